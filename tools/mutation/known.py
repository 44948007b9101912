"""known.txt and unreached.txt: what no test can notice or reach, each with its reason."""


def read(path):
    """`name | reason`, one a line, the name as the tool prints it: name → reason."""
    known = {}
    with open(path, encoding="utf-8") as stream:
        for line in stream:
            if line.strip() and not line.startswith("#"):
                name, _, reason = line.rstrip("\n").rpartition(" | ")
                known[name] = reason
    return known
