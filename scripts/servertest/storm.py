#!/usr/bin/env python3
"""Two servers on one PostgreSQL behind nginx, which are killed while many write to each other.

    storm.py PROGRAM

1,000 accounts are made and 20,000 messages sent through nginx, by clients that try again with the same
identifiers, as the tab does. One of the servers is killed every five seconds, and PostgreSQL once.
Afterwards each chat has all that was confirmed, in its order, each once, and nothing else; and news of one
server reach a listener of the other. STORM_ACCOUNTS and STORM_MESSAGES make it smaller.
"""

import http.client
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

ACCOUNTS = int(os.environ.get("STORM_ACCOUNTS", "1000"))
MESSAGES = int(os.environ.get("STORM_MESSAGES", "20000"))
# The seconds between two kills of a server.
PAUSE = 5
CLIENTS = 32
# The seconds after which a call that was tried again and again counts as lost.
PATIENCE = 120
SCRIPTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")

local = threading.local()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Database:
    """PostgreSQL in a folder of its own."""

    def __init__(self, folder):
        self.address = f"postgresql://moggy@/postgres?host={folder}"
        self.process = subprocess.Popen(
            [os.path.join(SCRIPTS, "postgres.sh"), folder], text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.expect("ready")

    def expect(self, word):
        said = self.process.stdout.readline().strip()
        if said != word:
            sys.exit(f"servertest, storm: PostgreSQL says {said!r}")

    def kill(self):
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        self.expect("done")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Server:
    """`moggy serve` on a port that stays the same."""

    def __init__(self, program, database, log, options):
        self.port = free_port()
        self.command = [
            program, "serve", "--json", "--unlimited", "--port", str(self.port),
            "--database", database.address] + options
        self.log = log
        self.lock = threading.Lock()
        self.process = None
        self.start()

    def start(self):
        """Starts it; the database may be away for a moment."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            self.process = subprocess.Popen(
                self.command, stdout=subprocess.PIPE, stderr=self.log, text=True)
            if self.process.stdout.readline():
                return
            self.process.wait()
            time.sleep(0.2)
        sys.exit("servertest, storm: a server does not start")

    def restart(self):
        with self.lock:
            self.process.kill()
            self.process.wait()
            self.start()

    def close(self):
        with self.lock:
            self.process.kill()
            self.process.wait()


class Proxy:
    """nginx in front of the servers."""

    def __init__(self, folder, servers):
        self.port = free_port()
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        if program is None:
            sys.exit("servertest, storm: there is no nginx")
        lines = "".join(
            f"server 127.0.0.1:{server.port} max_fails=0;" for server in servers)
        temporary = "".join(
            f"{kind}_temp_path {folder}/{kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        user = "user root;" if os.getuid() == 0 else ""
        path = os.path.join(folder, "nginx.conf")
        with open(path, "w", encoding="utf-8") as file:
            file.write(
                f"daemon off; pid {folder}/pid; error_log {folder}/nginx.log crit; {user}"
                "worker_processes 1; events {} http { access_log off;"
                f"{temporary} upstream catinder {{ {lines} keepalive 32; }}"
                f"server {{ listen 127.0.0.1:{self.port}; proxy_http_version 1.1;"
                'proxy_set_header Connection ""; proxy_buffering off;'
                "location / { proxy_pass http://catinder; } } }")
        self.process = subprocess.Popen([program, "-c", path, "-e", f"{folder}/nginx.log"])

    def close(self):
        self.process.terminate()
        self.process.wait()


def ask(port, method, path, body=None, token=None):
    """One try: the status and the value, or None where no answer came."""
    connections = local.__dict__.setdefault("connections", {})
    connection = connections.pop(port, None) or http.client.HTTPConnection(
        "127.0.0.1", port, timeout=30)
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        data = answer.read()
        connections[port] = connection
    except (OSError, http.client.HTTPException):
        connection.close()
        return None
    try:
        return answer.status, json.loads(data or b"null")
    except ValueError:
        return answer.status, None


tries = {"all": 0, "again": 0}
counting = threading.Lock()


def insist(port, method, path, body=None, token=None, right=(200,)):
    """Tries until the answer is one of those that are right."""
    end = time.monotonic() + PATIENCE
    count = 0
    while time.monotonic() < end:
        count += 1
        found = ask(port, method, path, body, token)
        if found is not None and found[0] in right:
            with counting:
                tries["all"] += 1
                tries["again"] += count - 1
            return found
        if found is not None and found[0] not in (408, 429, 500, 502, 503, 504):
            sys.exit(f"servertest, storm: {method} {path}: {found}")
        time.sleep(random.uniform(0.05, 0.3))
    raise TimeoutError(f"{method} {path}: {found}")


def person(port, number):
    """An account with a session: its identifier and token."""
    user, password = f"Cat {number}", f"password of {number}"
    profile = {"name": user, "age": 3, "shortDescription": "", "extendedDescription": ""}
    # One that was made before its answer was lost is there.
    insist(
        port, "POST", "/profile/register",
        {"user": user, "password": password, "profile": profile}, right=(200, 409))
    _, answer = insist(port, "POST", "/login", {"user": user, "password": password})
    return answer["profile"]["uid"], answer["token"]


def match(port, pair):
    for me, other in (pair, pair[::-1]):
        insist(port, "POST", "/relationships/set-like", {"profileUid": other[0]}, me[1])


def talk(port, pair, count):
    """What was confirmed, in its order: identifiers and texts."""
    said = []
    for number in range(count):
        me, other = pair if number % 2 == 0 else pair[::-1]
        message = {"id": str(uuid.uuid4()), "text": f"{number} of {me[0]}"}
        insist(port, "POST", f"/messages/{other[0]}/send", message, me[1])
        said.append((message["id"], message["text"]))
    return said


def check_chat(port, pair, said):
    for me, other in (pair, pair[::-1]):
        _, messages = insist(port, "GET", f"/messages/{other[0]}", token=me[1])
        found = [(message["id"], message["text"]) for message in messages]
        if found != said:
            lost, more = len(set(said) - set(found)), len(found) - len(set(said) & set(found))
            sys.exit(
                f"servertest, storm: of {len(said)} messages {lost} are lost, {more} are too many, "
                f"or their order is another one")


def check_news(servers, pair, count=200):
    """Milliseconds from a message's confirmation on one server to its event on the other."""
    me, other = pair
    listener = http.client.HTTPConnection("127.0.0.1", servers[1].port, timeout=30)
    listener.request(
        "GET", "/events",
        headers={"Authorization": f"Bearer {other[1]}", "Accept": "text/event-stream"})
    stream = listener.getresponse()
    stream.readline()
    times = []
    for _ in range(count):
        message = {"id": str(uuid.uuid4()), "text": "news"}
        start = time.monotonic()
        insist(servers[0].port, "POST", f"/messages/{other[0]}/send", message, me[1])
        while True:
            line = stream.readline()
            if not line:
                sys.exit("servertest, storm: the stream has ended")
            if message["id"].encode() in line:
                break
        times.append((time.monotonic() - start) * 1000)
    listener.close()
    times.sort()
    return times[len(times) // 2], times[len(times) * 99 // 100]


def main():
    run(sys.argv[1], storm)


def run(program, part, options=()):
    """Calls a part with a database, two servers and the port of nginx in front of them."""
    program = os.path.realpath(program)
    folder = tempfile.mkdtemp(prefix="storm-")
    os.chmod(folder, 0o755)
    log = open(os.path.join(folder, "servers.log"), "w", encoding="utf-8")
    # A process that is told to end tells what it has begun.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    parts = []
    try:
        database = Database(os.path.join(folder, "postgres"))
        parts.append(database)
        servers = []
        for _ in range(2):
            servers.append(Server(program, database, log, list(options)))
            parts.append(servers[-1])
        proxy = Proxy(folder, servers)
        parts.append(proxy)
        part(database, servers, proxy.port)
    finally:
        for part in reversed(parts):
            part.close()
        log.close()
        shutil.rmtree(folder, ignore_errors=True)


def storm(database, servers, port):
    over = threading.Event()
    kills = []

    def kill_servers():
        while not over.wait(PAUSE):
            servers[len(kills) % 2].restart()
            kills.append(time.monotonic())

    killer = threading.Thread(target=kill_servers, daemon=True)
    killer.start()
    with ThreadPoolExecutor(CLIENTS) as clients, ThreadPoolExecutor(CLIENTS // 4) as few:
        begun = time.monotonic()
        # Hashes of passwords wait for a processor: with all clients at once, on a slow machine none of them
        # would be made before the server is killed.
        people = list(few.map(lambda number: person(port, number), range(ACCOUNTS)))
        if len({uid for uid, _ in people}) != ACCOUNTS:
            sys.exit("servertest, storm: an account is there twice")
        pairs = list(zip(people[::2], people[1::2]))
        list(clients.map(lambda pair: match(port, pair), pairs))
        print(f"  {ACCOUNTS} accounts in {time.monotonic() - begun:.0f} s, {len(kills)} kills")
        begun = time.monotonic()
        each = MESSAGES // len(pairs)
        talks = [clients.submit(talk, port, pair, each) for pair in pairs]
        while sum(one.done() for one in talks) < len(talks) // 2:
            time.sleep(0.1)
        database.kill()
        said = [one.result() for one in talks]
        seconds = time.monotonic() - begun
        over.set()
        killer.join()
        total = sum(len(one) for one in said)
        print(
            f"  {total} messages in {seconds:.0f} s, {total / seconds:.0f} a second; {len(kills)} kills "
            f"of a server and one of PostgreSQL; {tries['again']} of {tries['all']} calls came again")
        list(clients.map(lambda one: check_chat(port, *one), zip(pairs, said)))
    if len(kills) < 2:
        sys.exit("servertest, storm: it was over before a server was killed twice")
    median, late = check_news(servers, pairs[0])
    print(f"  news from one server to the other: median {median:.1f} ms, 99 of 100 within {late:.1f} ms")
    if median > 100:
        sys.exit("servertest, storm: news are late")


if __name__ == "__main__":
    main()
