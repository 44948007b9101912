"""What docs/ says of the protocol, held against the program and its schema."""

import json
import pathlib
import re
import subprocess
import tempfile

import glossary
from checks import check
from program import Referee

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def examples(text):
    """The fenced blocks of a document that hold `> request` and `< answer` lines."""
    for block in re.findall(r"^```jsonl\n(.*?)^```", text, re.M | re.S):
        sent = None
        for line in block.splitlines():
            if line.startswith("> "):
                if sent is not None:
                    yield sent, None
                sent = line[2:]
            elif line.startswith("< "):
                yield sent, line[2:]
                sent = None


def check_scenarios(program):
    text = (ROOT / "docs/scenarios.md").read_text()
    blocks = re.findall(r"^```scenario\n(.*?)^```", text, re.M | re.S)
    check(len(blocks) >= 3, "docs/scenarios.md has lost its examples")
    with tempfile.TemporaryDirectory() as folder:
        for number, block in enumerate(blocks):
            file = pathlib.Path(folder) / str(number)
            file.write_text(block)
            played = subprocess.run([program, "scenario", str(file)], capture_output=True, encoding="utf-8")
            check(played.returncode == 0, f"docs/scenarios.md, example {number + 1}: {played.stdout}{played.stderr}")


def check_protocol(program, schema, games):
    text = (ROOT / "docs/protocol.md").read_text()
    referee = Referee(program)
    count = 0
    for sent, answer in examples(text):
        real = referee.say(sent)
        count += 1
        parsed = json.loads(real)
        if parsed["ok"]:
            kind = json.loads(sent)["do"]
            schema.holds("request_" + kind, json.loads(sent))
            schema.answer_holds(parsed.get("game"), kind, parsed)
            check(parsed.get("game", "verbatim") in games, f"an answer of no game: {parsed}")
        else:
            schema.holds("failure", parsed)
        if answer is None:
            continue
        # `…` stands for what the document leaves out.
        pattern = ".*".join(re.escape(part) for part in answer.split("…"))
        check(re.fullmatch(pattern, real), f"docs/protocol.md has another answer to {sent}\n     {real}")
    check(count >= 20, "docs/protocol.md has lost its examples")
    referee.close()
    for name in schema.names:
        if name.startswith("request_"):
            kind = name.removeprefix("request_")
            check(re.search(rf"^### {kind}$", text, re.M), f"docs/protocol.md does not describe {kind}")
            check(f'"do":"{kind}"' in text, f"docs/protocol.md has no example of {kind}")
    for game in games:
        fault = glossary.fault(text, {"$defs": schema.names}, game)
        check(fault is None, fault)
        section = re.search(rf"^<!-- events of {game} -->", text, re.M)
        before = text[:section.start()].rsplit("\n## ", 1)[-1] if section else ""
        for kind in glossary.variants({"$defs": schema.names}, game, "action"):
            check(f"`{kind}`" in before, f"docs/protocol.md does not list the action {kind} of {game}")
    return set(re.findall(r"^\| `([a-z_]+)` \|", text, re.M))
