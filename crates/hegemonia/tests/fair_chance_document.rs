//! The worked example in docs/fair-chance.md, recomputed with nothing but HMAC and SHA-256.
#![allow(clippy::unwrap_used, reason = "these are tests")]

use std::process::Command;

use hegemonia::verify::from_hex;
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use table::chance::{Dice, FairDice, bot_seed};

const DOCUMENT: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/fair-chance.md"));

/// The value of a line `name = value` of the example.
fn given(name: &str) -> &'static str {
    let line = DOCUMENT.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
    line.unwrap_or_else(|| panic!("the example has no {name}"))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn seeds() -> Vec<Vec<u8>> {
    ["seed of white", "seed of black"].map(|name| from_hex(given(name)).unwrap()).into()
}

fn outcomes() -> Vec<(&'static str, u64)> {
    let each = given("outcomes").split(", ").map(|one| one.split_once(": ").unwrap());
    each.map(|(outcome, weight)| (outcome, weight.parse().unwrap())).collect()
}

#[test]
fn every_line_of_the_example_follows() {
    let secret = from_hex(given("secret")).unwrap();
    assert_eq!(hex(&Sha256::digest(&secret)), given("commitment"));
    let wide = |number: u64| number.to_be_bytes().to_vec();
    let mut message = Vec::new();
    for seed in seeds() {
        message.extend([wide(seed.len() as u64), seed].concat());
    }
    let table = given("table").as_bytes().to_vec();
    message.extend([wide(table.len() as u64), table].concat());
    message.extend([wide(given("roll").parse().unwrap()), wide(0)].concat());
    assert_eq!(hex(&message), given("message"));
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&secret).unwrap();
    mac.update(&message);
    let digest = mac.finalize().into_bytes();
    assert_eq!(hex(&digest), given("hmac"));
    let number = u64::from_be_bytes(digest[..8].try_into().unwrap());
    assert_eq!(number.to_string(), given("number"));
    let total: u64 = outcomes().iter().map(|(_, weight)| weight).sum();
    assert_eq!(total.to_string(), given("total"));
    let incomplete = 2_u128.pow(64) - 2_u128.pow(64) % u128::from(total);
    assert!(u128::from(number) < incomplete && DOCUMENT.contains(&incomplete.to_string()));
    assert_eq!((number % total).to_string(), given("rest"));
}

#[test]
fn the_seed_of_the_bot_follows() {
    let secret = from_hex(given("secret")).unwrap();
    let (table, seat) = (given("table"), given("seat of a bot"));
    let mut message = b"hegemonia bot seed".to_vec();
    for part in [table, seat] {
        message.extend((part.len() as u64).to_be_bytes());
        message.extend(part.as_bytes());
    }
    assert_eq!(hex(&message), given("message of a bot"));
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(&secret).unwrap();
    mac.update(&message);
    assert_eq!(hex(&mac.finalize().into_bytes()), given("seed of a bot"));
    let secret = secret.try_into().unwrap();
    assert_eq!(hex(&bot_seed(&secret, table, seat)), given("seed of a bot"), "the kernel's");
}

#[test]
fn the_kernel_rolls_what_the_example_says() {
    let dice = Dice::Fair(FairDice {
        secret: from_hex(given("secret")).unwrap().try_into().unwrap(),
        seeds: seeds(),
        table: given("table").to_owned(),
    });
    let weights: Vec<_> = outcomes().iter().map(|&(_, weight)| weight as u32).collect();
    let fallen = dice.choose(given("roll").parse().unwrap(), &weights).unwrap();
    assert_eq!(outcomes()[fallen].0, given("falls"));
}

/// Where Python is installed, the programs in the document must run and agree.
#[test]
fn the_programs_in_the_document_agree() {
    let python = |program: &str| Command::new("python3").args(["-c", program]).output();
    if !python("pass").is_ok_and(|ran| ran.status.success()) {
        return;
    }
    let programs = DOCUMENT.split("```python\n").skip(1);
    let programs: Vec<_> = programs.map(|rest| rest.split("```").next().unwrap()).collect();
    let expected = [given("falls"), given("seed of a bot")];
    assert_eq!(programs.len(), expected.len());
    for (program, expected) in programs.into_iter().zip(expected) {
        let ran = python(program).unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        assert_eq!(String::from_utf8_lossy(&ran.stdout).trim(), expected);
    }
}
