#!/usr/bin/env bash
# Writes the table of emoji, which the build makes a part of the program: nothing has to be found
# beside an installed binary.
#
#   scripts/emoji.sh emoji.tsv LICENCE > Sources/Toolkit/Emoji/Emoji.tsv
#
# The table has a line of names (`emoji version plain group subgroup name_en name_ru keywords_en
# keywords_ru`) and a row for each emoji, all parted by tabs. Taken are the plain ones: one code point
# of two columns in every terminal. LICENCE is the notice of Unicode that goes with the data.
set -euo pipefail

table=$1
licence=$2

cat <<'HEAD'
; Made by scripts/emoji.sh; not to be edited.
;
; Emoji, names and keywords: Unicode CLDR 41 and the Unicode Character Database 15.0.
;
HEAD
sed -e 's|^|; |' -e 's| *$||' "$licence"
cat <<'HEAD'
;
; In the order of Unicode: "# group", and below it a line each, parted by tabs: the emoji, its English
; and its Russian name, further English and Russian words to find it by.
HEAD
awk -F '\t' '
  # The keywords that are no name, parted by commas.
  function words(list, name,    count, parts, i, kept) {
    count = split(list, parts, ", ")
    kept = ""
    for (i = 1; i <= count; i++)
      if (parts[i] != name) kept = kept (kept == "" ? "" : ",") parts[i]
    return kept
  }
  NR == 1 || $3 != 1 { next }
  $4 != group { group = $4; print "# " group }
  { printf "%s\t%s\t%s\t%s\t%s\n", $1, $6, $7, words($8, $6), words($9, $7) }
' "$table"
