//! The bots on Colovini's Polis, for more than two seats and with boards that differ.

use agora::Agora;
use bots::{Arena, Balance, BotSpec, Sides};
use table::{Game, Setup};

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
