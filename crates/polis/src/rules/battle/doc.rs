//! Battles as JSON.

use serde::{Deserialize, Serialize};

use super::{Battle, Stage};
use crate::components::{CARDS, components};
use crate::ids::{Card, CardHalf, Region, Side};
use crate::keyed::{self, Keyed};

/// A battle in JSON: cards have the name of the half that counts there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Doc {
    region: Region,
    attacker: Side,
    stage: Stage,
    attack: Vec<CardHalf>,
    discards: Keyed<CardHalf, u8>,
    #[serde(
        serialize_with = "keyed::write_each::<Side, _, _, _>",
        deserialize_with = "keyed::read::<Side, _, _, _>"
    )]
    won: [u16; 2],
}

impl From<Battle> for Doc {
    fn from(battle: Battle) -> Doc {
        let half = |card| components().editions[0].half(card, battle.region);
        let discarded = Card::all().zip(battle.discards).filter(|(_, n)| *n > 0);
        Doc {
            region: battle.region,
            attacker: battle.attacker,
            stage: battle.stage,
            attack: battle.attack.into_iter().flatten().map(half).collect(),
            discards: discarded.map(|(card, n)| (half(card), n)).collect(),
            won: battle.won,
        }
    }
}

impl TryFrom<Doc> for Battle {
    type Error = String;

    fn try_from(doc: Doc) -> Result<Battle, String> {
        let Doc { region, attacker, stage, won, .. } = doc;
        let kind = |half: CardHalf| {
            let card = components().editions[0].kind_in(half, region);
            card.ok_or_else(|| format!("{} does not count in {}", half.id(), region.id()))
        };
        let attack = doc.attack.into_iter().map(kind).collect::<Result<Vec<_>, _>>()?;
        let mut discards = [0; CARDS];
        for (half, n) in doc.discards.0 {
            discards[kind(half)?.index()] = n;
        }
        let attack = [attack.first().copied(), attack.get(1).copied()];
        Ok(Battle { region, attacker, stage, attack, discards, won })
    }
}

impl Stage {
    const ALL: [(Stage, &'static str); 5] = [
        (Stage::Retreat(Side::Athens), "retreat_athens"),
        (Stage::Retreat(Side::Sparta), "retreat_sparta"),
        (Stage::Deal, "deal"),
        (Stage::Attack, "attack"),
        (Stage::Defend, "defend"),
    ];
}

impl From<Stage> for &'static str {
    fn from(stage: Stage) -> &'static str {
        Stage::ALL.iter().find(|(one, _)| *one == stage).map_or("", |(_, id)| id)
    }
}

impl TryFrom<String> for Stage {
    type Error = String;

    fn try_from(id: String) -> Result<Stage, String> {
        let found = Stage::ALL.iter().find(|(_, known)| *known == id);
        found.map(|(stage, _)| *stage).ok_or_else(|| format!("a battle has no stage {id:?}"))
    }
}
