#!/usr/bin/env bash
# fuzz.sh TARGET [SECONDS]: looks for inputs that break the terminal, and keeps what it learns.
#
# TARGET is parser, screen, resize or input. An input that breaks a rule is left in .build/fuzz as
# TARGET-crash-*; once its cause is mended, add it to the corpus: base64 -w 0 FILE.
set -euo pipefail
cd "$(dirname "$0")/.."

target=${1:?parser, screen, resize or input}
seconds=${2:-1800}
kept=Tests/TerminalFuzzingTests/Corpus/$target.txt
folder=.build/fuzz
program=$folder/$target-fuzzer
corpus=$folder/$target-corpus
mkdir -p "$corpus"

# The package builds the library; libFuzzer brings `main`, which a program of the package has itself.
swift build -c release --target TerminalFuzzing --scratch-path "$folder" \
  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=address
built=$(swift build -c release --scratch-path "$folder" --show-bin-path)
mapfile -t objects < <(find "$built"/{TerminalFuzzing,VirtualTerminal,Terminal,Core,CPlatform}.build -name '*.o')
swiftc -O -swift-version 6 -use-ld=lld -sanitize=fuzzer,address -parse-as-library \
  -I "$built/Modules" -Xcc "-fmodule-map-file=$built/CPlatform.build/module.modulemap" \
  Tests/FuzzProgram/FuzzProgram.swift "${objects[@]}" -o "$program"

# The kept corpus is one text file, an input a line, and not thousands of files.
number=0
if [ -f "$kept" ]; then
  while read -r line; do
    base64 -d <<<"$line" >"$corpus/kept-$number"
    number=$((number + 1))
  done <"$kept"
fi

# A crash shall end at once, and not in a question of Swift's backtracer.
export SWIFT_BACKTRACE=enable=no FUZZ_TARGET=$target
status=0
"$program" "$corpus" -max_total_time="$seconds" -max_len=512 -timeout=10 -rss_limit_mb=1024 \
  -print_final_stats=1 -artifact_prefix="$folder/$target-" || status=$?

# Of what reaches something new, the small ones are kept.
small=$folder/$target-small
rm -rf "$small"
mkdir -p "$small"
"$program" -merge=1 -max_len=256 "$small" "$corpus" >/dev/null 2>&1 || status=$?
for input in "$small"/*; do
  base64 -w 0 "$input"
  echo
done | LC_ALL=C sort -u >"$kept"
echo "$(wc -l <"$kept") inputs kept in $kept"
exit "$status"
