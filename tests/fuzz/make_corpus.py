#!/usr/bin/python3
"""Seeds for the fuzzers, out of real sessions of every registered game: make_corpus.py BUILD_DIR OUT_DIR

Writes OUT_DIR/{referee,replay,scenario}. tests/fuzz/run lets the fuzzers start from them too. What is kept in corpus/
is this, minimised together with what they found:  fuzz_referee -merge=1 corpus/referee OUT_DIR/referee FOUND
"""

import json
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "protocol"))
from program import Referee  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WRONG = [
    "", "[]", "nul", "{\"do\":1}", "{\"do\":\"acts\"}", "{\"do\":\"view\",\"seat\":9}",
    "{\"do\":\"new\",\"game\":\"verbatim\",\"seats\":1e999}", "{\"do\":\"view\",\"seat\":-1}",
    "{\"do\":\"act\",\"seat\":0,\"action\":{\"type\":\"take\",\"pile\":9}}",
    "{\"do\":\"events\",\"seat\":\"spectator\",\"since\":2147483648}", "[" * 40,
    "{\"do\":\"act\",\"seat\":0,\"action\":{},\"actions\":[]}",
    "{\"do\":\"load\",\"replay\":{\"game\":\"verbatim\"}}",
    "{\"do\":\"bot\",\"seat\":0,\"player\":\"nobody\",\"id\":\"x\",\"language\":\"es\"}",
]


def scenarios_of(game):
    return [path.read_text() for path in sorted((ROOT / "games" / game / "tests/scenarios").iterdir())]


def some_options(game, dice):
    """As they describe themselves."""
    def value(option):
        return dice.choice(option["choices"]) if "choices" in option else dice.randint(option["min"], option["max"])

    return {option["name"]: [value(option) for _ in range(option["count"])] if "count" in option else value(option)
            for option in game["options"] if dice.random() < 0.5}


def play(program, game, number, keep_lines):
    """A session; its lines (at most keep_lines) and the replay at its end."""
    dice = random.Random(number)
    referee = Referee(program)
    lines = []

    def ask(request):
        lines.append(json.dumps(request, ensure_ascii=False, separators=(",", ":")))
        return json.loads(referee.say(lines[-1]))

    judge = dice.choice(["table", "dice", "asked"])
    if number % 2 == 0:
        ask({"do": "position", "text": dice.choice(scenarios_of(game["id"])), "judge": judge})
    else:
        seats = dice.randint(game["min_seats"], game["max_seats"])
        ask({"do": "new", "game": game["id"], "seats": seats, "options": some_options(game, dice), "seed": number,
             "judge": judge})
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
    referee = Referee(program)
    games = referee.ask({"do": "games"})["games"]
    referee.close()
    for game in games:
        name = game["id"]
        for number, text in enumerate(scenarios_of(name)):
            (out / "scenario" / f"{name}_{number}").write_text(text)
        for number in range(1, 41):
            lines, replay = play(program, game, number, 20 + number)
            (out / "referee" / f"{name}_{number}").write_text(lines)
            (out / "replay" / f"{name}_{number}").write_text(replay)
        for number in range(41, 49):  # whole games, too long to mutate well as sessions
            (out / "replay" / f"{name}_{number}").write_text(play(program, game, number, 5000)[1])


main()
