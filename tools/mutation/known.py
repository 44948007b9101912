"""known.txt and unreached.txt: what no test can notice or reach, each with its reason. A game has its own."""

import glob
import os

from targets import ROOT


def files(name):
    """All files of that name: here, and in the rooms of the games."""
    here = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)
    return [here, *sorted(glob.glob(os.path.join(ROOT, "games/*/tests/mutation", name)))]


def read(paths):
    """`name | reason`, one a line, the name as the tool prints it: name → reason."""
    known = {}
    for path in paths:
        with open(path, encoding="utf-8") as stream:
            for line in stream:
                if line.strip() and not line.startswith("#"):
                    name, _, reason = line.rstrip("\n").rpartition(" | ")
                    known[name] = reason
    return known
