"""Builds test programs once more with some of their sources changed or compiled another way. What does not see one of
these sources is taken as the release build has it."""

import json
import os
import re
import subprocess

import planting


class Build:
    """`recipe` says how what is compiled and linked anew is compiled and linked: two functions from command to command.
    A file below `front`, if there is such a folder, is taken in place of the one of the same name below the root."""

    def __init__(self, root, name, programs, recipe, front=None):
        self.root = root
        self.release = os.path.join(root, "build/release")
        self.folder = os.path.join(root, "build", name)
        self.front = front and os.path.join(self.folder, front)
        self.programs = programs
        self.recipe = recipe
        self.objects = {}  # source → what it becomes here
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

    def sees(self, unit):
        """The files below the root from which the release build makes this unit's object."""
        words = unit["command"].split()
        return self.deps.get(words[words.index("-o") + 1], set())

    def program(self, name):
        return os.path.join(self.folder, "tests", name)

    def write(self, changed):
        """Writes build.ninja, for all that sees one of the files `changed`."""
        self.objects = {}
        moved = {}  # what is made anew: its name in the release build → here
        lines = [f"builddir = {self.folder}", "rule compile", "  command = $line", "  depfile = $out.d",
                 "  deps = gcc", "rule make", "  command = $line"]
        for command in self.commands:
            words = command.split()
            if " -c " in command and "-o" in words:
                out = words[words.index("-o") + 1]
                if self.deps.get(out, set()) & set(changed):
                    moved[out] = os.path.join(self.folder, "objects", out)
                    lines += self.compile(command, out, words[-1], moved[out])
            elif " qc " in command or " -o " in command:
                lines += self.put_together(command, words, moved)
        planting.write_if_other(os.path.join(self.folder, "build.ninja"), ("\n".join(lines) + "\n").encode())

    def compile(self, command, out, source, here):
        name = os.path.relpath(os.path.normpath(source), self.root)
        self.objects[name] = here
        command = re.sub(r" -M[TF] \S+", "", command).replace(" -MD", "")
        command = command.rsplit(f" -o {out} -c ", 1)[0]
        if self.front:
            command = command.replace(" -I", f" -I{self.front} -I", 1)
            if os.path.exists(os.path.join(self.front, name)):
                source = os.path.join(self.front, name)
        line = f"cd {self.release} && {self.recipe.compile(command)} -MD -MF {here}.d -o {here} -c {source}"
        return [f"build {here}: compile {source}", f"  line = {line.replace('$', '$$')}"]

    def put_together(self, command, words, moved):
        """An archive or a program, if one of its parts is made anew."""
        archive = "qc" in words
        out = words[words.index("qc" if archive else "-o") + 1]
        parts = {word for word in words if word in moved and word != out}
        if not parts:
            return []
        moved[out] = os.path.join(self.folder, out)
        os.makedirs(os.path.dirname(moved[out]), exist_ok=True)
        line = " ".join(moved.get(word, word) for word in words)
        if not archive:
            line = self.recipe.link(line)
        return [f"build {moved[out]}: make {' '.join(sorted(moved[part] for part in parts))}",
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
                places.add((os.path.relpath(path, self.front), int(line)))
            found = [mutant for mutant in mutants
                     if any((mutant.file, line) in places for line in range(mutant.line, mutant.last_line + 1))]
            if found:
                return found
        return []


def units_of(root):
    """The compile commands of the release build, each with the name of its source below the root."""
    with open(os.path.join(root, "build/release/compile_commands.json"), encoding="utf-8") as stream:
        units = json.load(stream)
    for unit in units:
        unit["name"] = os.path.relpath(os.path.normpath(os.path.join(unit["directory"], unit["file"])), root)
    return units


def programs_of(units):
    """The test programs to which these sources belong."""
    return sorted({folder[:-len(".dir")] for unit in units for folder in unit["command"].split("/")
                   if folder.endswith("_tests.dir")})


def make_release(root, *wanted):
    subprocess.run(["tools/build", "release", *wanted], cwd=root, check=True, stdout=subprocess.DEVNULL)
