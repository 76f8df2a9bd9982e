//! Sentences of reasons and events, with clauses, things and secrets.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use table::{Event as _, Id, Knower, Message, Named, Reason as _, Seat, Viewer};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(list("alpha", "beta"), name = "seat-{id}", thing, seat)]
pub struct Player(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(name = "colour-{id}", thing)]
pub enum Colour {
    Red,
    Green,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Id)]
#[ids(list("hoplite", "long_walls"), name = "card-{kebab_id}")]
pub struct Kind(u8);

/// Players who know a face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knowers(u8);

impl Knower for Knowers {
    fn may_know(&self, viewer: Viewer) -> bool {
        Player::all().any(|one| self.0 & one.bit() != 0 && viewer.is(one.seat()))
    }

    fn narrowed(self, viewer: Viewer) -> Self {
        let own = Player::all().find(|one| viewer.is(one.seat()));
        Knowers(own.map_or(0, |one| self.0 & one.bit()))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, table::Reason)]
#[args(card = kind)]
pub enum Reason {
    NotAsked,
    #[says("why-outside")]
    OutsideTerritories {
        colour: Colour,
    },
    #[says(.., more = need.saturating_sub(have))]
    TooFewHoplites {
        colour: Colour,
        need: u8,
        have: u8,
    },
    #[says(side = by, ..)]
    Collected {
        kind: Kind,
        by: Player,
    },
    #[says("why-wants-galleys" if galleys, _ = galleys)]
    #[says("why-wants-hoplites", _ = galleys)]
    WrongUnits {
        galleys: bool,
    },
    #[says("why-nothing-to-give" if max == 0, _ = min)]
    #[says("why-only-number" if min == max, n = min)]
    #[says(min, max)]
    OutOfRange {
        min: u16,
        max: u16,
    },
    #[says(with = not_this_lot(lot, need))]
    NotThisLot {
        lot: Colour,
        need: u8,
    },
    NotInHand {
        kind: Kind,
    },
    #[says(project = Message::new(format!("project-{project}")), id = project)]
    NotShown {
        project: &'static str,
    },
    Positional(Colour, u8),
}

fn not_this_lot(lot: Colour, need: u8) -> Message {
    let amount = Message::new("amount").name("good", lot.name()).number("n", need);
    Message::new("why-not-this-lot").name("lot", amount)
}

#[test]
fn reasons_are_sentences() {
    use Reason as R;
    let red = Colour::Red.name();
    let cases = [
        (R::NotAsked, Message::new("why-not-asked")),
        (
            R::OutsideTerritories { colour: Colour::Red },
            Message::new("why-outside").name("colour", red.clone()),
        ),
        (
            R::TooFewHoplites { colour: Colour::Red, need: 5, have: 3 },
            Message::new("why-too-few-hoplites")
                .name("colour", red.clone())
                .number("need", 5)
                .number("have", 3)
                .number("more", 2),
        ),
        (
            R::Collected { kind: Kind(1), by: Player(1) },
            Message::new("why-collected")
                .name("side", Message::new("seat-beta"))
                .name("card", Message::new("card-long-walls")),
        ),
        (R::WrongUnits { galleys: true }, Message::new("why-wants-galleys")),
        (R::WrongUnits { galleys: false }, Message::new("why-wants-hoplites")),
        (R::OutOfRange { min: 0, max: 0 }, Message::new("why-nothing-to-give")),
        (R::OutOfRange { min: 2, max: 2 }, Message::new("why-only-number").number("n", 2)),
        (
            R::OutOfRange { min: 1, max: 2 },
            Message::new("why-out-of-range").number("min", 1).number("max", 2),
        ),
        (R::NotThisLot { lot: Colour::Red, need: 2 }, not_this_lot(Colour::Red, 2)),
        (
            R::NotInHand { kind: Kind(0) },
            Message::new("why-not-in-hand").name("card", Message::new("card-hoplite")),
        ),
        (
            R::NotShown { project: "walls" },
            Message::new("why-not-shown")
                .name("project", Message::new("project-walls"))
                .text("id", "walls"),
        ),
        (
            R::Positional(Colour::Red, 3),
            Message::new("why-positional").name("colour", red).number("n", 3),
        ),
    ];
    for (reason, message) in cases {
        assert_eq!(reason.message(), message, "{reason:?}");
    }
}

#[derive(Clone, PartialEq, Debug, table::Event)]
#[args(card = kind, _ = by)]
#[at(player)]
#[secret(kind, known_to = by)]
pub enum Event {
    #[clause("AGO-0.11")]
    #[says("event-turn")]
    TurnBegan { player: Player },
    #[says("event-drew-card" if kind.is_some())]
    #[says("event-drew")]
    #[clause("AGO-1.1")]
    #[at(player, colour)]
    Drew { player: Player, colour: Colour, kind: Option<Kind>, by: Knowers },
    #[says("event-peeked-card" if face.is_some(), player, card = face)]
    #[says("event-peeked", player)]
    #[clause("AGO-9.23")]
    #[secret(face, known_to = player)]
    Peeked { player: Player, face: Option<Kind> },
    #[says("event-kept-from" if to.is_some(), n = price, other = to, ..)]
    #[says(n = price, _ = to, ..)]
    #[clause("AGO-2.6" if to.is_some())]
    #[clause("AGO-2.7")]
    Kept { player: Player, price: u16, to: Option<Player> },
    #[clause(clause)]
    #[says(colours)]
    Many { colours: Vec<Colour>, clause: &'static str },
    #[clause("AGO-9.9")]
    #[at(format_id(player, kind))]
    #[secret(with = Event::hide_small)]
    Counted { player: Player, kind: Kind, n: Option<u8> },
    #[clause("AGO-8.1")]
    #[says("event-over")]
    GameOver,
}

fn format_id(player: Player, kind: Kind) -> &'static str {
    format!("{}-{}", player.id(), kind.id()).leak()
}

impl Event {
    /// An odd secret: small numbers.
    fn hide_small(&mut self, viewer: Viewer) {
        let Event::Counted { n, .. } = self else { return };
        if viewer == Viewer::Spectator && n.is_some_and(|n| n < 3) {
            *n = None;
        }
    }
}

#[test]
fn events_are_told() {
    let drew =
        |kind| Event::Drew { player: Player(0), colour: Colour::Green, kind, by: Knowers(1) };
    let told = drew(Some(Kind(0))).tell();
    let pile = |id: &'static str| {
        Message::new(id)
            .name("player", Message::new("seat-alpha"))
            .name("colour", Message::new("colour-green"))
    };
    let card = Message::new("card-hoplite");
    assert_eq!(told.message, pile("event-drew-card").name("card", card));
    assert_eq!((told.clause, told.targets), ("AGO-1.1", vec!["alpha", "green"]));
    assert_eq!(drew(None).message(), pile("event-drew"));

    let kept = |to| Event::Kept { player: Player(0), price: 4, to };
    let message = |id: &'static str| Message::new(id).number("n", 4);
    let player = Message::new("seat-alpha");
    assert_eq!(kept(None).message(), message("event-kept").name("player", player.clone()));
    let other = message("event-kept-from").name("other", Message::new("seat-beta"));
    assert_eq!(kept(Some(Player(1))).message(), other.name("player", player));
    assert_eq!((kept(None).clause(), kept(Some(Player(1))).clause()), ("AGO-2.7", "AGO-2.6"));
    assert_eq!(kept(None).things(), ["alpha"], "as the enum says");

    let many = Event::Many { colours: vec![Colour::Red, Colour::Green], clause: "AGO-1.3" };
    let list = vec![Colour::Red.name(), Colour::Green.name()];
    assert_eq!(many.message(), Message::new("event-many").list("colours", list));
    assert_eq!((many.clause(), many.things().len()), ("AGO-1.3", 0));
    let counted = Event::Counted { player: Player(0), kind: Kind(0), n: None };
    assert_eq!(counted.things(), ["alpha-hoplite"]);
    assert_eq!(counted.message().args.len(), 2, "what is unknown is not said");
}

#[test]
fn secrets_are_kept() {
    let drew = |kind, by| Event::Drew { player: Player(0), colour: Colour::Red, kind, by };
    let open = drew(Some(Kind(1)), Knowers(0b11));
    let seat = |n| Viewer::Seat(Seat(n));
    assert_eq!(open.clone().seen_by(seat(0)), drew(Some(Kind(1)), Knowers(0b01)));
    assert_eq!(open.clone().seen_by(seat(1)), drew(Some(Kind(1)), Knowers(0b10)));
    assert_eq!(open.seen_by(Viewer::Spectator), drew(None, Knowers(0)));
    let peeked = |face| Event::Peeked { player: Player(1), face };
    assert_eq!(peeked(Some(Kind(0))).seen_by(seat(1)), peeked(Some(Kind(0))));
    assert_eq!(peeked(Some(Kind(0))).seen_by(seat(0)), peeked(None));
    let counted = |n| Event::Counted { player: Player(0), kind: Kind(0), n };
    assert_eq!(counted(Some(2)).seen_by(Viewer::Spectator), counted(None));
    assert_eq!(counted(Some(3)).seen_by(Viewer::Spectator), counted(Some(3)));
    assert_eq!(Event::GameOver.seen_by(Viewer::Spectator), Event::GameOver);
}
