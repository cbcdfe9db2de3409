"""Journeys from Python: drives any terminal program through `journey serve`.

The standard library only. Acts return when the program has settled, so there is nothing to wait for; what
goes wrong is an AssertionError with the screen in it.

    from journey_kit import Journeys

    with Journeys() as journeys:
        with journeys.launch("less", "notes.txt", files={"notes.txt": "hello"}) as app:
            app.press("Down", "Down")
            app.expect('text "hello"')
            app.press("q")
            app.expect_end(0)
"""

from __future__ import annotations

import json
import os
import queue
import subprocess
import threading
from dataclasses import dataclass, field
from types import TracebackType
from typing import IO, Any, Optional, Union

from . import program as journey_program

VERSION = 1

#: A query as `button "Save"`, or a cell as (column, row).
Target = Union[str, "tuple[int, int]"]


class JourneyFailure(AssertionError):
    """An act or an expectation went wrong; its text is the message and the report."""

    def __init__(self, error: dict[str, str]) -> None:
        self.code = error["code"]
        self.message = error["message"]
        self.report = error.get("report", self.message)
        super().__init__(self.report)


@dataclass(frozen=True)
class Match:
    """What a query has found; a frame is column, row, width and height."""

    text: str
    frame: "tuple[int, int, int, int]"
    role: Optional[str] = None
    identifier: Optional[str] = None
    label: Optional[str] = None
    value: Optional[str] = None
    traits: "tuple[str, ...]" = ()


@dataclass(frozen=True)
class Screen:
    """What the program showed when it had settled last."""

    size: "tuple[int, int]"
    rows: "list[str]"
    outline: "list[str]" = field(default_factory=list)
    cursor: Optional["tuple[int, int]"] = None
    focus: Optional[str] = None

    @property
    def text(self) -> str:
        return "\n".join(self.rows)


class JourneyTimeout(TimeoutError):
    """The server gave no answer in time, and was ended with all its programs."""


class Journeys:
    """The server: starts with the `with` block and ends, with all its programs, at its end.

    `timeout` is the longest time for an answer, in seconds. Every act has a limit of its own in the server,
    and its failure says more; this one is for a server that is stuck.
    """

    def __init__(
        self, command: Optional[str] = None, timeout: float = 120,
        env: Optional["dict[str, str]"] = None,
    ) -> None:
        self.timeout = timeout
        self._process = subprocess.Popen(
            [command or journey_program.path(), "serve"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, encoding="utf-8", env={**os.environ, **(env or {})})
        assert self._process.stdout
        self._lines: "queue.Queue[str]" = queue.Queue()
        self._reader = threading.Thread(
            target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()
        self._requests = 0
        self.request(hello=VERSION)

    def _read(self, output: "IO[str]") -> None:
        with output:
            for line in output:
                self._lines.put(line)
        self._lines.put("")

    def request(self, **members: Any) -> dict[str, Any]:
        """Sends one request and returns its answer; a failed one is raised."""
        assert self._process.stdin
        self._requests += 1
        line = json.dumps({"id": self._requests, **members}, ensure_ascii=False)
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise RuntimeError("the server has ended") from error
        try:
            answer = self._lines.get(timeout=self.timeout)
        except queue.Empty:
            self._process.kill()
            raise JourneyTimeout(f"no answer within {self.timeout:g} s to {line}") from None
        if not answer:
            self._lines.put("")
            raise RuntimeError("the server has ended")
        decoded: dict[str, Any] = json.loads(answer)
        if not decoded["ok"]:
            raise JourneyFailure(decoded["error"])
        return decoded

    def launch(
        self, program: str, *arguments: str, size: str = "80x24",
        env: Optional["dict[str, str]"] = None, files: Optional["dict[str, str]"] = None,
        snapshots: str = "Snapshots", **more: Any,
    ) -> "App":
        """Starts a program on a terminal, and in a folder with these files, of its own.

        `more` are further members of the request, as `act_limit="5s"`.
        """
        answer = self.request(launch={
            "program": [program, *arguments], "size": size, "env": env or {},
            "files": files or {}, "snapshots": snapshots, **_dashed(more)})
        return App(self, answer["session"])

    def close(self) -> None:
        """Ends all programs; one that had ended before, unexpected by any step, is an error."""
        if self._end() != 0:
            raise AssertionError("a program had ended, and no step has expected that")

    def __enter__(self) -> "Journeys":
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        if kind is None:
            self.close()
        else:
            self._end()

    def _end(self) -> int:
        """Closes the server's input, and waits until it has ended its programs."""
        assert self._process.stdin
        try:
            self._process.stdin.close()
        except OSError:
            pass  # It has ended before.
        try:
            status = self._process.wait(timeout=self.timeout)
            self._reader.join(timeout=self.timeout)
            return status
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise JourneyTimeout(f"the server has not ended within {self.timeout:g} s") from None


def _dashed(members: "dict[str, Any]") -> "dict[str, Any]":
    """Returns the members as the protocol writes them: `act_limit` is `act-limit`, `is_` is `is`."""
    return {name.strip("_").replace("_", "-"): value for name, value in members.items()}


class App:
    """A running program. Every act settles; every failure is an AssertionError."""

    def __init__(self, journeys: Journeys, session: str) -> None:
        self._journeys = journeys
        self._session = session

    def do(self, verb: str, value: Any) -> dict[str, Any]:
        """Any verb of the protocol by its name: `app.do("wait-until", 'text "done"')`."""
        return self._journeys.request(session=self._session, **{verb: value})

    def press(self, *keys: str) -> None:
        self.do("press", list(keys))

    def type(self, text: str) -> None:
        self.do("type", text)

    def paste(self, text: str) -> None:
        self.do("paste", text)

    def click(self, on: Target, button: str = "left") -> None:
        self.do("click", {"on": on, "button": button})

    def resize(self, columns: int, rows: int) -> None:
        self.do("resize", f"{columns}x{rows}")

    def signal(self, name: str) -> None:
        self.do("signal", name)

    def advance(self, seconds: float) -> None:
        self.do("advance", f"{seconds}s")

    def expect(self, that: str, **more: Any) -> None:
        """`app.expect('#pets.name', value="Barsik")`; a blank in a name is written `_`."""
        self.do("expect", {"that": that, **_dashed(more)})

    def expect_not(self, query: str) -> None:
        self.do("expect-not", query)

    def expect_end(self, status: int = 0) -> None:
        self.do("expect-end", status)

    def snapshot(self, name: str) -> None:
        """Compares with the recorded screen `App/Screen state`."""
        self.do("snapshot", name)

    def wait_until(self, that: str, within: str = "10s") -> None:
        """For what comes by itself, with time or from a network."""
        self.do("wait-until", {"that": that, "within": within})

    def query(self, query: str) -> "list[Match]":
        found = self.do("query", query)["matches"]
        return [Match(**{**m, "frame": tuple(m["frame"]), "traits": tuple(m.get("traits", ()))})
                for m in found]

    @property
    def screen(self) -> Screen:
        screen = self.do("screen", True)["screen"]
        pairs = {k: tuple(screen[k]) for k in ("size", "cursor") if k in screen}
        return Screen(**{**screen, **pairs})

    def close(self) -> Optional[dict[str, Any]]:
        """Ends the program; returns how it has ended. An end before, unexpected, is a failure."""
        return self.do("close", True).get("ending")

    def __enter__(self) -> "App":
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException],
        trace: Optional[TracebackType],
    ) -> None:
        try:
            self.close()
        except JourneyFailure:
            # What went wrong before has led there.
            if kind is None:
                raise
