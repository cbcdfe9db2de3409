#!/usr/bin/env bash
# storm.sh PROGRAMS planted [OPTION…]: the figures on the planted bugs over ten seeds.
# storm.sh PROGRAMS moggy [OPTION…]: storms on each tab of the real program, with its samples.
# storm.sh PROGRAMS hours HOURS [OPTION…]: the same for so many hours (0.5 is half of one), each storm with
#   another place, size, language and seed (from SEED on, 1 without it), JOBS of them at once, and the sums
#   at the end. PLACES are the tabs, gallery, review (of snapshots) and server: two terminals on one.
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
    read -ra places <<<"${PLACES:-weather pets trackers travel catinder profile today gallery review server}"
    sizes=(80x24 120x40 40x12) languages=(en ru)
    count=${#places[@]}
    # A storm of SEED in a place, with options and the program behind.
    storm() {
      local seed=$1 name=$2 size=${sizes[$1 / count % 3]}
      shift 2
      nice -n 19 "$journey" storm --seed "$seed" --acts 1500 --limit 30 --columns "${size%x*}" \
        --rows "${size#*x}" --output ".build/journey/storm/$name-$seed" "$@"
    }
    moggy=("$programs/moggy" --now 2026-03-06T09:00:00Z --time-zone UTC --seed 7 --animations off --data data)
    # Two terminals with an account each on one server, which is gone afterwards.
    server_storms() {
      local seed=$1 language=$2 folder status=0 server port name pids=()
      shift 2
      folder=$(mktemp -d)
      "${moggy[0]}" serve --data "$folder/server" --port 0 --demo --json > "$folder/out" &
      server=$!
      until grep -q . "$folder/out" || ! kill -0 "$server"; do sleep 0.1; done
      port=$(grep -om 1 'http://[0-9.]*:[0-9]*' "$folder/out")
      for name in ann bob; do
        "${moggy[0]}" catinder login --data "$folder/$name" --server "$port" --register "$name" <<<'a long word' > /dev/null
        # Each program has a folder of its own, in which the account logs in anew.
        storm "$seed" "server-$name" --except resize,redraw,undo "$@" -- sh -c '
          settings=$(stty -g); trap "stty $settings; exit 1" INT TERM; stty -echo
          printf "a long word\n" | "$1" catinder login --data data --server "$2" "$3" > /dev/null || exit
          stty "$settings"; shift 3; exec "$@"
          ' sh "${moggy[0]}" "$port" "$name" "${moggy[@]}" --language "$language" --tab catinder \
          > "$folder/$name.out" &
        pids+=($!)
      done
      for pid in "${pids[@]}"; do wait "$pid" || status=1; done
      kill "$server"
      wait "$server" || true
      cat "$folder"/{ann,bob}.out
      rm -rf "$folder"
      return "$status"
    }
    # A screen that is not that of its snapshot, and the choice about it.
    review_storm() {
      local seed=$1 language=$2 folder status=0 word
      shift 2
      folder=$(mktemp -d)
      for word in one two; do
        printf '%s\n' 'program: [sh, -c, "echo '$word' 漢字; read x"]' 'steps: [{ snapshot: Shop/List start }]' \
          > "$folder/shop.journey.yaml"
        JOURNEY_OUTPUT=$folder JOURNEY_SNAPSHOTS=$([ $word = one ] && echo record || echo check) \
          "$journey" run "$folder/shop.journey.yaml" > /dev/null || true
      done
      storm "$seed" review "$@" -- sh -c 'cp -r "$2" . && exec "$1" snapshots review --pending pending' \
        sh "$journey" "$folder/pending" || status=1
      rm -rf "$folder"
      return "$status"
    }
    # Storms with every JOBS-th seed from the first on.
    storms() {
      local first=$1 seed place language status=0
      shift
      for ((seed = first; $(date +%s) < end; seed += jobs)); do
        place=${places[seed % count]} language=${languages[seed / 2 % 2]}
        {
          echo "$place, ${sizes[seed / count % 3]}, $language"
          case $place in
            gallery) storm "$seed" gallery "$@" -- "$programs/gallery" ;;
            review) review_storm "$seed" "$language" "$@" ;;
            server) server_storms "$seed" "$language" "$@" ;;
            *) storm "$seed" "$place" "$@" -- "${moggy[@]}" --demo --language "$language" --tab "$place" ;;
          esac
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
