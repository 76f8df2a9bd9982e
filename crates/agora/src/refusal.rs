//! Why a move is not allowed, as plain values; the sentences are in `words/`.

use table::refusal::refuse;

use crate::ids::{City, Colour, Kind, Player};

/// A refused move of this game.
pub type Refusal = table::Refusal<Reason>;

/// Refuses a move for a reason, if that holds.
pub(crate) fn refuse_if(holds: bool, clause: &'static str, reason: Reason) -> Result<(), Refusal> {
    if holds { refuse(clause, reason) } else { Ok(()) }
}

/// Why a move is not allowed. Each has a sentence in the words; what would help is a
/// [`Remedy`](crate::remedy::Remedy).
#[derive(Clone, Copy, PartialEq, Eq, Debug, table::Reason)]
#[args(card = kind, player = owner)]
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
