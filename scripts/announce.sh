#!/usr/bin/env bash
# Says what a command is about to do, and about how long it takes on two cores:
#
#   announce.sh run|test PROGRAM_BUILT_BY_IT
#
# A build of before makes the difference between minutes and seconds.
set -euo pipefail
target=$1
built=$2
if [ "$target" = run ]; then
  todo='builds the optimised program and starts it'
  first='4 to 8 minutes'
else
  todo='builds everything and runs all tests, those on the real program too'
  first='12 to 16 minutes, half of them for the build'
fi
if [ -e "$built" ]; then
  echo "make $target: $todo; what is built already is taken."
else
  echo "make $target: $todo. The first time takes about $first on two cores."
fi
