#!/usr/bin/env python3
"""A program that plays at a Hegemonia server. It needs nothing but Python.

    HEGEMONIA_TOKEN=hegemonia_... python3 bot.py http://127.0.0.1:8000

It sits down at every table in the lobby whose game it likes, plays in all of its
games whenever it is its turn, and waits for more. Put something better into `choose`.
"""

import argparse
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


def play_turn(server, table, dice):
    """Plays at one table as long as it is our turn; says whether anything was done."""
    handle, acted = table["handle"], False
    for seat in table["needs_seed"]:
        # Our share in the dice: nobody can know the rolls before all shares are in.
        server.ask(f"/t/{handle}/seed", {"seat": seat, "seed": secrets.token_hex(32), "bare": True})
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
    games, last = set(given.games.split(",")), time.monotonic()
    print("playing as", server.ask("/api/me")["name"], file=sys.stderr, flush=True)
    while given.until_idle is None or time.monotonic() - last < given.until_idle:
        try:
            sit_down(server, games)
            acted = [play_turn(server, table, dice) for table in server.ask("/api/me")["tables"]]
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
