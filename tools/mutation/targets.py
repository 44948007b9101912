"""What is measured, and by which tests."""

import glob
import os

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
SAMPLE = "sample"  # what tools/mutate itself is tested with


def targets():
    """Target → the folder of its rules, and the folders of its own tests. Every game is one."""
    found = {"core": ("core", ["core/tests", "tests/toy/tests"]), "effects": ("effects", ["effects/tests"])}
    for tests in sorted(glob.glob(os.path.join(ROOT, "games/*/tests"))):
        game = os.path.relpath(os.path.dirname(tests), ROOT)
        found[os.path.basename(game)] = (game, [os.path.join(game, "tests")])
    found[SAMPLE] = ("tests/mutation", ["tests/mutation/tests"])
    return found


def files_of(folder):
    return [os.path.relpath(path, ROOT) for ending in ("h", "cpp")
            for path in sorted(glob.glob(os.path.join(ROOT, folder, "*." + ending)))]
