#!/usr/bin/env bash
# The rules of the house that the formatter does not know. Prints every breach; fails where there is
# one.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

longest=400

failed=0

report() {
  printf '%s\n' "$2" | sed "s|^|lint: $1: |" >&2
  failed=1
}

# forbid WHY PATTERN PATH...: no line under the paths matches the extended regular expression.
forbid() {
  local why=$1 pattern=$2 found
  shift 2
  found=$(grep -rnE --include='*.swift' --include='*.c' --include='*.h' -e "$pattern" "$@") &&
    report "$why" "$found"
}

# The manifest is one list, which grows with each target.
check_lengths() {
  local file lines
  while IFS= read -r file; do
    lines=$(wc -l <"$file")
    [ "$lines" -le "$longest" ] && continue
    case " ${long_files[*]:-} " in *" $file "*) continue ;; esac
    report "longer than $longest lines" "$file: $lines"
  done < <(find Sources Tests UITests Benchmarks Examples scripts/placesbuilder -name '*.swift' -o -name '*.[ch]')
}

# A path of somebody's machine works for nobody else.
check_paths() {
  local found
  git rev-parse --is-inside-work-tree >/dev/null 2>&1 || return 0
  found=$(git grep -nIE '(^|[^A-Za-z0-9_.])/(work|root|Users|home)/[A-Za-z0-9]' -- . \
    ':!scripts/lint.sh') && report 'path of one machine' "$found"
}

# Somebody will run what names its interpreter.
check_scripts() {
  local found
  git rev-parse --is-inside-work-tree >/dev/null 2>&1 || return 0
  found=$(find $(git ls-files -- ':!Snapshots') -maxdepth 0 -type f ! -perm -u+x -exec awk '
    FNR == 1 && /^#!/ { print FILENAME } { nextfile }' {} +)
  [ -z "$found" ] || report 'a script can be executed' "$found"
}

forbid 'a test never sleeps' '\b(u|nano)?sleep *\(|(Task|Thread)\.sleep' Tests UITests
forbid 'the compiler checks it, or it is not Sendable' '@unchecked +Sendable' Sources
forbid 'an error is handled' 'try!' Sources
forbid 'do it, or say it in the issue tracker' '\b(TODO|FIXME|XXX)\b' Sources
forbid 'what is printed goes through StandardOutput, which tells of a failure' \
  '(^|[^A-Za-z_.])print\(|FileHandle\.standard(Output|Error)|\b(fputs|puts|putchar|fflush)\(' \
  Sources/moggy Sources/journey Examples/Gallery/gallery scripts/placesbuilder
# `journey lint` knows these rules better, and wants to be built.
forbid 'a page says what shows, a test what is right' \
  'XCT(Assert|Fail|Unwrap)|\.expect[A-Za-z]* *\(|\.softly *\{|func expect' UITests/Pages
# The first line of a doc comment; a later one may begin with any word.
check_openings() {
  local found
  found=$(find Sources -name '*.swift' -exec awk '
    /^ *\/\/\/ (What|Who|Whom|Whose|Which|How|Why|When|Whether|Where|That|In (what|which))[^a-z]/ && !doc {
      print FILENAME ": " $0
    }
    { doc = /^ *\/\/\// }' {} +)
  [ -z "$found" ] || report 'a doc comment begins with a noun phrase or a verb' "$found"
}

check_lengths
check_openings
check_paths
check_scripts
exit "$failed"
