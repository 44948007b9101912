"""tools/mutate TARGET N SEED [--most S] [--known FILE] [--show]

Plants N single faults in the rules of TARGET and runs its own tests against each. Prints the faults that no test
noticed, and closes with a line `N mutants: K killed, S survived`. SEED decides which faults. With --most S it fails
if more than S of them survive without a reason in tools/mutation/known.txt. --show prints the killed ones too."""

import argparse
import concurrent.futures
import fcntl
import glob
import os
import subprocess
import sys
import time

import building
import planting
import points
import running

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
KNOWN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "known.txt")


def targets():
    """Target → the folder of its rules, and the folders of its own tests. Every game is one."""
    found = {"core": ("core", ["core/tests", "tests/toy/tests"]), "effects": ("effects", ["effects/tests"]),
             "sample": ("tests/mutation", ["tests/mutation/tests"])}
    for tests in glob.glob(os.path.join(ROOT, "games/*/tests")):
        game = os.path.relpath(os.path.dirname(tests), ROOT)
        found[os.path.basename(game)] = (game, [os.path.join(game, "tests")])
    return found


def read_arguments():
    parser = argparse.ArgumentParser(prog="tools/mutate", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=sorted(targets()))
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--most", type=int)
    parser.add_argument("--known", default=KNOWN)
    parser.add_argument("--show", action="store_true")
    return parser.parse_args()


def read_known(path):
    """`file | function | line | change | reason`, a mutant a line, as it is printed."""
    known = {}
    with open(path, encoding="utf-8") as stream:
        for line in stream:
            if line.strip() and not line.startswith("#"):
                name, _, reason = line.rstrip("\n").rpartition(" | ")
                known[name] = reason
    return known


def say(text):
    print(text, file=sys.stderr, flush=True)


class Session:
    def __init__(self, target):
        self.folder, self.tests = targets()[target]
        subprocess.run(["tools/build", "release", "build.ninja"], cwd=ROOT, check=True)
        units = building.compile_commands(ROOT)
        for unit in units:
            unit["name"] = os.path.relpath(os.path.normpath(os.path.join(unit["directory"], unit["file"])), ROOT)
        self.own = [unit for unit in units if os.path.dirname(unit["name"]) == self.folder]
        self.testing = [unit for unit in units if os.path.dirname(unit["name"]) in self.tests]
        programs = sorted({folder[:-len(".dir")] for unit in self.testing for folder in unit["command"].split("/")
                           if folder.endswith("_tests.dir")})
        subprocess.run(["tools/build", "release", *programs], cwd=ROOT, check=True)
        self.build = building.Build(ROOT, target, programs)

    def find(self):
        files = [os.path.relpath(path, ROOT) for ending in ("h", "cpp")
                 for path in sorted(glob.glob(os.path.join(ROOT, self.folder, "*." + ending)))]
        return points.find(ROOT, files, self.own + self.testing)

    def compiled(self, candidates, count):
        """The first `count` candidates that compile, planted and built. Where one does not, the next takes its place
        and its number, so that other files stay as they are. The target's own sources come first: most of what does
        not compile is found before everything else is built."""
        chosen, rest = candidates[:count], candidates[count:]
        for number, mutant in enumerate(chosen, 1):
            mutant.number = number
        for sources in ([unit["name"] for unit in self.own], [unit["name"] for unit in self.testing], None):
            while True:
                self.build.write(planting.plant(ROOT, self.build.source, chosen))
                said = self.build.run(sources)
                if not said:
                    break
                bad = self.build.guilty(said, chosen)
                if not bad:
                    raise SystemExit(said[-4000:] + "\nthis does not compile, and no fault is to blame")
                say(f"{len(bad)} faults do not compile: others take their place")
                chosen = [mutant for mutant in chosen if mutant not in bad]
                for mutant, other in zip(bad, rest):
                    other.number = mutant.number
                    chosen.append(other)
                rest = rest[len(bad):]
        return sorted(chosen, key=lambda mutant: mutant.number)


def describe(mutant, fate):
    return f"{mutant.number:4}  {mutant.file}:{mutant.line}  {mutant.kind}  {fate}\n      {mutant.name}"


def fate_of(mutant, tests):
    reaching = [test for test in tests if mutant.number in test.reaches]
    if not reaching:
        why = "at run time: constexpr" if mutant.in_constexpr else "by any test"
        return None, f"never reached {why}"
    killers = running.killer(mutant.number, tests)
    if killers is None:
        return None, f"reached by {len(reaching)} test{'' if len(reaching) == 1 else 's'}"
    return killers, f"killed by {killers[0].name}" if len(killers) == 1 else f"killed by one of {len(killers)} quick tests"


def main():
    arguments = read_arguments()
    known = read_known(arguments.known)
    start = time.monotonic()
    session = Session(arguments.target)
    with open(os.path.join(session.build.folder, "lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        places = session.find()
        say(f"{arguments.target}: {len(places)} places for faults ({time.monotonic() - start:.0f} s)")
        mutants = session.compiled(points.choose(places, arguments.seed), arguments.count)
        say(f"{len(mutants)} faults planted and built ({time.monotonic() - start:.0f} s)")
        tests = running.measure_all([session.build.program(name) for name in session.build.programs], os.cpu_count())
        say(f"{len(tests)} tests pass without a fault in {sum(test.seconds for test in tests):.0f} s of the processor "
            f"({time.monotonic() - start:.0f} s)")
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            fates = list(pool.map(lambda mutant: fate_of(mutant, tests), mutants))
    survivors = [(mutant, fate) for mutant, (killers, fate) in zip(mutants, fates) if killers is None]
    named = [mutant for mutant, _ in survivors if mutant.name in known]
    if arguments.show:
        for mutant, (killers, fate) in zip(mutants, fates):
            if killers is not None:
                print(describe(mutant, fate))
    for mutant, fate in survivors:
        print(describe(mutant, f"SURVIVED, {fate}"))
        if mutant.name in known:
            print(f"      known: {known[mutant.name]}")
    say(f"({time.monotonic() - start:.0f} s)")
    print(f"{len(mutants)} mutants: {len(mutants) - len(survivors)} killed, {len(survivors)} survived, "
          f"{len(named)} of them with a known reason")
    if arguments.most is not None and len(survivors) - len(named) > arguments.most:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
