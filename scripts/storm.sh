#!/usr/bin/env bash
# storm.sh PROGRAMS planted [OPTION…]: the figures on the planted bugs over ten seeds.
# storm.sh PROGRAMS moggy [OPTION…]: storms on each tab of the real program, with its samples.
# storm.sh PROGRAMS hours HOURS [OPTION…]: the same for so many hours (0.5 is half of one), each storm with
#   another tab, size, language and seed (from SEED on, 1 without it), JOBS of them at once, and the sums
#   at the end.
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
    nice -n 10 "$journey" storm --planted Examples/PlantedBugs --seeds 10 --limit 2 "$@"
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
  hours)
    log=$(mktemp)
    end=$(awk -v hours="${1:?the hours}" -v now="$(date +%s)" 'BEGIN { print int(now + hours * 3600) }')
    shift
    tabs=(weather pets trackers travel catinder profile today) sizes=(80x24 120x40 40x12) languages=(en ru)
    # Storms with every JOBS-th seed from the first on.
    storms() {
      local first=$1 seed tab size language status=0
      shift
      for ((seed = first; $(date +%s) < end; seed += jobs)); do
        tab=${tabs[seed % 7]} size=${sizes[seed / 7 % 3]} language=${languages[seed / 2 % 2]}
        {
          echo "tab $tab, $size, $language"
          nice -n 19 "$journey" storm --seed "$seed" --acts 1500 --limit 30 --columns "${size%x*}" \
            --rows "${size#*x}" --output ".build/journey/storm/$tab-$seed" "$@" -- \
            "$programs/moggy" --demo --data data --now 2026-03-06T09:00:00Z --time-zone UTC --seed 7 \
            --language "$language" --animations off --tab "$tab"
        } > "$log.$first" || status=1
        tee -a "$log" < "$log.$first"
      done
      rm -f "$log.$first"
      return "$status"
    }
    jobs=${JOBS:-1}
    first=${SEED:-1}
    pids=()
    for ((job = 0; job < jobs; job++)); do
      storms $((first + job)) "$@" &
      pids+=($!)
    done
    for pid in "${pids[@]}"; do wait "$pid" || status=1; done
    awk '/^seed/ { acts += $3; time += $6; states += $10; findings += $12; storms++ }
      END { print storms " storms: " int(time) " s, " acts " acts, " states " states, " findings " findings" }' "$log"
    rm -f "$log"
    exit "$status"
    ;;
  debian)
    scripts/deps.sh aptitude dialog git htop less mc mutt nano ncdu nnn ranger tig vim-tiny whiptail
    scripts/storm-debian.sh "$journey" "$@"
    ;;
  *) nice -n 10 "$journey" storm "$what" "$@" ;;
esac
