//! The layout of every page: head, top bar, and the theme switch.

use maud::{DOCTYPE, Markup, html};

use super::icons::icon;
use crate::assets;
use crate::language::menu as languages;
use crate::turns;
use crate::words::{language, say};

/// A page under construction.
#[derive(Clone, Debug)]
pub(crate) struct Page<'a> {
    title: &'a str,
    styles: Vec<String>,
    script: Option<&'static str>,
    class: &'static str,
    top: Markup,
    tools: Markup,
    head: Markup,
    is_bare: bool,
}

impl<'a> Page<'a> {
    /// A page with this title.
    pub(crate) fn new(title: &'a str) -> Page<'a> {
        let (top, tools) = (navigation(), html! {});
        let head = html! {};
        Page {
            title,
            styles: Vec::new(),
            script: None,
            class: "",
            top,
            tools,
            head,
            is_bare: false,
        }
    }

    /// Adds a style sheet of ours.
    pub(crate) fn style(self, name: &'static str) -> Self {
        self.style_at(assets::path(name))
    }

    /// Adds the style sheet at this URL.
    pub(crate) fn style_at(mut self, address: String) -> Self {
        self.styles.push(address);
        self
    }

    /// Adds a script module.
    pub(crate) fn script(mut self, name: &'static str) -> Self {
        self.script = Some(name);
        self
    }

    /// Adds a class to the body.
    pub(crate) fn class(mut self, class: &'static str) -> Self {
        self.class = class;
        self
    }

    /// Replaces the usual links in the middle of the top bar.
    pub(crate) fn top(mut self, top: Markup) -> Self {
        self.top = top;
        self
    }

    /// Adds buttons at the right of the top bar.
    pub(crate) fn tools(mut self, tools: Markup) -> Self {
        self.tools = tools;
        self
    }

    /// Adds to the head: metadata for link previews.
    pub(crate) fn head(mut self, head: Markup) -> Self {
        self.head = head;
        self
    }

    /// Leaves out the top bar, for pages that are embedded in others.
    pub(crate) fn bare(mut self) -> Self {
        self.is_bare = true;
        self
    }

    /// Renders the page around its body.
    pub(crate) fn render(self, body: &Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(language()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · Hegemonia" }
                    (self.head)
                    link rel="icon" type="image/svg+xml" href=(assets::path("mark.svg"));
                    link rel="stylesheet" href=(assets::path("main.css"));
                    link rel="stylesheet" href=(assets::seats_path());
                    @for style in &self.styles { link rel="stylesheet" href=(style); }
                    // Before the first paint, so that a dark page does not flash light.
                    script src=(assets::path("theme.js")) {}
                    script type="module" src=(assets::path("turns.js")) {}
                    @if let Some(script) = self.script {
                        script type="module" src=(assets::path(script)) {}
                    }
                }
                body class=(self.class) {
                    @if !self.is_bare {
                        a.skip href="#content" { (say("skip")) }
                        (top_bar(&self.top, &self.tools))
                    }
                    (body)
                }
            }
        }
    }
}

fn top_bar(middle: &Markup, tools: &Markup) -> Markup {
    html! {
        header.top {
            a.brand href="/" aria-label=(say("brand-home")) {
                (icon("owl")) span { "Hegemonia" }
            }
            (middle)
            div.tools {
                (turns::bar())
                (tools)
                (languages())
                button.ib id="theme" type="button" title=(say("theme")) aria-label=(say("theme")) {
                    span.if-light { (icon("dark")) }
                    span.if-dark { (icon("light")) }
                }
            }
        }
    }
}

fn navigation() -> Markup {
    html! {
        nav.links aria-label=(say("nav")) {
            a href="/" { (say("nav-play")) }
            a href="/lobby" { (say("nav-lobby")) }
            a href="/games" { (say("nav-games")) }
            a href="/rules" { (say("nav-rules")) }
        }
    }
}
