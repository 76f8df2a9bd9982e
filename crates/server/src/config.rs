//! The settings of a server.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use bots::BotSpec;
use bots::Playable;

use crate::accounts::passwords::Hashing;
use crate::time::Clock;

/// The settings of a server.
#[derive(Clone)]
pub struct Config {
    /// The games on offer.
    pub games: Vec<&'static dyn Playable>,
    /// Bots that may think at the same time.
    pub thinkers: usize,
    /// The least time between two moves of a bot, so that people can follow.
    pub bot_pause: Duration,
    /// The bots, from easy to hard.
    pub levels: Vec<Level>,
    /// Tables kept in memory; others are replayed from the database on demand.
    pub tables_in_memory: usize,
    /// Games of one guest that are in progress or waiting to begin.
    pub most_tables: usize,
    /// Streams of updates that one guest may keep open; also strangers from one address, at one
    /// table or in the lobby.
    pub most_streams: usize,
    /// Streams of updates of the lobby that people without a cookie may keep open in all; also at
    /// one table, where their addresses are not known.
    pub most_strangers: usize,
    /// Uploaded records: in all, and per guest.
    pub most_replays: (i64, i64),
    /// Connections at the same time; beyond that, idle ones are closed.
    pub most_connections: usize,
    /// Connections per address, unless it is this machine's or a trusted proxy's.
    pub most_per_address: usize,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// A separate address for metrics, if any.
    pub metrics: Option<SocketAddr>,
    /// Whether metrics are served beside the games.
    pub open_metrics: bool,
    /// How long the head of a request may take to arrive, and a connection may be idle.
    pub head_limit: Duration,
    /// How long a request may take to arrive and be answered. Streams of updates are exempt.
    pub request_limit: Duration,
    /// How often the server checks that its database is available.
    pub probe: Duration,
    /// Whether the server is reached by HTTPS: cookies are then sent by HTTPS only.
    pub https: bool,
    /// The cost of hashing a password.
    pub hashing: Hashing,
    /// Hosts, with their port if it is not 80, to which notices may be sent; none by default.
    pub webhook_hosts: Vec<String>,
    /// The source of time.
    pub clock: Clock,
}

/// A bot as people choose it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// Id in forms; its name is the message `level-<id>`.
    pub id: &'static str,
    /// The bot behind it.
    pub bot: BotSpec,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mcts = |millis| BotSpec::Mcts(bots::Budget::Time(Duration::from_millis(millis)));
        Config {
            games: games::all().to_vec(),
            thinkers: cores,
            bot_pause: Duration::from_millis(350),
            levels: vec![
                Level { id: "easy", bot: BotSpec::Sensible },
                Level { id: "medium", bot: BotSpec::Greedy },
                Level { id: "hard", bot: mcts(400) },
                Level { id: "hardest", bot: mcts(2_000) },
            ],
            tables_in_memory: 2_000,
            most_tables: 100,
            most_streams: 32,
            most_strangers: 1_000,
            most_replays: (20_000, 100),
            most_connections: 8_192,
            most_per_address: 256,
            trusted_proxies: Vec::new(),
            metrics: None,
            open_metrics: true,
            head_limit: Duration::from_secs(30),
            request_limit: Duration::from_secs(20),
            probe: Duration::from_secs(1),
            https: false,
            hashing: Hashing::default(),
            webhook_hosts: Vec::new(),
            clock: Clock::default(),
        }
    }
}

impl std::fmt::Debug for Config {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let games: Vec<_> = self.games.iter().map(|game| game.about().id).collect();
        f.debug_struct("Config").field("games", &games).field("levels", &self.levels).finish()
    }
}

impl Config {
    /// The game with an id.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&'static dyn Playable> {
        self.games.iter().copied().find(|game| game.about().id == id)
    }

    /// The level with an id.
    #[must_use]
    pub fn level(&self, id: &str) -> Option<&Level> {
        self.levels.iter().find(|level| level.id == id)
    }

    /// The default level: the middle one, or the weaker of two.
    #[must_use]
    pub fn usual_level(&self) -> Option<&Level> {
        self.levels.get(self.levels.len().saturating_sub(1) / 2)
    }

    /// The level with this bot.
    #[must_use]
    pub fn level_of(&self, bot: BotSpec) -> Option<&Level> {
        self.levels.iter().find(|level| level.bot == bot)
    }
}
