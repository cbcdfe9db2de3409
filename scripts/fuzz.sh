#!/usr/bin/env bash
# fuzz.sh PART [SECONDS]: looks for inputs that break the terminal, and keeps what it learns.
#
# PART is parser, screen, resize, input or grammar; `all` runs them side by side, as many at a time as
# there are processors. An input that breaks a rule is left in .build/fuzz as PART-crash-*; once its
# cause is mended, add it to the corpus: base64 -w 0 FILE.
set -euo pipefail
cd "$(dirname "$0")/.."

part=${1:?parser, screen, resize, input, grammar or all}
seconds=${2:-1800}
parts=("$part")
[ "$part" = all ] && parts=(grammar screen resize parser input)
folder=.build/fuzz
program=$folder/fuzzer
mkdir -p "$folder"

# The package builds the library; libFuzzer brings `main`, which a program of the package has itself.
swift build -c release --target TerminalFuzzing --scratch-path "$folder" \
  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=address
built=$(swift build -c release --scratch-path "$folder" --show-bin-path)
mapfile -t objects < <(find "$built"/{TerminalFuzzing,VirtualTerminal,Terminal,Core,CPlatform}.build -name '*.o')
swiftc -O -swift-version 6 -use-ld=lld -sanitize=fuzzer,address -parse-as-library \
  -I "$built/Modules" -Xcc "-fmodule-map-file=$built/CPlatform.build/module.modulemap" \
  Tests/FuzzProgram/FuzzProgram.swift "${objects[@]}" -o "$program"

# A crash shall end at once, and not in a question of Swift's backtracer.
export SWIFT_BACKTRACE=enable=no

# look PART: one part, from its kept corpus and back to it.
look() {
  local kept=Tests/TerminalFuzzingTests/Corpus/$1.txt corpus=$folder/$1-corpus small=$folder/$1-small
  local status=0 number=0 line input
  export FUZZ_TARGET=$1
  mkdir -p "$corpus"
  # The kept corpus is one text file, an input a line, and not thousands of files.
  if [ -f "$kept" ]; then
    while read -r line; do
      base64 -d <<<"$line" >"$corpus/kept-$number"
      number=$((number + 1))
    done <"$kept"
  fi
  "$program" "$corpus" -max_total_time="$seconds" -max_len=512 -timeout=10 -rss_limit_mb=1024 \
    -print_final_stats=1 -artifact_prefix="$folder/$1-" >"$folder/$1.log" 2>&1 || status=$?
  # Of what reaches something new, the small ones are kept.
  rm -rf "$small"
  mkdir -p "$small"
  "$program" -merge=1 -max_len=256 "$small" "$corpus" >/dev/null 2>&1 || status=$?
  for input in "$small"/*; do
    base64 -w 0 "$input"
    echo
  done | LC_ALL=C sort -u >"$kept"
  echo "$1: $(grep -Eo 'number_of_executed_units: [0-9]+' "$folder/$1.log" || tail -n 3 "$folder/$1.log")," \
    "$(wc -l <"$kept") inputs kept in $kept"
  return "$status"
}

status=0
for part in "${parts[@]}"; do
  while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || status=$?; done
  look "$part" &
done
while [ -n "$(jobs -p)" ]; do wait -n || status=$?; done
exit "$status"
