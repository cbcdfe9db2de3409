"""Keys as text: `j<down><c-x>` is what the terminal of a TERM sends for them."""

import functools
import re
import subprocess

FIXED = {"enter": b"\r", "esc": b"\x1b", "tab": b"\t", "space": b" ", "lt": b"<"}
TERMINFO = {
    "up": "kcuu1", "down": "kcud1", "left": "kcub1", "right": "kcuf1", "home": "khome",
    "end": "kend", "pgup": "kpp", "pgdn": "knp", "bs": "kbs", "del": "kdch1", "ins": "kich1",
    "btab": "kcbt",
} | {f"f{number}": f"kf{number}" for number in range(1, 13)}
TOKEN = re.compile(r"<([^<>]+)>|([^<]+)")


@functools.cache
def capability(term, name):
    answer = subprocess.run(["tput", "-T", term, name], capture_output=True).stdout
    if not answer:
        raise ValueError(f"{term} has no {name}")
    return answer


def mouse(button, x, y, final="M"):
    return f"\x1b[<{button};{x};{y}{final}".encode()


def key(name, term):
    if name in FIXED:
        return FIXED[name]
    if name in TERMINFO:
        return capability(term, TERMINFO[name])
    if name.startswith("c-"):
        return bytes([ord(name[2:].upper()) & 0x1F])
    if name.startswith("a-"):
        return b"\x1b" + name[2:].encode()
    word, *numbers = name.split()
    x, y, *end = map(int, numbers)
    if word == "click":
        return mouse(0, x, y) + mouse(0, x, y, "m")
    if word == "drag":
        return mouse(0, x, y) + mouse(32, *end) + mouse(0, *end, "m")
    if word == "wheel":
        return mouse(65, x, y)
    raise ValueError(name)


def encoded(text, term):
    return b"".join(
        key(name, term) if name else plain.encode() for name, plain in TOKEN.findall(text)
    )
