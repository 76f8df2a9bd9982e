//! Pending steps as JSON.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::components::{CARDS, Edition, POLEIS};
use crate::flow::Frame;
use crate::ids::{Card, Good, Polis, PolisSet, Region, Side, poleis};
use crate::json::Reader;
use crate::moves::{Action, Move};
use crate::rules::battle::{Aftermath, Battle, Commanders, Stage, fought_regions, fought_set};
use crate::rules::besiege::Siege;
use crate::rules::create::{Create, Unit};
use crate::rules::event_cards::{DrawEvent, Homecoming, Reading};
use crate::rules::galleys::Sail;
use crate::rules::hoplites::March;
use crate::rules::projects::{Payment, PutAway, Reveal};
use crate::rules::round::{Phase, Round};
use crate::rules::round_end::{Feeding, Growth, Phoros};
use crate::rules::trade::Haggle;
use crate::rules::tribute::Collect;
use crate::rules::turn::{Surcharge, Turn};

type Named<T> = BTreeMap<String, T>;

/// A pending step as it stands in a position.
#[derive(Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum StepDoc {
    Round {
        phase: String,
        reader: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        behind: Option<String>,
    },
    Reveal,
    PutAway {
        side: String,
    },
    DrawEvent,
    Reading {
        reader: String,
        second: bool,
        effect: u8,
        count: u8,
        taken: Option<String>,
    },
    Turn {
        side: String,
        done: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        besieged: Vec<String>,
        ended: bool,
    },
    Surcharge {
        side: String,
        action: String,
    },
    Create {
        side: String,
        polis: String,
        unit: String,
        begun: bool,
    },
    Payment {
        side: String,
        project: String,
        polis: String,
        paid: Vec<String>,
    },
    March {
        side: String,
        to: String,
        begun: bool,
    },
    Sail {
        side: String,
        to: String,
        begun: bool,
    },
    Siege {
        side: String,
        polis: String,
    },
    Collect {
        side: String,
        territory: String,
        placed: Named<u8>,
        silencing: u8,
    },
    Haggle {
        good: String,
        dearer: bool,
        left: u8,
        best: Option<u8>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        then: Vec<String>,
    },
    Aftermath {
        side: String,
        fought: Vec<String>,
    },
    Battle {
        region: String,
        attacker: String,
        stage: String,
        attack: Vec<String>,
        discards: Named<u8>,
        won: Named<u16>,
    },
    Commanders {
        won: Named<u16>,
        asked: String,
        last: bool,
    },
    Homecoming {
        next: String,
        left: Named<u8>,
    },
    Feeding {
        side: String,
    },
    Growth {
        side: String,
        grown: Named<u8>,
    },
    Phoros {
        side: String,
    },
}

impl StepDoc {
    /// Writes a step.
    #[allow(clippy::too_many_lines, reason = "one arm a step")]
    pub(crate) fn of(board: &Board, step: &Frame) -> StepDoc {
        let edition = board.edition;
        let id = |side: Side| side.id().to_owned();
        let polis_id = |polis: Polis| edition.polis_id(polis).to_owned();
        let region_id = |region: Region| edition.region_id(region).to_owned();
        let wons = |won: [u16; 2]| {
            Side::BOTH.into_iter().map(|side| (id(side), won[side.index()])).collect()
        };
        match *step {
            Frame::Round(Round { phase, reader, behind }) => {
                let phase = Phase::ALL.iter().find(|(one, _)| *one == phase);
                StepDoc::Round {
                    phase: phase.map(|(_, id)| (*id).to_owned()).unwrap_or_default(),
                    reader: id(reader),
                    behind: behind.map(id),
                }
            }
            Frame::Reveal(Reveal) => StepDoc::Reveal,
            Frame::PutAway(PutAway { side }) => StepDoc::PutAway { side: id(side) },
            Frame::DrawEvent(DrawEvent) => StepDoc::DrawEvent,
            Frame::Reading(Reading { reader, second, effect, count, taken }) => StepDoc::Reading {
                reader: id(reader),
                second,
                effect,
                count,
                taken: taken.map(polis_id),
            },
            Frame::Turn(Turn { side, done, besieged, ended }) => {
                let done = Action::ALL.into_iter().filter(|action| done & action.bit() != 0);
                StepDoc::Turn {
                    side: id(side),
                    done: done.map(|a| a.id().to_owned()).collect(),
                    besieged: poleis(besieged).map(polis_id).collect(),
                    ended,
                }
            }
            Frame::Surcharge(Surcharge { side, action }) => {
                StepDoc::Surcharge { side: id(side), action: action_words(edition, action) }
            }
            Frame::Create(Create { side, polis, unit, begun }) => StepDoc::Create {
                side: id(side),
                polis: polis_id(polis),
                unit: unit.id().to_owned(),
                begun,
            },
            Frame::Payment(Payment { side, project, polis, paid }) => StepDoc::Payment {
                side: id(side),
                project: edition.projects[project.index()].id.to_owned(),
                polis: polis_id(polis),
                paid: good_ids(paid),
            },
            Frame::March(March { side, to, begun }) => {
                StepDoc::March { side: id(side), to: region_id(Region::Land(to)), begun }
            }
            Frame::Sail(Sail { side, to, begun }) => {
                StepDoc::Sail { side: id(side), to: region_id(Region::Sea(to)), begun }
            }
            Frame::Siege(Siege { side, polis }) => {
                StepDoc::Siege { side: id(side), polis: polis_id(polis) }
            }
            Frame::Collect(Collect { side, territory, placed, silencing }) => StepDoc::Collect {
                side: id(side),
                territory: region_id(Region::Land(territory)),
                placed: Good::ALL
                    .into_iter()
                    .filter(|good| placed[good.index()] > 0)
                    .map(|good| (good.id().to_owned(), placed[good.index()]))
                    .collect(),
                silencing,
            },
            Frame::Haggle(Haggle { good, dearer, left, best, then }) => {
                let (good, then) = (good.id().to_owned(), good_ids(then));
                StepDoc::Haggle { good, dearer, left, best, then }
            }
            Frame::Aftermath(Aftermath { side, fought }) => StepDoc::Aftermath {
                side: id(side),
                fought: fought_regions(fought).map(region_id).collect(),
            },
            Frame::Battle(battle) => battle_doc(edition, &battle),
            Frame::Commanders(Commanders { won, asked, last }) => {
                StepDoc::Commanders { won: wons(won), asked: id(asked), last }
            }
            Frame::Homecoming(Homecoming { next, left }) => StepDoc::Homecoming {
                next: id(next),
                left: Side::BOTH.into_iter().map(|side| (id(side), left[side.index()])).collect(),
            },
            Frame::Feeding(Feeding { side }) => StepDoc::Feeding { side: id(side) },
            Frame::Growth(Growth { side, grown }) => StepDoc::Growth {
                side: id(side),
                grown: Polis::all()
                    .filter(|polis| grown[polis.index()] > 0)
                    .map(|polis| (polis_id(polis), grown[polis.index()]))
                    .collect(),
            },
            Frame::Phoros(Phoros { side }) => StepDoc::Phoros { side: id(side) },
        }
    }

    /// Reads a step; faults are left with the reader.
    #[allow(clippy::too_many_lines, reason = "one arm a step")]
    pub(crate) fn read(&self, reader: &mut Reader) -> Option<Frame> {
        Some(match self {
            StepDoc::Round { phase, reader: by, behind } => {
                let phase = reader.found("phase", phase, |_, id| {
                    Phase::ALL.iter().find(|(_, known)| *known == id).map(|(phase, _)| *phase)
                })?;
                let behind = match behind {
                    Some(id) => Some(reader.side(id)?),
                    None => None,
                };
                Frame::Round(Round { phase, reader: reader.side(by)?, behind })
            }
            StepDoc::Reveal => Frame::Reveal(Reveal),
            StepDoc::PutAway { side } => Frame::PutAway(PutAway { side: reader.side(side)? }),
            StepDoc::DrawEvent => Frame::DrawEvent(DrawEvent),
            StepDoc::Reading { reader: by, second, effect, count, taken } => {
                Frame::Reading(Reading {
                    reader: reader.side(by)?,
                    second: *second,
                    effect: *effect,
                    count: *count,
                    taken: match taken {
                        Some(id) => Some(reader.found("polis", id, Edition::polis)?),
                        None => None,
                    },
                })
            }
            StepDoc::Turn { side, done, besieged, ended } => {
                let done = done.iter().map(|id| {
                    reader.found("action", id, |_, id| {
                        Action::ALL.into_iter().find(|action| action.id() == id)
                    })
                });
                let done = done.collect::<Option<Vec<_>>>()?.into_iter();
                let done = done.fold(0, |set, action| set | action.bit());
                let besieged = besieged.iter().map(|id| reader.found("polis", id, Edition::polis));
                let besieged = besieged.collect::<Option<PolisSet>>()?;
                Frame::Turn(Turn { side: reader.side(side)?, done, besieged, ended: *ended })
            }
            StepDoc::Surcharge { side, action } => Frame::Surcharge(Surcharge {
                side: reader.side(side)?,
                action: reader.found("action", action, read_action)?,
            }),
            StepDoc::Create { side, polis, unit, begun } => Frame::Create(Create {
                side: reader.side(side)?,
                polis: reader.found("polis", polis, Edition::polis)?,
                unit: reader.found("unit", unit, |_, id| {
                    [Unit::Hoplite, Unit::Galley, Unit::Merchant].into_iter().find(|u| u.id() == id)
                })?,
                begun: *begun,
            }),
            StepDoc::Payment { side, project, polis, paid } => Frame::Payment(Payment {
                side: reader.side(side)?,
                project: reader.found("project", project, Edition::project)?,
                polis: reader.found("polis", polis, Edition::polis)?,
                paid: good_set(reader, paid)?,
            }),
            StepDoc::March { side, to, begun } => Frame::March(March {
                side: reader.side(side)?,
                to: reader.found("territory", to, Edition::territory)?,
                begun: *begun,
            }),
            StepDoc::Sail { side, to, begun } => Frame::Sail(Sail {
                side: reader.side(side)?,
                to: reader.found("sea", to, Edition::sea)?,
                begun: *begun,
            }),
            StepDoc::Siege { side, polis } => Frame::Siege(Siege {
                side: reader.side(side)?,
                polis: reader.found("polis", polis, Edition::polis)?,
            }),
            StepDoc::Collect { side, territory, placed, silencing } => Frame::Collect(Collect {
                side: reader.side(side)?,
                territory: reader.found("territory", territory, Edition::territory)?,
                placed: reader.goods(placed),
                silencing: *silencing,
            }),
            StepDoc::Haggle { good, dearer, left, best, then } => Frame::Haggle(Haggle {
                good: reader.good(good)?,
                dearer: *dearer,
                left: *left,
                best: *best,
                then: good_set(reader, then)?,
            }),
            StepDoc::Aftermath { side, fought } => {
                let regions = fought.iter().map(|id| reader.found("region", id, Edition::region));
                let regions = regions.collect::<Option<Vec<_>>>()?;
                let fought = fought_set(regions.into_iter());
                Frame::Aftermath(Aftermath { side: reader.side(side)?, fought })
            }
            StepDoc::Battle { region, attacker, stage, attack, discards, won } => {
                let region = reader.found("region", region, Edition::region)?;
                let attack = attack.iter().map(|id| reader.card(id, region));
                let attack = attack.collect::<Option<Vec<_>>>()?;
                Frame::Battle(Battle {
                    region,
                    attacker: reader.side(attacker)?,
                    stage: reader.found("stage of a battle", stage, |_, id| read_stage(id))?,
                    attack: [attack.first().copied(), attack.get(1).copied()],
                    discards: cards(reader, discards, region)?,
                    won: sides(reader, won)?,
                })
            }
            StepDoc::Commanders { won, asked, last } => Frame::Commanders(Commanders {
                won: sides(reader, won)?,
                asked: reader.side(asked)?,
                last: *last,
            }),
            StepDoc::Homecoming { next, left } => Frame::Homecoming(Homecoming {
                next: reader.side(next)?,
                left: sides(reader, left)?,
            }),
            StepDoc::Feeding { side } => Frame::Feeding(Feeding { side: reader.side(side)? }),
            StepDoc::Growth { side, grown } => {
                let mut by_polis = [0; POLEIS];
                for (id, n) in grown {
                    by_polis[reader.found("polis", id, Edition::polis)?.index()] = *n;
                }
                Frame::Growth(Growth { side: reader.side(side)?, grown: by_polis })
            }
            StepDoc::Phoros { side } => Frame::Phoros(Phoros { side: reader.side(side)? }),
        })
    }
}

fn good_ids(set: u8) -> Vec<String> {
    let goods = Good::ALL.into_iter().filter(|good| set & (1 << good.index()) != 0);
    goods.map(|good| good.id().to_owned()).collect()
}

fn good_set(reader: &mut Reader, ids: &[String]) -> Option<u8> {
    let goods = ids.iter().map(|id| reader.good(id)).collect::<Option<Vec<_>>>()?;
    Some(goods.into_iter().fold(0, |set, good| set | 1 << good.index()))
}

fn battle_doc(edition: &Edition, battle: &Battle) -> StepDoc {
    let card_id = |card: Card| edition.card_id(card, battle.region).to_owned();
    let id = |side: Side| side.id().to_owned();
    StepDoc::Battle {
        region: edition.region_id(battle.region).to_owned(),
        attacker: id(battle.attacker),
        stage: stage_id(battle.stage).to_owned(),
        attack: battle.attack.into_iter().flatten().map(card_id).collect(),
        discards: Card::all()
            .filter(|card| battle.discards[card.index()] > 0)
            .map(|card| (card_id(card), battle.discards[card.index()]))
            .collect(),
        won: Side::BOTH.into_iter().map(|side| (id(side), battle.won[side.index()])).collect(),
    }
}

fn stage_id(stage: Stage) -> &'static str {
    match stage {
        Stage::Retreat(Side::Athens) => "retreat_athens",
        Stage::Retreat(Side::Sparta) => "retreat_sparta",
        Stage::Deal => "deal",
        Stage::Attack => "attack",
        Stage::Defend => "defend",
    }
}

fn read_stage(id: &str) -> Option<Stage> {
    let stages = [
        Stage::Retreat(Side::Athens),
        Stage::Retreat(Side::Sparta),
        Stage::Deal,
        Stage::Attack,
        Stage::Defend,
    ];
    stages.into_iter().find(|&stage| stage_id(stage) == id)
}

fn cards(reader: &mut Reader, entries: &Named<u8>, region: Region) -> Option<[u8; CARDS]> {
    let mut cards = [0; CARDS];
    for (id, n) in entries {
        cards[reader.card(id, region)?.index()] = *n;
    }
    Some(cards)
}

fn sides<T: Copy + Default>(reader: &mut Reader, entries: &Named<T>) -> Option<[T; 2]> {
    let mut values = [T::default(); 2];
    for (id, value) in entries {
        values[reader.side(id)?.index()] = *value;
    }
    Some(values)
}

/// The action that a surcharge waits with, in the words of its move.
fn action_words(edition: &Edition, mv: Move) -> String {
    crate::text::write_action(edition, mv)
}

fn read_action(edition: &Edition, words: &str) -> Option<Move> {
    crate::text::read_words(edition, words).filter(|mv| mv.action().is_some())
}
