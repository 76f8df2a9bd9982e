//! The bots on Colovini's Polis, for more than two seats and with boards that differ.

use agora::Agora;
use agora::flow::Frame;
use bots::playout::Playout;
use bots::soak::{Soak, Start};
use bots::{Arena, Balance, BotRng, BotSpec, Policy, Sides};
use rand::SeedableRng;
use table::{Rules, Secrets, Setup, Viewer};

fn arena(bots: &[&str], seats: usize, games: u32) -> Arena {
    let standard = Setup::standard(Agora::about());
    let setup = Setup { seats, scenario: "dealt_boards".to_owned(), ..standard };
    let bots: Vec<BotSpec> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
    Arena { games, ..Arena::new(setup, bots) }
}

#[test]
fn a_balance_compares_seats_and_boards() {
    let reports = [3, 5].map(|seats| {
        let arena = Arena { sides: Sides::Fixed, ..arena(&["sensible"], seats, 12) };
        arena.run::<Agora>(&|_| {}).expect("one bot for all seats")
    });
    let boards: usize = reports.iter().map(|report| report.by_role.len()).sum();
    for (report, seats) in reports.iter().zip([3, 5]) {
        let played: u64 = report.by_role.values().map(|figures| figures.games).sum();
        assert_eq!(played, 12 * seats, "a board for each seat of each game");
    }
    let balance = Balance(reports.to_vec());
    let table = balance.to_string();
    assert!(table.contains("times its share"), "{table}");
    assert!(table.contains("| dealt_boards | 3 | ") && table.contains("| dealt_boards | 5 | "));
    let svg = balance.svg();
    assert!(svg.contains("in even shares") && svg.contains("dealt_boards, 5 seats"), "{svg}");
    assert_eq!(svg.matches("<circle").count(), 3 + 5 + boards, "seats and boards");
}

#[test]
fn whoever_plays_on_keenly_knows_no_more_than_the_seat_sees() {
    let played = arena(&["sensible"], 4, 1).play::<Agora>(0).expect("one bot for all seats");
    let mut playout = Playout::<Agora>::new(Policy::Keen(4));
    let mut bids = 0;
    for ply in 0..played.plies().len() {
        let position = played.position_at(ply);
        let Some(seat) = Agora::actor(&position).seat() else { continue };
        let view = Agora::view(&position, Viewer::Seat(seat));
        let mut rng = BotRng::seed_from_u64(ply as u64);
        let other = Agora::plausible(&view, &mut rng);
        let mut pick = |position| playout.pick(position, &mut rng.clone());
        assert_eq!(pick(&position), pick(&other), "at ply {ply}");
        let bidding = matches!(position.steps.top(), Some(Frame::Bidding(_)));
        bids += u32::from(bidding && position.table.secrets.lot != other.table.secrets.lot);
    }
    assert!(bids > 5, "{bids} bids on a card that was another");
}

/// Every kind of move that a player or chance can make.
const VERBS: [&str; 32] = [
    "assassinate",
    "attack",
    "auction",
    "bid",
    "board",
    "buy",
    "buy_vp",
    "deal",
    "destroy",
    "develop",
    "discard",
    "done",
    "draw",
    "end_card",
    "erase",
    "herodotus",
    "hippocrates",
    "income",
    "keep",
    "let_go",
    "look",
    "pass",
    "plato",
    "port",
    "protect",
    "sacrifice",
    "sell_vp",
    "settle",
    "side",
    "take",
    "trade",
    "use",
];

/// From every way of giving out boards, for three, four and five: at random, by rule of thumb and
/// mixed, with the usual purses and with plenty. Every position looked at could have arisen, every
/// listed move is accepted, and every game ends.
#[test]
fn tens_of_thousands_of_games_keep_the_rules() {
    let standard = Setup::standard(Agora::about());
    let scenarios = &Agora::about().editions[0].scenarios;
    let setups = (3..=5).flat_map(|seats| {
        let setup = Setup { seats, ..standard.clone() };
        scenarios.iter().map(move |one| Setup { scenario: one.id.clone(), ..setup.clone() })
    });
    let starts: Vec<_> =
        setups.flat_map(|setup| [Start::Setup(setup.clone()), Start::Plenty(setup)]).collect();
    assert_eq!(starts.len(), 18);
    let games = 60_000;
    let soak = Soak { starts, games, seed: 1_118, most_plies: 5_000, audit_every: 16 };
    let soaked = soak.run::<Agora>(&|| {}).expect("games can be begun");
    assert_eq!(soaked.faults, []);
    assert_eq!(soaked.endings.get("points"), Some(&games));
    let verbs: Vec<_> = soaked.verbs.keys().map(String::as_str).collect();
    assert_eq!(verbs, VERBS, "every kind of move was made, and no other");
}
