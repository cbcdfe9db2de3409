#!/usr/bin/env bash
# storm.sh PROGRAMS planted [OPTION…]: the figures on the planted bugs over ten seeds.
# storm.sh PROGRAMS moggy [OPTION…]: storms on each tab of the real program, with its samples.
# storm.sh PROGRAMS debian [-n NAME…] [OPTION…]: storms on programs of Debian; see storm-debian.sh.
# storm.sh PROGRAMS OPTION… -- PROGRAM…: a storm on any program.
#
# PROGRAMS is the folder with the built programs; options are those of `journey storm`.
set -euo pipefail
cd "$(dirname "$0")/.."

programs=${1:?the folder of the programs}
shift
journey="$programs/journey"
what=${1:-planted}
if [ $# -gt 0 ]; then shift; fi
status=0

case $what in
  planted)
    scripts/deps.sh gcc python3 libncurses-dev libfaketime
    nice -n 10 "$journey" storm --planted Examples/PlantedBugs --seeds 10 --limit 3 "$@"
    ;;
  moggy)
    for tab in weather pets trackers travel catinder profile; do
      echo "tab $tab"
      nice -n 10 "$journey" storm --limit 20 --output ".build/journey/storm/$tab" "$@" -- \
        "$programs/moggy" --demo --data data --now 2026-03-06T09:00:00Z --time-zone UTC --seed 7 \
        --language en --animations off --tab "$tab" || status=1
    done
    exit "$status"
    ;;
  debian)
    scripts/deps.sh aptitude dialog git htop less mc mutt nano ncdu nnn ranger tig vim-tiny whiptail
    scripts/storm-debian.sh "$journey" "$@"
    ;;
  *) nice -n 10 "$journey" storm "$what" "$@" ;;
esac
