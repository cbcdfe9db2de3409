#!/usr/bin/env bash
# A PostgreSQL for tests, in a folder of its own and on a Unix socket in it, while standard input is open.
#
#   postgres.sh FOLDER
#
# Prints "ready" when it takes connections: postgresql://moggy@/postgres?host=FOLDER. Then it obeys the
# lines of its standard input, and prints "done" after each: "kill" (kill -9 of the server, which is then
# started anew), "stop" and "start", and "schema NAME", which makes one. The folder is gone at the end. It
# exits with 3 where PostgreSQL's programs are missing.
set -euo pipefail

place=$1
programs=$(find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$programs" ] || programs=$(dirname "$(command -v postgres || echo /)")
[ -x "$programs/initdb" ] || { echo 'postgres.sh: PostgreSQL is not installed' >&2; exit 3; }

# initdb refuses root.
as_user=()
if [ "$(id -u)" -eq 0 ]; then
  as_user=(setpriv --reuid=nobody --regid=nogroup --clear-groups --)
fi

start() {
  # After a kill, the memory of the last one is in use until its children have noticed.
  local try
  for try in $(seq 100); do
    # Not synced: what a crash of the machine would lose is no part of these tests; a kill loses nothing.
    "${as_user[@]}" "$programs/postgres" -D "$place/data" -k "$place" -h '' -c max_connections=60 \
      -c fsync="${POSTGRES_FSYNC:-off}" >>"$place/log" 2>&1 &
    server=$!
    while kill -0 "$server" 2>/dev/null; do
      if "${as_user[@]}" "$programs/pg_isready" -q -h "$place"; then return; fi
      sleep 0.05
    done
    wait "$server" || true
    sleep 0.1
  done
  cat "$place/log" >&2
  exit 1
}

end() {
  kill "-$1" "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
}

mkdir -p "$place"
place=$(realpath "$place")
# Where the user who runs the server may be.
cd "$place"
if [ "$(id -u)" -eq 0 ]; then chown nobody "$place"; fi
"${as_user[@]}" "$programs/initdb" -D "$place/data" -A trust -U moggy -E UTF8 --locale=C --no-sync >/dev/null
trap 'end INT; rm -rf "$place"' EXIT
start
echo ready
while read -r line; do
  case $line in
    kill) end KILL && start ;;
    stop) end INT ;;
    start) start ;;
    schema*) "$programs/psql" -q -h "$place" -U moggy postgres -c "CREATE ${line^^}" >&2 ;;
  esac
  echo done
done
