"""Builds the test programs of a target with faults planted. What does not see a planted file is taken as the release
build has it; the rest is compiled with the same flags, the planted files in front of the real ones."""

import json
import os
import re
import subprocess

import planting

# A fault makes many a warning true; -O1 since a program that runs for seconds is compiled for minutes.
EXTRA = "-O1 -w -Wno-narrowing"


class Build:
    def __init__(self, root, target, programs):
        self.root = root
        self.release = os.path.join(root, "build/release")
        self.folder = os.path.join(root, "build/mutants", target)
        self.source = os.path.join(self.folder, "source")
        self.programs = programs
        self.objects = {}
        os.makedirs(self.folder, exist_ok=True)
        self.commands = self.ninja("-t", "commands", *programs).splitlines()
        self.deps = self.read_deps()

    def ninja(self, *words):
        return subprocess.run(["ninja", "-C", self.release, *words], check=True, capture_output=True, text=True).stdout

    def read_deps(self):
        """Object → the files below the root that it was made from."""
        deps, real = {}, {}
        for line in self.ninja("-t", "deps").splitlines():
            if line.startswith("    "):
                name = line.strip()
                if name.startswith("/usr/"):
                    continue
                if name not in real:
                    real[name] = os.path.relpath(os.path.realpath(os.path.join(self.release, name)), self.root)
                files.add(real[name])
            elif line:
                files = deps.setdefault(line.split(":")[0], set())
        return deps

    def program(self, name):
        return os.path.join(self.folder, "tests", name)

    def write(self, planted):
        """Writes build.ninja for the files `planted`."""
        moved = {}  # what is made anew: its name in the release build → here
        self.objects = {}  # source → what it becomes here
        lines = [f"builddir = {self.folder}", "rule compile", "  command = $line", "  depfile = $out.d",
                 "  deps = gcc", "rule make", "  command = $line"]
        for command in self.commands:
            words = command.split()
            if " -c " in command and "-o" in words:
                out, source = words[words.index("-o") + 1], words[-1]
                if not self.deps.get(out, set()) & set(planted):
                    continue
                moved[out] = os.path.join(self.folder, "objects", out)
                lines += self.compile(command, out, source, planted, moved[out])
            elif " qc " in command or " -o " in command:
                lines += self.put_together(command, words, moved)
        planting.write_if_other(os.path.join(self.folder, "build.ninja"), ("\n".join(lines) + "\n").encode())

    def compile(self, command, out, source, planted, here):
        name = os.path.relpath(os.path.normpath(source), self.root)
        self.objects[name] = here
        front = "-I" + self.source
        command = re.sub(r" -M[TF] \S+", "", command).replace(" -MD", "")
        command = command.replace(" -I", f" {front} -I", 1)
        if name in planted:
            source = os.path.join(self.source, name)
        words = command.rsplit(f" -o {out} -c ", 1)[0]
        line = f"cd {self.release} && {words} {EXTRA} -MD -MF {here}.d -o {here} -c {source}"
        return [f"build {here}: compile {source}", f"  line = {line.replace('$', '$$')}"]

    def put_together(self, command, words, moved):
        """An archive or a program, if one of its parts is made anew."""
        out = words[words.index("qc") + 1] if "qc" in words else words[words.index("-o") + 1]
        parts = [word for word in words if word in moved and word != out]
        if not parts:
            return []
        place = os.path.join(self.folder, out)
        moved[out] = place
        os.makedirs(os.path.dirname(place), exist_ok=True)
        line = " ".join(moved.get(word, word) for word in words)
        return [f"build {place}: make {' '.join(sorted(moved[part] for part in set(parts)))}",
                f"  line = cd {self.release} && {line.replace('$', '$$')}"]

    def run(self, sources=None):
        """Builds everything, or what these sources become; gives what the compiler said if it failed."""
        wanted = [] if sources is None else [self.objects[source] for source in sources if source in self.objects]
        if sources is not None and not wanted:
            return None
        done = subprocess.run(["ninja", "-C", self.folder, "-k", "0", *wanted], capture_output=True, text=True)
        return None if done.returncode == 0 else done.stdout + done.stderr

    def guilty(self, said, mutants):
        """The mutants on the lines of which the compiler complains, or, where it complains of a library, on those that
        led there."""
        for pattern in (r"^(\S+?):(\d+):\d+: (?:fatal )?error", r"^(\S+?):(\d+):"):
            places = set()
            for path, line in re.findall(pattern, said, re.M):
                path = os.path.realpath(os.path.join(self.release, path))
                places.add((os.path.relpath(path, self.source), int(line)))
            found = [mutant for mutant in mutants
                     if any((mutant.file, line) in places for line in range(mutant.line, mutant.last_line + 1))]
            if found:
                return found
        return []


def compile_commands(root):
    with open(os.path.join(root, "build/release/compile_commands.json"), encoding="utf-8") as stream:
        return json.load(stream)
