//! Wrong passwords slow whoever guesses, on both databases, and not the owner of the name.

#![allow(clippy::unwrap_used, reason = "what can't be read fails its test")]

mod common;

use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::http::{StatusCode, header};
use axum::{Extension, Router};
use common::{Answer, Client, Database, server};
use server::Peer;

on_both!(
    wrong_passwords_slow_whoever_guesses_and_not_the_owner,
    whoever_guesses_many_names_is_slowed,
    many_who_guess_one_name_do_not_shut_out_its_owner,
);

/// The same server, asked from an address.
fn from(router: &Router, address: &str) -> Router {
    let address: IpAddr = address.parse().unwrap();
    router.clone().layer(Extension(Peer(address)))
}

const PASSWORD: &str = "owls+to+Athens";

async fn log_in(client: &mut Client, name: &str, password: &str) -> Answer {
    client.form("/me/login", &format!("name={name}&password={password}")).await
}

async fn wrong_passwords_slow_whoever_guesses_and_not_the_owner(database: Database) {
    let router = server(&database).await;
    let home = from(&router, "198.51.100.1");
    let mut anna = Client::new(&home);
    let claimed = anna.form("/me/claim", &format!("name=Anna&password={PASSWORD}")).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
    let mut thief = Client::new(&from(&router, "203.0.113.7"));
    for _ in 0..10 {
        let wrong = log_in(&mut thief, "Anna", "not+it+at+all").await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    }
    let closed = log_in(&mut thief, "Anna", PASSWORD).await;
    assert_eq!(closed.status, StatusCode::TOO_MANY_REQUESTS, "the thief has to wait");
    let after: u64 = closed.headers[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((850..=900).contains(&after), "a quarter of an hour: {after}");
    // A name that nobody has is answered in the same way.
    for attempt in 0..11 {
        let answer = log_in(&mut thief, "Nobody", "not+it+at+all").await;
        let is_closed = answer.status == StatusCode::TOO_MANY_REQUESTS;
        assert_eq!(is_closed, attempt == 10, "{attempt}: {}", answer.status);
    }
    // Anna comes from elsewhere, with a browser that nobody knows.
    let mut elsewhere = Client::new(&from(&router, "198.51.100.2"));
    assert_eq!(log_in(&mut elsewhere, "Anna", PASSWORD).await.status, StatusCode::SEE_OTHER);
    // Neither is she shut out where the thief is, in a browser of hers.
    anna.router = from(&router, "203.0.113.7");
    anna.form("/me/logout", "").await;
    assert_eq!(log_in(&mut anna, "Anna", PASSWORD).await.status, StatusCode::SEE_OTHER);
    // The cookie of another's browser opens nothing.
    let mut ben = Client::new(&from(&router, "203.0.113.7"));
    let claimed = ben.form("/me/claim", &format!("name=Ben&password={PASSWORD}")).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
    ben.form("/me/logout", "").await;
    let shut = log_in(&mut ben, "Anna", PASSWORD).await;
    assert_eq!(shut.status, StatusCode::TOO_MANY_REQUESTS);
    // Guesses in a browser that is known are counted too.
    anna.form("/me/logout", "").await;
    for _ in 0..10 {
        let wrong = log_in(&mut anna, "Anna", "not+it+at+all").await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    }
    let shut = log_in(&mut anna, "Anna", PASSWORD).await;
    assert_eq!(shut.status, StatusCode::TOO_MANY_REQUESTS);
}

async fn whoever_guesses_many_names_is_slowed(database: Database) {
    let router = server(&database).await;
    let mut thief = Client::new(&from(&router, "2001:db8::1"));
    for attempt in 0..100 {
        let wrong = log_in(&mut thief, &format!("Name{attempt}"), PASSWORD).await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN, "{attempt}");
    }
    let shut = log_in(&mut thief, "Another", PASSWORD).await;
    assert_eq!(shut.status, StatusCode::TOO_MANY_REQUESTS);
    let mut neighbour = Client::new(&from(&router, "2001:db8::ffff"));
    let shut = log_in(&mut neighbour, "Another", PASSWORD).await;
    assert_eq!(shut.status, StatusCode::TOO_MANY_REQUESTS, "it is the same network");
    let mut other = Client::new(&from(&router, "2001:db8:0:1::1"));
    let wrong = log_in(&mut other, "Another", PASSWORD).await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
}

/// Guesses a name 300 times, from 40 addresses.
async fn guess(router: &Router, name: &str) {
    for attempt in 0..300 {
        let mut thief = Client::new(&from(router, &format!("203.0.113.{}", attempt % 40)));
        let wrong = log_in(&mut thief, name, "not+it+at+all").await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN, "{attempt}");
    }
}

async fn many_who_guess_one_name_do_not_shut_out_its_owner(database: Database) {
    let router = server(&database).await;
    let mut anna = Client::new(&from(&router, "198.51.100.1"));
    let claimed = anna.form("/me/claim", &format!("name=Anna&password={PASSWORD}")).await;
    assert_eq!(claimed.status, StatusCode::SEE_OTHER, "{}", claimed.body);
    guess(&router, "Anna").await;
    guess(&router, "Nobody").await;
    // All of them guess on, also a name that nobody has.
    let begun = Instant::now();
    let on = |name: &'static str| {
        let thieves = (0..40).map(|thief| from(&router, &format!("203.0.113.{thief}")));
        let guesses = thieves.map(move |router| {
            tokio::spawn(async move {
                let mut thief = Client::new(&router);
                log_in(&mut thief, name, "not+it+at+all").await.status
            })
        });
        guesses.collect::<Vec<_>>()
    };
    let (anna, nobody) = (on("Anna"), on("Nobody"));
    tokio::time::sleep(Duration::from_millis(200)).await;
    // The owner comes with a browser that nobody knows.
    let mut elsewhere = Client::new(&from(&router, "198.51.100.2"));
    let mut stranger = Client::new(&from(&router, "198.51.100.2"));
    let both = tokio::join!(
        log_in(&mut elsewhere, "Anna", PASSWORD),
        log_in(&mut stranger, "Nobody", PASSWORD),
    );
    assert_eq!(both.0.status, StatusCode::SEE_OTHER, "{}", both.0.body);
    assert_eq!(both.1.status, StatusCode::FORBIDDEN, "{}", both.1.body);
    let waited = begun.elapsed();
    assert!(waited < Duration::from_secs(15), "the owner is in after {waited:?}");
    let have_guessed = |guesses: &[tokio::task::JoinHandle<StatusCode>]| {
        guesses.iter().filter(|guess| guess.is_finished()).count()
    };
    for (name, guesses) in [("Anna", anna), ("Nobody", nobody)] {
        let most = waited.as_secs() as usize + 2;
        let have = have_guessed(&guesses);
        assert!((1..=most).contains(&have), "{have} were tried for {name} in {waited:?}");
    }
}
