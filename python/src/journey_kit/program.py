"""The program `journey`: the one that the wheel carries, else the one in PATH."""

from __future__ import annotations

import os
import sys
from pathlib import Path

#: The program in the wheel; it is not there where the package has been built without it.
CARRIED = Path(__file__).with_name("bin") / "journey"


def path() -> str:
    """Returns what to start: `$JOURNEY`, else the program of the wheel, else `journey` of PATH."""
    return os.environ.get("JOURNEY") or (str(CARRIED) if CARRIED.exists() else "journey")


def main() -> None:
    """Becomes the program of the wheel, with the same arguments."""
    if not CARRIED.exists():
        sys.exit("journey: this package has been built without the program; install journey-kit of your system")
    os.execv(CARRIED, ["journey", *sys.argv[1:]])
