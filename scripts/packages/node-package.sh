#!/usr/bin/env bash
# Packs the client for Node with the program in it, as npm would publish it:
#
#   node-package.sh JOURNEY OUTPUT
set -euo pipefail
program=$(cd "$(dirname "$1")" && pwd)/journey
mkdir -p "$2"
output=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

command -v npm >/dev/null || { echo 'node-package: not built, as npm is not here'; exit 0; }
cp -R "$here/../../node" "$folder/node"
cp "$here/../../LICENSE" "$folder/node/"
"$here/bundle.sh" "$program" "$folder/node/program"
rm -f "$output"/journey-kit-*.tgz
cd "$folder/node"
npm pack --silent --pack-destination "$output"
ls -l "$output"/journey-kit-*.tgz
