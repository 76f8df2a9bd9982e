//! The component file as it stands. Each part lists what is read and, after `besides`, what is
//! there for people; any other field is a mistake.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

macro_rules! part {
    ($Name:ident { $($(#[$meta:meta])* $field:ident: $ty:ty),* $(,)? } besides { $($other:ident)* }) => {
        #[derive(Deserialize, Default)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $Name {
            $($(#[$meta])* pub $field: $ty,)*
            $(#[serde(default)]
            #[allow(dead_code, reason = "documentation")]
            $other: IgnoredAny,)*
        }
    };
}

part! {
    File {
        game: Game,
        setup: Setup,
        rules: Rules,
        cards: Vec<Card>,
        boards: Vec<Board>,
        end_cards: Vec<EndCard>,
    } besides {
        schema status provenance_prefixes end_cards_provenance coins vp_tokens colours
        symbol_encoding symbol_vocabulary tag_vocabulary effect_vocabulary
        ruling_defaults rulebook_examples
    }
}

part! {
    Game { title: String, provenance: String }
    besides { author art publishers players minutes age }
}

part! { EndCard { colour: String } besides { id count } }

part! {
    Setup {
        start_coins_first_player: u16,
        start_coins_step_clockwise: u16,
        by_players: BTreeMap<String, ByPlayers>,
    } besides {
        provenance start_hand start_hand_from board_distribution bottom_cards_mixed_with_end_card
    }
}

part! {
    ByPlayers { removed_per_deck: u8, end_zone_size: u8, first_game_boards: Vec<String> }
    besides {
        cards_above_end_zone deck_size_with_end_card progress_cards_in_game
        progress_cards_per_deck start_coins_by_seat
    }
}

part! {
    Rules { draw: Draw, auction: Auction, develop: Develop, end: End, scoring: Scoring }
    besides { phases protect trade war }
}

part! {
    Draw { extra_card_cost_coins: u16 }
    besides { provenance cards different_decks extra_card_any_unlocked_deck extra_card_max }
}

part! {
    Auction { must_sell_from_bid: u16, no_bid_price: u16 }
    besides {
        provenance auctioneer_may_bid auctioneer_option_up_to_bid auctioneer_price first_bidder
        mandatory_cards may_auction_more minimum_bid no_bid_price_to no_bid_refused visible won_card
    }
}

part! {
    Develop { max_cards: u8, base_cost: u16 }
    besides { provenance discounts_cumulative minimum_cost paid_to }
}

part! {
    End { end_cards_to_finish: u8 }
    besides {
        provenance active_player_finishes_through_phase deck_of_drawn_end_card_is_locked
        drawn_end_card_is_replaced_from_same_deck single_remaining_card_becomes_end_card
    }
}

part! {
    Scoring { coins_per_vp: u16 }
    besides { provenance covered_symbols_count history tie_break }
}

part! {
    Card {
        id: String,
        colour: String,
        count: u8,
        tags: Vec<String>,
        symbols: Vec<Symbol>,
        effect: Option<Effect>,
    } besides { kind name text_en provenance }
}

part! {
    Symbol { sym: String, n: u8, colour: Option<String>, protectable: bool }
    besides { prov }
}

part! {
    Effect { trigger: String, #[serde(default)] cost: Cost, ops: Vec<Op> }
    besides { phase limit optional condition resets symbol r#static }
}

// What an effect costs: the Colony's price is a word, the others are numbers.
part! {
    Cost { #[serde(default)] vp: u16, #[serde(default)] coins: Value }
    besides { to per_unit }
}

// Its number may be a word such as `all`.
part! {
    Op { op: String, #[serde(default)] n: Value, deck: Option<String>, coins_per_vp: Option<u16> }
    besides {
        by_owner_of choose counts_for_develop_limit decks filter from instead_of_coins only
        peek_first per_unit put_back reveal same_partner_allowed to under until when r#where who
        whose with
    }
}

part! {
    Board { id: String, sides: Vec<BoardSide> }
    besides { name name_en first_game_from_players provenance }
}

part! { BoardSide { symbols: Vec<Symbol> } besides { side } }
