## Words about replays and about a player's results.
