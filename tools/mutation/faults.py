"""What can be wrong with a piece of code: for an expression or a statement, the texts that could stand there by
mistake. Texts are bytes, as the offsets of the parser are."""

import re

TURNED = {
    b"==": [b"!="], b"!=": [b"=="],
    b"<": [b"<=", b">="], b"<=": [b"<", b">"], b">": [b">=", b"<="], b">=": [b">", b"<"],
    b"+": [b"-"], b"-": [b"+"], b"*": [b"+"], b"/": [b"*"], b"%": [b"/"],
    b"&&": [b"||"], b"||": [b"&&"],
    b"&": [b"|"], b"|": [b"&"], b"^": [b"|"], b"<<": [b">>"], b">>": [b"<<"],
    b"+=": [b"-="], b"-=": [b"+="], b"*=": [b"/="], b"/=": [b"*="],
    b"|=": [b"&="], b"&=": [b"|="], b"^=": [b"|="], b"<<=": [b">>="], b">>=": [b"<<="],
}
COMPARISONS = {b"==", b"!=", b"<", b"<=", b">", b">="}
LOGIC = {b"&&", b"||"}
BITS = {b"&", b"|", b"^", b"<<", b">>", b"&=", b"|=", b"^=", b"<<=", b">>="}


def kind_of(operator):
    if operator in COMPARISONS:
        return "comparison"
    if operator in LOGIC:
        return "logic"
    return "bits" if operator in BITS else "arithmetic"


def binary(left, operator, right):
    """Faults of `left operator right`, as (kind, text)."""
    faults = [(kind_of(operator), left + b" " + other + b" " + right) for other in TURNED.get(operator, [])]
    if operator in (b"&", b"|"):  # a mask, or a part of one, is forgotten
        faults.append(("bits", left))
    return faults


def unary(operator, operand):
    if operator in (b"!", b"~", b"-"):
        return [("condition" if operator == b"!" else "arithmetic", operand)]
    if operator in (b"++", b"--"):
        return [("arithmetic", (b"--" if operator == b"++" else b"++") + operand)]
    return []


def literal(text):
    """Faults of an integer or a boolean that is written out."""
    if text in (b"true", b"false"):
        return [("literal", b"false" if text == b"true" else b"true")]
    match = re.fullmatch(rb"(0[xX][0-9a-fA-F']+|0[bB][01']+|[1-9][0-9']*|0)([uUlLzZ]*)", text)
    if not match:
        return []
    value = int(match[1].replace(b"'", b""), 0)
    values = [1] if value == 0 else [value - 1, value + 1]
    return [("literal", b"%d" % other + match[2]) for other in values]


def condition(text, negated, in_loop):
    """Faults of what an `if`, a loop or `?:` asks. A loop that never ends is noticed by the clock alone, so it is not
    planted on purpose."""
    faults = [("condition", b"false")]
    if not in_loop:
        faults.append(("condition", b"true"))
    if negated:
        faults.append(("condition", b"!(" + text + b")"))
    return faults


def flat(text):
    """The text on one line, without comments: lines of the copy keep their numbers."""
    text = re.sub(rb"//[^\n]*", b"", text)
    text = re.sub(rb"/\*.*?\*/", b"", text, flags=re.S)
    return re.sub(rb"\s+", b" ", text).strip()
