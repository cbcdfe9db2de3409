#!/usr/bin/env bash
# Does what the article "Test your own program in five minutes" tells, from nothing and in a folder of
# its own, with the commit that is checked out here: red without a snapshot, accepted, green, and green
# where CI is set. Prints how long each part took.
set -euo pipefail
repository=$(cd "$(dirname "$0")/.." && pwd)
example=$repository/Examples/FiveMinutes
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset CI JOURNEY_SNAPSHOTS JOURNEY_OUTPUT

fail() {
  echo "five-minutes: $1" >&2
  exit 1
}

# timed WORDS COMMAND...: the command, silent unless it fails; its status is that of the command.
timed() {
  local words=$1 begin=$SECONDS status=0
  shift
  "$@" >"$folder/log" 2>&1 || status=$?
  printf '%4d s  %s\n' $((SECONDS - begin)) "$words"
  return "$status"
}

passes() {
  timed "$@" && return
  cat "$folder/log" >&2
  fail "that failed"
}

sed "s|ADDRESS|$repository|" "$example/start.sh" >start.sh
passes 'a folder with the kit in it' bash -e start.sh
cd shopping
cp -R "$example/Package.swift" "$example/Sources" "$example/Tests" "$example/.github" .

timed 'swift test, everything built: red, as there is no snapshot' swift test && fail 'it was green'
grep -q 'is missing' "$folder/log" || { cat "$folder/log" >&2; fail 'red for another reason'; }
passes 'swift run journey snapshots accept, built too' \
  swift run journey snapshots accept --reason 'first look'
cmp Snapshots/Shopping/List/*.txt "$example"/Snapshots/Shopping/List/*.txt ||
  fail 'the snapshot is not the one of the article'
passes 'swift test: green' swift test
passes 'swift test where CI is set: green' env CI=true swift test
