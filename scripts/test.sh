#!/usr/bin/env bash
# Runs all tests of a bundle in two processes side by side, as a journey mostly waits for a program:
#
#   test.sh BUNDLE
#
# The journeys on one side, all other tests and the snapshots on the other; what the journeys have
# printed comes last. The exit status is 1 where a test failed or a process died.
set -euo pipefail
bundle=$1

# The classes of the bundle, a line each, as Module.Class.
classes=$("$bundle" --list-tests | sed -n 's,^\([A-Za-z0-9_]*\.[A-Za-z0-9_]*\)/.*,\1,p' | sort -u)
# These look at the folder Snapshots; what they have not used between them is obsolete.
snapshots='^UITests\.(SceneSnapshots|GallerySnapshots)$'
is_journey() { grep '^UITests\.' | grep -vE "$snapshots"; }
journeys=$(is_journey <<<"$classes" | paste -sd ,)
others=$(grep -vxFf <(is_journey <<<"$classes") <<<"$classes" | paste -sd ,)

log=$(mktemp)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -f "$log"' EXIT
status=0
"$bundle" "$journeys" >"$log" 2>&1 &
JOURNEY_SNAPSHOTS_COMPLETE=1 "$bundle" "$others" || status=1
wait $! || status=1
cat "$log"
exit "$status"
