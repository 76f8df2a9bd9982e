//! Pebbles with one flaw each: proof that the suite finds every kind of broken promise.

use crate::contract::{Face, Mind, Notation, Rules, Secrets, Speech};
use std::cell::Cell;

use super::steps::Turn;
use super::*;
use crate::telling::EventMessage;
use crate::testkit::{Checks, Fuzz, check_game, fuzz_states};

/// The flaw.
#[derive(Clone, Copy, PartialEq)]
enum Flaw {
    None,
    /// The game has no outcome, even when it is over.
    NeverOver,
    /// A move is listed that the rules refuse.
    ListsTooMuch,
    /// A move is listed twice.
    RepeatsItself,
    /// A move is accepted that is not listed.
    ListsTooLittle,
    /// So is one that pointing can mean.
    AcceptsRoll,
    /// An outcome of chance has no weight.
    Weightless,
    /// Some move panics.
    Panics,
    /// Showing a charm loses a pebble.
    LosesPieces,
    /// Between a throw and its number, the holder of the best charm seems to have swapped.
    Winks,
    /// Spectators see the hand of White. A plausible position has the same hand, so that only
    /// comparing outcomes of chance finds it.
    Leaks,
    /// Everybody is told which charm was drawn.
    Gossips,
    /// Only spectators are told who takes a pebble.
    TellsSpectators,
    /// Showing a charm can be taken back.
    DeniesReveal,
    /// No swap while the other seat holds the best charm.
    RefusesKnowingly,
    /// The text of a move has other characters than ids have.
    WritesOddly,
    /// The stored position forgets swaps.
    Forgets,
    /// A label has no translation.
    Wordless,
    /// A label lacks its arguments.
    Speechless,
    /// Both seats are called the same.
    NamesAlike,
    /// A seat is called by its hidden charm.
    NamesSecretly,
    /// An order answers when another seat is asked.
    Interrupts,
    /// An order goes on after the game.
    Outlives,
    /// Pointing at a thing leaves out a legal move that names it.
    PointsPast,
    /// A remedy does not help.
    Consoles,
    /// A remedy leads to another refusal, for which there is none.
    Misleads,
    /// There is a remedy, but the game does not give it.
    Despairs,
    /// A remedy is impossible.
    Dreams,
    /// A cited clause does not exist.
    CitesNothing,
    /// What can be chosen is not on the drawing.
    DrawsLittle,
    /// Every seat's chance of winning is above 1.
    Hopes,
    /// Bots have nothing to search before a throw.
    Bores,
    /// Any heap is accepted when a position is loaded.
    Trusts,
    /// A wrong heap panics when a position is loaded.
    Stumbles,
}

thread_local! {
    /// Each test runs in its own thread. A type parameter for each flaw would do without this, but
    /// would compile the whole suite once for each.
    static FLAW: Cell<Flaw> = const { Cell::new(Flaw::None) };
}

fn has(flaw: Flaw) -> bool {
    FLAW.get() == flaw
}

struct Flawed;

impl Rules for Flawed {
    type Position = Position;
    type Move = Move;
    type Event = Event;
    type Reason = Reason;

    fn about() -> &'static About {
        Pebbles::about()
    }
    fn start(setup: &Setup) -> Result<Position, SetupError> {
        Pebbles::start(setup)
    }
    fn outcome(position: &Position) -> Option<Outcome> {
        Pebbles::outcome(position).filter(|_| !has(Flaw::NeverOver))
    }
    fn legal(position: &Position, out: &mut Vec<Move>) {
        Pebbles::legal(position, out);
        if has(Flaw::ListsTooMuch) && **out == [Move::Take] {
            out.push(Move::Done);
        }
        if has(Flaw::RepeatsItself) {
            out.extend_from_within(..out.len().min(1));
        }
        out.retain(|&mv| !refuses_knowingly(position, mv));
    }
    fn weight(position: &Position, mv: Move) -> u32 {
        let weightless = has(Flaw::Weightless) && mv == Move::Throw(3);
        if weightless { 0 } else { Pebbles::weight(position, mv) }
    }
    fn check(position: &Position, mv: Move) -> Result<(), Refusal<Reason>> {
        let taking = matches!(position.steps.top(), Some(Pending::Take(_)));
        let accepted = match mv {
            Move::Roll => has(Flaw::AcceptsRoll),
            Move::Done => has(Flaw::ListsTooLittle),
            _ => false,
        };
        if taking && accepted {
            return Ok(());
        }
        if refuses_knowingly(position, mv) {
            return crate::refusal::refuse("PEB-2", Reason::NoSwapLeft);
        }
        Pebbles::check(position, mv)
    }
    fn play(position: &mut Position, mv: Move, log: &mut Log<'_, Event>) {
        assert!(!has(Flaw::Panics) || position.board.heap != 4, "four is too many for me");
        Pebbles::play(position, mv, log);
        if has(Flaw::LosesPieces) && mv == Move::Show {
            position.board.heap = position.board.heap.saturating_sub(1);
        }
    }
}

impl Secrets for Flawed {
    type View = View;

    fn view(position: &Position, viewer: Viewer) -> View {
        if has(Flaw::Leaks) && viewer == Viewer::Spectator {
            return Pebbles::view(position, Viewer::Seat(Side::White.seat()));
        }
        let mut view = Pebbles::view(position, viewer);
        if has(Flaw::Winks) && matches!(position.steps.top(), Some(Pending::Throw(_))) {
            for (seen, hand) in view.hands.iter_mut().zip(&position.board.hands) {
                seen.swaps |= u8::from(hand.charm == Some(Charm::Eel));
            }
        }
        view
    }
    fn plausible(view: &View, rng: &mut dyn Rng) -> Position {
        Pebbles::plausible(view, rng)
    }
    fn reveals(position: &Position, mv: Move) -> bool {
        Pebbles::reveals(position, mv) && !has(Flaw::DeniesReveal)
    }
    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let took = matches!(event, Event::Took { .. });
        if has(Flaw::Gossips) {
            return Some(*event);
        }
        if has(Flaw::TellsSpectators) && took && viewer != Viewer::Spectator {
            return None;
        }
        Pebbles::redact(event, viewer)
    }
}

impl Notation for Flawed {
    fn write_move(position: &Position, mv: Move) -> String {
        if has(Flaw::WritesOddly) && mv == Move::Throw(2) {
            return "throw +2".to_owned();
        }
        Pebbles::write_move(position, mv)
    }
    fn read_move(position: &Position, words: &str) -> Option<Move> {
        Pebbles::read_move(position, words)
    }
    fn state(position: &Position) -> Value {
        let mut state = Pebbles::state(position);
        if has(Flaw::Forgets) && position.steps.as_slice().len() == 2 {
            state["seats"][0]["swaps"] = 0.into();
        }
        state
    }
    fn load(state: &Value) -> Result<Position, Vec<String>> {
        let heap = state.get("heap").and_then(Value::as_u64);
        assert!(!has(Flaw::Stumbles) || heap.is_some(), "the heap is a number");
        match heap {
            Some(heap) if has(Flaw::Trusts) => load_any_heap(state, heap as u8),
            _ => Pebbles::load(state),
        }
    }
    fn show(view: &View) -> Value {
        Pebbles::show(view)
    }
    fn audit(position: &Position) -> Result<(), Vec<String>> {
        Pebbles::audit(position)
    }
}

impl Speech for Flawed {
    type Remedy = Remedy;

    fn words() -> &'static Words {
        Pebbles::words()
    }
    fn label(position: &Position, mv: Move) -> Message {
        match mv {
            Move::Done if has(Flaw::Wordless) => Message::new("finito"),
            Move::Done if has(Flaw::Speechless) => Message::new("move-throw"),
            _ => Pebbles::label(position, mv),
        }
    }
    fn seat_name(position: &Position, seat: Seat) -> Option<Message> {
        let charm = position.board.hands[seat.index()].charm.filter(|_| has(Flaw::NamesSecretly));
        let alike = has(Flaw::NamesAlike).then(|| Message::new("seat-white"));
        alike.or(charm.map(|charm| charm.name()))
    }
    fn targets(position: &Position, mv: Move) -> Vec<&'static str> {
        Pebbles::targets(position, mv)
    }
    fn amount(position: &Position, mv: Move) -> Option<Amount> {
        Pebbles::amount(position, mv)
    }
    fn orders(view: &View, seat: Seat) -> Vec<Order> {
        Pebbles::orders(view, seat)
    }
    fn say_order(order: &str) -> Option<Message> {
        Pebbles::say_order(order)
    }
    fn answer(view: &View, seat: Seat, order: &str) -> Answer<Move> {
        let taking = matches!(view.steps.top(), Some(Pending::Take(_)));
        match Pebbles::answer(view, seat, order) {
            Answer::Ask if has(Flaw::Interrupts) && taking => Answer::Play(Move::Take),
            Answer::Spent if has(Flaw::Outlives) && order == "take 2" => Answer::Ask,
            answer => answer,
        }
    }
    fn clause(position: &Position, mv: Move) -> &'static str {
        if has(Flaw::CitesNothing) { "rule 1" } else { Pebbles::clause(position, mv) }
    }
    fn moves_at(position: &Position, target: &str, out: &mut Vec<Move>) {
        Pebbles::moves_at(position, target, out);
        out.retain(|&mv| !has(Flaw::PointsPast) || mv != Move::Show);
    }
    fn prompt(view: &View) -> Message {
        Pebbles::prompt(view)
    }
    fn phase(view: &View) -> Message {
        Pebbles::phase(view)
    }
    fn tell(event: &Event) -> EventMessage {
        Pebbles::tell(event)
    }
    fn reason(reason: &Reason) -> Message {
        Pebbles::reason(reason)
    }
    fn help(position: &Position, mv: Move, refusal: &Refusal<Reason>) -> Help<Remedy> {
        let helps = refusal.reason == Reason::TakeOneFirst;
        match Pebbles::help(position, mv, refusal) {
            _ if helps && has(Flaw::Misleads) => Help::Remedy(Remedy::Take { pebbles: 1 }),
            Help::Remedy(_) if has(Flaw::Despairs) => Help::Nothing,
            help => help,
        }
    }
    fn say_remedy(remedy: &Remedy) -> Message {
        Pebbles::say_remedy(remedy)
    }
    fn carry_out(position: &mut Position, remedy: &Remedy) {
        if has(Flaw::Dreams) {
            position.board.hands[0].pebbles += 1;
        }
        if !has(Flaw::Consoles) {
            Pebbles::carry_out(position, remedy);
        }
    }
}

impl Face for Flawed {
    fn draw(view: &View, options: &DrawOptions<'_>) -> String {
        if has(Flaw::DrawsLittle) { "<svg></svg>".into() } else { Pebbles::draw(view, options) }
    }
}

impl Mind for Flawed {
    fn judge(position: &Position, worth: &mut [f32]) {
        Pebbles::judge(position, worth);
        if has(Flaw::Hopes) {
            worth.fill(1.5);
        }
    }
    fn is_worth_searching(position: &Position, _: Move) -> bool {
        !has(Flaw::Bores) || !matches!(position.steps.top(), Some(Pending::Turn(_)))
    }
    fn is_settled(position: &Position) -> bool {
        Pebbles::is_settled(position)
    }
    fn sensible(position: &Position, legal: &[Move], rng: &mut dyn Rng) -> Option<Move> {
        Pebbles::sensible(position, legal, rng)
    }
}

fn refuses_knowingly(position: &Position, mv: Move) -> bool {
    let Some(Pending::Turn(Turn { side })) = position.steps.top() else { return false };
    let other = &position.board.hands[side.other().index()];
    has(Flaw::RefusesKnowingly) && mv == Move::Swap && other.charm == Some(Charm::Eel)
}

/// Loads the position as if it had a sound heap, then puts the unsound one there.
fn load_any_heap(state: &Value, heap: u8) -> Result<Position, Vec<String>> {
    let sound = (0_u8..16).find_map(|heap| {
        let mut state = state.clone();
        state["heap"] = heap.into();
        Pebbles::load(&state).ok()
    });
    let mut position = sound.ok_or_else(|| vec!["unsound with every heap".to_owned()])?;
    position.board.heap = heap;
    Ok(position)
}

fn check(flaw: Flaw) {
    FLAW.set(flaw);
    check_game::<Flawed>(&Checks { games: 30, every: 1, ..Checks::default() });
}

fn fuzz(flaw: Flaw) {
    FLAW.set(flaw);
    fuzz_states::<Flawed>(&Fuzz { every: 1, ..Fuzz::default() });
}

#[test]
fn without_a_flaw_nothing_is_found() {
    check(Flaw::None);
    fuzz(Flaw::None);
}

#[test]
#[should_panic(expected = "Nobody is to act, but the outcome is None")]
fn an_end_without_an_outcome() {
    check(Flaw::NeverOver);
}

#[test]
#[should_panic(expected = "Done is listed, but the rules say")]
fn a_listed_move_that_is_refused() {
    check(Flaw::ListsTooMuch);
}

#[test]
#[should_panic(expected = "is listed twice")]
fn a_move_listed_twice() {
    check(Flaw::RepeatsItself);
}

#[test]
#[should_panic(expected = "Done is not listed, but it was accepted")]
fn an_accepted_move_that_is_not_listed() {
    check(Flaw::ListsTooLittle);
}

#[test]
#[should_panic(expected = "Roll, which pointing can mean: legal is true, but listed is false")]
fn an_accepted_wish_that_is_not_listed() {
    check(Flaw::AcceptsRoll);
}

#[test]
#[should_panic(expected = "the outcome Some(Throw(3)) has no weight")]
fn an_outcome_without_weight() {
    check(Flaw::Weightless);
}

#[test]
#[should_panic(expected = "the game panicked: four is too many for me\nseed 1, after ply ")]
fn a_panic_is_reported_with_the_seed() {
    check(Flaw::Panics);
}

#[test]
#[should_panic(expected = ", making Swap, Setup")]
fn a_panic_is_reported_with_the_move() {
    check(Flaw::Panics);
}

#[test]
#[should_panic(expected = "[Game \"pebbles\"]")]
fn a_panic_is_reported_with_the_record() {
    check(Flaw::Panics);
}

#[test]
#[should_panic(expected = "audit: pebbles were lost or made")]
fn pieces_that_vanish() {
    check(Flaw::LosesPieces);
}

#[test]
#[should_panic(expected = "but of a plausible position")]
fn a_view_that_depends_on_hidden_things() {
    check(Flaw::Winks);
}

#[test]
#[should_panic(expected = "are told to Spectator alike, but it sees")]
fn a_view_that_leaks_consistently() {
    check(Flaw::Leaks);
}

#[test]
#[should_panic(expected = "look alike to Seat(Seat(1)), but it is told")]
fn events_that_leak() {
    check(Flaw::Gossips);
}

#[test]
#[should_panic(expected = "a spectator is told Some(Took { side: White }), but Seat(Seat(0)) None")]
fn spectators_who_know_more() {
    check(Flaw::TellsSpectators);
}

#[test]
#[should_panic(expected = "Show can be taken back, but shows Seat(Seat(1)) something hidden")]
fn peeking_by_undo() {
    check(Flaw::DeniesReveal);
}

#[test]
#[should_panic(expected = "legal moves depend on hidden things")]
fn legal_moves_that_depend_on_hidden_things() {
    check(Flaw::RefusesKnowingly);
}

#[test]
#[should_panic(expected = "Throw(2) is written \"throw +2\"")]
fn words_that_are_no_ids() {
    check(Flaw::WritesOddly);
}

#[test]
#[should_panic(expected = "loaded differently")]
fn a_state_that_forgets() {
    check(Flaw::Forgets);
}

#[test]
#[should_panic(expected = "Show names \"charm-white\", but pointing there does not list it")]
fn a_thing_that_does_not_say_what_it_is_good_for() {
    check(Flaw::PointsPast);
}

#[test]
#[should_panic(
    expected = "Take { pebbles: 1 } was carried out for Done, but TakeOneFirst is not gone"
)]
fn a_remedy_that_does_not_help() {
    check(Flaw::Consoles);
}

#[test]
#[should_panic(
    expected = "Take { pebbles: 1 } for Done leads to NotAsked, for which nothing helps"
)]
fn a_remedy_that_leads_nowhere() {
    check(Flaw::Misleads);
}

#[test]
#[should_panic(expected = "Done was refused by TakeOneFirst, for which nothing was said to help")]
fn a_remedy_that_is_kept_back() {
    check(Flaw::Despairs);
}

#[test]
#[should_panic(expected = "Take { pebbles: 1 } for Done can't be: pebbles were lost or made")]
fn a_remedy_that_can_t_be() {
    check(Flaw::Dreams);
}

#[test]
#[should_panic(expected = "label of Done: the message \"finito\" has no words")]
fn a_label_without_words() {
    check(Flaw::Wordless);
}

#[test]
#[should_panic(expected = "label of Done: the message \"move-throw\" in en: ")]
fn a_label_without_its_arguments() {
    check(Flaw::Speechless);
}

#[test]
#[should_panic(expected = "two seats are called ")]
fn names_that_are_not_told_apart() {
    check(Flaw::NamesAlike);
}

#[test]
#[should_panic(expected = " finds plausible that ")]
fn names_that_tell_a_secret() {
    check(Flaw::NamesSecretly);
}

#[test]
#[should_panic(expected = " answers Take while Seat(Seat(")]
fn an_order_that_interrupts() {
    check(Flaw::Interrupts);
}

#[test]
#[should_panic(expected = "the game is over, Some(\"take 2\") stands")]
fn an_order_that_never_ends() {
    check(Flaw::Outlives);
}

#[test]
#[should_panic(expected = "\"rule 1\" is not a clause")]
fn a_clause_that_is_none() {
    check(Flaw::CitesNothing);
}

#[test]
#[should_panic(expected = "which is not on the drawing")]
fn a_drawing_without_what_can_be_chosen() {
    check(Flaw::DrawsLittle);
}

#[test]
#[should_panic(expected = "judged outside 0 to 1: [1.5, 1.5]")]
fn a_judgement_beyond_certainty() {
    check(Flaw::Hopes);
}

#[test]
#[should_panic(expected = "no legal move is worth a look")]
fn nothing_worth_a_look() {
    check(Flaw::Bores);
}

#[test]
#[should_panic(expected = "accepted, but its audit says: pebbles were lost or made")]
fn a_tampered_position_that_is_accepted() {
    fuzz(Flaw::Trusts);
}

#[test]
#[should_panic(expected = "the game panicked: the heap is a number")]
fn a_tampered_position_that_panics() {
    fuzz(Flaw::Stumbles);
}
