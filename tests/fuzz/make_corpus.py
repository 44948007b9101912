#!/usr/bin/python3
"""Seeds for the fuzzers, out of real sessions: make_corpus.py BUILD_DIR OUT_DIR

Writes OUT_DIR/{referee,replay,scenario}. What is kept in corpus/ is this, minimised together with what
the fuzzers found:  fuzz_referee -merge=1 corpus/referee OUT_DIR/referee FOUND
"""

import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "protocol"))
from program import Referee  # noqa: E402

SCENARIOS = [
    "game verbatim\n",
    "scenario A card is taken\ngame verbatim\nrules VB-06 VB-09\nseats 2\nseed 5\nat mover: 0\n"
    "at pile 1: e t\nat pile 2: q*\n0: take 1\nlegal 0 lacks: gain 1\n0: gain 1 !VB-09\n0: keep\n"
    "told 1: kept shown\nsee 1 /piles/0/top/card = t\nacting 1\n1: take 2; keep\n",
    "game verbatim\nseats 3\noption letters spanish\noption one_letter on\nat arrange: 1\n"
    "at hand 0: a t d g\nat words 0: da\n0: end_word !VB-20\n0: lay t\nclock 0\n1: done\n2: done\n"
    "acting 2\n2: pass\n",
    "game verbatim\nseats 2\nat challenge: 0\nat hand 0: c a t ? ?\nat hand 1: d g\nat words 0: cat ?o?x\n"
    "at words 1: dg\nacting 1\n1: challenge 0\nacting judge\njudge: missing\n0: lay t; lay a; done\n"
    "take_back 0 2 !seen\n0: challenge 5 \"a word\"\njudge: exists\n1: pass\n0: pass\n"
    "acting nobody\nscores 0 10\nwinner 1\n",
    "game verbatim\nat heights: 1 0 0 1\nat pile 4: end\nat hand 0: a\nclock 0\nclock 0\n"
    "1: take 4\ntake_back 0 2 !answered\nlegal 0 has: done\nsee spectator /seats/1/hand absent\n",
]
WRONG = [
    "", "[]", "nul", "{\"do\":1}", "{\"do\":\"acts\"}", "{\"do\":\"view\",\"seat\":9}",
    "{\"do\":\"new\",\"game\":\"verbatim\",\"seats\":1e999}", "{\"do\":\"view\",\"seat\":-1}",
    "{\"do\":\"act\",\"seat\":0,\"action\":{\"type\":\"take\",\"pile\":9}}",
    "{\"do\":\"events\",\"seat\":\"spectator\",\"since\":2147483648}", "[" * 40,
    "{\"do\":\"act\",\"seat\":0,\"action\":{},\"actions\":[]}",
    "{\"do\":\"load\",\"replay\":{\"game\":\"verbatim\"}}",
    "{\"do\":\"bot\",\"seat\":0,\"player\":\"nobody\",\"id\":\"x\",\"language\":\"es\"}",
]


def play(program, number, keep_lines):
    """A session; its lines (at most keep_lines) and the replay at its end."""
    dice = random.Random(number)
    referee = Referee(program)
    lines = []

    def ask(request):
        lines.append(json.dumps(request, ensure_ascii=False, separators=(",", ":")))
        return json.loads(referee.say(lines[-1]))

    seats = 2 + number % 4
    options = {"as_dealt": dice.random() < 0.5, "one_letter": dice.random() < 0.5}
    if number % 3 == 0:
        options["letters"] = "spanish"
        options["dictionary"] = "spanish"
    if number % 2 == 0:
        text = SCENARIOS[number // 2 % len(SCENARIOS)]
        ask({"do": "position", "text": text, "judge": dice.choice(["table", "dice", "asked"])})
    else:
        ask({"do": "new", "game": "verbatim", "seats": seats, "options": options, "seed": number,
             "judge": dice.choice(["table", "dice", "asked"])})
    while len(lines) < keep_lines:
        acting = ask({"do": "actors"})["actors"]
        if not acting:
            break
        seat = dice.choice(acting)
        way = dice.randrange(12)
        if way == 0:
            lines.append(dice.choice(WRONG))
            referee.say(lines[-1]) if lines[-1] else None
        elif way == 1:
            ask({"do": "take_back", "seat": 0, "count": dice.randrange(1, 4)})
        elif way == 2 and seat != "judge":
            ask({"do": "clock", "seat": seat})
        elif way == 3 and seat != "judge":
            ask({"do": "bot", "seat": seat, "player": "random"})
        elif way == 4:
            ask({"do": "view", "seat": dice.choice([0, 1, "spectator"])})
        elif way == 5:
            saved = ask({"do": "save"})["replay"]
            if len(json.dumps(saved)) < 3000:
                ask({"do": "load", "replay": saved})
        else:
            legal = ask({"do": "legal", "seat": seat})["legal"]
            if legal:
                ask({"do": "act", "seat": seat, "action": dice.choice(legal)})
    saved = json.loads(referee.say('{"do":"save"}'))["replay"]
    referee.close()
    return "\n".join(lines), json.dumps(saved, ensure_ascii=False, separators=(",", ":"))


def main():
    program = pathlib.Path(sys.argv[1]) / "cli/scriptorium"
    out = pathlib.Path(sys.argv[2])
    for folder in ("referee", "replay", "scenario"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    for number, text in enumerate(SCENARIOS):
        (out / "scenario" / f"seed_{number}").write_text(text)
    for number in range(1, 41):
        lines, replay = play(program, number, 20 + number)
        (out / "referee" / f"seed_{number}").write_text(lines)
        (out / "replay" / f"seed_{number}").write_text(replay)
    for number in range(41, 49):  # whole games, too long to mutate well as sessions
        (out / "replay" / f"seed_{number}").write_text(play(program, number, 5000)[1])


main()
