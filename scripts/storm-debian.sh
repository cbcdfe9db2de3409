#!/usr/bin/env bash
# storm-debian.sh JOURNEY [-n NAME]... [OPTION...]: storms on programs of Debian, each with the files of
# Examples/Storms, and what they found in .build/journey/storm/debian/NAME.
#
# The programs run with nice 19 as an ordinary user: as root, as nobody, who sees no processes but those of
# the storm and has no network. Options are those of `journey storm`; without them there are three seeds of a
# minute each, and only crashes, hangs, garbage and a terminal that is not given back are looked for, as what a
# redraw or another size may change is each program's own matter.
set -euo pipefail
cd "$(dirname "$0")/.."

journey=${1:?the program journey}
shift
names=()
while [ "${1:-}" = -n ]; do names+=("$2"); shift 2; done
if [ ${#names[@]} = 0 ]; then
  for file in Examples/Storms/*.storm.yaml; do names+=("$(basename "$file" .storm.yaml)"); done
fi
options=("$@")
if [ ${#options[@]} = 0 ]; then options=(--seed 1 --seeds 3 --acts 100000 --seconds 60); fi

declare -A packages=([vim]=vim-tiny)
results=.build/journey/storm/debian
mkdir -p "$results"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$journey" "$work/journey"
cp Examples/Storms/*.storm.yaml "$work"
mkdir "$work/found" "$work/tmp"
user=(nice -n 19)
if [ "$(id -u)" = 0 ]; then
  chown -R nobody "$work"
  user+=(unshare --net --pid --fork --kill-child --mount-proc setpriv --reuid=nobody --regid=nogroup --clear-groups)
  # A program whose parent is process 1 takes its terminal for gone, as nnn does.
  user+=(sh -c '"$@"; exit "$?"' sh)
fi
# Whoever has no network namespace is kept off other machines by the kit itself.
user+=(env -i "PATH=$PATH" LANG=C.UTF-8 "HOME=$work/tmp" "TMPDIR=$work/tmp")

status=0
for name in "${names[@]}"; do
  package=${packages[$name]:-$name}
  version=$(dpkg-query -W -f='${Version}' "$package" 2>/dev/null || true)
  if [ -z "$version" ]; then
    echo "$name: not looked at, Debian's package $package is not installed" >&2
    status=2
    continue
  fi
  echo "program $name $version"
  (cd "$work" && "${user[@]}" "$work/journey" storm --limit 30 --findings 3 --output "found/$name" \
    --rules crash,hang,garbage,terminal "${options[@]}" --file "$name.storm.yaml") || status=1
  if [ -d "$work/found/$name" ]; then cp -R "$work/found/$name" "$results/"; fi
done
exit "$status"
