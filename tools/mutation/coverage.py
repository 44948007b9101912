"""tools/coverage [TARGET...] [--branches] [--write]

Which lines and branches of the rules (core, effects, the games without codec) their own tests reach; with TARGETs, only
of those. A branch is one answer to one question: `a && b` has four. A template counts as reached where any of its
instances is. --branches lists the branches that no test reaches, those that cannot be with the reason that stands in
an unreached.txt (tools/mutation, games/GAME/tests/mutation); --write renews the table in docs/coverage.md."""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import tempfile

import building
import known
import page
from targets import ROOT, SAMPLE, files_of, targets

FLAGS = "-fprofile-instr-generate -fcoverage-mapping"


class Recipe:
    """clang counts what the source says, not what is left of it after optimizing."""

    def compile(self, command):
        command = re.sub(r"\S*g\+\+-12", "clang++-19", command, 1)
        return re.sub(r" -mmemcpy-strategy=\S+", "", command) + f" -O1 -w {FLAGS}"

    def link(self, command):
        return re.sub(r"\S*g\+\+-12", f"clang++-19 {FLAGS}", command, 1)


def run(program, folder):
    surroundings = dict(os.environ, LLVM_PROFILE_FILE=os.path.join(folder, "%p.counts"))
    done = subprocess.run([program, "--gtest_brief=1"], cwd=folder, env=surroundings, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout}{program} fails")


def counted(build):
    """What llvm-cov knows after all programs have run."""
    programs = [os.path.join(build.folder, "tests", name) for name in build.programs]
    with tempfile.TemporaryDirectory(prefix="coverage-") as folder:
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda program: run(program, folder), programs))
        counts = [os.path.join(folder, name) for name in os.listdir(folder) if name.endswith(".counts")]
        merged = os.path.join(folder, "merged")
        subprocess.run(["llvm-profdata-19", "merge", "-sparse", "-o", merged, *counts], check=True)
        objects = [word for program in programs[1:] for word in ("-object", program)]
        said = subprocess.run(["llvm-cov-19", "export", "-instr-profile", merged, programs[0], *objects], check=True,
                              capture_output=True, text=True).stdout
    return json.loads(said)["data"][0]


class File:
    def __init__(self, name, reasons):
        self.name = name
        self.reasons = reasons
        self.lines = (0, 0)     # reached, all
        self.branches = {}      # (place, answer) → whether it is reached; a place is begin and end as line, column
        with open(os.path.join(ROOT, name), encoding="utf-8") as stream:
            self.source = stream.read().splitlines()

    def count(self, place, answer, reached):
        if not self.asked_by_the_compiler(*place[:2]):
            self.branches[place, answer] = self.branches.get((place, answer), False) or reached

    def asked_by_the_compiler(self, line, column):
        """What nobody wrote: the `default` of a switch that names every enumerator (the compiler refuses any other),
        and what a defaulted operator compares."""
        text = self.source[line - 1]
        return text[:column - 1].endswith("switch (") or text.endswith("= default;")

    def name_of(self, place, answer):
        line, column, end, end_column = place
        text = self.source[line - 1:end]
        text[-1] = text[-1][:end_column - 1]
        text[0] = text[0][column - 1:]
        question = " ".join(part.strip() for part in text).rstrip(":")
        return f"{self.name} | {self.source[line - 1].strip()} | {question} is never {str(answer).lower()}"

    def reached(self):
        return sum(self.branches.values())

    def unreached(self):
        """Where, name and reason of each branch that no test reaches."""
        for (place, answer), reached in sorted(self.branches.items()):
            if not reached:
                name = self.name_of(place, answer)
                yield f"{self.name}:{place[0]}", name, self.reasons.get(name)

    def with_reason(self):
        return sum(reason is not None for _, _, reason in self.unreached())


def read(data, wanted, reasons):
    real = {}

    def name_of(path):
        if path not in real:
            real[path] = os.path.relpath(os.path.realpath(path), ROOT)
        return real[path]

    files = {name: File(name, reasons) for name in wanted}
    for entry in data["files"]:
        if name_of(entry["filename"]) in files:
            lines = entry["summary"]["lines"]
            files[name_of(entry["filename"])].lines = (lines["covered"], lines["count"])
    for function in data["functions"]:
        for *place, yes, no, file, _, _ in function["branches"]:
            name = name_of(function["filenames"][file])
            if name in files:
                files[name].count(tuple(place), True, yes > 0)
                files[name].count(tuple(place), False, no > 0)
    return {name: file for name, file in files.items() if file.lines[1]}


def row(name, files):
    lines, all_lines = (sum(file.lines[i] for file in files) for i in (0, 1))
    reached, all_branches = sum(file.reached() for file in files), sum(len(file.branches) for file in files)
    share = f"{100 * reached / all_branches:.1f} %" if all_branches else ""
    left, with_reason = all_branches - reached, sum(file.with_reason() for file in files)
    reasons = f"{with_reason} of {left}" if left else ""
    return f"| {name} | {lines} of {all_lines} | {reached} of {all_branches} | {share} | {reasons} |"


def table(files, folders):
    rows = ["| file | lines reached | branches reached | | of those left, with a reason |",
            "|---|---:|---:|---:|---:|"]
    for folder in folders:
        within = {name: file for name, file in files.items() if os.path.dirname(name) == folder}
        rows.append(row(f"**{folder}**", list(within.values())))
        rows += [row(name, [file]) for name, file in within.items()]
    return rows + [row("**all**", list(files.values()))]


def unreached(files):
    for file in files.values():
        for where, name, reason in file.unreached():
            yield f"{where}\n      {name}" + (f"\n      known: {reason}" if reason else "")


def outdated(files, reasons):
    """The reasons, for files that were measured, that are no branch's any more."""
    named = {name for file in files.values() for _, name, _ in file.unreached()}
    return [name for name in reasons if name.partition(" | ")[0] in files and name not in named]


def main():
    parser = argparse.ArgumentParser(prog="tools/coverage", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", nargs="*")
    parser.add_argument("--branches", action="store_true")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    measured = {name: target for name, target in targets().items()
                if name in arguments.target or (not arguments.target and name != SAMPLE)}
    folders = [folder for folder, _ in measured.values()]
    wanted = [file for folder in folders for file in files_of(folder)]
    building.make_release(ROOT, "build.ninja")
    tests = {folder for _, tests in measured.values() for folder in tests}
    programs = building.programs_of(unit for unit in building.units_of(ROOT) if os.path.dirname(unit["name"]) in tests)
    building.make_release(ROOT, *programs)
    build = building.Build(ROOT, "coverage", programs, Recipe())
    build.write(wanted)
    said = build.run()
    if said:
        raise SystemExit(said[-4000:])
    reasons = known.read(known.files("unreached.txt"))
    files = read(counted(build), wanted, reasons)
    rows = table(files, folders)
    print("\n".join(rows))
    if arguments.branches:
        print("\n".join(unreached(files)))
    for name in outdated(files, reasons):
        print(f"unreached.txt names a branch that is reached, or is gone: {name}")
    if arguments.write:
        page.replace("coverage", rows)


if __name__ == "__main__":
    main()
