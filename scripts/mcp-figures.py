#!/usr/bin/env python3
"""mcp-figures.py JOURNEY [PROGRAMS]: figures of `journey mcp`, by a client written from the specification.

The journeys of Examples/Journeys/Programs are done by calls of tools, once at the sizes that they are written for and
once on a terminal of 80x24, where only their acts are done, as their expectations are of their own sizes. For each
call that acts, the bytes of the answer with what has changed are compared with those of the whole screen in the same
form, and its time with the time of the act.
Each screen is also made anew out of the answers alone (answers.py), and has to be that of the program.
Then the counting programs of Tests/SelfTest are given keys (CALLS each, 1,000 without it): an answer that does not
show the count of its key is stale. It ends red where one is.
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import yaml

from answers import Reader

HERE = pathlib.Path(__file__).resolve().parent.parent


class Client:
    """Messages of JSON-RPC, one a line, to a server of its own."""

    def __init__(self, journey, folder):
        self.process = subprocess.Popen(
            [journey, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=folder)
        self.number = 0
        version = self.ask("initialize", {
            "protocolVersion": "2025-06-18", "capabilities": {},
            "clientInfo": {"name": "mcp-figures", "version": "1"}})["protocolVersion"]
        assert version == "2025-06-18", version
        self.tell("notifications/initialized")

    def tell(self, method):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", "method": method}) + "\n")
        self.process.stdin.flush()

    def ask(self, method, params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer = json.loads(line)
        assert answer["id"] == self.number, answer
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']}")
        return answer["result"]

    def call(self, tool, **arguments):
        arguments = {name.replace("_", "-"): value for name, value in arguments.items() if value is not None}
        result = self.ask("tools/call", {"name": tool, "arguments": arguments})
        text = result["content"][0]["text"]
        if result.get("isError"):
            raise RuntimeError(f"{tool} {arguments}: {text}")
        return text

    def end(self):
        self.process.stdin.close()
        self.process.wait()


# The argument that stands for the value of a verb.
ARGUMENT = {
    "press": "keys", "type": "text", "paste": "text", "click": "on", "double-click": "on", "hover": "on",
    "focus": "focused", "resize": "size", "advance": "by", "signal": "name", "expect": "that", "expect-not": "that",
    "expect-end": "status", "snapshot": "name", "wait-until": "that",
}
CHECKS = {"expect", "expect-not", "expect-end", "snapshot"}


def tool_of(step):
    if isinstance(step, str):
        return step, {}
    (verb, value), = step.items()
    is_map = isinstance(value, dict) and verb not in ("expect-end",)
    arguments = value if is_map else {ARGUMENT[verb]: value}
    return ("wait" if verb == "wait-until" else verb), arguments


def flat(steps):
    """The steps with those of groups in their places."""
    for step in steps:
        if isinstance(step, dict) and "step" in step:
            yield from flat(step["step"]["steps"])
        else:
            yield step


def resource(client, session, part):
    """The text of a resource, which counts as no answer about the screen."""
    answer = client.ask("resources/read", {"uri": f"journey://session/{session}/{part}"})
    return answer["contents"][0]["text"]


def journeys(journey, size=None):
    news, whole, beyond, left_out, differing = [], [], [], 0, 0
    shares = []
    for path in sorted((HERE / "Examples/Journeys/Programs").glob("*.journey.yaml")):
        for script in yaml.safe_load_all(path.read_text()):
            with tempfile.TemporaryDirectory() as folder:
                client, reader, before = Client(journey, path.parent), Reader(), len(news)
                setup = {key: script.get(key) for key in (
                    "program", "size", "env", "files", "launch-limit", "act-limit", "patience")}
                if size:
                    setup["size"] = size
                if setup["env"]:
                    setup["env"] = {name: str(value) for name, value in setup["env"].items()}
                try:
                    first = client.call("launch", **setup, snapshots=folder)
                    session = first.splitlines()[0].split()[1]
                    reader.read(first.split("\n", 1)[1])
                    for step in flat(script["steps"]):
                        tool, arguments = tool_of(step)
                        if size and (tool in CHECKS - {"expect-end"} or tool == "resize"):
                            continue
                        start = time.perf_counter()
                        text = client.call(tool, **arguments)
                        spent = time.perf_counter() - start
                        if tool in CHECKS or tool == "wait":
                            continue
                        news.append(len(text.encode()))
                        last = client.call("trace").splitlines()[-1]
                        beyond.append(1000 * (spent - float(last.rsplit("(", 1)[1].split()[0])))
                        # The answer with the whole screen begins with the same line.
                        screen = resource(client, session, "screen")
                        whole.append(len(text.splitlines()[0].encode()) + 1 + len(screen.encode()))
                        reader.read(text)
                        if not reader.shows(screen):
                            differing += 1
                            print(f"{path.name}: {tool} {arguments}: not the screen\n{text}\n{screen}", file=sys.stderr)
                except RuntimeError as error:
                    left_out += 1
                    print(f"{path.name}: {str(error).splitlines()[0]}", file=sys.stderr)
                finally:
                    client.end()
                if len(news) > before:
                    shares.append((sum(news[before:]), sum(whole[before:]), path.name.split(".")[0]))
    print(f"journeys at {size or 'their own sizes'}: {len(news)} acts; bytes of an answer: {sum(news)} with what has "
          f"changed, {sum(whole)} with the whole screen, {100 * sum(news) / sum(whole):.1f} %; median of single answers "
          f"{100 * statistics.median(a / b for a, b in zip(news, whole)):.1f} %; journeys that ended early: {left_out}")
    # Those that cost most beyond the goal.
    shares.sort(key=lambda share: 0.15 * share[1] - share[0])
    print("  most bytes above 15 %: " + ", ".join(
        f"{name} {100 * one / full:.0f} % ({one})" for one, full, name in shares[:8]))
    print(f"  screens that the answers do not make: {differing} of {len(news)}")
    print(f"milliseconds of a call beyond its act: median {statistics.median(beyond):.2f}, "
          f"95th percentile {statistics.quantiles(beyond, n=20)[-1]:.2f}")
    return differing == 0


def stale(journey, programs, calls):
    wrong = total = 0
    habits = next(yaml.safe_load_all((HERE / "Tests/SelfTest/habits.yaml").read_text()))["programs"]
    client = Client(journey, HERE / "Tests/SelfTest")
    for name, habit in habits.items():
        command, options = (habit, {}) if isinstance(habit, list) else (habit["run"], habit)
        # Of those that wait long, few keys would take long.
        if command[0] != "fixture-programs" or options.get("delay", "0ms") in ("200ms", "1s"):
            continue
        program = [programs, *command[1:]]
        first = client.call("launch", program=program, patience=options.get("patience"))
        session = first.splitlines()[0].split()[1]
        for number in range(1, calls + 1):
            text = client.call("press", session=session, keys="x", screen="text")
            total += 1
            if f"count {number}" not in text:
                wrong += 1
                print(f"{name}: after key {number}: {text!r}", file=sys.stderr)
        client.call("end", session=session)
    client.end()
    print(f"stale answers: {wrong} of {total}")
    return wrong == 0 and total > 0


if __name__ == "__main__":
    program = os.path.abspath(sys.argv[1])
    if not all([journeys(program), journeys(program, "80x24")]):
        sys.exit(1)
    if len(sys.argv) > 2 and not stale(program, os.path.abspath(sys.argv[2]), int(os.environ.get("CALLS", "1000"))):
        sys.exit(1)
