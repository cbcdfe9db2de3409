#!/usr/bin/env python3
"""Hostile backups, imports, configuration and photos for commands of the real program.

    archives.py FOLDER_OF_PROGRAMS [SEED [CASE …]]

Each is refused in plain words or taken whole; nothing is written outside the folder, nothing dies or hangs, what was
there is there.
"""

import io
import os
import struct
import subprocess
import tarfile
import time
import zlib

from support.folder import ENVIRONMENT, MOGGY, PATIENCE, ROOT, carry_out, chance, fresh, records, run
from support.session import tell

SLOW = 1.0
OUTSIDE = ROOT / "outside"


def attempt(data, arguments, problems, patience=SLOW):
    said = ""
    for turn in range(2):
        started = time.monotonic()
        try:
            done = subprocess.run([MOGGY, *arguments, "--data", data], env=ENVIRONMENT, cwd=ROOT, capture_output=True,
                                  stdin=subprocess.DEVNULL, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            problems.append(f"{arguments[:2]} hung")
            return None, ""
        took = time.monotonic() - started
        if took <= patience:
            break
    if took > patience:
        problems.append(f"{arguments[:2]} took {took:.1f} s")
    if done.returncode < 0 or done.returncode > 128 or done.returncode == 70:
        problems.append(f"{arguments[:2]}: {done.returncode} {done.stderr[-200:]!r}")
    for text in (done.stdout, done.stderr):
        if any(byte < 32 and byte not in b"\n\t\r" for byte in text) or b"\xc2\x9b" in text:
            problems.append(f"{arguments[:2]} prints control bytes: {text[:200]!r}")
    return done.returncode, done.stderr[-110:].decode(errors="replace").strip()


def entry(name, content=b"x", kind=tarfile.REGTYPE, goal="", size=None):
    info = tarfile.TarInfo(name)
    info.type, info.linkname, info.size = kind, goal, len(content) if kind == tarfile.REGTYPE else 0
    return info, content


def backups():
    data = fresh("backups")
    (ROOT / "note.txt").write_text("a document")
    run(data, "pets", "document", "Rex", ROOT / "note.txt")
    good = ROOT / "good.tar"
    run(data, "backup", good)
    with tarfile.open(good) as archive:
        members = [(member, archive.extractfile(member).read() if member.isfile() else b"") for member in archive.getmembers()]
    print("    entries:", [member.name for member, _ in members])
    names = [member.name for member, _ in members]

    def with_(more, first=False):
        def write(path):
            with tarfile.open(path, "w") as archive:
                for info, content in (more + members if first else members + more):
                    archive.addfile(info, io.BytesIO(content))
        return write

    def changed(change):
        return lambda path: path.write_bytes(change(bytearray(good.read_bytes())))

    def sized(size):
        def change(content):
            content[124:136] = size
            checksum(content)
            return content
        return change

    def checksum(content):
        content[148:156] = b" " * 8
        content[148:156] = b"%06o\0 " % sum(content[:512])

    cases = {
        "an absolute path": with_([entry(str(OUTSIDE / "absolute"))]),
        "a path upwards": with_([entry("../../../../" + str(OUTSIDE / "upwards"))]),
        "a path upwards in photos": with_([entry("photos/../../../up")]),
        "a link and a file through it": with_([entry("photos/link", kind=tarfile.SYMTYPE, goal=str(OUTSIDE)), entry("photos/link/through")]),
        "a hard link": with_([entry("documents/hard", kind=tarfile.LNKTYPE, goal="/etc/passwd")]),
        "a device": with_([entry("documents/zero", kind=tarfile.CHRTYPE)]),
        "a pipe": with_([entry("documents/pipe", kind=tarfile.FIFOTYPE)]),
        "each entry twice": with_(members),
        "the database last and another": with_([entry(names[0], b"SQLite format 3\0" + bytes(5000))]),
        "another first": with_([entry(names[0], b"{}")], first=True),
        "a long name": with_([entry("documents/" + "n" * 5000)]),
        "a name of bytes": with_([entry("documents/\x1b[31m\udcff\udcfe\n")]),
        "100,000 entries": with_([entry(f"documents/{n}", b"") for n in range(100_000)]),
        "a name of nothing": with_([entry("")]),
        "a size of 8 EB": changed(sized(b"\x80\0\0\0\x7f\xff\xff\xff\xff\xff\xff\xff")),
        "a negative size": changed(sized(b"\xff" * 12)),
        "a size of octal rubbish": changed(sized(b"99999999999\0")),
        "truncated": changed(lambda content: content[:len(content) // 2]),
        "one byte": changed(lambda content: content[:1]),
        "nothing": changed(lambda content: b""),
        "1 GB of zeros": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_RDWR), 1 << 30),
        "rubbish behind": changed(lambda content: content + os.urandom(1_000_000)),
        "gzip": changed(lambda content: zlib.compress(bytes(content))),
        "a folder": lambda path: path.mkdir(),
        "a pipe without a writer": lambda path: os.mkfifo(path),
        "the live database": lambda path: os.symlink(data / "data/moggy.sqlite", path),
        "zeros": lambda path: os.symlink("/dev/zero", path),
        "random": lambda path: os.symlink("/dev/urandom", path),
    }
    for number in range(60):
        at = chance.randrange(good.stat().st_size)

        def flip(content, at=at):
            content[at] ^= 1 << chance.randrange(8)
            return content
        cases[f"a bit at {at}"] = changed(flip)
    OUTSIDE.mkdir()
    for number, (name, write) in enumerate(cases.items()):
        path, problems = ROOT / f"hostile-{number}.tar", []
        try:
            write(path)
        except (OSError, UnicodeError) as error:
            print(f"    not made: {name}: {error}")
            continue
        preview, _ = attempt(data, ["restore", "--preview", path], problems, 2 if "1 GB" in name else SLOW)
        status, words = attempt(data, ["restore", path], problems, 2 if "1 GB" in name else SLOW)
        if list(OUTSIDE.iterdir()):
            problems.append(f"written outside: {list(OUTSIDE.iterdir())}")
        found, more = records(data)
        if not {"Water", "Rex"} <= set(found):
            problems.append(f"records are {found}")
        if path.is_file() and not path.is_symlink():
            path.unlink()
        tell(f"backup: {name}", problems + more, f"{preview} {status} {words}")


def imports():
    data = fresh("imports")
    deep = 100_000
    files = {
        "deep.json": b"[" * deep, "deep2.json": b'{"a":' * deep, "bomb.json": b'{"format":"moggy-trackers","version":1,"trackers":[' + b"{}," * 300_000 + b"{}]}",
        "name.json": b'{"format":"moggy-trackers","version":1,"categories":[{"id":"00000000-0000-4000-8000-000000000001","name":"' + b"x" * 10_000_000 + b'"}],"trackers":[]}',
        "utf16.json": '{"format":"moggy"}'.encode("utf-16"), "utf32.json": '{"format":"moggy"}'.encode("utf-32"), "bom.json": b"\xef\xbb\xbf{}",
        "nul.json": b"\0" * 1000, "empty.json": b"", "surrogate.json": b'{"format":"moggy\\ud800","version":1e999}', "nan.json": b"NaN",
        "number.json": b"1" * 1_000_000, "duplicate.json": b'{"format":"moggy","format":"moggy-trackers","version":1,"version":2}',
        "latin1.csv": "Land;Stadt\nÖsterreich;Wien\n".encode("latin-1"), "quote.csv": b'"' * 1_000_001, "line.csv": b"latitude,longitude\n" + b"1" * 5_000_000,
        "columns.csv": b"latitude,longitude" + b",x" * 200_000 + b"\n1,2\n", "empty.csv": b"", "nul.csv": b"latitude,longitude\n\0,\0\n", "cr.csv": b"latitude,longitude\r1,2\r",
        "wild.csv": b"latitude,longitude\nnan,inf\n1e999,-1e999\n91,181\n-0,0x10\n1_0,2\n", "rows.csv": b"latitude,longitude\n" + b",\n" * 300_000,
        "deep.gpx": b"<gpx>" + b"<trk>" * deep, "bomb.gpx": b'<!DOCTYPE g [<!ENTITY a "' + b"x" * 1000 + b'">' + b"".join(
            b'<!ENTITY %c "%s">' % (98 + n, (b"&%c;" % (97 + n)) * 20) for n in range(8)) + b"]><gpx><wpt lat='1' lon='2'><name>&i;</name></wpt></gpx>",
        "external.gpx": b'<!DOCTYPE g [<!ENTITY a SYSTEM "file:///etc/passwd">]><gpx><wpt lat="47.5" lon="19.04"><name>&a;</name></wpt></gpx>',
        "attributes.gpx": b"<gpx " + b" ".join(b"a%d='1'" % n for n in range(200_000)) + b"/>", "unclosed.gpx": b"<gpx><wpt lat='1' lon='2'>" + b"<!--" * 1000,
        "deep.geojson": b'{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":' + b"[" * deep,
        "wild.geojson": b'{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1e308,-1e308]},"properties":null}]}',
    }
    for name, content in files.items():
        path, problems = ROOT / name, []
        path.write_bytes(content)
        said = []
        for arguments in (["import", path], ["trackers", "import", path], ["travel", "import", path]):
            if arguments[0] != "travel" and path.suffix in (".csv", ".gpx", ".geojson"):
                continue
            status, words = attempt(data, arguments, problems)
            said.append(f"{status} {words[-60:]}")
        names, more = records(data)
        if not {"Water", "Rex"} <= set(names):
            problems.append(f"records are {names}")
        path.unlink()
        tell(f"import: {name} ({len(content)} bytes)", problems + more, "; ".join(said))


def configuration():
    data = fresh("configuration")
    (data / "config").mkdir(exist_ok=True)
    path = data / "config/config.toml"
    for name, content in {
            "deep arrays": b"a = " + b"[" * 100_000, "deep tables": b"[" + b".".join([b"a"] * 100_000) + b"]\n", "deep inline": b"a = " + b"{a=" * 50_000,
            "a long key": b"k" * 5_000_000 + b" = 1", "a long line": b'language = "' + b"x" * 5_000_000 + b'"', "rubbish": bytes(range(256)) * 1000,
            "not UTF-8": b'language = "\xff\xfe"', "escapes": b'language = "\\u001b[31m\\u0007"\ntheme="\x1b[2J"', "numbers": b"latitude = 1e999\nlongitude = nan\ndays = 9223372036854775808",
            "keys": b"[keys]\n" + b"".join(b"k%d = 'a'\n" % n for n in range(50_000)), "the same": b"language = 'en'\nlanguage = 'en'\n" * 1000,
            "the same 10,000 times": b"a = 1\n" * 10_000, "tables": b"".join(b"[t%d]\n" % n for n in range(50_000)), "dates": b"a = 9999-99-99T99:99:99Z",
            "NUL": b"\0" * 100, "strings": b'a = """' + b"\\\n" * 100_000}.items():
        problems, said = [], []
        path.write_bytes(content)
        for arguments in (["config", "check"], ["trackers", "today"], ["config", "show"]):
            status, words = attempt(data, arguments, problems)
            said.append(f"{status} {words[-70:]}")
        path.unlink()
        tell(f"config: {name} ({len(content)} bytes)", problems, "; ".join(said))
    for name, make in {"a folder": lambda: path.mkdir(), "a pipe": lambda: os.mkfifo(path), "zero": lambda: os.symlink("/dev/zero", path),
                       "itself": lambda: os.symlink(path, path), "nothing": lambda: os.symlink("/nowhere", path)}.items():
        problems, said = [], []
        make()
        for arguments in (["config", "check"], ["trackers", "today"]):
            status, words = attempt(data, arguments, problems)
            said.append(f"{status} {words[-70:]}")
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
        tell(f"config is {name}", problems, "; ".join(said))


def png(width, height, rows=b"", depth=8, kind=2):
    def chunk(name, content):
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, 0)) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def photos():
    data = fresh("photos")
    bomb = zlib.compressobj(9)
    zeros = b"".join(bomb.compress(bytes(1 << 20)) for _ in range(400)) + bomb.flush()
    for name, content in {
            "2^31-1 wide": png(2**31 - 1, 1), "2^31-1 both": png(2**31 - 1, 2**31 - 1), "0 wide": png(0, 10), "2^32-1": png(2**32 - 1, 2**32 - 1),
            "a bomb of 400 MB": png(11_000, 11_000, zeros), "65535 wide of 1": png(65_535, 1, zlib.compress(bytes(65_535 * 3 + 1))),
            "1 wide of 65535": png(1, 65_535, zlib.compress(bytes(65_535 * 4))), "16 bits": png(5000, 5000, zeros, 16, 6),
            "SOI only": b"\xff\xd8", "JPEG 65500": b"\xff\xd8\xff\xc0\0\x11\x08\xff\xdc\xff\xdc\x03\x01\x11\0\x02\x11\0\x03\x11\0\xff\xda\0\x0c\x03\x01\0\x02\0\x03\0\0\x3f\0" + b"\0" * 100_000,
            "JPEG of progressive scans": b"\xff\xd8\xff\xc2\0\x0b\x08\x10\0\x10\0\x01\x01\x11\0" + b"\xff\xda\0\x08\x01\x01\0\0\0\0" * 50_000,
            "a PNG of 50,000 chunks": png(1, 1)[:33] + b"".join(b"\0\0\0\0tEXt" + struct.pack(">I", zlib.crc32(b"tEXt")) for _ in range(50_000)) + png(1, 1)[33:],
            "HTML": b"<html>" * 1000, "100 MB": b"\x89PNG\r\n\x1a\n" + bytes(100_000_000)}.items():
        path, problems = ROOT / "photo.png", []
        path.write_bytes(content)
        status, words = attempt(data, ["pets", "edit", "Rex", "--photo", path], problems)
        found, more = records(data)
        if "Rex" not in found:
            problems.append("Rex is gone")
        tell(f"photo: {name}", problems + more, f"{status} {words}")


carry_out({"backups": backups, "imports": imports, "configuration": configuration, "photos": photos})
