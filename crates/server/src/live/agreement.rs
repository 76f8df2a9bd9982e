//! Proposals at a table: a draw, taking moves back, stopping, or letting a bot play for somebody
//! who has left.
//!
//! One proposal is open at a time. A player who moves instead of answering has refused; a proposal
//! to take moves back ends with any entry; one to replace somebody ends when they move. All of that
//! follows from what is on disk, so a restart changes nothing. Only the result of a proposal is an
//! entry.

use table::matches::Barrier;
use table::{Actor, Seat};

use super::{Refused, Running, Stopped};
use crate::storage::{Kind, Pace, ProposalRow};

/// A seat may propose at most this often within so many entries.
pub(crate) const MOST_PROPOSALS: usize = 3;
const WITHIN: usize = 20;
/// How long a game must have waited for somebody before the others may replace them, in
/// milliseconds; longer at a slow table, and longest where nobody else is there to agree.
const AWAY: i64 = 5 * 60_000;
const AWAY_SLOW: i64 = 86_400_000;
const AWAY_TWO: i64 = 3 * 86_400_000;
/// How many points to go back to are offered.
const POINTS: usize = 3;

/// What is proposed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum What {
    /// Nobody wins.
    Draw,
    /// Moves are taken back until so many remain.
    Undo(usize),
    /// The game ends without a result.
    Abandon,
    /// A bot plays for a seat.
    Replace(Seat),
}

/// A proposal that is open, or was the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Proposal {
    pub(crate) number: i64,
    pub(crate) by: Seat,
    pub(crate) what: What,
    since: usize,
    agreed: i64,
    /// The seat that refused it.
    pub(crate) refused_by: Option<Seat>,
    is_open: bool,
}

/// The proposals of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Proposals {
    last: Option<Proposal>,
    /// Who proposed, and at how many entries.
    past: Vec<(Seat, usize)>,
}

/// Moves that would be taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Forgotten {
    /// How many moves remain.
    pub(crate) keep: usize,
    /// How many moves of each seat would go, and how many of chance.
    pub(crate) seats: Vec<(Seat, usize)>,
    pub(crate) rolls: usize,
    /// Why the others have to agree.
    pub(crate) barrier: Barrier,
}

impl What {
    /// Its id in requests and on disk.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            What::Draw => "draw",
            What::Undo(_) => "undo",
            What::Abandon => "abandon",
            What::Replace(_) => "replace",
        }
    }

    /// Parses an id and its number: of moves, or of the seat.
    pub(crate) fn read(id: &str, about: i64) -> Option<What> {
        match id {
            "draw" => Some(What::Draw),
            "undo" => Some(What::Undo(usize::try_from(about).ok()?)),
            "abandon" => Some(What::Abandon),
            "replace" => Some(What::Replace(Seat(u8::try_from(about).ok()?))),
            _ => None,
        }
    }

    fn about(self) -> i64 {
        match self {
            What::Undo(keep) => i64::try_from(keep).unwrap_or(i64::MAX),
            What::Replace(seat) => seat.0.into(),
            What::Draw | What::Abandon => 0,
        }
    }
}

impl Proposals {
    /// Restored from disk; replaying the entries shows whether the last is still open.
    pub(super) fn from_rows(rows: &[ProposalRow]) -> Proposals {
        let seat = |number: i64| u8::try_from(number).ok().map(Seat);
        let since = |row: &ProposalRow| usize::try_from(row.since).unwrap_or(usize::MAX);
        let past = rows.iter().filter_map(|row| Some((seat(row.seat)?, since(row))));
        let last = rows.last().and_then(|row| {
            Some(Proposal {
                number: row.number,
                by: seat(row.seat)?,
                what: What::read(&row.kind, row.about)?,
                since: since(row),
                agreed: row.agreed,
                refused_by: row.ended.as_ref().and(row.ender).and_then(seat),
                is_open: row.ended.is_none(),
            })
        });
        Proposals { last, past: past.collect() }
    }

    /// The number of the last proposal, and who has agreed to it.
    pub(super) fn mark(&self) -> (i64, i64) {
        self.last.as_ref().map_or((0, 0), |last| (last.number, last.row().agreed))
    }

    /// A count that grows with every proposal and answer.
    pub(super) fn changes(&self) -> usize {
        let last = self.last.as_ref();
        let number = last.map_or(0, |last| usize::try_from(last.number).unwrap_or(0));
        let answers = last.map_or(0, |last| last.agreed.count_ones() as usize);
        let ended = last.is_some_and(|last| !last.is_open);
        (number * 16 + answers + 8 * usize::from(ended)) * 100
    }
}

impl Proposal {
    fn row(&self) -> ProposalRow {
        let ended = match (self.is_open, self.refused_by) {
            (true, _) => None,
            (false, Some(_)) => Some("refused"),
            (false, None) => Some("withdrawn"),
        };
        ProposalRow {
            number: self.number,
            seat: self.by.0.into(),
            kind: self.what.id().to_owned(),
            about: self.what.about(),
            since: i64::try_from(self.since).unwrap_or(i64::MAX),
            agreed: self.agreed,
            ended: ended.map(str::to_owned),
            ender: self.refused_by.map(|seat| seat.0.into()),
        }
    }

    fn has_agreed(&self, seat: Seat) -> bool {
        self.agreed & bit(seat) != 0
    }
}

const fn bit(seat: Seat) -> i64 {
    1 << (seat.0 % 63)
}

impl Running {
    /// The proposal that is open.
    pub(crate) fn proposal(&self) -> Option<&Proposal> {
        self.proposals.last.as_ref().filter(|last| last.is_open && !self.is_over())
    }

    /// The last proposal, if it was refused and nothing has happened since.
    pub(crate) fn refused_proposal(&self) -> Option<&Proposal> {
        let last = self.proposals.last.as_ref()?;
        let is_news = last.refused_by.is_some() && last.since == self.version();
        Some(last).filter(|_| is_news && !self.is_over())
    }

    /// The seats whose answers a proposal needs: one for each person who is asked.
    pub(crate) fn asked(&self, by: Seat, what: What) -> Vec<Seat> {
        let guest = |seat: Seat| self.seats.get(seat.index()).and_then(|row| row.guest.as_deref());
        let target = match what {
            What::Replace(seat) => guest(seat),
            What::Draw | What::Undo(_) | What::Abandon => None,
        };
        let mut asked: Vec<Seat> = Vec::new();
        for (seat, row) in (0_u8..).map(Seat).zip(&self.seats) {
            let is_person = row.guest.is_some() && row.bot.is_none();
            let is_asked = is_person && guest(seat) != guest(by) && guest(seat) != target;
            if is_asked && !asked.iter().any(|&other| guest(other) == guest(seat)) {
                asked.push(seat);
            }
        }
        asked
    }

    /// The seats that have not answered the open proposal.
    pub(crate) fn unanswered(&self) -> Vec<Seat> {
        let Some(open) = self.proposal() else { return Vec::new() };
        let asked = self.asked(open.by, open.what).into_iter();
        asked.filter(|&seat| !open.has_agreed(seat)).collect()
    }

    /// Whether a seat may make a proposal now. `is_here` says whether somebody is looking at the
    /// table.
    ///
    /// # Errors
    /// Why it can't.
    pub(crate) fn check_proposal(
        &self,
        by: Seat,
        what: What,
        is_here: impl Fn(&str) -> bool,
    ) -> Result<(), Refused> {
        if self.is_over() {
            return Err(Refused::Over);
        }
        if self.proposal().is_some() {
            return Err(Refused::NotProposed("error-proposal-open"));
        }
        self.may_propose(by, what, is_here)?;
        let recent = self.version().saturating_sub(WITHIN);
        let own = self.proposals.past.iter();
        let own = own.filter(|(seat, since)| *seat == by && *since >= recent);
        if own.count() >= MOST_PROPOSALS { Err(Refused::ProposedTooOften) } else { Ok(()) }
    }

    fn may_propose(
        &self,
        by: Seat,
        what: What,
        is_here: impl Fn(&str) -> bool,
    ) -> Result<(), Refused> {
        let refuse = |id: &'static str| Err(Refused::NotProposed(id));
        let nobody = self.asked(by, what).is_empty();
        match what {
            _ if !self.has_begun() => refuse("error-proposal-begun"),
            What::Draw if nobody || self.seats.iter().any(|row| row.bot.is_some()) => {
                refuse("error-draw-bot")
            }
            What::Undo(_) if !self.wishes.takebacks => refuse("error-no-takebacks"),
            What::Abandon | What::Undo(_) if nobody => refuse("error-proposal-nobody"),
            What::Undo(keep) if self.forgotten(by, keep).is_none() => refuse("error-undo-point"),
            What::Replace(seat) => self.check_away(by, seat, nobody, is_here),
            What::Draw | What::Abandon | What::Undo(_) => Ok(()),
        }
    }

    /// Somebody counts as away if the game has waited long enough for them and they are not
    /// looking.
    fn check_away(
        &self,
        by: Seat,
        seat: Seat,
        nobody: bool,
        is_here: impl Fn(&str) -> bool,
    ) -> Result<(), Refused> {
        let row = self.seats.get(seat.index()).filter(|row| row.bot.is_none());
        let guest = row.and_then(|row| row.guest.as_deref());
        let own = self.seats.get(by.index()).and_then(|row| row.guest.as_deref());
        let Some(guest) = guest.filter(|&guest| Some(guest) != own) else {
            return Err(Refused::NotProposed("error-replace-who"));
        };
        let is_slow = matches!(self.wishes.pace, Pace::Slow { .. });
        let patience = if nobody {
            AWAY_TWO
        } else if is_slow {
            AWAY_SLOW
        } else {
            AWAY
        };
        if self.acting() != Some(seat) || self.waited() < patience || is_here(guest) {
            return Err(Refused::NotProposed("error-replace-here"));
        }
        Ok(())
    }

    /// A new proposal as a row.
    pub(crate) fn new_proposal(&self, by: Seat, what: What) -> ProposalRow {
        let number = self.proposals.last.as_ref().map_or(0, |last| last.number) + 1;
        let since = self.version();
        Proposal { number, by, what, since, agreed: 0, refused_by: None, is_open: true }.row()
    }

    /// Applies a proposal that has been saved.
    pub(crate) fn take_proposal(&mut self, row: &ProposalRow) {
        let fresh = Proposals::from_rows(std::slice::from_ref(row));
        self.proposals.past.extend(fresh.past);
        self.proposals.last = fresh.last;
    }

    /// The row of the open proposal once a seat has answered it; an answer by its proposer
    /// withdraws it.
    pub(crate) fn answered(&self, seat: Seat, agrees: bool) -> Option<ProposalRow> {
        let mut open = self.proposal()?.clone();
        if agrees {
            open.agreed |= bit(seat);
        } else {
            open.is_open = false;
            open.refused_by = (open.by != seat).then_some(seat);
        }
        Some(open.row())
    }

    /// Applies an answer that has been saved.
    pub(crate) fn take_answer(&mut self, row: &ProposalRow) {
        let fresh = Proposals::from_rows(std::slice::from_ref(row));
        self.proposals.last = fresh.last;
    }

    /// Carries out the proposal if everybody has agreed. `bot` plays for a player who is replaced.
    pub(crate) fn conclude(&mut self, bot: &str) -> bool {
        let Some(open) = self.proposal().cloned() else { return false };
        if !self.unanswered().is_empty() {
            return false;
        }
        let body = match open.what {
            What::Draw | What::Abandon => String::new(),
            What::Undo(keep) => keep.to_string(),
            What::Replace(seat) => {
                let ids = self.table.about().seats_of(self.seats.len());
                let id = ids.get(seat.index()).copied().unwrap_or_default();
                format!("{id} {bot}")
            }
        };
        let kind = match open.what {
            What::Draw => Kind::Draw,
            What::Abandon => Kind::Abandon,
            What::Undo(_) => Kind::Undo,
            What::Replace(_) => Kind::Replace,
        };
        self.carry_out(kind, open.by, body)
    }

    /// Applies an entry that resulted from an agreement.
    pub(super) fn agree(&mut self, kind: Kind, body: &str) -> Result<(), String> {
        match kind {
            Kind::Draw => self.stopped = Some(Stopped::Drawn),
            Kind::Abandon => self.stopped = Some(Stopped::Abandoned),
            Kind::Undo => {
                let keep = body.parse().map_err(|_| "undo to no number".to_owned())?;
                self.table.undo(self.table.ply().saturating_sub(keep));
            }
            Kind::Replace => {
                let (seat, bot) = body.split_once(' ').unwrap_or_default();
                let seat = table::any::seat_by_id(self.table.about(), seat);
                self.hand_over(seat.ok_or_else(|| format!("{body:?} names no seat"))?, bot);
            }
            Kind::Move | Kind::Resign | Kind::Cancel | Kind::Time => {
                return Err("nobody agrees on this".to_owned());
            }
        }
        Ok(())
    }

    /// Closes the open proposal if an entry has made it obsolete.
    pub(super) fn review_proposal(&mut self, kind: Kind, by: Option<Seat>) {
        let is_played = self.is_played(by);
        let version = self.version();
        let Some(last) = self.proposals.last.as_mut().filter(|last| last.since < version) else {
            return;
        };
        let is_over = match last.what {
            What::Undo(_) => true,
            What::Replace(seat) => by == Some(seat) || kind == Kind::Replace,
            // A player who moves does not want to stop.
            What::Draw | What::Abandon => {
                let has_agreed = by.is_none_or(|by| by == last.by || last.has_agreed(by));
                kind != Kind::Move || (is_played && !has_agreed)
            }
        };
        last.is_open &= !is_over;
    }

    fn is_played(&self, by: Option<Seat>) -> bool {
        let row = by.and_then(|seat| self.seats.get(seat.index()));
        row.is_some_and(|row| row.guest.is_some() && row.bot.is_none())
    }

    /// Points that a seat may ask to go back to, the nearest first: its last decision, and the
    /// beginnings of its last turns.
    pub(crate) fn ways_back(&self, seat: Seat) -> Vec<Forgotten> {
        let own = Some(Actor::Seat(seat));
        let is_own = |&keep: &usize| self.made_by.get(keep).copied() == own;
        let begins = |&keep: &usize| {
            let before = self.made_by[..keep].iter().rev().find(|by| **by != Actor::Chance);
            before.copied() != own
        };
        let mut keeps: Vec<usize> = Vec::new();
        for keep in (0..self.made_by.len()).rev().filter(is_own) {
            let is_beyond = self.forgotten(seat, keep).is_some();
            if is_beyond && (keeps.is_empty() || begins(&keep)) {
                keeps.push(keep);
            }
            if keeps.len() == POINTS {
                break;
            }
        }
        keeps.into_iter().filter_map(|keep| self.forgotten(seat, keep)).collect()
    }

    /// The moves that would be lost if a seat went back to one of its decisions; `None` if that is
    /// not its own decision, or it may go back without asking.
    pub(crate) fn forgotten(&self, seat: Seat, keep: usize) -> Option<Forgotten> {
        let gone = self.made_by.get(keep..)?;
        if gone.first() != Some(&Actor::Seat(seat)) || self.is_over() {
            return None;
        }
        let free = self.table.free_undo(seat).unwrap_or(0);
        if gone.len() <= free {
            return None;
        }
        let count = |actor: Actor| gone.iter().filter(|by| **by == actor).count();
        let seats = (0_u8..).map(Seat).take(self.seats.len());
        let seats: Vec<_> = seats.map(|seat| (seat, count(Actor::Seat(seat)))).collect();
        let rolls = count(Actor::Chance);
        let others = seats.iter().any(|&(other, moves)| other != seat && moves > 0);
        let has_passed = others || self.acting() != Some(seat);
        let barrier = match (rolls > 0, has_passed) {
            (true, _) => Barrier::Chance,
            (false, true) => Barrier::Passed,
            (false, false) => Barrier::Shown,
        };
        let seats = seats.into_iter().filter(|(_, moves)| *moves > 0).collect();
        Some(Forgotten { keep, seats, rolls, barrier })
    }
}
