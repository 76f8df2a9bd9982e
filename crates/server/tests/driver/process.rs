//! Chromium's driver with a watchman. However a test ends, by its last line, in a panic or killed
//! from outside, nothing of its browser stays.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Starts the driver as the head of a group of processes, to which Chromium will belong too. Its
/// input ends when whoever started it lets go of it or is gone: then the group is killed.
const WATCHMAN: &str = r#"
    TMPDIR="$1" setsid chromedriver --port=0 </dev/null 2>/dev/null &
    cat >/dev/null
    kill -s KILL -- -$! 2>/dev/null
    wait
    # Processes that are being killed may hold on to files for a moment.
    for try in 1 2 3 4 5 6 7 8 9; do rm -rf "$1" 2>/dev/null && break; sleep 0.1; done
"#;

/// A driver that runs, gone with this value.
pub(super) struct Driver {
    pub(super) port: u16,
    /// Where it and its browser keep all their files.
    pub(super) folder: PathBuf,
    watchman: Child,
    /// Kept open: the driver goes on writing.
    _says: BufReader<ChildStdout>,
}

impl Driver {
    pub(super) fn start() -> Driver {
        let folder = tempfile::Builder::new().prefix("hegemonia-browser-").tempdir().unwrap();
        let folder = folder.keep();
        let mut watchman = Command::new("sh")
            .args(["-c", WATCHMAN, "watchman"])
            .arg(&folder)
            // What ends this test by its group must not end the watchman.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("sh starts");
        let mut says = BufReader::new(watchman.stdout.take().expect("it is piped"));
        let port = port(&mut says);
        Driver { port, folder, watchman, _says: says }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.watchman.stdin.take());
        let _ = self.watchman.wait();
    }
}

/// The port that the driver has chosen: `... was started successfully on port 38219.`
fn port(says: &mut BufReader<ChildStdout>) -> u16 {
    let mut lines = says.lines().map_while(Result::ok);
    let number = lines.find_map(|line| {
        let (_, number) = line.split_once("successfully on port ")?;
        number.trim_end_matches('.').parse().ok()
    });
    number.expect("chromedriver starts (apt-get install chromium chromium-driver)")
}
