"""Runs tests against mutants: first every test alone without a fault, which tells how long it takes and which mutants
it reaches; then each mutant against the tests that reach it, the quick ones first, until one fails."""

import concurrent.futures
import dataclasses
import os
import resource
import subprocess
import tempfile

QUICK = 0.5      # seconds: tests that take no longer together run in one process
MEMORY = 4 << 30


@dataclasses.dataclass
class Test:
    program: str
    name: str
    seconds: float = 0.0  # of the processor
    reaches: frozenset = frozenset()


def limited(seconds):
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return limit


def run(program, names, seconds, **variables):
    """Whether the tests pass, in a folder of their own and within that time of the processor, and what they took."""
    surroundings = dict(os.environ, **variables)
    surroundings.pop("SCRIPTORIUM_LAWS", None)
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        flags = os.path.join(folder, "flags")
        with open(flags, "w", encoding="utf-8") as stream:
            stream.write("--gtest_filter=" + ":".join(names) + "\n--gtest_fail_fast=1\n--gtest_brief=1\n")
        process = subprocess.Popen([program, "--gtest_flagfile=" + flags], cwd=folder, env=surroundings,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                   preexec_fn=limited(seconds), start_new_session=True)
        # The clock on the wall is for a test that waits for ever; the machine may be busy.
        timer = concurrent.futures.ThreadPoolExecutor(1)
        try:
            ended = timer.submit(os.wait4, process.pid, 0)
            try:
                _, status, used = ended.result(60 + 20 * seconds)
            except concurrent.futures.TimeoutError:
                os.killpg(process.pid, 9)
                _, status, used = ended.result()
            process.returncode = os.waitstatus_to_exitcode(status)
        finally:
            timer.shutdown()
    return process.returncode == 0, used.ru_utime + used.ru_stime


def list_tests(program):
    said = subprocess.run([program, "--gtest_list_tests"], check=True, capture_output=True, text=True).stdout
    suite = ""
    for line in said.splitlines():
        name = line.split("#")[0].strip()
        if line.startswith("  "):
            yield Test(program, suite + name)
        elif name.endswith("."):
            suite = name


def measure(test):
    """How long the test takes and what it reaches; it must pass."""
    with tempfile.NamedTemporaryFile(prefix="reached-") as file:
        passed, test.seconds = run(test.program, [test.name], 3600, SCRIPTORIUM_REACHED=file.name)
        if not passed:
            raise SystemExit(f"{os.path.basename(test.program)} {test.name} fails without any fault")
        test.reaches = frozenset(int(line) for line in file.read().split())
    return test


def measure_all(programs, jobs):
    tests = [test for program in programs for test in list_tests(program)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return sorted(pool.map(measure, tests), key=lambda test: test.seconds)


def groups(tests):
    """Tests that go into one process: quick ones of a program together, as many as are over soon, every other alone."""
    grouped, open_group = [], {}
    for test in sorted(tests, key=lambda test: test.seconds):
        group = open_group.get(test.program)
        if group is None or sum(other.seconds for other in group) + test.seconds > QUICK:
            group = open_group[test.program] = []
            grouped.append(group)
        group.append(test)
    return grouped


def killer(number, tests):
    """The tests among which one noticed the mutant; none if it survived."""
    for group in groups(test for test in tests if number in test.reaches):
        usual = sum(test.seconds for test in group)
        passed, _ = run(group[0].program, [test.name for test in group], 2 + 4 * usual, SCRIPTORIUM_MUTANT=str(number))
        if not passed:
            return group
    return None
