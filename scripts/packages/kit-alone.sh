#!/usr/bin/env bash
# Builds a package that depends on the kit alone, that of the article "Test your own program in five minutes",
# from nothing, with the commit that is checked out here. Prints the packages that it resolves, which may be
# three at most, and how long the first build of its tests takes.
set -euo pipefail
repository=$(cd "$(dirname "$0")/../.." && pwd)
example=$repository/Examples/FiveMinutes
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
unset MOGGY_HOT_OPTIMISED

sed "s|ADDRESS|$repository|" "$example/start.sh" >start.sh
bash -e start.sh >log 2>&1 || { cat log >&2; exit 1; }
cd shopping
cp -R "$example/Package.swift" "$example/Sources" "$example/Tests" .
swift package resolve >../log 2>&1 || { cat ../log >&2; exit 1; }
packages=$(grep -c '"identity"' Package.resolved)
echo "$packages packages resolved beside the kit: $(sed -n 's/.*"identity" : "\(.*\)".*/\1/p' Package.resolved | xargs)"
begin=$SECONDS
load=$(cut -d ' ' -f 1 /proc/loadavg)
TIMEFORMAT='%U + %S s of the processors'
time swift build --build-tests >../log 2>&1 || { cat ../log >&2; exit 1; }
seconds=$((SECONDS - begin))
echo "$seconds s for the first build of the tests, on $(nproc) cores, load $load before it; the goal is less than 120 s"
[ "$packages" -le 3 ] || { echo 'kit-alone: three packages are the limit' >&2; exit 1; }
