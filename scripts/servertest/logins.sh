#!/usr/bin/env bash
# Sixty log-ins at one moment, from one address and with the limits for strangers: all are let in. On a slow
# machine some are told when to come again, and come.
source "$(dirname "$0")/common.sh" "$@"

serve --unlimited
for number in $(seq 60); do register "$address" "user$number"; done
kill "$server"
wait "$server" || true
serve
for number in $(seq 60); do
  curl --silent --output "$place/answer-$number" --retry 20 --retry-max-time 240 --max-time 40 \
    -H 'Content-Type: application/json' --data "$(credentials "user$number" "password of user$number")" \
    --write-out '%{http_code}' "$address/login" >"$place/status-$number" &
  logins+=("$!")
done
wait "${logins[@]}" || true
statuses=$(for file in "$place"/status-*; do cat "$file"; echo; done | sort | uniq -c | tr -s ' \n' ' ')
check 'log-ins' ' 60 200 ' "$statuses"
