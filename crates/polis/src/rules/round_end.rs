//! Chapter 14: the phases at the end of a round.

use serde::{Deserialize, Serialize};
use table::refusal::refuse;
use table::{Actor, Faults, Log, Message, Next, Rule};

use super::editions;
use super::round::{Nth, over};
use crate::board::{Board, Ending};
use crate::components::POLEIS;
use crate::event::Event;
use crate::flow::{Frame, asks, keep_legal};
use crate::ids::{Good, Polis, Project, Side};
use crate::keyed;
use crate::moves::Move;
use crate::refusal::{Reason, Refusal};
use crate::view::View;

/// POL-14.2: projects in progress are finished, and their owner gains the prestige.
pub(crate) fn finish_projects(board: &mut Board, side: Side, nth: Nth, log: &mut Log<'_, Event>) {
    for polis in Polis::all() {
        let state = board.poleis[polis.index()];
        // Those of neutral poleis are finished too, once, for nobody.
        let mine = state.owner == Some(side) || (state.owner.is_none() && nth == Nth::First);
        let Some(project) = state.project.filter(|_| mine) else { continue };
        board.poleis[polis.index()].project = None;
        board.poleis[polis.index()].built.insert(project);
        let prestige = state.owner.map_or(0, |owner| reward(board, owner, polis, project));
        if let Some(owner) = state.owner {
            board.gain_prestige(owner, u16::from(prestige));
        }
        log.tell(Event::ProjectFinished { owner: state.owner, project, polis, prestige });
    }
}

/// What a finished project is worth at once.
fn reward(board: &Board, owner: Side, polis: Polis, project: Project) -> u8 {
    let printed = board.edition.projects[project.index()].prestige;
    // POL-14.3: Phidias is worth half the population of his polis, rounded up. POL-14.15: where
    // his value is printed, that counts.
    let prestige = printed.unwrap_or_else(|| board.population(polis).div_ceil(2));
    // POL-17.20: in the age of Pericles a project in Athenai is worth more.
    match board.event_rules().project_bonus {
        Some((side, at, more)) if side == owner && at == polis => prestige + more,
        _ => prestige,
    }
}

/// POL-14.4 to POL-14.8: feeding one league.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Feeding {
    /// Who feeds.
    pub side: Side,
}

impl Feeding {
    /// POL-14.5: how much wheat is lacking.
    fn short(self, board: &Board) -> u16 {
        let wheat = u16::from(board.stock(self.side, Good::Wheat));
        board.league_population(self.side).saturating_sub(wheat)
    }

    /// What a player could still let go.
    fn others(self, board: &Board) -> impl Iterator<Item = Polis> + '_ {
        board.league(self.side).filter(|&polis| !board.is_capital(polis))
    }

    /// Feeds if there is nothing to choose.
    fn go_on(self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let short = self.short(board);
        let can_pay = board.player(self.side).prestige >= short;
        let can_release = self.others(board).next().is_some();
        match (short, can_pay, can_release) {
            (0, ..) => self.feed(board, log),
            (_, true, false) => self.starve(board, log),
            // POL-14.8: the capital can't be fed and nothing else is left.
            (_, false, false) => {
                board.release_polis(board.capital(self.side));
                log.tell(Event::CapitalLost { side: self.side });
                over(board, Ending::CapitalLost(self.side), log)
            }
            (_, _, true) => Next::Stay,
        }
    }

    /// POL-14.4: one wheat for each cube of population.
    fn feed(self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let wheat = board.league_population(self.side) as u8;
        board.pay(self.side, Good::Wheat, wheat);
        log.tell(Event::Fed { side: self.side, wheat });
        Next::End
    }

    /// POL-14.6: prestige pays exactly the rest, last.
    fn starve(self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        let (short, wheat) = (self.short(board), board.stock(self.side, Good::Wheat));
        board.pay(self.side, Good::Wheat, wheat);
        board.lose_prestige(self.side, short);
        log.tell(Event::Fed { side: self.side, wheat });
        log.tell(Event::Starved { side: self.side, prestige: short });
        Next::End
    }
}

impl Rule<Frame, Board> for Feeding {
    fn clause(&self) -> &'static str {
        "POL-14.5"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let releases = self.others(board).map(Move::Release);
        keep_legal(out, releases.chain([Move::PayPrestige]), |mv| self.check(board, mv));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let short = self.short(board);
        if short == 0 {
            return refuse("POL-14.6", Reason::NotShort);
        }
        match mv {
            Move::Release(polis) if !board.owns(self.side, polis) => {
                refuse("POL-14.6", Reason::NotYourPolis { polis })
            }
            Move::Release(polis) if board.is_capital(polis) => {
                refuse("POL-14.6", Reason::CapitalStays { polis })
            }
            Move::Release(_) => Ok(()),
            Move::PayPrestige => {
                let have = board.player(self.side).prestige;
                if have < short {
                    return refuse("POL-14.5", Reason::HungerTooGreat { short, have });
                }
                Ok(())
            }
            _ => refuse("POL-14.5", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Release(polis) = mv else { return self.starve(board, log) };
        // POL-14.7: its projects and a proxenos in it stay; its population is the base again.
        board.release_polis(polis);
        log.tell(Event::Released { side: self.side, polis });
        self.go_on(board, log)
    }

    fn begin(&mut self, board: &mut Board, log: &mut Log<'_, Event>) -> Next<Frame> {
        self.go_on(board, log)
    }

    fn prompt(&self, view: &View) -> Message {
        asks("prompt-feeding", self.side).number("n", self.short(&view.board))
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Polis::by_id(thing).map(Move::Release));
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        let choice = self.short(board) > 0 && board.league(self.side).count() > 1;
        faults.expect(choice, || format!("{} feeds without a choice", self.side.id()));
    }
}

/// POL-14.9: wheat that is left may become population.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Growth {
    /// Whose.
    pub side: Side,
    /// Cubes already added to each polis.
    #[serde(
        serialize_with = "keyed::write_present::<Polis, _, _>",
        deserialize_with = "keyed::read::<Polis, _, _, _>"
    )]
    pub grown: [u8; POLEIS],
}

impl Growth {
    pub(crate) fn of(side: Side) -> Growth {
        Growth { side, grown: [0; POLEIS] }
    }

    fn check_polis(&self, board: &Board, polis: Polis) -> Result<(), Refusal> {
        let card = board.edition.poleis[polis.index()];
        if !board.owns(self.side, polis) {
            return refuse("POL-14.9", Reason::NotYourPolis { polis });
        }
        if board.stock(self.side, Good::Wheat) == 0 {
            return refuse("POL-14.9", Reason::NoWheat);
        }
        if board.poleis[polis.index()].cubes >= card.max {
            return refuse("POL-14.9", Reason::AtMaximum { polis, max: card.max });
        }
        if self.grown[polis.index()] >= card.growth {
            return refuse("POL-14.9", Reason::FullyGrown { polis, growth: card.growth });
        }
        if board.reserve(self.side) == 0 {
            return refuse("POL-0.6", Reason::NoCubes { need: 1, have: 0 });
        }
        Ok(())
    }

    fn go_on(&self, board: &Board) -> Next<Frame> {
        let possible = board.league(self.side).any(|polis| self.check_polis(board, polis).is_ok());
        if possible { Next::Stay } else { Next::End }
    }
}

impl Rule<Frame, Board> for Growth {
    fn clause(&self) -> &'static str {
        "POL-14.9"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let possible = |polis: &Polis| self.check_polis(board, *polis).is_ok();
        out.extend(board.league(self.side).filter(possible).map(Move::Grow));
        out.push(Move::Done);
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Grow(polis) => self.check_polis(board, polis),
            Move::Done => Ok(()),
            _ => refuse("POL-14.9", Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        let Move::Grow(polis) = mv else { return Next::End };
        board.pay(self.side, Good::Wheat, 1);
        board.poleis[polis.index()].cubes += 1;
        self.grown[polis.index()] += 1;
        log.tell(Event::Grew { side: self.side, polis });
        self.go_on(board)
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        self.go_on(board)
    }

    fn prompt(&self, view: &View) -> Message {
        let wheat = view.board.stock(self.side, Good::Wheat);
        asks("prompt-growth", self.side).number("n", wheat)
    }

    fn moves_at(&self, _: &Board, thing: &str, out: &mut Vec<Move>) {
        out.extend(Polis::by_id(thing).map(Move::Grow));
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }

    fn audit(&self, board: &Board, faults: &mut Faults) {
        for (polis, card) in Polis::all().zip(&board.edition.poleis) {
            let grown = self.grown[polis.index()] <= card.growth;
            faults.expect(grown, || format!("{} can't have grown so much", polis.id()));
        }
    }
}

/// POL-14.10: every polis above its base gives its owner 1 prestige.
pub(crate) fn megalopolis(board: &mut Board, side: Side, log: &mut Log<'_, Event>) {
    for polis in Polis::all() {
        let above = board.population(polis) > board.edition.poleis[polis.index()].base;
        if board.owns(side, polis) && above {
            board.gain_prestige(side, 1);
            log.tell(Event::Megalopolis { side, polis });
        }
    }
}

/// POL-14.12: wine, oil and wheat shrink to half, rounded up.
pub(crate) fn spoil(board: &mut Board, side: Side, log: &mut Log<'_, Event>) {
    for &good in &board.edition.spoils {
        let stock = &mut board.players[side.index()].stock[good.index()];
        let lost = *stock / 2;
        *stock -= lost;
        if lost > 0 {
            log.tell(Event::Spoiled { side, good, n: lost });
        }
    }
}

/// POL-14.13, POL-14.16: prestige for silver from the league.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Phoros {
    /// Who may ask for it.
    pub side: Side,
}

impl Rule<Frame, Board> for Phoros {
    fn clause(&self) -> &'static str {
        "POL-14.13"
    }

    fn awaits(&self, _: &Board) -> Actor {
        Actor::Seat(self.side.seat())
    }

    fn legal(&self, board: &Board, out: &mut Vec<Move>) {
        let possible = |n: &u16| editions::phoros(board, self.side, *n).is_some();
        let most = editions::most_phoros(board, self.side);
        out.extend((0..=most).filter(possible).map(Move::Phoros));
    }

    fn check(&self, board: &Board, mv: Move) -> Result<(), Refusal> {
        let clause = editions::phoros_clause(board.edition);
        match mv {
            Move::Phoros(n) if editions::phoros(board, self.side, n).is_some() => Ok(()),
            Move::Phoros(_) => {
                let max = editions::most_phoros(board, self.side);
                refuse(clause, Reason::OutOfRange { min: 0, max })
            }
            _ => refuse(clause, Reason::NotAsked),
        }
    }

    fn act(&mut self, board: &mut Board, mv: Move, log: &mut Log<'_, Event>) -> Next<Frame> {
        if let Move::Phoros(n) = mv
            && n > 0
        {
            let silver = editions::phoros(board, self.side, n).unwrap_or(0);
            let lost = board.surplus(self.side, Good::Silver, silver);
            board.lose_prestige(self.side, n);
            board.receive(self.side, Good::Silver, (silver - lost) as u8);
            let clause = editions::phoros_clause(board.edition);
            log.tell(Event::PhorosTaken { side: self.side, n, silver, lost, clause });
        }
        Next::End
    }

    fn begin(&mut self, board: &mut Board, _: &mut Log<'_, Event>) -> Next<Frame> {
        if editions::most_phoros(board, self.side) == 0 { Next::End } else { Next::Stay }
    }

    fn prompt(&self, _: &View) -> Message {
        asks("prompt-phoros", self.side)
    }

    fn is_quiet(&self, _: &Board) -> bool {
        true
    }
}
