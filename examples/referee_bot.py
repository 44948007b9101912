#!/usr/bin/env python3
"""Plays every game to its end with random legal actions: referee_bot.py PROGRAM [SEED]

PROGRAM is `scriptorium`. `scriptorium referee` reads a JSON object a line and answers with one: that is the whole
interface. docs/protocol.md has every request.
"""

import json
import random
import subprocess
import sys


class Referee:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, do, **fields):
        """Sends a request; its answer. What the rules refuse is an error of this program."""
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{do} {fields}: {answer['error']['message']}")
        return answer


def choose(dice, view, legal):
    """A better bot begins here: `view` is all that the seat knows."""
    return dice.choice(legal)


def play(referee, game, seats, seed):
    """One game; the scores, and how many actions it took."""
    dice = random.Random(seed)
    actors = referee.ask("new", game=game, seats=seats, seed=seed)["actors"]
    count = 0
    while actors:  # nobody may act: the game is over
        seat = dice.choice(actors)
        view = referee.ask("view", seat=seat)["view"]
        legal = referee.ask("legal", seat=seat)["legal"]
        done = referee.ask("act", seat=seat, action=choose(dice, view, legal))
        actors = done["actors"]
        count += 1
    return referee.ask("actors")["scores"], count


def main():
    program = sys.argv[1]
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    referee = Referee(program)
    for game in referee.ask("games")["games"]:
        scores, count = play(referee, game["id"], game["min_seats"], seed)
        print(f"{game['id']}: {count} actions, points {scores['points']}, won by {scores['winners']}")


if __name__ == "__main__":
    main()
