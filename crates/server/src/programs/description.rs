//! The description of all routes: as an OpenAPI file for machines, and as a page.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use maud::{Markup, html};
use serde_json::Value;

use crate::guests::Visitor;
use crate::pages::games;
use crate::pages::layout::Page;
use crate::words::say;

/// The description. A test compares it with the routes.
const OPENAPI: &str = include_str!("../../api/openapi.json");
/// A program that plays; a test runs it.
const EXAMPLE: &str = include_str!("../../../../examples/bot.py");

static PARSED: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(OPENAPI).unwrap_or_default());

/// The file.
pub(super) async fn file() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}

/// The page.
pub(super) async fn page(visitor: Visitor) -> Markup {
    let title = say("api-title");
    let body = html! {
        main.plain id="content" {
            h1 { (title) }
            p.lead { (say("api-text")) }
            p { (say("api-games")) }
            p { (say("api-file")) " " a href="/api/openapi.json" { code { "/api/openapi.json" } } }
            p { (say("api-first")) }
            pre.listing tabindex="0" { code { (EXAMPLE) } }
            @for tag in list(&PARSED["tags"]) { (group(tag)) }
        }
    };
    Page::new(&title)
        .style("home.css")
        .style("people.css")
        .tools(games::name_tag(&visitor))
        .render(&body)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The routes of one group.
fn group(tag: &Value) -> Markup {
    let paths = PARSED["paths"].as_object();
    let all = paths.into_iter().flatten().flat_map(|(path, operations)| {
        let operations = operations.as_object().into_iter().flatten();
        operations.map(move |(method, operation)| (path, method, operation))
    });
    let of_tag = all.filter(|(_, _, operation)| operation["tags"][0] == tag["name"]);
    html! {
        section.api {
            h2 { (text(&tag["description"])) }
            dl {
                @for (path, method, operation) in of_tag {
                    dt { code { (method.to_uppercase()) " " (path) } }
                    dd {
                        (text(&operation["summary"]))
                        @let fields = fields(operation);
                        @if !fields.is_empty() { " " small { code { (fields.join(", ")) } } }
                    }
                }
            }
        }
    }
}

/// The fields of a request; optional ones have a question mark.
fn fields(operation: &Value) -> Vec<String> {
    let content = operation["requestBody"]["content"].as_object();
    let schema = content.and_then(|kinds| kinds.values().next()).map(|kind| &kind["schema"]);
    let body = schema.and_then(|schema| schema["properties"].as_object().map(|all| (schema, all)));
    let required =
        |schema: &Value, name: &str| list(&schema["required"]).iter().any(|one| one == name);
    let body = body.into_iter().flat_map(|(schema, all)| {
        all.keys().map(move |name| (name.clone(), required(schema, name)))
    });
    let query = list(&operation["parameters"]).iter().filter(|one| one["in"] == "query");
    let query = query.map(|one| (text(&one["name"]).to_owned(), one["required"] == true));
    let all = body.chain(query);
    all.map(|(name, required)| if required { name } else { format!("{name}?") }).collect()
}
