#!/usr/bin/env python3
"""answers.py BIN [SEED]: answers of servers with one value changed, for the real program's commands.

Each value of a forecast, and each of what a Catinder server says, is in turn the least or the largest
number, a text with controls, a list, nothing. No command may die, hang, or hand a control on to the
terminal.
"""

import copy
import http.client
import http.server
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

from support.session import end, tell

BIN = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug").resolve()
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else 1
PACKAGE = pathlib.Path(__file__).resolve().parents[2]
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="moggy-answers-"))
CONTROLS = "\x1b[2J\x9b31m\x1b]0;title\x07\u202e\u200b\r\n\x00"
EXTREMES = [
    -(2**63), 2**63 - 1, 2**64, -(10**30), 1e308, -1e308, 5e-324, -1, 0, 2**31, None, True, "", CONTROLS,
    "я" * 100_000, [], {}, [[[]]], "9999-12-31T23:59", "0000-00-00T00:00", "2026-02-30", "-1",
    "<b>" + "👩‍👧" * 500,
]


def leaves(value, path=()):
    """The places of all values, and of lists and objects too; of a long list the first and the last."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], path + (key,))
    elif isinstance(value, list):
        for place in sorted({0, len(value) - 1}) if value else []:
            yield from leaves(value[place], path + (place,))


def changed(value, path, extreme):
    if not path:
        return extreme
    result = copy.deepcopy(value)
    part = result
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = extreme
    return result


class Answerer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        length = int(self.headers.get("Content-Length") or 0)
        status, body = self.server.answer(self, self.rfile.read(length))
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_PUT = do_DELETE = do_GET


def serve(answer):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answerer)
    server.answer = answer
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_address[1]}"


def run(*arguments, stdin=""):
    environment = {"HOME": str(FOLDER), "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
    began = time.monotonic()
    try:
        ended = subprocess.run([BIN / "moggy", *map(str, arguments)], capture_output=True, env=environment,
                               timeout=40, input=stdin.encode())
    except subprocess.TimeoutExpired:
        return ["it hangs"], None
    problems = []
    if ended.returncode < 0 or ended.returncode > 78:
        problems.append(f"it dies: {ended.returncode} {ended.stderr[-300:]!r}")
    for name, output in (("output", ended.stdout), ("errors", ended.stderr)):
        text = output.decode("utf-8", "replace")
        bad = [c for c in text if (ord(c) < 32 and c not in "\n\t") or 0x7F <= ord(c) < 0xA0 or c in "\u202e\u200b"]
        if bad:
            problems.append(f"{name} with {bad[:4]!r}")
    if time.monotonic() - began > 20:
        problems.append(f"{time.monotonic() - began:.0f} s")
    return problems, ended


def forecasts(chance):
    name = "forecast.json"
    whole = json.loads((PACKAGE / "Tests/WeatherDomainTests/Answers/open-meteo" / name).read_text())
    current = {"body": b"{}"}
    server, address = serve(lambda request, _: (200, current["body"]))
    failures, count, shown = [], 0, 0
    for path in leaves(whole):
        for extreme in chance.sample(EXTREMES, 6):
            data = FOLDER / "weather"
            shutil.rmtree(data, ignore_errors=True)
            (data / "config").mkdir(parents=True)
            (data / "config" / "config.toml").write_text(f'[weather]\nserver = "{address}"\n')
            current["body"] = json.dumps(changed(whole, path, extreme)).encode()
            form = chance.choice([["--json"], ["--hourly"], ["--days", "16"], []])
            problems, ended = run("weather", "--data", data, "--language", chance.choice(["en", "ru"]),
                                  "--time-zone", "UTC", "--now", "2026-09-21T10:00:00Z", *form, "52.52", "13.41")
            count += 1
            shown += bool(ended and ended.returncode == 0)
            failures += [f"{path} = {str(extreme)[:40]!r} {form}: {problem}" for problem in problems]
    server.shutdown()
    tell(f"a forecast with one value changed, {count} times", failures[:20], f"{shown} shown")


def cats(chance):
    served = subprocess.Popen(
        [BIN / "moggy", "serve", "--port", "0", "--json", "--demo", "--unlimited", "--data", FOLDER / "served"],
        stdout=subprocess.PIPE, env={"HOME": str(FOLDER), "LC_ALL": "C.UTF-8"})
    try:
        true = urllib.parse.urlparse(json.loads(served.stdout.readline())["address"])
        plan = {"change": None, "seen": {}}

        def answer(request, body):
            link = http.client.HTTPConnection(true.hostname, true.port, timeout=20)
            headers = {name: value for name, value in request.headers.items() if name.lower() != "host"}
            link.request(request.command, request.path, body, headers)
            reply = link.getresponse()
            status, content = reply.status, reply.read()
            link.close()
            try:
                value = json.loads(content)
            except ValueError:
                return status, content
            road = request.path.split("?")[0]
            plan["seen"].setdefault(road, value)
            if plan["change"] and plan["change"][0] == road:
                _, path, extreme = plan["change"]
                try:
                    content = json.dumps(changed(value, path, extreme)).encode()
                except (KeyError, IndexError, TypeError):
                    pass
            return status, content

        server, address = serve(answer)
        data = FOLDER / "cats"
        tell("a login through the proxy", run(
            "catinder", "login", "Ann", "--register", "--server", address, "--data", data, stdin="a password\n")[0])
        commands = [["deck"], ["matches"], ["messages", "Busya"], ["send", "Busya", "Hello"]]
        for command in commands:
            run("catinder", *command, "--data", data)
        failures, count = [], 0
        for road, value in list(plan["seen"].items()):
            for path in leaves(value):
                for extreme in chance.sample(EXTREMES, 3):
                    plan["change"] = (road, path, extreme)
                    if road in ("/login", "/profile/register"):
                        other = FOLDER / f"cats-{count}"
                        problems, _ = run("catinder", "login", f"Ann{count}", "--register", "--server", address,
                                          "--data", other, stdin="a password\n")
                    else:
                        command = chance.choice(commands)
                        problems, _ = run("catinder", *command, "--data", data, "--language",
                                          chance.choice(["en", "ru"]), *chance.choice([["--json"], []]))
                    count += 1
                    failures += [f"{road} {path} = {str(extreme)[:40]!r}: {problem}" for problem in problems]
        server.shutdown()
        tell(f"Catinder with one value changed, {count} times", failures[:20], ", ".join(plan["seen"]))
    finally:
        served.terminate()
        served.wait()


def main():
    chance = random.Random(SEED)
    try:
        forecasts(chance)
        cats(chance)
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)
    return end()


if __name__ == "__main__":
    sys.exit(main())
