#!/usr/bin/env bash
# Runs the journeys. Each failure is printed as a line for GitHub; JOURNEY_OUTPUT has the report, the traces and the
# screens that differ. The summary of the step tells the result.
set -euo pipefail
export GITHUB_ACTIONS=true
mapfile -t journeys < <(grep . <<<"$JOURNEYS")
read -r -a arguments <<<"$ARGUMENTS"
report=$JOURNEY_OUTPUT/report
status=0
"$FOLDER/bin/journey" run "${journeys[@]}" "${arguments[@]}" --html "$report/report.html" \
  --junit "$report/junit.xml" | tee "$RUNNER_TEMP/journeys.log" || status=$?
{
  echo '### Journeys'
  echo '```'
  grep -v '^::' "$RUNNER_TEMP/journeys.log" | tail -n 60
  echo '```'
} >>"$GITHUB_STEP_SUMMARY"
exit "$status"
