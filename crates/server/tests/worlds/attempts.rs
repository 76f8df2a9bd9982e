//! Everything that can be asked of a server, as far as it could have to do with a table.

use std::path::Path;

use serde_json::{Value, json};

use super::positions::Position;
use super::{Asker, KEY, SEED, TABLE, hex, name};

/// A request.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    pub(crate) by: Asker,
    pub(crate) path: String,
    pub(crate) sent: Sent,
    /// It makes something with a random name, so only its status can be compared.
    pub(crate) is_random: bool,
}

/// What goes with it.
#[derive(Clone, Debug)]
pub(crate) enum Sent {
    Nothing,
    Json(Value),
    Form(String),
}

impl Attempt {
    pub(crate) fn get(by: Asker, path: String) -> Attempt {
        Attempt { by, path, sent: Sent::Nothing, is_random: false }
    }

    pub(crate) fn post(by: Asker, path: &str, body: Value) -> Attempt {
        Attempt { by, path: path.to_owned(), sent: Sent::Json(body), is_random: false }
    }
}

/// Every address with every method, as the description of the server lists them; another test
/// compares it with the addresses that there are. Only those about tables, if that is wished.
pub(crate) fn all(position: &Position, askers: &[Asker], only_tables: bool) -> Vec<Attempt> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("api/openapi.json");
    let document: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let mut attempts = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let is_table = ["{table}", "{replay}", "/api/"].iter().any(|part| path.contains(part));
        if only_tables && !is_table {
            continue;
        }
        for &by in askers {
            if operations.get("get").is_some() {
                let paths = addresses(position, path);
                attempts.extend(paths.into_iter().map(|path| Attempt::get(by, path)));
            }
            if operations.get("post").is_some() {
                let is_random = RANDOM.contains(&path.as_str());
                let address = addresses(position, path).swap_remove(0);
                let bodies = bodies(position, path).into_iter();
                attempts.extend(bodies.map(|sent| Attempt {
                    by,
                    path: address.clone(),
                    sent,
                    is_random,
                }));
            }
        }
    }
    attempts
}

/// Addresses whose answers hold a new random name.
const RANDOM: [&str; 4] = ["/tables", "/lobby/tables", "/api/game.new", "/me/name"];

/// An address with its parts filled in.
fn addresses(position: &Position, path: &str) -> Vec<String> {
    let (game, version) = (position.plan.game, position.plan.played.len());
    let filled = path.replace("{table}", TABLE).replace("{replay}", TABLE);
    let filled = filled.replace("{game}", game).replace("{stamp}", "0").replace("{number}", "1");
    let filled = filled.replace("/p/{name}", &format!("/p/{}", name(0)));
    let filled = filled.replace("{name}", "table.js");
    let each = |part: &str, values: Vec<String>| {
        values.iter().map(|value| filled.replace(part, value)).collect::<Vec<_>>()
    };
    let with = |queries: &[String]| {
        let queried = queries.iter().map(|query| format!("{filled}?{query}"));
        std::iter::once(filled.clone()).chain(queried).collect::<Vec<_>>()
    };
    match path {
        _ if path.contains("{ply}") => {
            let plies = [0, version.saturating_sub(1), version, version + 1, version + 2];
            each("{ply}", plies.iter().map(usize::to_string).collect())
        }
        _ if path.contains("{key}") => each("{key}", vec![KEY.to_owned(), "a".repeat(12)]),
        "/t/{table}/state" => with(&[
            "bare=true".to_owned(),
            format!("version={version}"),
            format!("version={}", version + 1),
            format!("version={}&bare=true", version.saturating_sub(1)),
        ]),
        "/t/{table}/events" => with(&[format!("version={version}")]),
        "/t/{table}/explain" => {
            let targets = targets(position).into_iter();
            with(&targets.map(|target| format!("target={target}&name=it")).collect::<Vec<_>>())
        }
        "/r/{replay}" => with(&[format!("ply={}", version + 1)]),
        _ => vec![filled],
    }
}

/// Things on the table that can be pointed at.
fn targets(position: &Position) -> Vec<&'static str> {
    let legal = position.table.legal("en").into_iter();
    let mut targets: Vec<_> = legal.flat_map(|choice| choice.targets).collect();
    targets.sort_unstable();
    targets.dedup();
    targets.truncate(12);
    targets
}

/// What is sent to an address. A new address has to say here how it is tried.
fn bodies(position: &Position, path: &str) -> Vec<Sent> {
    let version = position.plan.played.len();
    let seats = position.table.about().seats_of(position.plan.people.len());
    let versions = [version, version + 1];
    let json = |bodies: Vec<Value>| bodies.into_iter().map(Sent::Json).collect::<Vec<_>>();
    let forms = |bodies: &[&str]| bodies.iter().map(|one| Sent::Form((*one).to_owned())).collect();
    let handle = || json!({ "handle": TABLE });
    match path {
        "/api/game.play" => json(plays(position)),
        "/t/{table}/move" => {
            let each = singles(position).into_iter().flat_map(|words| {
                versions.map(|version| json!({ "version": version, "move": words }))
            });
            let bare = json!({ "version": version, "move": position.decisive, "bare": true });
            json(each.chain([bare]).collect())
        }
        "/t/{table}/undo" => {
            json([0, 1, 2, 100].map(|plies| json!({ "version": version, "plies": plies })).into())
        }
        "/api/game.undo" => {
            json([1, 2, 100].map(|plies| json!({ "handle": TABLE, "plies": plies })).into())
        }
        "/t/{table}/orders" => {
            let words = orders(position).into_iter();
            json(words.map(|order| json!({ "version": version, "order": order })).collect())
        }
        "/t/{table}/resign" => {
            let each = seats.iter().map(|seat| json!({ "version": version, "seat": seat }));
            json(each.collect())
        }
        "/t/{table}/seed" => {
            let each = seats.iter().flat_map(|seat| {
                [false, true].map(|bare| json!({ "seat": seat, "seed": hex(&SEED), "bare": bare }))
            });
            json(each.collect())
        }
        "/t/{table}/propose" => {
            let keeps = (0..=version).rev().step_by(version / 4 + 1);
            let undos = keeps.map(|keep| json!({ "kind": "undo", "keep": keep }));
            let others = ["draw", "abandon"].map(|kind| json!({ "kind": kind }));
            let replace = seats.iter().map(|seat| json!({ "kind": "replace", "seat": seat }));
            let all = undos.chain(others).chain(replace).map(|mut body| {
                body["version"] = version.into();
                body
            });
            json(all.collect())
        }
        "/t/{table}/answer" => {
            json(vec![json!({ "version": version, "number": 1, "agree": true })])
        }
        "/api/game.explain" => {
            let words = singles(position).into_iter().chain(position.probes.iter().cloned());
            let words = words.map(|words| json!({ "handle": TABLE, "move": words }));
            let targets = targets(position).into_iter();
            let targets = targets.map(|target| json!({ "handle": TABLE, "target": target }));
            json(words.chain(targets).collect())
        }
        "/api/game.view" | "/api/game.draw" => {
            let seats = seats.iter().chain(&["spectator"]);
            json(seats.map(|seat| json!({ "handle": TABLE, "seat": seat })).collect())
        }
        "/api/game.suggest" => json(vec![
            json!({ "handle": TABLE, "bot": "mcts", "simulations": 30, "seed": 1 }),
            json!({ "handle": TABLE, "bot": "greedy", "seed": 1 }),
            json!({ "handle": TABLE, "bot": "sensible", "seed": 1 }),
        ]),
        "/api/game.legal" => json(vec![handle(), json!({ "handle": TABLE, "forecast": true })]),
        "/api/game.state" | "/api/game.record" | "/api/game.close" => json(vec![handle()]),
        "/api/hello" | "/api/games.list" => json(vec![json!({})]),
        "/api/game.load" => json(vec![json!({ "record": "" })]),
        "/api/game.new" => json(vec![json!({ "game": position.plan.game })]),
        "/t/{table}/sit" => forms(&["", &format!("seat={}", seats[0])]),
        "/t/{table}/join" => forms(&[&format!("key={KEY}"), "key=aaaaaaaaaaaa"]),
        "/t/{table}/leave" | "/t/{table}/rematch" => forms(&[""]),
        "/t/{table}/chat" => json(vec![json!({ "text": "What will it be?" })]),
        "/t/{table}/chat/{number}/mute" => json(vec![json!({})]),
        "/t/{table}/chat/{number}/report" => json(vec![json!({ "reason": "cheating" })]),
        "/tables" => forms(&[&format!("game={}&with=friend", position.plan.game)]),
        "/lobby/tables" => forms(&["game=pebbles&seat-white=me&seat-black=person"]),
        "/language" => forms(&["language=it"]),
        "/me/name" => forms(&["name=Somebody"]),
        "/me/claim" | "/me/login" => forms(&["name=Somebody&password=owls+to+Athens"]),
        "/me/password" => forms(&["old=owls+to+Athens&new=owls+to+Sparta"]),
        "/me/delete" => forms(&["sure=on&password=owls+to+Athens"]),
        "/me/logout" | "/me/logout-everywhere" | "/me/program" => forms(&[""]),
        "/me/tokens" => forms(&["label=one"]),
        "/me/tokens/drop" => forms(&["id=aaaaaaaaaaaa"]),
        "/me/webhook" => forms(&["url=http%3A%2F%2Flocalhost%2F"]),
        "/me/unmute" => forms(&["who=aaaaaaaaaaaa"]),
        "/replays" => forms(&["[Hegemonia \"1\"]\nend 0\n"]),
        _ => panic!("{path} is new: say what is sent to it"),
    }
}

/// Words of single moves: decisive, legal, of chance, of others, and nonsense.
fn singles(position: &Position) -> Vec<String> {
    let legal = position.table.legal_words();
    let stride = legal.len() / 6 + 1;
    let legal = legal.into_iter().step_by(stride).map(|one| one.words);
    let odd = ["zzz", "roll 1", "throw 1", "deal archer", "pass", ""].map(str::to_owned);
    let decisive = Some(position.decisive.clone()).filter(|words| !words.is_empty());
    let probes = position.probes.iter().take(3).cloned();
    decisive.into_iter().chain(legal).chain(probes).chain(odd).collect()
}

/// Single moves, and lists of them in which something follows the decisive one.
pub(crate) fn plays(position: &Position) -> Vec<Value> {
    let (version, decisive) = (position.plan.played.len(), &position.decisive);
    let list = |moves: &[&str]| json!({ "handle": TABLE, "version": version, "moves": moves });
    let mut plays: Vec<_> = singles(position)
        .into_iter()
        .flat_map(|words| {
            let late = json!({ "handle": TABLE, "version": version + 1, "move": words });
            [json!({ "handle": TABLE, "move": words }), list(&[&words, "zzz"]), late]
        })
        .collect();
    let odd = ["zzz", "done", "pass", "keep", "let_go", "bid 1", "bid 2", decisive];
    for probe in odd.into_iter().chain(position.probes.iter().map(String::as_str)) {
        plays.extend([
            list(&[decisive, probe, "zzz"]),
            list(&[decisive, probe]),
            list(&[decisive, "done", probe, "zzz"]),
            list(&[probe, decisive, "zzz"]),
        ]);
    }
    plays.extend([list(&[]), list(&["zzz"; 101])]);
    plays
}

/// Words of orders: what each seat may give, and what none may.
fn orders(position: &Position) -> Vec<String> {
    let mut words = vec![String::new(), "zzz".to_owned(), "bid 1000".to_owned()];
    for seat in (0_u8..).map(table::Seat).take(position.plan.people.len()) {
        let offered = position.table.orders(seat, "en");
        let stride = offered.len() / 3 + 1;
        words.extend(offered.into_iter().step_by(stride).map(|order| order.words));
    }
    words.dedup();
    words
}
