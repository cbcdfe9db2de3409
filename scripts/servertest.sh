#!/usr/bin/env bash
# Tests of `moggy serve` with programs that nobody here wrote: nginx, HAProxy, Caddy, curl, openssl.
#
#   servertest.sh PROGRAM [PART...]
#
# Each part is a script of scripts/servertest with the same name; without names, all of them run. A part
# gets the path of the program, and starts everything else itself.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$(realpath "$1")
shift
if [ "$#" -eq 0 ]; then
  for file in scripts/servertest/*.sh; do
    name=$(basename "$file" .sh)
    if [ "$name" != common ]; then set -- "$@" "$name"; fi
  done
fi

failed=()
for part in "$@"; do
  start=$SECONDS
  if "scripts/servertest/$part.sh" "$program"; then
    echo "servertest: $part passed, $((SECONDS - start)) s"
  else
    echo "servertest: $part failed" >&2
    failed+=("$part")
  fi
done
[ "${#failed[@]}" -eq 0 ] || { echo "servertest: failed: ${failed[*]}" >&2; exit 1; }
