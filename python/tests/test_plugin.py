"""The plugin in runs of pytest of their own; it has to be installed, and `less` to be there."""

import os

import pytest

GREEN = """
    def test_less(journey):
        app = journey.launch("less", "notes.txt", files={"notes.txt": "hello"})
        app.expect('text "hello"')
"""
SNAPSHOT = """
    def test_less(journey):
        app = journey.launch("less", "notes.txt", size="40x8", files={"notes.txt": "hello"})
        app.snapshot("Less/Start one")
"""


@pytest.fixture
def run(pytester, monkeypatch):
    """Runs a test file as pytest does for a user, outside CI unless told."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("JOURNEY_SNAPSHOTS", raising=False)

    def run(text, *arguments, env=()):
        for name, value in dict(env).items():
            monkeypatch.setenv(name, value)
        pytester.makepyfile(text)
        return pytester.runpytest_subprocess(*arguments)

    return run


def test_three_lines_are_a_journey(run):
    run(GREEN).assert_outcomes(passed=1)


def test_what_is_not_there_is_red_with_the_screen(run):
    result = run(GREEN.replace('"hello"\')', '"bye"\')'))
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*hello*", "*bye*"])


def test_a_program_that_ends_by_itself_is_red(run):
    result = run("""
        def test_end(journey):
            journey.launch("sh", "-c", "exit 3")
    """)
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*ended*"])


def test_an_end_that_is_expected_is_green(run):
    run("""
        def test_end(journey):
            app = journey.launch("sh", "-c", "exit 3")
            app.expect_end(3)
    """).assert_outcomes(passed=1)


def test_a_red_test_is_told_once(run):
    run("""
        def test_end(journey):
            app = journey.launch("sh", "-c", "exit 3")
            assert False
    """).assert_outcomes(failed=1)


def test_snapshots_are_recorded_only_when_asked(run, pytester):
    def files():
        return [name for _, _, names in os.walk(pytester.path / "Snapshots") for name in names]

    run(SNAPSHOT).assert_outcomes(failed=1)
    assert files() == []
    run(SNAPSHOT, "--journey-record").assert_outcomes(passed=1)
    assert "one.40x8.txt" in files()
    run(SNAPSHOT).assert_outcomes(passed=1)
    result = run(SNAPSHOT.replace('": "hello"', '": "other"'))
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*hello*other*"])


def test_ci_records_nothing(run, pytester):
    run(SNAPSHOT, "--journey-record", env={"CI": "true"}).assert_outcomes(failed=1)
    assert not (pytester.path / "Snapshots").exists()


def test_the_size_is_an_option_of_the_project(run, pytester):
    pytester.makeini("[pytest]\njourney_size = 44x9\n")
    run("""
        def test_size(journey):
            assert journey.launch("less", "a", files={"a": "b"}).screen.size == (44, 9)
    """).assert_outcomes(passed=1)


def test_a_path_begins_at_the_file_of_the_test(run, pytester):
    program = pytester.path / "tool"
    program.write_text("#!/bin/sh\nprintf ready; read line\n")
    program.chmod(0o755)
    run("""
        def test_tool(journey):
            journey.launch("./tool").expect('text "ready"')
    """).assert_outcomes(passed=1)
