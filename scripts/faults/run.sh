#!/usr/bin/env bash
# Runs everything that injects faults, and prints what came of it:
#
#   run.sh FOLDER_OF_PROGRAMS [STRIDE]
#
# First the tests that let every call of the file system fail and cut the power, all places of them;
# then each script of this folder on the real program. STRIDE is handed to commands.py, which takes
# every so many-th place. At the end stands a line for each part: ok, or failed with its exit status.
# The exit status is 1 where something failed.
set -euo pipefail
bin=$(cd "$1" && pwd)
stride=${2:-1}
here=$(cd "$(dirname "$0")" && pwd)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
parts=()

run() {
  local name=$1 code=0
  echo "== $name"
  shift
  "$@" 2>&1 | tee "$log" || code=${PIPESTATUS[0]}
  if ((code == 0)); then
    parts+=("ok      $name")
  else
    parts+=("failed  $name: exit status $code")
    status=1
  fi
}

run 'every call fails, every moment is the last' \
  env FAULTS=all "$bin/MoggyPackageTests.xctest" \
  "$("$bin/MoggyPackageTests.xctest" --list-tests | sed -n 's,^\(FaultTests\.[A-Za-z0-9_]*\)/.*,\1,p' |
    sort -u | paste -sd ,)"
total=$(grep '^faults so far' "$log" | tail -n 1)

run 'commands.py' "$here/commands.py" "$bin" "$stride"
for script in limits network cancel helper answers crowd ground storms surroundings clocks rows archives server sabotage; do
  run "$script.py" "$here/$script.py" "$bin"
done
run 'pictures.sh' "$here/pictures.sh" "$bin"

printf '%s\n' '== parts' "${parts[@]}"
echo "== all: ${total:-no figures}; exit $status"
exit "$status"
