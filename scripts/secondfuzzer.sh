#!/usr/bin/env bash
# secondfuzzer.sh LIBRARY [SECONDS] [SEED] [OPTION...]: looks for streams for which the C library breaks what
# the article on control sequences and the header promise.
#
# LIBRARY is a folder as libmoggyterm.sh makes it. One process for each processor takes SECONDS of processor
# time (60), each with a seed of its own. Lines that begin with # tell how far each is; all else is a finding,
# and makes the script fail. Options are those of fuzz.c: `--known CHECK` goes on past a check.
set -euo pipefail
library=$(cd "${1:?the folder of the library}" && pwd)
seconds=${2:-60}
seed=${3:-1}
cd "$(dirname "$0")/.."

folder=.build/secondfuzzer
mkdir -p "$folder"
cc -std=gnu11 -D_GNU_SOURCE -O1 -g -Wall -Wextra -I "$library/include" scripts/secondfuzzer/*.c \
  -L "$library/lib" -lmoggyterm -Wl,-rpath,"$library/lib" -o "$folder/fuzz"

# A crash shall end at once, and not in a question of Swift's backtracer.
export SWIFT_BACKTRACE=enable=no
processes=()
for ((number = 0; number < $(nproc); number++)); do
  "$folder/fuzz" --seed "$((seed + number * 1000003))" --seconds "$seconds" "${@:4}" &
  processes+=($!)
done
status=0
for process in "${processes[@]}"; do wait "$process" || status=$?; done
exit "$status"
