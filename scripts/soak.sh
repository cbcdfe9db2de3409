#!/usr/bin/env bash
# soak.sh PROGRAMS HOURS [OPTION...]: the real program for so many hours on 100,000 pets with health books and
# 1,000 habits with a year of marks, in a folder that is gone afterwards.
#
# PROGRAMS is the folder with the built programs; options are those of `journey soak`.
set -euo pipefail

programs=${1:?the folder of the programs}
hours=${2:?the hours}
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$programs/bench" records "$work/data"
cd "$work"
database=data/data/moggy.sqlite
# What is erased for good would leave less and less to do. An export of all of it takes minutes where others
# use the machine.
"$programs/journey" soak --hours "$hours" --columns 120 --rows 40 --limit 300 --avoid erase \
  --avoid "delete all" --watch "$database" --watch "$database-wal" "$@" -- "$programs/moggy" --data data --language en --tab pets
