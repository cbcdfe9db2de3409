#!/usr/bin/env python3
"""network.py BIN: hostile servers against the real program.

Servers on loopback that cannot prove who they are, that speak something else, or that answer to
a condition nobody made; and files of certificates that are none. `moggy weather` has to end soon, with
a reason, and must not have told them anything that only the right server may know. Needs openssl.
"""

import http.server
import os
import pathlib
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import warnings

from support.session import Server, end, tell

BIN = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug").resolve()
PROGRAM = BIN / "moggy"
FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="moggy-network-"))
LIMIT = 8  # Seconds, of which a debug build on a busy machine takes one to start.


# ---- Certificates ----


def openssl(*arguments):
    subprocess.run(["openssl", *arguments], check=True, capture_output=True, cwd=FOLDER)


def make_certificates():
    openssl(*"req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 3650 -subj /CN=Test".split())
    for name, host, days in (
        ("good", "DNS:localhost,IP:127.0.0.1", 3650),
        ("other", "DNS:other.example", 3650),
        ("expired", "DNS:localhost,IP:127.0.0.1", -1),
    ):
        (FOLDER / "ext").write_text(f"subjectAltName={host}\n")
        openssl(*f"req -newkey rsa:2048 -nodes -keyout {name}.key -out {name}.csr -subj /CN={name}".split())
        period = ["-days", str(days)]
        if days < 0:
            (FOLDER / "index.txt").write_text("")
            (FOLDER / "serial").write_text("01\n")
            (FOLDER / "ca.conf").write_text(
                "[ca]\ndefault_ca=c\n[c]\nnew_certs_dir=.\ndatabase=index.txt\nserial=serial\n"
                "default_md=sha256\npolicy=p\n[p]\ncommonName=supplied\n")
            openssl(*("ca -batch -config ca.conf -cert ca.pem -keyfile ca.key -extfile ext "
                      f"-startdate 20200101000000Z -enddate 20210101000000Z -in {name}.csr "
                      f"-out {name}.pem -notext").split())
        else:
            openssl("x509", "-req", "-in", f"{name}.csr", "-CA", "ca.pem", "-CAkey", "ca.key",
                    "-CAcreateserial", "-out", f"{name}.pem", "-extfile", "ext", *period)
    openssl(*("req -x509 -newkey rsa:2048 -nodes -keyout self.key -out self.pem -days 3650 "
              "-subj /CN=localhost -addext subjectAltName=IP:127.0.0.1").split())


# ---- Servers ----


class Speaker(Server):
    """Hands each connection to `speak`, and notes every byte that came."""

    def __init__(self, speak, context=None):
        self.speak, self.context = speak, context
        self.told = b""
        super().__init__()

    def serve(self, connection):
        try:
            if self.context:
                connection = self.context.wrap_socket(connection, server_side=True)
            self.speak(self, connection)
        except (OSError, ssl.SSLError):
            pass
        finally:
            connection.close()


def answer(server, connection):
    while data := connection.recv(65536):
        server.told += data
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")


def context(name, newest=None):
    warnings.simplefilter("ignore", DeprecationWarning)
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    if newest:
        made.set_ciphers("ALL:@SECLEVEL=0")
        made.minimum_version = ssl.TLSVersion.TLSv1
        made.maximum_version = newest
    made.load_cert_chain(FOLDER / f"{name}.pem", FOLDER / f"{name}.key")
    return made


# ---- The program ----


def weather(data, *arguments, limit=30, language="en"):
    environment = {"HOME": str(FOLDER), "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
    began = time.monotonic()
    try:
        ended = subprocess.run(
            [PROGRAM, "weather", "--data", data, "--language", language, "--json",
             "--time-zone", "UTC", *arguments, "47.5", "19.04"],
            capture_output=True, text=True, env=environment, timeout=limit, stdin=subprocess.DEVNULL)
        return ended.returncode, ended.stderr.strip(), time.monotonic() - began
    except subprocess.TimeoutExpired:
        return "hangs", "", time.monotonic() - began


def data_folder(name, server):
    folder = FOLDER / name
    (folder / "config").mkdir(parents=True)
    (folder / "config" / "config.toml").write_text(f'[weather]\nserver = "{server}"\n')
    return folder


number = 0


def ask(server, scheme, *arguments, **options):
    global number
    number += 1
    return weather(data_folder(f"data-{number}", f"{scheme}://127.0.0.1:{server.port}"), *arguments, **options)


def expect_refusal(name, server, *arguments):
    status, errors, seconds = ask(server, "https", *arguments)
    problems = []
    # 76: something else answers for the service; 69: nobody does.
    if status not in (69, 76):
        problems.append(f"status {status}")
    if not errors.startswith("moggy: ") or len(errors.splitlines()) > 3:
        problems.append("no reason")
    if seconds > LIMIT:
        problems.append(f"{seconds:.1f} s")
    # An alert of TLS is no word of the request.
    if any(word in server.told for word in (b"GET", b"HTTP", b"47.5", b"secret")):
        problems.append(f"it was told {server.told[:80]!r}")
    if not server.connections:
        problems.append("it was not asked")
    tell(name, problems, f"{status}, {seconds:.2f} s, {errors!r}")
    server.close()


def transport():
    trusted = ["--ca-file", FOLDER / "ca.pem"]
    good = Speaker(answer, context("good"))
    status, errors, seconds = ask(good, "https", *trusted)
    problems = [] if b"GET " in good.told and b"Host:" in good.told.title() else ["nothing came"]
    tell("a trusted server is asked", problems, f"{status}, {seconds:.2f} s, {errors!r}")
    good.close()
    expect_refusal("no such authority", Speaker(answer, context("good")))
    expect_refusal("self-signed", Speaker(answer, context("self")), *trusted)
    expect_refusal("expired", Speaker(answer, context("expired")), *trusted)
    expect_refusal("another host", Speaker(answer, context("other")), *trusted)
    for version in (ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1):
        expect_refusal(f"{version.name} at most", Speaker(answer, context("good", version)), *trusted)

    def plain(server, connection):
        connection.recv(65536)
        connection.sendall(b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")
        server.told += connection.recv(65536)

    def reset(server, connection):
        connection.recv(65536)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")

    def garbage(server, connection):
        connection.recv(65536)
        connection.sendall(bytes(range(256)) * 4096)
        server.told += connection.recv(65536)

    expect_refusal("plain HTTP where TLS is expected", Speaker(plain), *trusted)
    expect_refusal("a reset after the greeting", Speaker(reset), *trusted)
    expect_refusal("a megabyte of garbage", Speaker(garbage), *trusted)
    expect_refusal("an end after the greeting", Speaker(lambda s, c: c.recv(65536)), *trusted)


# ---- A password ----


def login(name, server, *options, limit=30):
    global number
    number += 1
    environment = {"HOME": str(FOLDER), "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}
    began = time.monotonic()
    try:
        ended = subprocess.run(
            [PROGRAM, *options, "catinder", "login", "Ann", "--data", FOLDER / f"data-{number}",
             "--language", "en", "--server", f"https://127.0.0.1:{server.port}"],
            capture_output=True, text=True, env=environment, timeout=limit, input="secret-secret\n")
        status, errors = ended.returncode, ended.stderr.strip()
    except subprocess.TimeoutExpired:
        status, errors = "hangs", ""
    seconds = time.monotonic() - began
    problems = []
    if status not in (69, 76):
        problems.append(f"status {status}")
    if b"secret" in server.told or b"Ann" in server.told:
        problems.append(f"it was told {server.told[:200]!r}")
    if seconds > LIMIT:
        problems.append(f"{seconds:.1f} s")
    tell(f"a password, {name}", problems, f"{status}, {seconds:.2f} s, {errors!r}")
    server.close()


def passwords():
    trusted = ["--ca-file", FOLDER / "ca.pem"]
    login("no such authority", Speaker(answer, context("good")))
    for name in ("self", "expired", "other"):
        login(name, Speaker(answer, context(name)), *trusted)
    login("TLS 1.1 at most", Speaker(answer, context("good", ssl.TLSVersion.TLSv1_1)), *trusted)
    good = Speaker(answer, context("good"))
    status = subprocess.run(
        [PROGRAM, *trusted, "catinder", "login", "Ann", "--data", FOLDER / "data-told",
         "--server", f"https://127.0.0.1:{good.port}"], capture_output=True, text=True,
        env={"HOME": str(FOLDER), "LC_ALL": "C.UTF-8"}, timeout=30, input="secret-secret\n")
    problems = [] if b"secret-secret" in good.told else ["it was not told"]
    tell("a password to whom --ca-file trusts", problems, f"{status.returncode}, {status.stderr.strip()!r}")
    good.close()


# ---- Files of certificates ----


def authorities():
    (FOLDER / "empty.pem").write_text("")
    (FOLDER / "garbage.pem").write_bytes(os.urandom(100_000))
    (FOLDER / "half.pem").write_text((FOLDER / "ca.pem").read_text()[:300])
    (FOLDER / "key.pem").write_text((FOLDER / "ca.key").read_text())
    (FOLDER / "folder.pem").mkdir()
    (FOLDER / "hostile\x1b[31m.pem").write_text("")
    os.mkfifo(FOLDER / "pipe.pem")
    names = ["missing.pem", "empty.pem", "garbage.pem", "half.pem", "key.pem", "folder.pem",
             "pipe.pem", "hostile\x1b[31m.pem"]
    for name, path in [(name, FOLDER / name) for name in names] + [("/dev/zero", "/dev/zero")]:
        for language in ("en", "ru"):
            server = Speaker(answer, context("good"))
            status, errors, seconds = ask(server, "https", "--ca-file", path, language=language)
            problems = []
            if status not in (65, 66):
                problems.append(f"status {status}")
            if not errors or len(errors.splitlines()) > 3 or "\x1b" in errors:
                problems.append("no reason, or a raw one")
            if seconds > LIMIT:
                problems.append(f"{seconds:.1f} s")
            if server.connections:
                problems.append("the server was asked all the same")
            tell(f"--ca-file {name!r}, {language}", problems, f"{status}, {seconds:.2f} s, {errors!r}")
            server.close()


def main():
    if not shutil.which("openssl"):
        print("not run: there is no openssl")
        print("0 cases, 0 failed")
        return 0
    try:
        make_certificates()
        transport()
        passwords()
        authorities()
    finally:
        shutil.rmtree(FOLDER, ignore_errors=True)
    return end()


if __name__ == "__main__":
    sys.exit(main())
