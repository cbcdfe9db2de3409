#!/usr/bin/env python3
"""Two servers on one PostgreSQL behind nginx, which are started anew one after another under load.

    rolling.py PROGRAM

Each gets SIGTERM, drains, ends with status 0 and begins again, several times, as when a new version is
installed. Meanwhile clients write to each other through nginx, and listen. A call may be answered by an error
that clients try again (408, 429, 502, 503, 504, or none at all), and by no other; afterwards each chat has all
that was confirmed, in its order, each once; and a listener that comes again when its stream ends, and reads
the chat then, has seen every message. ROLLING_RESTARTS and ROLLING_PAIRS make it larger.
"""

import collections
import http.client
import os
import signal
import subprocess
import sys
import threading
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import storm

RESTARTS = int(os.environ.get("ROLLING_RESTARTS", "8"))
PAIRS = int(os.environ.get("ROLLING_PAIRS", "16"))
# The seconds of --drain.
DRAIN = 6
PASSING = {None, 408, 429, 502, 503, 504}

outcomes = collections.Counter()
counting = threading.Lock()


def insist(port, method, path, body=None, token=None):
    """Tries as a client does, with the same body, until it is answered."""
    end = time.monotonic() + storm.PATIENCE
    while time.monotonic() < end:
        found = storm.ask(port, method, path, body, token)
        status = found and found[0]
        with counting:
            outcomes[status] += 1
        if status == 200:
            return found[1]
        if status not in PASSING:
            sys.exit(f"servertest, rolling: {method} {path}: {found}")
        time.sleep(0.05)
    raise TimeoutError(f"{method} {path}")


class Listener(threading.Thread):
    """Somebody who listens, comes again when the stream ends, and then reads what was missed."""

    def __init__(self, port, me, other):
        super().__init__(daemon=True)
        self.port, self.me, self.other = port, me, other
        self.seen = set()
        self.over = threading.Event()
        self.comings = 0

    def run(self):
        while not self.over.is_set():
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            try:
                connection.request(
                    "GET", "/events",
                    headers={"Authorization": f"Bearer {self.me[1]}", "Accept": "text/event-stream"})
                answer = connection.getresponse()
                if answer.status != 200:
                    with counting:
                        outcomes[answer.status] += 1
                    if answer.status not in PASSING:
                        print(f"servertest, rolling: a stream is answered by {answer.status}", file=sys.stderr)
                        os._exit(1)
                    time.sleep(0.1)
                    continue
                self.comings += 1
                # What was told while there was no stream.
                for message in insist(
                        self.port, "GET", f"/messages/{self.other[0]}", token=self.me[1]):
                    self.seen.add(message["id"])
                for line in answer:
                    if line.startswith(b"data: ") and b'"text"' in line:
                        self.seen.add(storm.json.loads(line[6:])["id"])
                    if self.over.is_set():
                        break
            except (OSError, http.client.HTTPException):
                pass
            finally:
                connection.close()


def talk(port, pair, over):
    said = []
    while not over.is_set():
        me, other = pair if len(said) % 2 == 0 else pair[::-1]
        message = {"id": str(uuid.uuid4()), "text": f"{len(said)} of {me[0]}"}
        insist(port, "POST", f"/messages/{other[0]}/send", message, me[1])
        said.append((message["id"], message["text"]))
        # 500 messages are a page, and all that a chat is compared by.
        time.sleep(0.1 + len(said) / 2000)
    return said


def restart(server):
    """SIGTERM, and a new one when it has ended by itself; the seconds that the end took."""
    begun = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    try:
        status = server.process.wait(timeout=DRAIN + 10)
    except subprocess.TimeoutExpired:
        sys.exit("servertest, rolling: a server does not end")
    seconds = time.monotonic() - begun
    if status != 0:
        sys.exit(f"servertest, rolling: a server ends with {status}")
    server.start()
    return seconds


def main():
    storm.run(sys.argv[1], rolling, ["--drain", str(DRAIN)])


def rolling(_, servers, port):
    with ThreadPoolExecutor(PAIRS) as clients:
        people = list(clients.map(lambda number: storm.person(port, number), range(2 * PAIRS)))
        pairs = list(zip(people[::2], people[1::2]))
        list(clients.map(lambda pair: storm.match(port, pair), pairs))
        over = threading.Event()
        listener = Listener(port, *pairs[0])
        listener.start()
        talks = [clients.submit(talk, port, pair, over) for pair in pairs]
        seconds = []
        for number in range(RESTARTS):
            time.sleep(1)
            seconds.append(restart(servers[number % 2]))
        over.set()
        said = [one.result() for one in talks]
        list(clients.map(lambda one: storm.check_chat(port, *one), zip(pairs, said)))
    end = time.monotonic() + 10
    expected = {identifier for identifier, _ in said[0]}
    while not expected <= listener.seen and time.monotonic() < end:
        time.sleep(0.05)
    listener.over.set()
    if not expected <= listener.seen:
        sys.exit(f"servertest, rolling: the listener missed {len(expected - listener.seen)} messages")
    if listener.comings < 2:
        sys.exit("servertest, rolling: no stream has ended")
    total = sum(len(one) for one in said)
    errors = {str(status): count for status, count in outcomes.items() if status != 200}
    print(
        f"  {total} messages during {RESTARTS} restarts, each of {max(seconds):.1f} s at the most; "
        f"tried again after: {errors or 'nothing'}; the listener came {listener.comings} times")


if __name__ == "__main__":
    main()
