#!/usr/bin/python3
"""Plays whole games over `scriptorium referee`, using nothing but what it answers, and holds every message
against the schema that the program prints: schema_check.py BUILD_DIR

Checked besides: docs/protocol.schema.json is that schema, and all of it can be reached from its root; docs/protocol.md
knows every request, action, event and error code; its examples are what the program answers; those of docs/scenarios.md
pass; events, revisions, legal actions and replays agree with each other.
"""

import collections
import json
import pathlib
import random
import re
import subprocess
import sys

import jsonschema

import documents
from checks import check, finish
from program import Referee

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# Of each game so many tables, and more until everything in its schema has come up.
FIRST_TABLE = 7  # the seeds: from this one on everything that may come comes soon
FEWEST_TABLES = 6  # every judge in either language
MOST_TABLES = 12
# So many messages of a kind are validated with all that they hold. After that a list's items are validated one by one,
# each text once: they come again and again.
WHOLE = 40
OWN_LISTS = {"events": "event", "legal": "action", "actions": "action", "cards": "printed_card"}


def rare_of(game):
    """What these tables do not come to, by its part of the schema: `event searched: why` in the game's tests/rare.txt."""
    rare = collections.defaultdict(set)
    path = ROOT / "games" / game / "tests/rare.txt"
    for line in path.read_text().splitlines() if path.exists() else []:
        if line and not line.startswith("#"):
            part, kind = line.partition(": ")[0].split()
            rare[f"{game}_{part}"].add(kind)
    return rare


class Schema:
    """The program's schema, one validator a definition."""

    def __init__(self, schema, games):
        self.names = schema["$defs"]
        self.validators = {
            name: jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
            for name in self.names
        }
        self.seen = set()  # most messages come many times: the same text is held against it once
        self.whole = collections.Counter()
        self.types = {f"{game}_{part}": set() for game in games for part in ("action", "event")}
        self.rare = collections.defaultdict(set)
        for game in games:
            self.rare.update(rare_of(game))

    def holds(self, name, value):
        text = name + json.dumps(value, sort_keys=True)
        if text in self.seen:
            return
        self.seen.add(text)
        if name in self.types:
            self.types[name].add(value["type"])

        def complaint():
            fault = jsonschema.exceptions.best_match(self.validators[name].iter_errors(value))
            where = "/".join(str(part) for part in fault.absolute_path)
            return f"{name}, at /{where}: {fault.message}\n     {json.dumps(value)[:600]}"

        check(self.validators[name].is_valid(value), complaint)

    def answer_holds(self, game, kind, answer):
        """The answer, and everything of the game's own in it."""
        self.whole[kind] += 1
        lists = {name: part for name, part in OWN_LISTS.items() if isinstance(answer.get(name), list)}
        rest = answer if self.whole[kind] <= WHOLE else {**answer, **{name: [] for name in lists}}
        self.holds("answer_" + kind, rest)
        for name, part in lists.items():
            for item in answer[name]:
                self.holds(f"{game}_{part}", item)

    def never_came(self, name):
        known = {each["properties"]["type"]["const"] for each in self.names[name]["oneOf"]}
        return known - self.types[name] - self.rare[name]

    def all_of(self, game):
        """Whether the whole schema of a game was tried."""
        return not self.never_came(f"{game}_action") and not self.never_came(f"{game}_event")

    def everything_was_seen(self):
        for name in self.types:
            never = self.never_came(name)
            check(not never, f"{name}: never came {never}")
            for kind in self.rare[name] & self.types[name]:
                print(f"{name}: {kind} came up, so it need not stand in rare.txt")
        for name in self.names:
            if name.startswith("request_"):
                check(any(text.startswith(name + "{") for text in self.seen), f"{name} was never sent")

    def hands_are_whole(self, game):
        """Whether a view shows a hand as a whole or not at all."""
        seats = self.names[f"{game}_view"]["properties"]["seats"]["items"]
        if "$ref" in seats:
            seats = self.names[seats["$ref"].removeprefix("#/$defs/")]
        return "hand" not in seats["required"]


def every_ref_is_defined(schema):
    refs = set(re.findall(r'"\$ref": *"#/\$defs/([^"]*)"', json.dumps(schema)))
    for name in refs:
        check(name in schema["$defs"], f"$ref to {name}, which is not defined")
    check(refs, "the schema refers to nothing")


def everything_is_reached(schema):
    """A generator of types makes nothing of a definition that no message leads to."""
    reached = set()
    ways = [schema["anyOf"]]
    while ways:
        for name in re.findall(r'"\$ref": *"#/\$defs/([^"]*)"', json.dumps(ways.pop())):
            if name not in reached:
                reached.add(name)
                ways.append(schema["$defs"].get(name, {}))
    for name in schema["$defs"]:
        check(name in reached, f"no message leads to {name}")


class Table:
    """One game, from `new` to its end, by a random player who reads only the protocol."""

    def __init__(self, program, schema, game, number, done):
        self.schema = schema
        self.done = done  # the types of actions that were chosen at some table of the game
        self.game = game
        self.dice = random.Random(number)
        self.language = ("en", "es")[number % 2]
        self.codes = set()
        self.referee = Referee(program, self.hear)
        self.number = number
        self.had = {}  # how many events each viewer was told, and entries were saved

    def hear(self, request, answer):
        """Every message passes here."""
        kind = request["do"]
        check(answer.get("id") == request.get("id"), lambda: f"the id is not sent back: {answer}")
        if not answer.get("ok"):
            self.schema.holds("failure", answer)
            self.codes.add(answer["error"]["code"])
            return
        self.schema.holds("request_" + kind, request if kind != "load" else {**request, "replay": self.had["replay"]})
        if kind == "events":
            answer = {**answer, "events": self.fresh(answer["events"], kind, request)}
        if kind == "save":
            entries = self.fresh(answer["replay"]["entries"], kind, request)
            self.had["replay"] = {**answer["replay"], "entries": entries}
            answer = {**answer, "replay": self.had["replay"]}
        self.schema.answer_holds(self.game, kind, answer)

    def fresh(self, items, kind, request):
        """What a list that only grows has not had when the same was asked before."""
        if kind not in ("events", "save") or "since" in request:
            return items
        whose = (kind, request.get("seat"))
        before = self.had.get(whose, 0)
        self.had[whose] = len(items)
        return items[before:]

    def ask(self, kind, **fields):
        request = {"do": kind, **fields}
        if self.dice.random() < 0.3:
            request["id"] = self.dice.choice([self.dice.randrange(1 << 40), "text ñ"])
        if self.dice.random() < 0.5:
            request["language"] = self.language
        return self.referee.ask(request)

    def good(self, kind, **fields):
        answer = self.ask(kind, **fields)
        check(answer["ok"], lambda: f"{kind} {fields} fails: {answer}")
        return answer

    def bad(self, code, kind, **fields):
        answer = self.ask(kind, **fields)
        check(not answer["ok"] and answer["error"]["code"] == code,
              lambda: f"{kind} {fields} should fail with {code}: {answer}")
        return answer

    def open(self):
        game = next(g for g in self.good("games")["games"] if g["id"] == self.game)
        seats = self.dice.randint(game["min_seats"], game["max_seats"])
        cards = self.referee.ask({"do": "cards", "game": self.game, "language": self.language})["cards"]
        ids = [card["id"] for card in cards]
        options = {}
        for option in game["options"]:  # as they describe themselves
            if self.dice.random() < 0.3:
                continue
            def value():
                if "choices" in option:
                    return self.dice.choice(option["choices"])
                if option.get("form") == "banned":
                    return sorted(self.dice.sample(ids, self.dice.randint(0, 20)), key=ids.index)
                if option.get("form") == "deck":
                    return ""  # the table's own
                return self.dice.randint(option["min"], option["max"])
            options[option["name"]] = [value() for _ in range(option["count"])] if "count" in option else value()
        check(len({card["id"] for card in cards}) == len(cards) > 10, "cards without ids of their own")
        self.recite(self.dice.choice(cards))
        self.judge = ("table", "dice", "asked")[self.number % 3]
        more = {"judge": self.judge} if self.judge != "table" or self.number % 2 else {}
        if self.dice.random() < 0.5:
            more["dice"] = self.dice.choice(["sealed", "fast"])
        table = self.good("new", game=self.game, seats=seats, options=options, seed=self.number, **more)
        check(all(table["options"].get(name, value) == value for name, value in options.items()),
              lambda: f"the table has other options than it was given: {table}")
        self.seats = seats
        self.shown = table["options"].get("hands_shown", False)

    def recite(self, card):
        """Words left out and put in, of a card that has scripture."""
        if "scripture" not in card:
            self.bad("no_such_verse", "slips", game=self.game, card=card["id"], text="In the beginning")
            return
        words = [word for word in card["scripture"].split() if self.dice.random() < 0.8]
        answer = self.good("slips", game=self.game, card=card["id"], text=" ".join(["amen", *words]))
        if answer["translation"] == card["translation"]:
            whole = "".join(piece.get("scripture", "") for piece in answer["pieces"])
            check(whole == card["scripture"], lambda: f"the pieces are not the verse: {answer}")
        slips = [piece for piece in answer["pieces"] if piece["kind"] != "right"]
        check(len(slips) == answer["slips"] > 0, lambda: f"slips are miscounted: {answer}")

    def look(self, viewers=None):
        """What people see agrees with what they were told."""
        for viewer in viewers or [*range(self.seats), "spectator"]:
            view = self.good("view", seat=viewer)
            events = self.good("events", seat=viewer)
            check(view["revision"] == events["revision"] == len(events["events"]),
                  lambda: f"viewer {viewer}: revision {view['revision']}, {len(events['events'])} events")
            since = self.dice.randint(0, events["revision"])
            later = self.good("events", seat=viewer, since=since)
            check(later["events"] == events["events"][since:], f"events since {since} are not the last ones")
            for seat in view["view"]["seats"]:
                own = seat["seat"] == viewer
                if "hand" in seat and self.schema.hands_are_whole(self.game):
                    check(self.shown or own, f"{viewer} sees the hand of {seat['seat']}")
                    check(len(seat["hand"]) == seat["hand_size"], "a hand has not its size")
                elif "hand" in seat:  # hands may be known in part
                    check(len(seat["hand"]) <= seat["hand_size"], "a hand has more than its size")
                    check(not own or len(seat["hand"]) == seat["hand_size"], "the viewer's own hand is hidden")

    def wrong(self, seat, legal):
        """Things that fail, and how."""
        way = self.dice.randrange(8)
        action = self.dice.choice(legal)
        if way == 0 and self.seats < 8:
            self.bad("no_such_seat", "view", seat=7)
        elif way == 1:
            self.bad("bad_field", "act", seat=seat, action={"type": "dance"})
        elif way == 2:
            self.bad("unknown_request", "dance")
        elif way == 3 and seat != "judge":
            other = (seat + 1) % self.seats
            if other not in self.acting:
                answer = self.bad("refused", "act", seat=other, action=action)
                check("rule" in answer["error"], "a refusal without its rule")
                no = self.good("why", seat=other, action=action)
                check(no["legal"] is False and no["rule"] == answer["error"]["rule"],
                      lambda: f"why and act disagree: {no} {answer}")
        elif way == 4 and seat != "judge":
            decision = self.good("legal", seat=seat)["decision"]
            if decision > 0:
                self.bad("stale", "act", seat=seat, action=action, revision=decision - 1)
        elif way == 5:
            self.bad("no_such_moment", "take_back", seat=0, count=100000)
        elif way == 6:
            self.bad("bad_replay", "load", replay={"game": self.game})
        else:
            self.bad("unknown_field", "view", seat=0, colour=1)

    def save_and_load(self):
        replay = self.good("save")["replay"]
        before = [self.good("view", seat=seat) for seat in range(self.seats)]
        self.good("load", replay=replay)
        after = [self.good("view", seat=seat) for seat in range(self.seats)]
        strip = lambda answers: [(a["view"], a["revision"]) for a in answers]
        check(strip(before) == strip(after), "a game that was loaded looks different")
        check(self.good("save")["replay"] == replay, "a game that was loaded is saved differently")

    def choose(self, legal):
        """Likes best what nobody has done yet."""
        new = [action for action in legal if action["type"] not in self.done]
        action = self.dice.choice(new or legal)
        self.done.add(action["type"])
        return action

    def steps(self, seat, legal):
        """Chooses with `after` what it then sends as one list."""
        steps = [self.dice.choice(legal)]
        while len(steps) < 6:
            answer = self.ask("legal", seat=seat, after=steps)
            if not answer["ok"]:  # the last one turned something up: the list ends with it
                check(answer["error"]["code"] == "past_reveal", lambda: f"after {steps}: {answer}")
                break
            if not answer["legal"]:
                break
            steps.append(self.dice.choice(answer["legal"]))
        return self.ask("act", seat=seat, actions=steps)

    def turn(self):
        actors = self.good("actors")
        self.acting = actors["actors"]
        if actors["over"]:
            check("scores" in actors and not self.acting, "a game is over without scores")
            return False
        seat = self.dice.choice(self.acting)
        listed = self.good("legal", seat=seat)
        legal = listed["legal"]
        check(legal, lambda: f"{seat} may act and can do nothing")
        check(("decision" in listed) == (seat != "judge"), "only seats have a decision")
        way = self.dice.randrange(40)
        if way == 0:
            self.wrong(seat, legal)
        elif way == 1:
            self.save_and_load()
        elif way == 2:
            self.look([self.dice.randrange(self.seats), "spectator"])
        elif way == 3 and seat != "judge":
            self.good("clock", seat=seat)
        elif way == 4 and seat != "judge":
            self.good("bot", seat=seat, player="random")
        elif way == 5 and seat != "judge":
            answer = self.ask("take_back", seat=seat, count=self.dice.randrange(1, 4))
            check(answer["ok"] or answer["error"]["code"] in ("answered", "seen", "no_such_moment"),
                  lambda: f"take_back: {answer}")
        elif way < 12 and seat != "judge":
            self.steps(seat, legal)
        else:
            action = self.choose(legal)
            check(self.good("why", seat=seat, action=action)["legal"] is True, "why denies a legal action")
            more = {"revision": listed["decision"]} if seat != "judge" else {}
            self.good("act", seat=seat, action=action, **more)
        return True

    def play(self):
        self.open()
        self.look()
        self.bad("not_over", "review")
        for _ in range(3000):
            if not self.turn():
                break
        else:
            check(False, "a game does not end")
        self.look()
        self.save_and_load()
        scores = self.good("actors")["scores"]
        check(self.good("save")["replay"]["result"] == scores, "the result is not the scores")
        review = self.good("review")["review"]
        check(review is None or [each["points"] for each in review["seats"]] == scores["points"],
              "the review has other points than the scores")
        check(self.referee.close() == 0, "the referee ends with an error")
        return self.codes


def games_of(program):
    referee = Referee(program)
    games = [game["id"] for game in referee.ask({"do": "games"})["games"]]
    referee.close()
    check(len(games) >= 3, f"hardly any games: {games}")
    return games


def play_enough(program, schema, game):
    """The error codes that came."""
    codes = set()
    done = set()
    for number in range(FIRST_TABLE, FIRST_TABLE + MOST_TABLES):
        if number >= FIRST_TABLE + FEWEST_TABLES and schema.all_of(game):
            break
        codes |= Table(program, schema, game, number, done).play()
    return codes


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve() / "cli/scriptorium")
    printed = subprocess.run([program, "schema"], check=True, capture_output=True, encoding="utf-8").stdout
    kept = ROOT / "docs/protocol.schema.json"
    check(kept.exists() and kept.read_text() == printed,
          "docs/protocol.schema.json is not what `scriptorium schema` prints: print it there again")
    parsed = json.loads(printed)
    jsonschema.Draft202012Validator.check_schema(parsed)
    every_ref_is_defined(parsed)
    everything_is_reached(parsed)
    games = games_of(program)
    schema = Schema(parsed, games)
    documented = documents.check_protocol(program, schema, games)
    documents.check_scenarios(program)
    codes = set()
    for game in games:
        codes |= play_enough(program, schema, game)
    schema.everything_was_seen()
    check(len(codes) >= 8, f"hardly anything failed: {codes}")
    for code in sorted(codes):
        check(code in documented, f"docs/protocol.md does not list the error code {code}")
    finish()


main()
