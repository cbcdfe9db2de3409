#!/usr/bin/env bash
# storm.sh PROGRAMS planted [OPTION…]: the figures on the planted bugs over ten seeds.
# storm.sh PROGRAMS moggy [OPTION…]: storms on each tab of the real program, with its samples.
# storm.sh PROGRAMS debian [OPTION…]: storms on programs of others.
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
    scripts/deps.sh htop less libfaketime mc nano ncdu ranger tig vim w3m
    for program in htop 'less /etc/services' mc nano 'ncdu /etc' ranger 'vim -u NONE' \
      'w3m /usr/share/doc' top 'watch -n 1000 ls /'; do
      echo "program $program"
      # shellcheck disable=SC2086
      nice -n 10 "$journey" storm --limit 20 --output ".build/journey/storm/${program%% *}" "$@" -- \
        $program || status=1
    done
    exit "$status"
    ;;
  *) nice -n 10 "$journey" storm "$what" "$@" ;;
esac
