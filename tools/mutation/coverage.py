"""tools/coverage [TARGET...] [--branches] [--write]

Which lines and branches of the rules (core, effects, the games without codec) their own tests reach; with TARGETs, only
of those. A branch is one answer to one question: `a && b` has four. A template counts as reached where any of its
instances is. --branches lists the branches that no test reaches; --write renews the table in docs/coverage.md."""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import tempfile

import building
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
    def __init__(self):
        self.lines = (0, 0)     # reached, all
        self.branches = {}      # (line, column, answer) → whether it is reached

    def reached(self):
        return sum(self.branches.values())


def read(data, wanted):
    real = {}

    def name_of(path):
        if path not in real:
            real[path] = os.path.relpath(os.path.realpath(path), ROOT)
        return real[path]

    files = {name: File() for name in wanted}
    for entry in data["files"]:
        if name_of(entry["filename"]) in files:
            lines = entry["summary"]["lines"]
            files[name_of(entry["filename"])].lines = (lines["covered"], lines["count"])
    for function in data["functions"]:
        for line, column, _, _, yes, no, file, *_ in function["branches"]:
            name = name_of(function["filenames"][file])
            if name in files:
                branches = files[name].branches
                for answer, count in ((True, yes), (False, no)):
                    branches[line, column, answer] = branches.get((line, column, answer), False) or count > 0
    return {name: file for name, file in files.items() if file.lines[1]}


def row(name, files):
    lines, all_lines = (sum(file.lines[i] for file in files) for i in (0, 1))
    reached, all_branches = sum(file.reached() for file in files), sum(len(file.branches) for file in files)
    share = f"{100 * reached / all_branches:.1f} %" if all_branches else ""
    return f"| {name} | {lines} of {all_lines} | {reached} of {all_branches} | {share} |"


def table(files, folders):
    rows = ["| file | lines reached | branches reached | |", "|---|---:|---:|---:|"]
    for folder in folders:
        within = {name: file for name, file in files.items() if os.path.dirname(name) == folder}
        rows.append(row(f"**{folder}**", within.values()))
        rows += [row(name, [file]) for name, file in within.items()]
    return rows + [row("**all**", files.values())]


def unreached(files):
    for name, file in files.items():
        with open(os.path.join(ROOT, name), encoding="utf-8") as stream:
            source = stream.read().splitlines()
        for (line, column, answer), reached in sorted(file.branches.items()):
            if not reached:
                yield f"{name}:{line}:{column}  never {'true' if answer else 'false'}: {source[line - 1].strip()}"


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
    files = read(counted(build), wanted)
    rows = table(files, folders)
    print("\n".join(rows))
    if arguments.branches:
        print("\n".join(unreached(files)))
    if arguments.write:
        page.replace("coverage", rows)


if __name__ == "__main__":
    main()
