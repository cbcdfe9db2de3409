#!/usr/bin/env bash
# Reads an iCalendar of ours with libraries that nobody here wrote (icalendar and vobject, from PyPI),
# in a virtual environment of its own: scripts/check-ics.sh PROGRAM. Needs a network the first time.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/venv"
"$place/venv/bin/pip" --quiet install 'icalendar==6.3.1' 'vobject==0.9.9'

pets() { "$program" pets "$@" --data "$place/data" --now 2026-09-21T10:00:00Z --time-zone UTC; }

# A backslash before an n is left out: icalendar takes it for a line end, which vobject does not.
pets add --name 'Ёжик; "R\x", Z' >"$place/log"
# Without Premium a second one comes from a file alone.
"$program" pets add --data "$place/other" --name "$(printf '🐈%.0s' {1..20})" >>"$place/log"
"$program" pets export --data "$place/other" >"$place/other.json"
pets import "$place/other.json" >>"$place/log"
for pet in Ёжик 🐈; do
  id=$(pets list --search "$pet" | cut -d ' ' -f 1)
  pets vaccination "$id" 'Rabies, distemper; with a name that goes on for quite a bit' \
    --date 2025-10-01 --until 2026-10-01 >>"$place/log"
  pets vaccination "$id" 'Комплексная прививка от всего, название длинное' \
    --date 2025-02-28 --until 2028-02-29 >>"$place/log"
  pets medicine "$id" 'Капли \ drops' --from 2026-09-01 --until 2026-12-31 >>"$place/log"
  pets medicine "$id" 'Later' --from 2026-10-01 >>"$place/log"
done
for language in en ru; do
  pets export --format ics --language "$language" >"$place/$language.ics"
  pets export --format ics --language "$language" --no-alarm >"$place/$language-silent.ics"
done
"$place/venv/bin/python" scripts/check-ics.py "$place"/*.ics
