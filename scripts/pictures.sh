#!/usr/bin/env bash
# Draws the README's pictures: screens of the real programs, as they come out of a terminal.
#
# pictures.sh FOLDER, where FOLDER has the programs.
set -euo pipefail
programs=$(cd "${1:?the folder of the programs}" && pwd)
cd "$(dirname "$0")/.."

to=Sources/Shell/Shell.docc/Resources
data=$(mktemp -d)
trap 'rm -rf "$data"' EXIT
mkdir -p "$to"

# picture FILE COLUMNS ROWS KEYS PROGRAM ARGUMENT...
picture() {
  local file=$1 columns=$2 rows=$3 keys=$4 program=$5
  shift 5
  "$programs/journey" picture --output "$to/$file.svg" --columns "$columns" --rows "$rows" \
    --keys "$keys" -- "$programs/$program" --now 2026-03-06T09:00:00Z --theme dark "$@"
  echo "$to/$file.svg"
}

for tab in weather pets trackers travel catinder profile; do
  picture "$tab" 120 40 "" moggy --data "$data/$tab" --demo --tab "$tab" --time-zone UTC --seed 7 \
    --animations off
done
picture gallery 100 28 ": l i n e Space c Enter" gallery --animations off
