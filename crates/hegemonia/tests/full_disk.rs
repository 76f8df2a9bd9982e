//! A disk that is really full: a small file system of memory, filled and emptied again under a
//! running server. `cargo xtask full-disk` runs this, as root, since it mounts one.
#![allow(clippy::unwrap_used, reason = "these are tests")]

mod common;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use common::served::{Served, Visitor};
use serde_json::{Value, json};

const PATIENCE: Duration = Duration::from_secs(60);

/// A file system of a few megabytes; it is gone with this value.
struct SmallDisk {
    folder: tempfile::TempDir,
}

impl SmallDisk {
    fn mount(megabytes: u32) -> SmallDisk {
        let folder = tempfile::tempdir().unwrap();
        let size = format!("size={megabytes}m,mode=777");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path());
        assert!(mount.status().unwrap().success(), "mounting needs root");
        SmallDisk { folder }
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }

    /// Writes until nothing more fits.
    fn fill(&self) {
        use std::io::Write as _;
        let mut file = std::fs::File::create(self.filler()).unwrap();
        for size in [65_536, 4_096, 512] {
            let block = vec![0; size];
            while file.write_all(&block).is_ok() {}
        }
    }

    fn make_room(&self) {
        std::fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.folder.path()).status();
    }
}

/// Somebody who plays and knows what was acknowledged.
struct Player {
    visitor: Visitor,
    table: String,
    state: Value,
    /// Acknowledged and refused moves.
    counts: (usize, usize),
}

impl Player {
    fn sit_down(served: &Served) -> Player {
        let visitor = Visitor::new(served.address);
        let (table, state) = (String::new(), Value::Null);
        let mut player = Player { visitor, table, state, counts: (0, 0) };
        assert!(player.begin());
        player
    }

    /// Begins a game; says whether the disk has room for it.
    fn begin(&mut self) -> bool {
        let form = "game=polis&with=hot-seat";
        let opened = self.visitor.try_send("POST", "/tables", form).unwrap();
        let Some(table) = opened.header("location").map(str::to_owned) else {
            assert_eq!(opened.status, 503, "{opened:?}");
            return false;
        };
        for (seat, digits) in [("athens", "5a"), ("sparta", "5b")] {
            let body = json!({ "seat": seat, "seed": digits.repeat(32), "bare": true });
            let given = self.visitor.post(&format!("{table}/seed"), &body);
            if given.status == 503 {
                return false;
            }
            assert_eq!(given.status, 200, "{given:?}");
        }
        (self.state, self.table) = (self.visitor.state(&table), table);
        true
    }

    /// Tries a move; says whether it was acknowledged.
    fn step(&mut self) -> bool {
        if self.state["over"] == true && !self.begin() {
            self.counts.1 += 1;
            return false;
        }
        let choices = self.state["choices"].as_array().unwrap();
        let words = choices.last().unwrap()["move"].clone();
        let body = json!({ "version": self.state["version"], "move": words, "bare": true });
        let answer = self.visitor.post(&format!("{}/move", self.table), &body);
        match answer.status {
            200 => {
                self.state = answer.json();
                self.counts.0 += 1;
                true
            }
            503 => {
                assert!(answer.header("retry-after").is_some(), "{answer:?}");
                self.counts.1 += 1;
                false
            }
            _ => panic!("{answer:?}"),
        }
    }

    /// Tries until it works, or until it does not.
    fn until(&mut self, works: bool) {
        let begun = Instant::now();
        while self.step() != works {
            assert!(begun.elapsed() < PATIENCE, "nothing changes");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

/// Fills the disk again and again while somebody plays, ends the server in two ways, and compares.
fn play_through(disk: &SmallDisk, start: impl Fn() -> Served, mend: impl Fn()) {
    for end in ["KILL", "TERM"] {
        let served = start();
        let mut anna = Player::sit_down(&served);
        for _ in 0..3 {
            disk.fill();
            anna.until(false);
            disk.make_room();
            mend();
            anna.until(true);
            for _ in 0..40 {
                assert!(anna.step(), "the server has recovered by itself");
            }
        }
        let known = anna.state["version"].clone();
        served.signal(end);
        served.end();
        let served = start();
        anna.visitor.address = served.address;
        assert_eq!(anna.visitor.state(&anna.table)["version"], known, "after SIG{end}");
        let (acknowledged, refused) = anna.counts;
        println!("SIG{end}: {acknowledged} acknowledged, {refused} refused, 0 lost, 0 too many");
    }
}

#[test]
fn a_full_disk_under_sqlite_loses_nothing() {
    let disk = SmallDisk::mount(8);
    let file = disk.path().join("games.db");
    play_through(&disk, || Served::start(&file, &[]), || {});
}

#[test]
fn a_full_disk_under_postgresql_loses_nothing() {
    let disk = SmallDisk::mount(160);
    let cluster = Cluster::start(disk.path());
    // A PostgreSQL whose disk was full may have ended itself.
    play_through(&disk, || Served::start_on(&cluster.url(), &[]), || cluster.start_if_down());
}

/// A PostgreSQL on a disk of its own.
struct Cluster {
    folder: PathBuf,
    binaries: PathBuf,
}

impl Cluster {
    fn start(disk: &Path) -> Cluster {
        let versions = std::fs::read_dir("/usr/lib/postgresql").unwrap().flatten();
        let binaries = versions.map(|version| version.path().join("bin")).max().unwrap();
        let cluster = Cluster { folder: disk.join("cluster"), binaries };
        std::fs::create_dir(&cluster.folder).unwrap();
        assert!(
            Command::new("chown").arg("postgres").arg(&cluster.folder).status().unwrap().success()
        );
        let bin = cluster.binaries.display();
        cluster.run(&format!("{bin}/initdb -D data -U postgres -A trust --no-sync >initdb.log"));
        cluster.start_if_down();
        cluster
    }

    fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }

    fn start_if_down(&self) {
        let bin = self.binaries.display();
        let at = self.folder.display();
        self.run(&format!(
            "{bin}/pg_ctl -D data status >/dev/null || {bin}/pg_ctl -D data -w -l /dev/null \
             -o \"-k {at} -c listen_addresses='' -c max_wal_size=48MB -c min_wal_size=32MB\" start >/dev/null"
        ));
    }

    fn run(&self, script: &str) {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh", "-c", script]).current_dir(&self.folder);
        assert!(command.status().unwrap().success(), "{script}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let stop =
            format!("{}/pg_ctl -D data -m immediate stop >/dev/null", self.binaries.display());
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh", "-c", &stop]).current_dir(&self.folder);
        let _ = command.status();
    }
}
