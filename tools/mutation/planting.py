"""Writes the files of a target with faults in them, each asleep until it is chosen by number (planting.h)."""

import os

import faults

HEADER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "planting.h")


class Node:
    """A stretch of the file with the mutants that stand there, and the stretches within it."""

    def __init__(self, start, end):
        self.start, self.end = start, end
        self.mutants = []
        self.within = []


def tree_of(mutants, size):
    root = Node(0, size)
    by_extent = {}
    for mutant in mutants:
        node = by_extent.setdefault((mutant.start, mutant.end), Node(mutant.start, mutant.end))
        node.mutants.append(mutant)
    path = [root]
    for (start, end), node in sorted(by_extent.items(), key=lambda item: (item[0][0], -item[0][1])):
        while path[-1].end <= start:
            path.pop()
        assert end <= path[-1].end, "stretches that overlap"
        path[-1].within.append(node)
        path.append(node)
    return root


def question(mutant):
    name = "planted_at_run_time" if mutant.in_constexpr else "planted"
    return f"::scriptorium::mutation::{name}({mutant.number})".encode()


def render(source, node):
    text, at = b"", node.start
    for inner in node.within:
        text += source[at:inner.start] + render(source, inner)
        at = inner.end
    text += source[at:node.end]
    for mutant in node.mutants:
        if mutant.text is None:
            text = b"{ if (!" + question(mutant) + b") { " + text + b" } }"
        else:
            text = b"(" + question(mutant) + b" ? (" + faults.flat(mutant.text) + b") : (" + text + b"))"
    return text


def plant(root, folder, mutants):
    """Writes the files with faults below `folder`; the others are not there. Gives the paths of those written."""
    by_file = {}
    for mutant in mutants:
        by_file.setdefault(mutant.file, []).append(mutant)
    for path, _, names in os.walk(folder):
        for name in names:
            if os.path.relpath(os.path.join(path, name), folder) not in by_file:
                os.remove(os.path.join(path, name))
    for file, planted in by_file.items():
        with open(os.path.join(root, file), "rb") as stream:
            source = stream.read()
        text = b'#include "' + HEADER.encode() + b'"\n#line 1\n' + render(source, tree_of(planted, len(source)))
        write_if_other(os.path.join(folder, file), text)
    return sorted(by_file)


def write_if_other(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    if os.path.exists(path):
        with open(path, "rb") as stream:
            if stream.read() == text:
                return
    with open(path, "wb") as stream:
        stream.write(text)
