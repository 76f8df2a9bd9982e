//! Why a move is not allowed, as plain values; the sentences are in `words/`.

use table::Message;

use crate::ids::{City, Colour, Kind, Player};
use crate::names;

/// A refused move of this game.
pub type Refusal = table::Refusal<Reason>;

/// Why a move is not allowed. Each has a sentence in the words; what would help is a
/// [`Remedy`](crate::remedy::Remedy).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the sentences in words/en.ftl say what each means")]
pub enum Reason {
    NotAsked,
    BoardTaken { city: City },
    Locked { colour: Colour },
    SamePile { colour: Colour },
    ExtraCostsMoney,
    ExtraComesLast,
    MustDraw,
    ChoosePile,
    NoOpenPile,
    TooFewCoins { need: u16, have: u16 },
    TooFewPoints { need: u16, have: u16 },
    NotInHand { kind: Kind },
    NotInCity { kind: Kind },
    NotInHistory { kind: Kind },
    WhichCopy { kind: Kind },
    CopiesAlike { kind: Kind },
    OnlyCopy { kind: Kind },
    NoSuchCopy { kind: Kind },
    MustAuction,
    BidTooLow { bid: u16, above: u16 },
    NoCredit { bid: u16, have: u16 },
    BidOrPass,
    KeepOrLetGo,
    EnoughDeveloped { most: u8 },
    HasCoin { kind: Kind },
    IncomeTaken,
    IncomeFirst,
    AlreadyUsed { kind: Kind },
    NoSuchUse { kind: Kind },
    JustExchanged,
    NothingExchanged,
    AnotherPlayer,
    NoHistory,
    ChooseErased,
    NoAssassin,
    NoPerson { kind: Kind },
    NotItself,
    NoTradeLeft,
    BoundByPort { owner: Player },
    TradePartner,
    WarFought,
    NoSacrifice,
    TooWeak { own: u16, other: u16 },
    StatueFirst,
    Diogenes,
    ChooseDestroyed,
    ChooseSacrifice,
    Troy,
    NoWarSymbol { kind: Kind },
}

impl Reason {
    /// The reason as a sentence to be.
    #[must_use]
    pub fn message(&self) -> Message {
        use Reason as R;
        let plain = |id: &'static str| Message::new(id);
        let of_card = |id: &'static str, kind| plain(id).name("card", names::card(kind));
        let of_pile = |id: &'static str, colour| plain(id).name("colour", names::colour(colour));
        let missing = |id: &'static str, need: u16, have: u16| {
            plain(id).number("need", need).number("have", have)
        };
        match *self {
            R::NotAsked => plain("why-not-asked"),
            R::BoardTaken { city } => plain("why-board-taken").name("city", names::city(city)),
            R::Locked { colour } => of_pile("why-locked", colour),
            R::SamePile { colour } => of_pile("why-same-pile", colour),
            R::ExtraCostsMoney => plain("why-extra-costs-money"),
            R::ExtraComesLast => plain("why-extra-comes-last"),
            R::MustDraw => plain("why-must-draw"),
            R::ChoosePile => plain("why-choose-pile"),
            R::NoOpenPile => plain("why-no-open-pile"),
            R::TooFewCoins { need, have } => missing("why-too-few-coins", need, have),
            R::TooFewPoints { need, have } => missing("why-too-few-points", need, have),
            R::NotInHand { kind } => of_card("why-not-in-hand", kind),
            R::NotInCity { kind } => of_card("why-not-in-city", kind),
            R::NotInHistory { kind } => of_card("why-not-in-history", kind),
            R::WhichCopy { kind } => of_card("why-which-copy", kind),
            R::CopiesAlike { kind } => of_card("why-copies-alike", kind),
            R::OnlyCopy { kind } => of_card("why-only-copy", kind),
            R::NoSuchCopy { kind } => of_card("why-no-such-copy", kind),
            R::MustAuction => plain("why-must-auction"),
            R::BidTooLow { bid, above } => {
                plain("why-bid-too-low").number("bid", bid).number("above", above)
            }
            R::NoCredit { bid, have } => {
                plain("why-no-credit").number("bid", bid).number("have", have)
            }
            R::BidOrPass => plain("why-bid-or-pass"),
            R::KeepOrLetGo => plain("why-keep-or-let-go"),
            R::EnoughDeveloped { most } => plain("why-enough-developed").number("most", most),
            R::HasCoin { kind } => of_card("why-has-coin", kind),
            R::IncomeTaken => plain("why-income-taken"),
            R::IncomeFirst => plain("why-income-first"),
            R::AlreadyUsed { kind } => of_card("why-already-used", kind),
            R::NoSuchUse { kind } => of_card("why-no-such-use", kind),
            R::JustExchanged => plain("why-just-exchanged"),
            R::NothingExchanged => plain("why-nothing-exchanged"),
            R::AnotherPlayer => plain("why-another-player"),
            R::NoHistory => plain("why-no-history"),
            R::ChooseErased => plain("why-choose-erased"),
            R::NoAssassin => plain("why-no-assassin"),
            R::NoPerson { kind } => of_card("why-no-person", kind),
            R::NotItself => plain("why-not-itself"),
            R::NoTradeLeft => plain("why-no-trade-left"),
            R::BoundByPort { owner } => {
                plain("why-bound-by-port").name("player", names::player(owner))
            }
            R::TradePartner => plain("why-trade-partner"),
            R::WarFought => plain("why-war-fought"),
            R::NoSacrifice => plain("why-no-sacrifice"),
            R::TooWeak { own, other } => {
                plain("why-too-weak").number("own", own).number("other", other)
            }
            R::StatueFirst => plain("why-statue-first"),
            R::Diogenes => plain("why-diogenes"),
            R::ChooseDestroyed => plain("why-choose-destroyed"),
            R::ChooseSacrifice => plain("why-choose-sacrifice"),
            R::Troy => plain("why-troy"),
            R::NoWarSymbol { kind } => of_card("why-no-war-symbol", kind),
        }
    }
}
