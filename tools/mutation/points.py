"""Finds the places in the rules of a target at which a fault can be planted: expressions and statements in the bodies
of functions, read from the syntax tree that libclang makes with the flags of the real build."""

import dataclasses
import hashlib
import os
import re
import shlex

from clang import cindex
from clang.cindex import CursorKind as Kind

import faults

FUNCTIONS = {
    Kind.FUNCTION_DECL, Kind.CXX_METHOD, Kind.FUNCTION_TEMPLATE, Kind.CONSTRUCTOR, Kind.DESTRUCTOR,
    Kind.CONVERSION_FUNCTION,
}
ROOMS = {
    Kind.NAMESPACE, Kind.CLASS_DECL, Kind.STRUCT_DECL, Kind.UNION_DECL, Kind.CLASS_TEMPLATE,
    Kind.CLASS_TEMPLATE_PARTIAL_SPECIALIZATION, Kind.LINKAGE_SPEC, Kind.UNEXPOSED_DECL,
}
LOOPS = {Kind.FOR_STMT, Kind.CXX_FOR_RANGE_STMT, Kind.WHILE_STMT, Kind.DO_STMT}
# What the compiler works out, or nobody does.
FIXED = {Kind.STATIC_ASSERT, Kind.TYPE_ALIAS_DECL, Kind.TYPEDEF_DECL, Kind.ENUM_DECL, Kind.CXX_UNARY_EXPR,
         Kind.TYPE_REF, Kind.TEMPLATE_REF, Kind.NAMESPACE_REF}


@dataclasses.dataclass
class Mutant:
    """One fault at one place. `start` and `end` are offsets into the file; a statement is left out, an expression is
    replaced by `text`."""
    file: str
    start: int
    end: int
    line: int
    last_line: int
    function: str
    kind: str
    original: str
    text: bytes | None  # none: the statement is left out
    in_constexpr: bool
    source_line: str
    number: int = 0

    @property
    def change(self):
        new = "left out" if self.text is None else "→ " + faults.flat(self.text).decode()
        return f"{self.original} {new}"

    @property
    def name(self):
        """Stays the same while other lines of the file change."""
        return f"{self.file} | {self.function} | {self.source_line} | {self.change}"


class Finder:
    """Collects the mutants of one file."""

    def __init__(self, file, source, macros):
        self.file = file
        self.source = source
        self.macros = macros
        self.places = []  # lists of mutants, one list a place
        self.function = ""
        self.in_constexpr = False
        self.gives_nothing = False

    def text(self, start, end):
        return self.source[start:end]

    def place(self, start, end, found):
        """A place with its faults, given as (kind, text)."""
        if any(start < macro_end and macro_start < end for macro_start, macro_end in self.macros):
            return
        line = self.source.count(b"\n", 0, start) + 1
        original = faults.flat(self.text(start, end)).decode()
        source_line = self.source.splitlines()[line - 1].decode().strip()
        mutants = [Mutant(self.file, start, end, line, line + self.source.count(b"\n", start, end), self.function, kind,
                          original, text, self.in_constexpr, source_line) for kind, text in found]
        if mutants:
            self.places.append(mutants)

    def look_at(self, cursor):
        if cursor.kind in FUNCTIONS:
            self.look_at_function(cursor)
        elif cursor.kind in ROOMS:
            for child in cursor.get_children():
                self.look_at(child)

    def look_at_function(self, function):
        body = next((child for child in function.get_children() if child.kind == Kind.COMPOUND_STMT), None)
        if body is None:
            return
        head = self.text(function.extent.start.offset, body.extent.start.offset)
        if b"consteval" in head:
            return
        self.function = function.spelling.split("<")[0] if "operator" not in function.spelling else function.spelling
        self.in_constexpr = re.search(rb"\bconstexpr\b", head) is not None
        self.gives_nothing = function.result_type.spelling == "void"
        self.look_at_statement(body)

    # ---- statements

    def look_at_statement(self, cursor):
        kind = cursor.kind
        if kind in (Kind.COMPOUND_STMT, Kind.SWITCH_STMT):
            for child in cursor.get_children():
                self.look_at_statement(child)
        elif kind in (Kind.CASE_STMT, Kind.DEFAULT_STMT):
            children = list(cursor.get_children())
            if children:
                self.look_at_statement(children[-1])
        elif kind == Kind.IF_STMT:
            self.look_at_if(cursor)
        elif kind in LOOPS:
            self.look_at_loop(cursor)
        elif kind in (Kind.BREAK_STMT, Kind.CONTINUE_STMT):
            self.leave_out(cursor)
        elif kind == Kind.RETURN_STMT:
            if self.gives_nothing or not list(cursor.get_children()):
                self.leave_out(cursor)
            self.look_at_children(cursor)
        elif kind.is_expression():
            self.leave_out(cursor)
            self.look_at_expression(cursor)
        else:
            self.look_at_children(cursor)

    def leave_out(self, cursor):
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        rest = re.match(rb"\s*;", self.source[end:])
        if rest and not re.match(rb"\(void\)|static_cast<void>", self.source[start:end]):
            self.place(start, end + rest.end(), [("left out", None)])

    def look_at_if(self, cursor):
        children = list(cursor.get_children())
        head = self.text(cursor.extent.start.offset, children[0].extent.start.offset)
        first = 0
        if not children[0].kind.is_expression():  # a variable is declared
            self.look_at_expression(children[0])
            first = 1
            declared = children[0].extent.end.offset
        if b"constexpr" not in head and children[first].kind.is_expression():
            if first == 0 or children[first].extent.start.offset >= declared:
                self.look_at_condition(children[first])
        for child in children[first + 1:]:
            self.look_at_statement(child)

    def look_at_loop(self, cursor):
        children = list(cursor.get_children())
        if cursor.kind == Kind.DO_STMT:
            self.look_at_statement(children[0])
            self.look_at_condition(children[1], True)
            return
        for at, child in enumerate(children[:-1]):
            asks = cursor.kind == Kind.WHILE_STMT or (cursor.kind == Kind.FOR_STMT and len(children) == 4 and at == 1)
            if asks and child.kind.is_expression():
                self.look_at_condition(child, True)
            else:
                self.look_at_expression(child)
        self.look_at_statement(children[-1])

    # ---- expressions

    def look_at_condition(self, cursor, in_loop=False):
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        operator = self.operator(self.inner(cursor))
        negated = operator not in (b"==", b"!=", b"!")  # there it would be the same fault twice
        self.place(start, end, faults.condition(self.text(start, end), negated, in_loop))
        self.look_at_expression(cursor)

    def inner(self, cursor):
        """The expression without the conversions around it that nobody wrote."""
        while cursor.kind == Kind.UNEXPOSED_EXPR:
            children = list(cursor.get_children())
            if len(children) != 1 or children[0].extent != cursor.extent:
                break
            cursor = children[0]
        return cursor

    def operator(self, cursor):
        """`+` of `a + b`, `!` of `!a`; nothing for another expression."""
        children = list(cursor.get_children())
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        if cursor.kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR) and len(children) == 2:
            return faults.flat(self.text(children[0].extent.end.offset, children[1].extent.start.offset))
        if cursor.kind == Kind.UNARY_OPERATOR and len(children) == 1:
            operand = children[0].extent
            return faults.flat(self.text(start, operand.start.offset) + self.text(operand.end.offset, end))
        return b""

    def look_at_expression(self, cursor):
        kind = cursor.kind
        start, end = cursor.extent.start.offset, cursor.extent.end.offset
        if kind in FIXED or end <= start:
            return
        if kind == Kind.VAR_DECL and re.search(rb"\b(constexpr|constinit)\b", self.declaration(cursor)):
            return
        if kind == Kind.LAMBDA_EXPR:
            self.look_at_lambda(cursor)
            return
        if kind.is_statement() and kind != Kind.DECL_STMT:
            self.look_at_statement(cursor)
            return
        children = list(cursor.get_children())
        if kind == Kind.VAR_DECL:  # numbers before the name belong to its type
            children = [child for child in children if child.extent.start.offset >= cursor.location.offset]
        if kind in (Kind.BINARY_OPERATOR, Kind.COMPOUND_ASSIGNMENT_OPERATOR) and len(children) == 2:
            pointers = any(child.type.kind == cindex.TypeKind.POINTER for child in children)
            operator = self.operator(cursor)
            if not (pointers and operator in (b"+", b"-", b"+=", b"-=")):
                left = self.text(start, children[0].extent.end.offset)
                self.place(start, end, faults.binary(left, operator, self.text(children[1].extent.start.offset, end)))
        elif kind == Kind.UNARY_OPERATOR and len(children) == 1:
            operand = children[0].extent
            text = self.text(operand.start.offset, operand.end.offset)
            if children[0].kind != Kind.INTEGER_LITERAL:
                self.place(start, end, faults.unary(self.operator(cursor), text))
        elif kind in (Kind.INTEGER_LITERAL, Kind.CXX_BOOL_LITERAL_EXPR):
            self.place(start, end, faults.literal(self.text(start, end)))
        elif kind == Kind.CONDITIONAL_OPERATOR and len(children) == 3:
            self.look_at_condition(children[0])
            children = children[1:]
        for child in children:
            self.look_at_expression(child)

    def look_at_children(self, cursor):
        for child in cursor.get_children():
            self.look_at_expression(child)

    def look_at_lambda(self, cursor):
        before = self.gives_nothing
        self.gives_nothing = False  # nobody says so: only a bare `return;` is left out
        for child in cursor.get_children():
            if child.kind == Kind.COMPOUND_STMT:
                self.look_at_statement(child)
        self.gives_nothing = before

    def declaration(self, cursor):
        """What is written before the name."""
        return self.text(cursor.extent.start.offset, cursor.location.offset)


def parse(compile_command, directory):
    words = shlex.split(compile_command)
    arguments = [word for word in words[1:] if word.startswith(("-I", "-D", "-std=", "-fno-exceptions"))]
    index = cindex.Index.create()
    here = os.getcwd()
    os.chdir(directory)
    try:
        return index.parse(words[-1], args=arguments + ["-Wno-everything"],
                           options=cindex.TranslationUnit.PARSE_DETAILED_PROCESSING_RECORD)
    finally:
        os.chdir(here)


def find(root, files, units, sees):
    """The places of `files` (paths below root), read from those of `units` that see them: `sees(unit)` is a set of
    files. And the files that none of them sees."""
    wanted = {os.path.join(root, file): file for file in files}
    places = []
    for unit in units:
        if sees(unit) & set(wanted.values()):
            places += find_in_unit(unit, os.path.join(root, unit["name"]), wanted)
    return places, sorted(wanted.values())


def find_in_unit(unit, source, wanted):
    tree = parse(unit["command"], unit["directory"])
    for said in tree.diagnostics:
        if said.severity >= cindex.Diagnostic.Error:
            raise SystemExit(f"{unit['file']} cannot be read: {said.spelling} ({said.location})")
    rooms, macros = {}, {}
    for cursor in tree.cursor.get_children():
        path = cursor.location.file and os.path.realpath(cursor.location.file.name)
        if path in wanted and cursor.kind == Kind.MACRO_INSTANTIATION:
            macros.setdefault(path, []).append((cursor.extent.start.offset, cursor.extent.end.offset))
        elif path in wanted:
            rooms.setdefault(path, []).append(cursor)
    places = []
    included = {os.path.realpath(inclusion.include.name) for inclusion in tree.get_includes()}
    for path in sorted((included | {source}) & set(wanted)):
        with open(path, "rb") as stream:
            finder = Finder(wanted.pop(path), stream.read(), macros.get(path, []))
        for cursor in rooms.get(path, []):
            finder.look_at(cursor)
        places += finder.places
    return places


def choose(places, seed):
    """One fault of each place, in an order that the seed decides and that changes little when the code does."""
    def key(mutant, again):
        return hashlib.sha256(f"{seed} {again} {mutant.name}".encode()).digest()

    seen = {}
    chosen = []
    for place in places:
        again = seen[place[0].name] = seen.get(place[0].name, -1) + 1
        keyed = [(key(mutant, again), mutant) for mutant in place]
        chosen.append(min(keyed, key=lambda pair: pair[0]))
    # A place with more kinds of faults is not chosen more often.
    order = [(hashlib.sha256(b"place" + best).digest(), mutant) for best, mutant in chosen]
    return [mutant for _, mutant in sorted(order, key=lambda pair: pair[0])]
