#!/usr/bin/env bash
# real-programs.sh JOURNEY [TIMES [LOOPS]]: drives programs that know nothing of the kit through the
# journeys of Examples/Journeys/Programs, each so often (20), beside so many busy loops (0).
# real-programs.sh JOURNEY deaf: each journey anew without one of its acts, as if the program had not
# noticed it, for each of the acts; a journey that no such change makes red proves nothing.
#
# Nothing is tried again: it ends red where one run of one program has failed.
set -euo pipefail
cd "$(dirname "$0")/.."

journey=${1:?the program journey}
times=${2:-20}
loops=${3:-0}
journeys=Examples/Journeys/Programs
place=$(mktemp -d)
busy=()
clean_up() {
  if [ "${#busy[@]}" -gt 0 ]; then kill "${busy[@]}"; fi
  rm -rf "$place"
}
trap clean_up EXIT

# The packages of Debian, of which some are named otherwise than their programs.
packages=(
  aptitude bash dialog emacs-nox fzf gcc gdb git htop irssi less libfaketime links lynx man-db mc mutt nano
  ncdu neomutt nethack-console newsboat nodejs postgresql procps python3 ranger screen sqlite3 tig tmux
  vim w3m weechat-curses whiptail
)
scripts/deps.sh "${packages[@]}"

if [ "$times" = deaf ]; then
  python3 scripts/deaf-programs.py "$journey" "$journeys" "$place"
  exit
fi
for ((loop = 0; loop < loops; loop++)); do
  while :; do :; done &
  busy+=($!)
done
status=0
JOURNEY_OUTPUT="$place" "$journey" run "$journeys" --repeat "$times" --json "$place/report.json" ||
  status=$?
[ -f "$place/report.json" ] || exit "$status"
python3 - "$place/report.json" "$times" <<'PYTHON'
import json, sys

path, times = sys.argv[1], int(sys.argv[2])
cases = sorted(json.load(open(path))["cases"], key=lambda case: case["name"])
print("\n| program | runs | red | seconds | way | may change by itself |\n|" + "---|" * 6)
is_green = bool(cases)
for case in cases:
    failed = min(len(case["failures"]), case["attempts"])
    passed = 0 if case["outcome"] == "skipped" else case["attempts"] - failed
    is_green = is_green and passed == times and failed == 0
    notes = case.get("notes") or []
    words = "may change by itself: "
    doubts = [note for note in notes if not note.startswith(words)]
    changes = sorted({note.removeprefix(words) for note in notes if note.startswith(words)})
    seconds = case["seconds"] / max(1, case["attempts"])
    print(f"| {case['name']} | {case['attempts']} | {failed} | {seconds:.1f}",
          "; ".join(doubts) or "kernel", ", ".join(changes) or "-", sep=" | ", end=" |\n")
sys.exit(0 if is_green else 1)
PYTHON
exit "$status"
