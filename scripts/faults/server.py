#!/usr/bin/env python3
"""The Catinder server of the real program under floods, half-open sockets, kills and a database that is replaced.

    server.py FOLDER_OF_PROGRAMS [SEED [CASE …]]
"""

import http.client
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import threading
import time

from support.folder import ENVIRONMENT, MOGGY, PATIENCE, ROOT, carry_out, chance
from support.session import tell

SLOW = 1.0


class Catinder:
    def __init__(self, data, *arguments, before=None):
        self.data = data
        self.process = subprocess.Popen([MOGGY, "serve", "--data", data, "--port", "0", "--json", *arguments], env=ENVIRONMENT,
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=before)
        self.line = self.process.stdout.readline()
        self.port = None
        if self.line:
            said = json.loads(self.line)
            self.port = int(said["address"].rsplit(":", 1)[1].strip("/"))

    def ask(self, method, path, body=None, token=None, timeout=10, source="127.0.0.1"):
        started = time.monotonic()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout, source_address=(source, 0))
        try:
            headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            return answer.status, answer.read(), time.monotonic() - started
        finally:
            connection.close()

    def alive(self, problems, what):
        for turn in range(2):
            try:
                status, _, took = self.ask("GET", "/openapi.json")
            except OSError as error:
                status, took = repr(error), 10
            if status == 200 and took <= SLOW:
                return
        problems.append(f"{what}: {status} in {took:.1f} s")

    def end(self, problems):
        started = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            _, errors = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            problems.append("it does not end")
            return
        if self.process.returncode not in (0, 143, -15) or time.monotonic() - started > 2:
            problems.append(f"its end: {self.process.returncode} in {time.monotonic() - started:.1f} s {errors[-200:]!r}")


REGISTER = "/profile/register"


def account(name):
    return {"user": name, "password": "correct horse battery", "profile": {
        "name": name, "age": 3, "shortDescription": "", "extendedDescription": ""}}


def sockets():
    problems = []
    server = Catinder(ROOT / "sockets", "--demo")
    held = []
    for number in range(1500):
        try:
            one = socket.create_connection(("127.0.0.1", server.port), timeout=2)
            one.sendall((b"", b"G", b"GET /", b"GET /openapi.json HTTP/1.1\r\nHost: x\r\nX: ", b"POST /x HTTP/1.1\r\nContent-Length: 999999999\r\n\r\n")[number % 5])
            held.append(one)
        except OSError:
            break
    server.alive(problems, f"{len(held)} half-open sockets")
    for one in held:
        one.close()
    server.alive(problems, "after them")
    tell("half-open sockets", problems, f"{len(held)} held")
    for name, piece in {
            "an endless header": b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 50_000_000, "many headers": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 1_000_000,
            "an endless line": b"GET /" + b"a" * 20_000_000, "pipelined": b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20_000, "rubbish": os.urandom(5_000_000),
            "two lengths": b"POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n",
            "a chunk of 2^63": b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx", "NULs": b"\0" * 1_000_000,
            "a body of 200 MB": b"POST /sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 200000000\r\n\r\n" + b"[" * 100_000_000}.items():
        problems = []
        one = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        try:
            one.sendall(piece)
        except OSError:
            pass
        server.alive(problems, name)
        one.close()
        memory = next(line for line in open(f"/proc/{server.process.pid}/status") if line.startswith("VmRSS"))
        if int(memory.split()[1]) > 600_000:
            problems.append(memory)
        tell(f"server: {name}", problems, memory.split()[1] + " kB")
    problems = []
    server.end(problems)
    tell("server: its end", problems)


def kills():
    """Accounts that were confirmed outlive kill -9 in mid-flood."""
    data, problems, confirmed = ROOT / "kills", [], []
    guard = threading.Lock()
    statuses = {}
    for turn in range(6):
        server = Catinder(data)
        stop = threading.Event()

        def flood(number):
            for n in range(1000):
                if stop.is_set():
                    return
                name = f"user{turn}x{number}x{n}"
                try:
                    status, body, _ = server.ask("POST", REGISTER, account(name),
                                               source=f"127.{turn + 1}.{number}.{n % 250 + 1}")
                except (OSError, http.client.HTTPException):
                    return
                with guard:
                    statuses[status] = statuses.get(status, 0) + 1
                    if status in (200, 201):
                        confirmed.append(name)
        threads = [threading.Thread(target=flood, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        time.sleep(0.5 + chance.random())
        server.process.kill()
        server.process.communicate()
        stop.set()
        for thread in threads:
            thread.join()
    with sqlite3.connect(f"file:{next(data.rglob('*.sqlite'))}?mode=ro", uri=True) as database:
        if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            problems.append("integrity")
        text = "\n".join(database.iterdump())
    lost = [name for name in confirmed if name not in text]
    if lost:
        problems.append(f"{len(lost)} of {len(confirmed)} lost")
    if not confirmed:
        problems.append(f"nothing was confirmed: {statuses}")
    tell("kills of a server", problems, f"{len(confirmed)} confirmed, {statuses}")


def replaced():
    for name, act in {
            "deleted": lambda path: path.unlink(), "replaced by rubbish": lambda path: os.replace(rubbish(), path),
            "replaced by a copy": lambda path: (shutil.copy(path, ROOT / "copy"), os.replace(ROOT / "copy", path)),
            "folder deleted": lambda path: shutil.rmtree(path.parent), "cut to nothing": lambda path: os.truncate(path, 0)}.items():
        problems, said = [], []
        data = ROOT / f"replaced-{name}".replace(" ", "-")
        server = Catinder(data, "--demo")
        path = next(data.rglob("*.sqlite"))
        act(path)
        for n in range(3):
            try:
                status, body, took = server.ask("POST", REGISTER, account(f"n{n}"), source=f"127.0.1.{n + 1}")
                said.append(f"{status}")
                if took > SLOW:
                    problems.append(f"took {took:.1f} s")
                if status in (200, 201):
                    problems.append(f"confirmed what is nowhere: {body[:100]!r}")
            except (OSError, http.client.HTTPException) as error:
                said.append(repr(error)[:60])
        if server.process.poll() is None:
            server.end(problems)
        else:
            said.append(f"ended {server.process.returncode} {server.process.stderr.read()[-150:]!r}")
            if server.process.returncode < 0 or server.process.returncode > 128:
                problems.append("it died")
        tell(f"server's database {name}", problems, " ".join(said))


def rubbish():
    path = ROOT / "rubbish"
    path.write_bytes(os.urandom(100_000))
    return path


carry_out({"sockets": sockets, "kills": kills, "replaced": replaced})
