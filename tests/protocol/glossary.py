#!/usr/bin/python3
"""The events of every game as docs/protocol.md lists them, made from the schema's own descriptions:
glossary.py --write renews the page from docs/protocol.schema.json; schema_check.py compares."""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs/protocol.md"


def variants(schema, game, part):
    """The kinds of action or event, by type."""
    return {each["properties"]["type"]["const"]: each for each in schema["$defs"][f"{game}_{part}"]["oneOf"]}


def row(kind, event):
    fields = [name for name in event["properties"] if name != "type"]
    written = " ".join(f"`{name}`" if name in event["required"] else f"`{name}`?" for name in fields)
    return f"| `{kind}` | {written} | {event['description']} |"


def table(schema, game):
    """The lines of a game's glossary; one an event."""
    rows = [row(kind, event) for kind, event in variants(schema, game, "event").items()]
    return "\n".join(["| event | fields | |", "|---|---|---|", *rows])


def place(game):
    """Where a page has the table of a game."""
    return re.compile(rf"(<!-- events of {game} -->\n)(?:.*?\n)??(<!-- end -->)", re.S)


def fault(page, schema, game):
    """What is wrong with the page's table of a game; nothing, if it is as the schema says."""
    found = place(game).search(page)
    if not found:
        return f"docs/protocol.md has no events of {game}"
    if place(game).sub(lambda m: m[1] + table(schema, game) + "\n" + m[2], page) != page:
        return f"docs/protocol.md: the events of {game} are not those of the schema; tests/protocol/glossary.py --write"
    return None


def main():
    schema = json.loads((ROOT / "docs/protocol.schema.json").read_text())
    page = PAGE.read_text()
    for game in re.findall(r"<!-- events of ([a-z_]+) -->", page):
        page = place(game).sub(lambda m: m[1] + table(schema, game) + "\n" + m[2], page)
    if sys.argv[1:] == ["--write"]:
        PAGE.write_text(page)
    else:
        print(__doc__)


if __name__ == "__main__":
    main()
