#!/usr/bin/env python3
"""Measures how other libraries drive the same programs as `bench journeys` does.

peers.py FIXTURES [ROUNDS], where FIXTURES is the program of fixture programs. Prints one JSON object a
line: {"tool": …, "what": …, "values": […]} with times in milliseconds, or {"tool": …, "row": …,
"right": true} for the table of truths. Needs tui-test, tuiwright, pexpect, pyte and textual.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pexpect
import pyte
from textual.app import App
from textual.widgets import Static
from tui_test import TextStyle, TuiTest
from tuiwright.session import TuiConfig, TuiSession

FIXTURES = sys.argv[1]
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 30
STEPS = 20
ENVIRONMENT = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}


def say(tool, what, values):
    print(json.dumps({"tool": tool, "what": what, "values": values}), flush=True)


def milliseconds(start):
    return (time.perf_counter() - start) * 1000


class Pexpect:
    """pexpect with a pyte screen, reading until the text is there: the least that a script can do."""

    name = "pexpect+pyte"

    def __init__(self, mode):
        self.screen = pyte.Screen(80, 24)
        self.stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(FIXTURES, [mode], env=ENVIRONMENT, dimensions=(24, 80))
        self.child.delaybeforesend = None

    def wait(self, text):
        while not any(text in row for row in self.screen.display):
            self.stream.feed(self.child.read_nonblocking(65536, timeout=5))

    def run(self):
        start = time.perf_counter()
        self.wait("count 0")
        begun = milliseconds(start)
        start = time.perf_counter()
        for step in range(1, STEPS + 1):
            self.child.send("x")
            self.wait(f"count {step}")
        steps = milliseconds(start)
        self.child.send("q")
        self.child.close(force=True)
        return begun, steps


async def tuiwright(mode, body):
    session = TuiSession(TuiConfig(cols=80, rows=24))
    await session.start([FIXTURES, mode], env=ENVIRONMENT)
    try:
        return await body(session)
    finally:
        await session.stop()


async def tuiwright_journey():
    async def body(session):
        start = time.perf_counter()
        await session.wait_for_text("count 0")
        begun = milliseconds(start)
        start = time.perf_counter()
        for step in range(1, STEPS + 1):
            await session.press("x")
            await session.wait_for_text(f"count {step}")
        return begun, milliseconds(start)

    return await tuiwright("fast", body)


async def tui_test(mode, body, **options):
    async with TuiTest.ephemeral() as terminal:
        await terminal.run(FIXTURES, mode, cols=80, rows=24, env=ENVIRONMENT, **options)
        return await body(terminal)


async def tui_test_journey():
    async def body(terminal):
        start = time.perf_counter()
        await terminal.get_by_text("count 0").first().expect()
        begun = milliseconds(start)
        start = time.perf_counter()
        for step in range(1, STEPS + 1):
            await terminal.press("x")
            await terminal.get_by_text(f"count {step}").first().expect()
        return begun, milliseconds(start)

    return await tui_test("fast", body)


class Counter(App):
    """The same program, in process."""

    count = 0

    def compose(self):
        yield Static("count 0", id="count")

    def on_key(self, event):
        self.count += 1
        self.query_one("#count", Static).update(f"count {self.count}")


async def textual_journey():
    app = Counter()
    start = time.perf_counter()
    async with app.run_test(size=(80, 24)) as pilot:
        begun = milliseconds(start)
        start = time.perf_counter()
        for step in range(1, STEPS + 1):
            await pilot.press("x")
            assert str(app.query_one("#count", Static).render()) == f"count {step}"
        return begun, milliseconds(start)


async def journeys():
    """Each tool in turn, so that what the machine does besides meets all of them."""
    begun, steps = {}, {}
    for _ in range(ROUNDS):
        results = {
            "pexpect+pyte": Pexpect("fast").run(),
            "tuiwright": await tuiwright_journey(),
            "tui-test": await tui_test_journey(),
            "textual pilot": await textual_journey(),
        }
        for tool, (start, time_of_steps) in results.items():
            begun.setdefault(tool, []).append(start)
            steps.setdefault(tool, []).append(time_of_steps)
    for tool in steps:
        say(tool, "start", begun[tool])
        say(tool, "20 steps", steps[tool])


async def parallel():
    for tool, journey in (("tuiwright", tuiwright_journey), ("tui-test", tui_test_journey)):
        start = time.perf_counter()
        await asyncio.gather(*(journey() for _ in range(64)))
        say(tool, "64 at once", [milliseconds(start)])


async def stale(mode, count):
    """How often the screen is of before the key, after the tool's own call to wait until it is still."""

    async def by_tui_test(terminal):
        await terminal.get_by_text("count 0").first().expect()
        wrong = 0
        for step in range(1, count + 1):
            await asyncio.sleep(0.3)
            await terminal.press("x")
            await terminal.wait_idle()
            wrong += f"count {step}" not in await terminal.text()
            await terminal.get_by_text(f"count {step}").first().expect()
        return wrong

    async def by_tuiwright(session):
        await session.wait_for_text("count 0")
        wrong = 0
        for step in range(1, count + 1):
            await session.press("x")
            await session.wait_for_stable()
            wrong += f"count {step}" not in session.screen.text
            await session.wait_for_text(f"count {step}")
        return wrong

    say("tui-test", f"stale of {count}, {mode}", [await tui_test(mode, by_tui_test)])
    say("tuiwright", f"stale of {count}, {mode}", [await tuiwright(mode, by_tuiwright)])


async def time_to_red():
    async def by_tui_test(terminal):
        await terminal.get_by_text("count 0").first().expect()
        start = time.perf_counter()
        try:
            await terminal.get_by_text("count 7").expect()
        except Exception:
            pass
        wrong = milliseconds(start)
        start = time.perf_counter()
        try:
            await terminal.get_by_text("count 0").unique().expect()
        except Exception:
            pass
        return wrong, milliseconds(start)

    async def by_tuiwright(session):
        await session.wait_for_text("count 0")
        start = time.perf_counter()
        try:
            await session.wait_for_text("count 7")
        except TimeoutError:
            pass
        return milliseconds(start)

    wrong, ambiguous = await tui_test("fast", by_tui_test)
    say("tui-test", "wrong text, time to red", [wrong])
    say("tui-test", "ambiguous query, time to red", [ambiguous])
    say("tuiwright", "wrong text, time to red", [await tuiwright("fast", by_tuiwright)])


# MARK: Truths

NFC, NFD = "caf\u00e9", "cafe\u0301"
FAMILY = "\U0001F468\u200D\U0001F469\u200D\U0001F467"


def shell(text):
    return "/bin/sh", "-c", f"stty raw -echo; printf '{text}'; exec cat > /dev/null"


async def shown_by_tui_test(text, body):
    async with TuiTest.ephemeral() as terminal:
        await terminal.run(*shell(text), cols=80, rows=24, env=ENVIRONMENT)
        await terminal.get_by_text("shown").first().expect()
        return await body(terminal)


async def shown_by_tuiwright(text, body):
    session = TuiSession(TuiConfig(cols=80, rows=24))
    await session.start(list(shell(text)), env=ENVIRONMENT)
    try:
        await session.wait_for_text("shown")
        return await body(session)
    finally:
        await session.stop()


async def found(*pairs):
    """Whether each wanted text is found once in each shown one."""

    async def by_tui_test(text, wanted):
        async def body(terminal):
            return await terminal.get_by_text(wanted).count() == 1

        return await shown_by_tui_test(text + " shown", body)

    async def by_tuiwright(text, wanted):
        async def body(session):
            return wanted in session.screen.text

        try:
            return await shown_by_tuiwright(text + " shown", body)
        except TimeoutError:
            # What stands behind the text has not come onto its screen.
            return False

    first, second = [], []
    for text, wanted in pairs:
        first.append(await by_tui_test(text, wanted))
        second.append(await by_tuiwright(text, wanted))
    return all(first), all(second)


async def raises(body):
    try:
        await body
    except Exception:
        return True
    return False


async def ambiguous():
    async def by_tui_test(terminal):
        return await raises(terminal.get_by_text("word").click(timeout=300))

    # tuiwright clicks on cells only: there is nothing that could be ambiguous, nor be found.
    return await shown_by_tui_test("word word shown", by_tui_test), False


async def mouse_off():
    async def by_tui_test(terminal):
        return await raises(terminal.get_by_text("word").click(timeout=300))

    async def by_tuiwright(session):
        return await raises(session.click(0, 0))

    return (
        await shown_by_tui_test("word shown", by_tui_test),
        await shown_by_tuiwright("word shown", by_tuiwright),
    )


async def snapshots(folder):
    """(missing in CI, obsolete, style only) of tui-test, in a folder of its own."""
    before = Path.cwd()
    os.chdir(folder)
    os.environ["CI"] = "true"
    try:

        async def missing(terminal):
            return await raises(terminal.expect_snapshot("missing"))

        async def record(terminal):
            await terminal.expect_snapshot("style", update=True, include_style=True)

        async def differs(terminal):
            return await raises(terminal.expect_snapshot("style", include_style=True))

        is_missing_red = await shown_by_tui_test("plain shown", missing)
        await shown_by_tui_test("word shown", record)
        style = await shown_by_tui_test("\\033[1mword\\033[0m shown", differs)
        # There is no call that tells of a snapshot that no test uses.
        return is_missing_red, False, style
    finally:
        os.chdir(before)
        del os.environ["CI"]


TUIWRIGHT_TEST = """
import pytest
from tuiwright._snapshot import ScreenSnapshotExtension


@pytest.mark.asyncio
async def test_one(tui, snapshot):
    await tui.start({command!r}, env={environment!r})
    await tui.wait_for_text("shown")
    assert tui.screen == snapshot(extension_class=ScreenSnapshotExtension)
"""


def tuiwright_snapshots(folder):
    """The same of tuiwright: a test of pytest with syrupy, as its manual shows."""
    file = Path(folder) / "test_one.py"
    environment = {**os.environ, "CI": "true"}

    def is_red(text, *options):
        code = TUIWRIGHT_TEST.format(command=list(shell(text)), environment=ENVIRONMENT)
        file.write_text(code)
        command = [sys.executable, "-m", "pytest", "-q", *options, file.name]
        return subprocess.run(command, cwd=folder, env=environment, capture_output=True).returncode != 0

    missing = is_red("word shown")
    is_red("word shown", "--snapshot-update")
    assert not is_red("word shown"), "what was just recorded differs"
    style = is_red("\\033[1mword\\033[0m shown")
    file.write_text(
        TUIWRIGHT_TEST.format(command=list(shell("word shown")), environment=ENVIRONMENT)
        .replace("assert tui.screen ==", "assert tui.screen or")
    )
    command = [sys.executable, "-m", "pytest", "-q", file.name]
    code = subprocess.run(command, cwd=folder, env=environment, capture_output=True).returncode
    return missing, code != 0, style


async def resized():
    async def by_tui_test(terminal):
        await terminal.get_by_text("80x24").first().expect()
        await terminal.resize(100, 30)
        await terminal.wait_idle()
        return "100x30" in await terminal.text()

    async def by_tuiwright(session):
        await session.wait_for_text("80x24")
        await session.resize(100, 30)
        await session.wait_for_stable()
        return "100x30" in session.screen.text

    return await tui_test("resize", by_tui_test), await tuiwright("resize", by_tuiwright)


async def truths():
    def row(name, pair):
        for tool, right in zip(("tui-test", "tuiwright"), pair):
            print(json.dumps({"tool": tool, "row": name, "right": right}), flush=True)

    row("NFC is NFD", await found((NFD, NFC), (NFC, NFD)))
    row("CJK", await found(("日本語", "日本語")))
    row("ZWJ family", await found((FAMILY, FAMILY)))
    row("ambiguous click is red", await ambiguous())
    row("mouse while it is off is red", await mouse_off())
    folder = tempfile.mkdtemp()
    try:
        pairs = list(zip(await snapshots(folder), tuiwright_snapshots(folder)))
    finally:
        shutil.rmtree(folder)
    row("missing snapshot in CI is red", pairs[0])
    row("obsolete snapshot is red", pairs[1])
    row("a change of style alone is red", pairs[2])
    row("no stale screen after a resize", await resized())


async def main():
    os.environ["TUI_TEST_HOME"] = tempfile.mkdtemp()
    try:
        await journeys()
        await parallel()
        await stale("fast", 60)
        await stale("slow80", 30)
        await time_to_red()
        await truths()
    finally:
        shutil.rmtree(os.environ["TUI_TEST_HOME"], ignore_errors=True)


asyncio.run(main())
