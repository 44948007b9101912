"""The program `scriptorium referee`, spoken to as a bot writer would: one JSON object a line."""

import json
import subprocess


class Referee:
    """One session. `on_message(request, answer)` sees everything that goes over the line."""

    def __init__(self, program, on_message=None):
        self.process = subprocess.Popen([program, "referee"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, encoding="utf-8")
        self.on_message = on_message

    def say(self, line):
        """Sends a line as it is; the answer's line."""
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"the referee ended (code {self.process.wait()}) after: {line[:500]}")
        return answer.rstrip("\n")

    def ask(self, request):
        answer = json.loads(self.say(json.dumps(request, ensure_ascii=False)))
        if self.on_message:
            self.on_message(request, answer)
        return answer

    def close(self):
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()
