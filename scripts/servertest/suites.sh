#!/usr/bin/env bash
# The suites of the server on PostgreSQL, and those of several servers on one database.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$(dirname "$1")
bundle=$folder/MoggyPackageTests.xctest
[ -e "$bundle" ] || swift build --build-tests
mapfile -t suites < <(
  sed -nE 's/^final class (\w+): ServerCase\b.*/CatinderServerTests.\1/p' Tests/CatinderServerTests/*.swift)
suites+=(CatinderServerTests.{SharedDatabase,SharedFailures,Postgres,Import}Tests)
[ -e "$folder/places.sqlite" ] && suites+=(UITests.TwoTerminalsJourney/testTwoRealProgramsChatThroughTwoServers)
log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
CATINDER_ENGINE=postgres "$bundle" "$(IFS=,; echo "${suites[*]}")" >"$log" 2>&1 || status=$?
grep -E "^Test Case '[^']+' (failed|skipped) |: error: " "$log" || true
grep -E '^\s*Executed [0-9]+ tests' "$log" | tail -n 1
if grep -qE "^Test Case '[^']+' skipped " "$log"; then status=1; fi
exit "$status"
