#!/usr/bin/env bash
# Does what the article "Five minutes from Python" tells, from nothing, in a bare Debian 12: its files are taken
# from the article, and its commands are run as they stand there. The first run of pytest is red, all others are
# green. Prints the seconds.
#
#   python-minutes.sh OUTPUT CACHE
set -euo pipefail
output=$(cd "$1" && pwd)
cache=$2
here=$(cd "$(dirname "$0")" && pwd)
. "$here/debian-system.sh"
. "$here/article.sh"
article=$here/../../Sources/JourneyKit/JourneyKit.docc/FiveMinutesFromPython.md
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
log=$folder/log

system=$folder/system
new_system bookworm "$cache" "$system"
fetch "$system" python3 python3-venv
timed 'apt install python3 python3-venv' \
  inside "$system" apt-get -q -y install --no-install-recommends python3 python3-venv
cp "$output"/journey_kit-*.whl "$system/srv/"
# pip finds pytest there as on PyPI, whatever network the system has.
mkdir "$system/srv/wheels"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" download --quiet --disable-pip-version-check --only-binary :all: --python-version 3.11 \
  --dest "$system/srv/wheels" pytest
pip='export PIP_NO_INDEX=1 PIP_FIND_LINKS=/srv/wheels'

begin=$SECONDS
{ echo 'set -e; cd /srv'; echo "$pip"; block "$article" sh 1; } >"$system/srv/folder.sh"
timed 'a folder with the kit in it' inside "$system" bash /srv/folder.sh
block "$article" python 1 >"$system/srv/shopping/shopping.py"
block "$article" python 2 >"$system/srv/shopping/test_shopping.py"

# part NUMBER: the commands of a block, in the folder with its Python.
part() { { echo 'set -ex; cd /srv/shopping; . .venv/bin/activate'; block "$article" sh "$1"; } >"$system/srv/part.sh"; }

part 2
inside "$system" bash /srv/part.sh >"$log" 2>&1 && { echo 'python-minutes: the first run was green' >&2; exit 1; }
grep -q 'Shopping/List.*is missing' "$log" || { cat "$log" >&2; echo 'python-minutes: red for another reason' >&2; exit 1; }
echo '          pytest: red, as there is no snapshot'
part 3
timed 'pytest --journey-record; cat …; pytest: green' inside "$system" bash /srv/part.sh
[ "$(grep -c '1 passed' "$log")" -eq 2 ] && grep -q '\[x\] milk' "$log" || { cat "$log" >&2; exit 1; }
part 4
timed 'CI=true pytest: green' inside "$system" bash /srv/part.sh
grep -q '1 passed' "$log" || { cat "$log" >&2; exit 1; }
printf '%6d s  the article in all\n' $((SECONDS - begin))
