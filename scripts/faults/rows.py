#!/usr/bin/env python3
"""Rows that no version of the program has written, in the database of the real program.

    rows.py FOLDER_OF_PROGRAMS [SEED [CASE …]]

Every column of every table gets other types, broken text, giants and dates that no calendar has.
Commands and screens may refuse or show something else; they do not die, do not hang, send nothing to
the terminal that acts on it, and leave the file in its place.

Every twelfth pair of a column and a value is taken; ROWS_STEP=1 takes all, ROWS_TABLE names one table.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

from support.folder import (
    ENVIRONMENT, MOGGY, PATIENCE, ROOT, attributes, carry_out, chance, modes_left)
from support.session import Program, tell

SLOW = 1.0
TEXTS = [
    None, b"", b"\x00", b"\xff\xfe\x80", b"\x00\x01\x02" * 50, "", "\0", "a\0b", "\x1b[2J\x1b]52;c;QQ==\x07\x9b31m",
    "x" * 100_000, "🐈‍⬛" * 20_000, "\u0301" * 100_000, "\u202e\u2066\ufeff", "999999-12-31", "-999999-01-01",
    "0000-00-00", "2026-02-30", "NaN", "\n" * 1000, "[" * 50_000, '{"a":' * 20_000,
    0, -1, 2**63 - 1, -2**63, 2**31, 1e308, float("inf"), float("-inf"), -0.0, 5e-324, 0.5]


def template():
    data = ROOT / "template"
    program = Program(MOGGY, data, "--demo", "--tab", "pets")
    program.read(1.5)
    program.press(b"q")
    if program.ended(PATIENCE) is None:
        raise SystemExit("the samples do not come")
    program.close()
    with sqlite3.connect(data / "data/moggy.sqlite") as database:
        database.executemany("REPLACE INTO setting VALUES (?, ?)", [
            ("introduction.isSeen", "true"), ("premium.isOn", "true")])
        pet = database.execute("SELECT name FROM pet WHERE name IS NOT NULL ORDER BY rank").fetchone()[0]
    database.close()
    (ROOT / "note.txt").write_text("a document")
    for arguments in (["pets", "vaccination", pet, "Rabies", "--date", "2026-01-01"],
                      ["pets", "weight", pet, "4.2"],
                      ["pets", "visit", pet, "check"],
                      ["pets", "medicine", pet, "Pill"],
                      ["pets", "document", pet, ROOT / "note.txt"],
                      ["trackers", "note", "Water", "a note"]):
        done = subprocess.run([MOGGY, *arguments, "--data", data], env=ENVIRONMENT, capture_output=True)
        if done.returncode:
            print("    template:", arguments, done.returncode, done.stderr.decode()[:200])
    return data


def columns(data):
    with sqlite3.connect(data / "data/moggy.sqlite") as database:
        tables = [row[0] for row in database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
        found = {}
        for table in tables:
            count = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
            if count == 0:
                print(f"    no rows in {table}")
                continue
            found[table] = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    database.close()
    return found


def spoil(data, table, column, value, rows):
    """False where the schema refuses it."""
    database = sqlite3.connect(data / "data/moggy.sqlite", isolation_level=None)
    try:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA synchronous = OFF")
        which = "" if rows == "all" else f"WHERE rowid = (SELECT min(rowid) FROM {table})"
        database.execute(f"UPDATE OR IGNORE {table} SET {column} = ? {which}", (value,))
        return database.total_changes > 0
    except sqlite3.Error:
        return False
    finally:
        database.close()


COMMANDS = {
    "pet": (["pets", "list"], ["pets", "export"], ["pets", "due"]),
    "tracker": (["trackers", "today"], ["trackers", "stats"], ["trackers", "export"]),
    "visited": (["travel", "list", "--cities"], ["travel", "stats"], ["travel", "export"]),
    "setting": (["pets", "list"], ["trackers", "today"], ["weather", "--offline"]),
    "other": (["pets", "list"], ["trackers", "today"], ["weather", "--offline"]),
}


def commands_of(table):
    for beginning, commands in COMMANDS.items():
        if table.startswith(beginning):
            return commands
    if table in ("vaccination", "weighing", "visit", "medicine", "document"):
        return (["pets", "due"], ["pets", "show", "{pet}"], ["pets", "export"])
    return COMMANDS["other"]


def hostile_output(text):
    return any(byte < 32 and byte not in b"\n\t\r" for byte in text) or b"\xc2\x9b" in text


def command(data, arguments, problems, what, pet):
    arguments = [word.replace("{pet}", pet) for word in arguments]
    for turn in range(2):
        started = time.monotonic()
        child = subprocess.Popen([MOGGY, *arguments, "--data", data], env=ENVIRONMENT, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        try:
            output, errors = child.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            child.kill()
            child.communicate()
            problems.append(f"{what}: {' '.join(arguments)} hung")
            return
        took = time.monotonic() - started
        if took <= SLOW:
            break
    if took > SLOW:
        problems.append(f"{what}: {' '.join(arguments)} took {took:.1f} s")
    if child.returncode < 0 or child.returncode in (70, 79) or child.returncode > 128:
        problems.append(f"{what}: {' '.join(arguments)}: {child.returncode} {errors[-200:]!r}")
    if arguments[1] != "export" and (hostile_output(output) or hostile_output(errors)):
        problems.append(f"{what}: {' '.join(arguments)} prints control bytes")


def walk(data, table, what, problems):
    tab = {"t": "trackers", "v": "travel", "f": "weather"}.get(table[0], "pets")
    if table in ("vaccination", "visit"):
        tab = "pets"
    program = Program(MOGGY, data, "--tab", tab)
    before = attributes(program)
    slowest = 0.0
    ended = None
    for keys in (b"", b"\r", b"\t", b"\x1b[B", b"\r", b"\x1b", b"\x1b", b"2", b"3", b"4", b"6", b"2", b"u"):
        started = time.monotonic()
        if keys:
            program.press(keys)
        program.read(0.15)
        slowest = max(slowest, time.monotonic() - started - 0.15)
        done, status = os.waitpid(program.process, os.WNOHANG)
        if done:
            program.process = 0
            ended = os.waitstatus_to_exitcode(status)
            break
    if ended is None:
        # A form may have opened: the signal leaves it too.
        os.kill(program.process, signal.SIGTERM)
        started = time.monotonic()
        ended = program.ended(PATIENCE)
        if ended is None or time.monotonic() - started > SLOW:
            problems.append(f"{what}: the screen took {time.monotonic() - started:.1f} s to end")
    if ended not in (143, 0, 65):
        problems.append(f"{what}: the screen ended with {ended}: {program.bytes[-300:]!r}")
    if attributes(program) != before:
        problems.append(f"{what}: the terminal is not as it was")
    problems += [f"{what}: {line}" for line in modes_left(program)]
    if slowest > SLOW:
        problems.append(f"{what}: a key took {slowest:.1f} s on the screen")
    if b"\x1b]52;c;QQ" in program.bytes or b"\x1b[2J\x1b]52" in program.bytes:
        problems.append(f"{what}: escapes of a record reach the terminal")
    program.close()


def sweep():
    base = template()
    pet = sqlite3.connect(base / "data/moggy.sqlite").execute(
        "SELECT name FROM pet WHERE name IS NOT NULL ORDER BY rank").fetchone()[0]
    step = int(os.environ.get("ROWS_STEP", "12"))
    wanted = os.environ.get("ROWS_TABLE")
    number = tried = 0
    data = ROOT / "work"
    for table, names in columns(base).items():
        if wanted and table != wanted:
            continue
        problems, tried = [], 0
        for column in names:
            for position, value in enumerate(TEXTS):
                number += 1
                if (number + int(sys.argv[2] if len(sys.argv) > 2 else 0)) % step:
                    continue
                shutil.rmtree(data, ignore_errors=True)
                shutil.copytree(base, data)
                if not spoil(data, table, column, value, chance.choice(("all", "first"))):
                    continue
                tried += 1
                what = f"{table}.{column} = {str(value)[:24]!r} ({len(str(value))})"
                for arguments in commands_of(table):
                    command(data, arguments, problems, what, pet)
                if tried % 3 == 0:
                    walk(data, table, what, problems)
                strange = [name for name in os.listdir(data / "data") if "corrupt" in name]
                if strange:
                    problems.append(f"{what}: {strange}")
        tell(f"rows of {table}", problems, f"{tried} values")


def endless():
    """Endless views, triggers and schemas that name what is not there."""
    base = template()
    for name, statements in (
            ("a view in the place of a table", ["ALTER TABLE tracker RENAME TO tracker_", "CREATE VIEW tracker AS SELECT * FROM tracker_"]),
            ("a trigger that raises", ["CREATE TRIGGER x BEFORE INSERT ON setting BEGIN SELECT RAISE(ABORT, 'no'); END"]),
            ("a trigger that undoes", ["CREATE TRIGGER x AFTER UPDATE ON pet BEGIN DELETE FROM pet; END"]),
            ("a table without its columns", ["DROP TABLE weighing", "CREATE TABLE weighing (x)"]),
            ("no table of settings", ["DROP TABLE setting"]),
            ("a table of a later version", ["INSERT INTO grdb_migrations VALUES ('zzz-of-tomorrow')"]),
            ("no migrations", ["DELETE FROM grdb_migrations"]),
            ("one migration less", ["DELETE FROM grdb_migrations WHERE rowid = (SELECT max(rowid) FROM grdb_migrations)"]),
            ("hundreds of tables", [f"CREATE TABLE t{n} (x)" for n in range(3000)]),
            ("an index on everything", [f"CREATE INDEX i{n} ON pet (name, kind, id)" for n in range(200)]),
            ("dangling pets", ["INSERT INTO weighing (id, pet, createdAt, updatedAt, date, grams) VALUES ('x', 'nobody', 1, 1, '2026-01-01', 5)"]),
            ("another page size and encoding", ["PRAGMA journal_mode = WAL"]),
            ("auto vacuum", ["PRAGMA auto_vacuum = FULL", "VACUUM"])):
        data, problems = ROOT / "schema", []
        shutil.rmtree(data, ignore_errors=True)
        shutil.copytree(base, data)
        database = sqlite3.connect(data / "data/moggy.sqlite", isolation_level=None)
        for statement in ["PRAGMA foreign_keys = OFF", "PRAGMA legacy_alter_table = ON", *statements]:
            database.execute(statement)
        database.close()
        size = (data / "data/moggy.sqlite").stat().st_size
        for arguments in (["pets", "list"], ["trackers", "today"], ["trackers", "add", "New", "--category", "Health"]):
            for turn in range(2):
                started = time.monotonic()
                try:
                    done = subprocess.run([MOGGY, *arguments, "--data", data], env=ENVIRONMENT, capture_output=True,
                                          timeout=PATIENCE, stdin=subprocess.DEVNULL)
                except subprocess.TimeoutExpired:
                    problems.append(f"{arguments} hung")
                    break
                if time.monotonic() - started < SLOW:
                    break
            else:
                problems.append(f"{arguments} took {time.monotonic() - started:.1f} s")
            print(f"      {name}: {arguments[:2]} {done.returncode} {done.stderr.decode()[:160]!r}")
            if done.returncode < 0 or done.returncode > 128:
                problems.append(f"{arguments}: {done.returncode} {done.stderr!r}")
        walk(data, "pet", name, problems)
        left = [one for one in os.listdir(data / "data") if "corrupt" in one]
        if left:
            problems.append(f"the file was taken for damaged: {left}")
        tell(name, problems)


carry_out({"sweep": sweep, "schemas": endless})
