#!/usr/bin/env bash
# real-programs.sh JOURNEY [TIMES [LOOPS]]: drives programs that know nothing of the kit through the
# journeys of Examples/Journeys/Programs, each so often (20), beside so many busy loops (0).
#
# Nothing is tried again: it ends red where one run of one program has failed.
set -euo pipefail
cd "$(dirname "$0")/.."

journey=${1:?the program journey}
times=${2:-20}
loops=${3:-0}
place=$(mktemp -d)
busy=()
clean_up() {
  if [ "${#busy[@]}" -gt 0 ]; then kill "${busy[@]}"; fi
  rm -rf "$place"
}
trap clean_up EXIT

for ((loop = 0; loop < loops; loop++)); do
  while :; do :; done &
  busy+=($!)
done
status=0
JOURNEY_OUTPUT="$place" "$journey" run Examples/Journeys/Programs --repeat "$times" \
  --json "$place/report.json" || status=$?
[ -f "$place/report.json" ] || exit "$status"
python3 - "$place/report.json" "$times" <<'PYTHON'
import json, sys

path, times = sys.argv[1], int(sys.argv[2])
cases = sorted(json.load(open(path))["cases"], key=lambda case: case["name"])
print(f"\n{'program':<10}{'passed':>8}{'failed':>8}")
is_green = bool(cases)
for case in cases:
    failed = min(len(case["failures"]), case["attempts"])
    passed = 0 if case["outcome"] == "skipped" else case["attempts"] - failed
    is_green = is_green and passed == times and failed == 0
    print(f"{case['name']:<10}{passed:>8}{failed:>8}")
sys.exit(0 if is_green else 1)
PYTHON
exit "$status"
