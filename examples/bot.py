#!/usr/bin/env python3
"""A program that plays at a Hegemonia server. It needs nothing but Python.

    HEGEMONIA_TOKEN=hegemonia_... python3 bot.py http://127.0.0.1:8000

It sits down at every table in the lobby whose game it likes, plays in all of its
games whenever it is its turn, and waits for more. Put something better into `choose`.

When a game is over it checks that the server has kept its promise about the dice, and
stops if it has not. What it was promised it remembers as long as it runs.
"""

import argparse
import hashlib
import hmac
import json
import os
import random
import secrets
import sys
import time
import urllib.error
import urllib.request


class Server:
    """The server, asked in the name of whoever made the token."""

    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def ask(self, path, body=None):
        """Sends a request, with a body as POST, and reads the answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, self.headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def call(self, method, **params):
        """A method of the engine protocol."""
        return self.ask(f"/api/{method}", params)


def choose(view, moves, dice):
    """Which of the legal moves to play. This is the place for a better idea.

    `view` is the position as our seat may know it; each move has `move` (what is sent),
    `label` (for people), `targets` and `clause`.
    """
    return dice.choice(moves)["move"]


class Promises:
    """What the server has promised about the dice, table by table, and what we gave for it."""

    def __init__(self):
        self.tables = {}

    def see(self, table):
        """Remembers a commitment when it is first shown; it must stay the same. Bots that sit
        there before the game begins are counted: the sides may yet be drawn."""
        bots = 0 if table["begun"] else sum(seat["bot"] for seat in table["seats"])
        fresh = {"commitment": table["commitment"], "bots": bots, "seeds": {}}
        known = self.tables.setdefault(table["handle"], fresh)
        if known["commitment"] != table["commitment"]:
            sys.exit(f"{table['handle']}: the server has changed its promise about the dice")

    def give_seed(self, server, handle, seat):
        """Gives our share in the dice, which nobody could know when the commitment was made."""
        seed = secrets.token_hex(32)
        self.tables[handle]["seeds"][seat] = seed
        server.ask(f"/t/{handle}/seed", {"seat": seat, "seed": seed, "bare": True})

    def check_ended(self, server, going_on):
        """Compares the records of games that have ended with what was promised."""
        for handle in set(self.tables) - set(going_on):
            try:
                record = server.call("game.record", handle=handle)["record"]
            except urllib.error.HTTPError as error:
                if error.code != 403:  # Others play on without us: the record comes later.
                    raise
                continue
            fault = broken(handle, self.tables.pop(handle), headers(record))
            if fault:
                sys.exit(f"{handle}: the dice were not those that were promised: {fault}")
            print(f"{handle}: the server has kept its promise about the dice", file=sys.stderr, flush=True)


def headers(record):
    """The headers of a record: [Name "value"]."""
    lines = [line[1:-1].split(" ", 1) for line in record.splitlines() if line.startswith("[")]
    return {name: json.loads(value) for name, value in lines}


def broken(handle, promised, record):
    """What in a record is not as it was promised; nothing if all is well. The rolls themselves
    need the rules of the game: `hegemonia verify` recomputes them."""
    secret = bytes.fromhex(record["Secret"])
    if record["Table"] != handle:
        return "it is the record of another table"
    if record["Commitment"] != promised["commitment"]:
        return "its commitment is not the one that was shown"
    if hashlib.sha256(secret).hexdigest() != promised["commitment"]:
        return "the secret does not fit the commitment"
    for seat, seed in promised["seeds"].items():
        if seed not in (record.get(f"SeatSeed-{other}") for other in record["Seats"].split()):
            return f"our seed for {seat} is not in it"
    bots = record.get("BotSeeds", "none").replace("none", "").split()
    if len(bots) < promised["bots"]:
        return "seeds of bots were not bound by the commitment"
    for seat in bots:
        parts = [part for text in (handle, seat) for part in (len(text).to_bytes(8, "big"), text.encode())]
        message = b"hegemonia bot seed" + b"".join(parts)
        if record[f"SeatSeed-{seat}"] != hmac.new(secret, message, hashlib.sha256).hexdigest():
            return f"the seed of the bot at {seat} does not follow from the secret"
    return None


def play_turn(server, table, dice, promises):
    """Plays at one table as long as it is our turn; says whether anything was done."""
    handle, acted = table["handle"], False
    promises.see(table)
    for seat in table["needs_seed"]:
        promises.give_seed(server, handle, seat)
        acted = True
    while True:
        legal = server.call("game.legal", handle=handle)
        if not legal["moves"]:
            return acted
        view = server.call("game.view", handle=handle, seat=legal["turn"]["to_act"])
        move = choose(view, legal["moves"], dice)
        try:
            server.call("game.play", handle=handle, move=move, version=legal["turn"]["version"])
        except urllib.error.HTTPError as error:
            if error.code != 409:  # The table has moved on: look again.
                raise
        acted = True


def sit_down(server, games):
    """Takes a free seat at every table of the lobby whose game we play."""
    ours = {table["handle"] for table in server.ask("/api/me")["tables"]}
    for table in server.ask("/api/lobby")["waiting"]:
        if table["game"] in games and table["handle"] not in ours:
            try:
                server.ask(f"/t/{table['handle']}/sit", {"seat": "" if table["drawn"] else table["free"][0]})
            except urllib.error.HTTPError as error:
                if error.code not in (403, 404, 429):  # Somebody was faster, or there are limits.
                    raise


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("server", help="its address, such as http://127.0.0.1:8000")
    options.add_argument("--token", default=os.environ.get("HEGEMONIA_TOKEN"), help="or HEGEMONIA_TOKEN")
    options.add_argument("--games", default="polis,agora", help="games to sit down to, with commas")
    options.add_argument("--pause", type=float, default=1.0, help="seconds between two looks")
    options.add_argument("--seed", type=int, help="for the same choices again")
    options.add_argument("--until-idle", type=float, help="stop after so many seconds without a turn")
    given = options.parse_args()
    if not given.token:
        options.error("no token: make one on the page about you (/me), and set HEGEMONIA_TOKEN")
    server, dice = Server(given.server, given.token), random.Random(given.seed)
    games, last, promises = set(given.games.split(",")), time.monotonic(), Promises()
    print("playing as", server.ask("/api/me")["name"], file=sys.stderr, flush=True)
    while given.until_idle is None or time.monotonic() - last < given.until_idle:
        try:
            sit_down(server, games)
            tables = server.ask("/api/me")["tables"]
            acted = [play_turn(server, table, dice, promises) for table in tables]
            promises.check_ended(server, [table["handle"] for table in tables])
            if any(acted):
                last = time.monotonic()
        except urllib.error.HTTPError as error:
            if error.code == 401:
                sys.exit(json.load(error)["message"])
            print(error, error.read().decode(), file=sys.stderr)
        except OSError as error:
            print(error, file=sys.stderr)  # The server may be restarting.
        time.sleep(given.pause)


if __name__ == "__main__":
    main()
