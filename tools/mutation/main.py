"""tools/mutate TARGET N SEED [--most S] [--known FILE] [--show] [--write]

Plants N single faults in the rules of TARGET and runs its own tests against each. Prints the faults that no test
noticed, and closes with a line `N mutants: K killed, S survived`. SEED decides which faults. With --most S it fails
if more than S of them survive without a reason in a known.txt (tools/mutation, games/GAME/tests/mutation). --show
prints the killed ones too; --write puts the score into docs/coverage.md."""

import argparse
import concurrent.futures
import fcntl
import os
import sys
import time

import building
import known
import page
import planting
import points
import running
from targets import ROOT, files_of, targets


class Recipe:
    """A fault makes many a warning true. -O1: a program that runs for seconds is compiled for minutes."""

    def compile(self, command):
        return command + " -O1 -w -Wno-narrowing"

    def link(self, command):
        return command


def read_arguments():
    parser = argparse.ArgumentParser(prog="tools/mutate", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", choices=sorted(targets()))
    parser.add_argument("count", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--most", type=int)
    parser.add_argument("--known")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


def say(text):
    print(text, file=sys.stderr, flush=True)


class Session:
    def __init__(self, target):
        self.folder, tests = targets()[target]
        building.make_release(ROOT, "build.ninja")
        units = building.units_of(ROOT)
        self.units = units
        self.own = [unit for unit in units if os.path.dirname(unit["name"]) == self.folder]
        self.testing = [unit for unit in units if os.path.dirname(unit["name"]) in tests]
        programs = building.programs_of(self.testing)
        building.make_release(ROOT, *programs)
        self.build = building.Build(ROOT, "mutants/" + target, programs, Recipe(), "source")

    def find(self):
        """The places for faults. What the target's own tests do not even include is read from where it is included."""
        places, unseen = points.find(ROOT, files_of(self.folder), self.own + self.testing + self.units, self.build.sees)
        for file in unseen:
            say(f"{file}: no program includes it")
        return places

    def compiled(self, candidates, count):
        """The first `count` candidates that compile, planted and built. Where one does not, the next takes its place
        and its number, so that other files stay as they are. The target's own sources come first: most of what does
        not compile is found before everything else is built."""
        chosen, rest = candidates[:count], candidates[count:]
        for number, mutant in enumerate(chosen, 1):
            mutant.number = number
        for sources in ([unit["name"] for unit in self.own], [unit["name"] for unit in self.testing], None):
            while True:
                self.build.write(planting.plant(ROOT, self.build.front, chosen))
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


def fate_of(mutant, tests):
    """Whether it was killed, and how that is said."""
    reaching = [test for test in tests if mutant.number in test.reaches]
    if not reaching:
        return False, "never reached at run time: constexpr" if mutant.in_constexpr else "never reached by any test"
    killers = running.killer(mutant.number, tests)
    if killers is None:
        return False, f"reached by {len(reaching)} test{'' if len(reaching) == 1 else 's'}"
    return True, f"killed by {killers[0].name if len(killers) == 1 else f'one of {len(killers)} quick tests'}"


def judge(session, arguments, reasons):
    """Plants, runs and prints what becomes of each fault; gives how many there were, survived, and did with a reason."""
    start = time.monotonic()

    def report(text):
        print(f"{text} ({time.monotonic() - start:.0f} s)", file=sys.stderr, flush=True)

    places = session.find()
    report(f"{arguments.target}: {len(places)} places for faults")
    mutants = session.compiled(points.choose(places, arguments.seed), arguments.count)
    report(f"{len(mutants)} faults planted and built")
    tests = running.measure_all([session.build.program(name) for name in session.build.programs], os.cpu_count())
    report(f"{len(tests)} tests pass without a fault in {sum(test.seconds for test in tests):.0f} s of the processor")
    survived = with_reason = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for mutant, (killed, fate) in zip(mutants, pool.map(lambda mutant: fate_of(mutant, tests), mutants)):
            reason = reasons.get(mutant.name) if not killed else None
            survived += not killed
            with_reason += reason is not None
            if not killed or arguments.show:
                fate = fate if killed else "SURVIVED, " + fate
                where = f"{mutant.number:4}  {mutant.file}:{mutant.line}"
                print(f"{where}  {mutant.kind}  {fate}\n      {mutant.name}", flush=True)
            if reason is not None:
                print(f"      known: {reason}")
    report("all tried")
    return len(mutants), survived, with_reason


def main():
    arguments = read_arguments()
    reasons = known.read([arguments.known] if arguments.known else known.files("known.txt"))
    session = Session(arguments.target)
    with open(os.path.join(session.build.folder, "lock"), "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        count, survived, with_reason = judge(session, arguments, reasons)
    print(f"{count} mutants: {count - survived} killed, {survived} survived, {with_reason} of them with a known reason")
    if arguments.write:
        page.replace_row("mutants", f"| {arguments.target} |",
                         f"| {arguments.target} | {count} | {count - survived} | {survived} | {with_reason} |")
    if arguments.most is not None and survived - with_reason > arguments.most:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
