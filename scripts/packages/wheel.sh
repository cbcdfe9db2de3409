#!/usr/bin/env bash
# Builds the Python package with the program in it, and checks that its tag says the truth:
#
#   wheel.sh JOURNEY OUTPUT
#
# hatchling, which builds it, and auditwheel, which checks it, come from PyPI.
set -euo pipefail
program=$(cd "$(dirname "$1")" && pwd)/journey
mkdir -p "$2"
output=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$here/bundle.sh" "$program" "$folder/bundle"
# What is built and installed is a copy, so that nothing is left in the sources.
cp -R "$here/../../python" "$folder/python"
cp "$here/../../LICENSE" "$folder/python/"
cp -R "$folder/bundle/licences" "$folder/python/licences"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check build hatchling auditwheel
rm -f "$output"/journey_kit-*.whl
JOURNEY_BUNDLE=$folder/bundle "$folder/venv/bin/python" -m build --wheel --no-isolation \
  --outdir "$output" "$folder/python" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
wheel=$(ls "$output"/journey_kit-*.whl)
ls -l "$wheel"
# The newest system that auditwheel finds the wheel to need must not be newer than its name.
"$folder/venv/bin/auditwheel" show "$wheel" >"$folder/audit"
tag=$(cat "$folder/bundle/PLATFORM")
grep -q "\"$tag\"" "$folder/audit" || {
  cat "$folder/audit" >&2
  echo "wheel: auditwheel does not find it to be $tag" >&2
  exit 1
}
echo "auditwheel: $tag"
