"""docs/coverage.md: the parts of it that the tools write."""

import os
import re

from targets import ROOT

PAGE = os.path.join(ROOT, "docs/coverage.md")


def part(name):
    return re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end -->)", re.S)


def read(name):
    with open(PAGE, encoding="utf-8") as stream:
        return part(name).search(stream.read())[0].splitlines()


def replace(name, lines):
    with open(PAGE, encoding="utf-8") as stream:
        text = stream.read()
    with open(PAGE, "w", encoding="utf-8") as stream:
        stream.write(part(name).sub(lambda _: "\n".join(lines) + "\n", text))


def replace_row(name, first, row):
    """Puts `row` in place of the row that begins with `first`, or at the end of the table."""
    lines = [line for line in read(name) if not line.startswith(first)]
    replace(name, lines[:2] + sorted(lines[2:] + [row]))
