#!/usr/bin/env bash
# Prints how this kit and others drive the same programs, in one run: bench-peers.sh FOLDER [ROUNDS],
# where FOLDER has the optimised programs. The others come from PyPI into a virtual environment.
set -euo pipefail
programs=$(cd "${1:?the folder of the programs}" && pwd)
cd "$(dirname "$0")/.."

environment=.build/peers
if [ ! -x "$environment/bin/python" ]; then
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet tui-test==0.1.1 tuiwright==0.2.1 pexpect==4.9.0 \
    pyte==0.8.2 textual==8.2.8 prompt_toolkit
fi

"$programs/bench" settle
echo
"$environment/bin/python" -W ignore Benchmarks/JourneyPeers/peers.py \
  "$programs/fixture-programs" "${2:-20}" | "$environment/bin/python" Benchmarks/JourneyPeers/table.py
