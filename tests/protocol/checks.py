"""Counts what holds and prints what does not."""

import sys

MOST_COMPLAINTS = 20

passed = 0
complaints = []


def check(holds, complaint):
    global passed
    if holds:
        passed += 1
        return True
    text = complaint() if callable(complaint) else complaint
    complaints.append(text)
    print("FAIL", text, file=sys.stderr)
    if len(complaints) >= MOST_COMPLAINTS:
        finish()
    return False


def finish():
    print(f"protocol: {passed} passed, {len(complaints)} failed")
    sys.exit(1 if complaints else 0)
