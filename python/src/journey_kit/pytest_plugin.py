"""The plugin of pytest: a fixture that launches programs, and ends them with the test.

    def test_less_shows_the_file(journey):
        app = journey.launch("less", "notes.txt", files={"notes.txt": "hello"})
        app.expect('text "hello"')
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Generator, Iterator, Optional

import pytest

from .client import App, Journeys


class Journey:
    """What the fixture `journey` gives to a test."""

    def __init__(self, journeys: Journeys, folder: Path, size: str) -> None:
        self.journeys = journeys
        self._folder = folder
        self._size = size
        self._apps: "list[App]" = []

    def launch(self, program: str, *arguments: str, **options: Any) -> App:
        """Starts a program as `Journeys.launch` does; its recorded screens are beside the test's file.

        A program is a path from the folder of the test's file, or a name in PATH.
        """
        options.setdefault("size", self._size)
        options.setdefault("snapshots", str(self._folder / "Snapshots"))
        if os.sep in program:
            program = str(self._folder / program)
        app = self.journeys.launch(program, *arguments, **options)
        self._apps.append(app)
        return app

    def close(self, is_red: bool = False) -> None:
        """Ends all programs; one that had ended before, unexpected, is told as a failure at the end.

        It is not told where the test is red already: what went wrong there has led to it.
        """
        failure: Optional[BaseException] = None
        for app in reversed(self._apps):
            try:
                app.close()
            except Exception as error:
                failure = failure or error
        self._apps = []
        if failure and not is_red:
            raise failure


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("journey", "journeys through terminal programs")
    group.addoption("--journey", metavar="PATH", help="the program journey, instead of the one of the package")
    group.addoption(
        "--journey-record", action="store_true",
        help="write the screens of snapshot() anew; not where CI is set")
    parser.addini("journey_size", "size of the terminal, columns x rows", default="80x24")
    parser.addini("journey_timeout", "longest time for an answer, in seconds", default="120")


_RED = pytest.StashKey[bool]()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> "Generator[None, Any, None]":
    report = (yield).get_result()
    if report.when == "call":
        item.stash[_RED] = report.failed


@pytest.fixture(scope="session")
def journeys(request: pytest.FixtureRequest) -> Iterator[Journeys]:
    """The server of the whole run, which starts with the first test that needs it."""
    config = request.config
    env = {"JOURNEY_SNAPSHOTS": "record"} if config.getoption("--journey-record") else {}
    server = Journeys(
        config.getoption("--journey"), timeout=float(config.getini("journey_timeout")), env=env)
    yield server
    server.close()


@pytest.fixture
def journey(journeys: Journeys, request: pytest.FixtureRequest) -> Iterator[Journey]:
    """Launches programs; all that still run end with the test."""
    given = Journey(journeys, request.path.parent, request.config.getini("journey_size"))
    yield given
    given.close(is_red=request.node.stash.get(_RED, False))
