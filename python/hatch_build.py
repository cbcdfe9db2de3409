"""Puts the program into the wheel, and says on which systems the wheel then runs."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ProgramHook(BuildHookInterface):
    """Takes the program and its libraries from the folder that JOURNEY_BUNDLE names.

    Its file PLATFORM has the platform of the wheel, as manylinux_2_36_x86_64. Without the variable the
    wheel has Python alone, and needs a `journey` in PATH.
    """

    def initialize(self, version: str, build_data: "dict[str, Any]") -> None:
        name = os.environ.get("JOURNEY_BUNDLE")
        if not name:
            return
        bundle = Path(name)
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-" + (bundle / "PLATFORM").read_text().strip()
        for part in ("bin", "lib"):
            build_data["force_include"][str(bundle / part)] = f"journey_kit/{part}"
