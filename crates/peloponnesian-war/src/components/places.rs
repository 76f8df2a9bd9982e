//! Spaces and leaders that rules name.

use super::load::Loader;
use crate::ids::{Leader, Space};

/// Spaces that rules name.
#[derive(Debug)]
#[allow(missing_docs, reason = "each is the space of its name")]
pub struct Places {
    pub abdera: Space,
    pub amphipolis: Space,
    pub argos: Space,
    pub athens: Space,
    pub byzantium: Space,
    pub cenchreae: Space,
    pub chios: Space,
    pub corcyra: Space,
    pub corinth: Space,
    pub cytinium: Space,
    pub decelea: Space,
    pub delphi: Space,
    pub epidamnus: Space,
    pub gythium: Space,
    pub iasus: Space,
    pub larisa: Space,
    pub macedonia: Space,
    pub maroneia: Space,
    pub naupactus: Space,
    pub panactum: Space,
    pub pella: Space,
    pub pharsalus: Space,
    pub piraeus: Space,
    pub plataea: Space,
    pub proconnesus: Space,
    pub pylos: Space,
    pub samos: Space,
    pub sardis: Space,
    pub sparta: Space,
    pub syracuse: Space,
    pub taenarum: Space,
    pub thebes: Space,
}

/// Leaders that rules name.
#[derive(Debug)]
#[allow(missing_docs, reason = "each is the leader of his name")]
pub struct People {
    pub alcibiades: Leader,
    pub cimon: Leader,
    pub nicias: Leader,
    pub pericles: Leader,
}

impl Places {
    /// Finds them by their ids.
    pub(super) fn find(loader: &mut Loader<'_>) -> Places {
        let mut find = |id: &str| loader.space(id);
        Places {
            abdera: find("abdera"),
            amphipolis: find("amphipolis"),
            argos: find("argos"),
            athens: find("athens"),
            byzantium: find("byzantium"),
            cenchreae: find("cenchreae"),
            chios: find("chios"),
            corcyra: find("corcyra"),
            corinth: find("corinth"),
            cytinium: find("cytinium"),
            decelea: find("decelea"),
            delphi: find("delphi"),
            epidamnus: find("epidamnus"),
            gythium: find("gythium"),
            iasus: find("iasus"),
            larisa: find("larisa"),
            macedonia: find("macedonia"),
            maroneia: find("maroneia"),
            naupactus: find("naupactus"),
            panactum: find("panactum"),
            pella: find("pella"),
            pharsalus: find("pharsalus"),
            piraeus: find("piraeus"),
            plataea: find("plataea"),
            proconnesus: find("proconnesus"),
            pylos: find("pylos"),
            samos: find("samos"),
            sardis: find("sardis"),
            sparta: find("sparta"),
            syracuse: find("syracuse"),
            taenarum: find("cape-taenarum"),
            thebes: find("thebes"),
        }
    }
}

impl People {
    /// Finds them by their ids.
    pub(super) fn find(loader: &mut Loader<'_>) -> People {
        People {
            alcibiades: loader.leader("alcibiades"),
            cimon: loader.leader("cimon-first"),
            nicias: loader.leader("nicias"),
            pericles: loader.leader("pericles"),
        }
    }
}
