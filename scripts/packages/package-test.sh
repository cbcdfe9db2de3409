#!/usr/bin/env bash
# Installs the built packages for Python and Node in folders of their own, and runs their tests on what is
# installed there, without any other `journey`:
#
#   package-test.sh OUTPUT
set -euo pipefail
output=$(cd "$1" && pwd)
repository=$(cd "$(dirname "$0")/../.." && pwd)
. "$repository/scripts/packages/article.sh"
articles=$repository/Sources/JourneyKit/JourneyKit.docc
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unset JOURNEY CI JOURNEY_SNAPSHOTS JOURNEY_OUTPUT
export TALLY=$repository/Examples/Tally PYTHONDONTWRITEBYTECODE=1

if command -v gcc >/dev/null && [ -e /usr/include/curses.h ]; then
  gcc -o "$folder/tally" "$TALLY/tally.c" -lncursesw
  export TALLY_C=$folder/tally
fi

echo '== Python'
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "$output"/journey_kit-*.whl pytest
cp -R "$repository/python/tests" "$folder/tests"
(cd "$folder/tests" && PATH="$folder/venv/bin:$PATH" python3 -m pytest -q -p no:cacheprovider .)
"$folder/venv/bin/journey" --version
mkdir "$folder/article"
block "$articles/ServeProtocol.md" python 1 >"$folder/article/example.py"
(cd "$folder/article" && "$folder/venv/bin/python" example.py)
block "$repository/python/README.md" python 1 >"$folder/article/test_readme.py"
(cd "$folder/article" && "$folder/venv/bin/pytest" -q -p no:cacheprovider test_readme.py)

echo '== Node'
if ! command -v npm >/dev/null; then
  echo 'not run, as npm is not here'
  exit 0
fi
mkdir "$folder/user"
cp -R "$repository/node/test" "$folder/user/test"
cd "$folder/user"
echo '{"name": "user", "private": true, "type": "module"}' >package.json
npm install --silent --offline --no-audit --no-fund "$output"/journey-kit-*.tgz
node --test test/
node_modules/.bin/journey --version
block "$articles/ServeProtocol.md" js 1 >example.js
node example.js
