#!/usr/bin/env bash
# For those who run the server: figures, log, the end on SIGTERM, and the unit for systemd.
source "$(dirname "$0")/common.sh" "$@"
root=$(cd "$(dirname "$0")/../.." && pwd)

figures=$(free_port)
serve --metrics "127.0.0.1:$figures" --log json --drain 20
register "$address" Ann
check 'the figures, where everybody comes in' 404 "$(status "$address/metrics")"
curl --silent --fail "http://127.0.0.1:$figures/metrics" >"$place/metrics"
grep -q '^moggy_requests_total{method="POST",route="/profile/register",status="200"} 1$' \
  "$place/metrics" || fail "the account is not counted: $(cat "$place/metrics")"
for path in health ready; do
  check "/$path" 200 "$(status "$address/$path")"
  check "/$path" 200 "$(status "http://127.0.0.1:$figures/$path")"
done

# Every line is JSON, and none has a name or a password.
until_true 'the log is late' grep -q '"route":"/ready"' "$place/log"
python3 -c 'import json, sys
for line in sys.stdin: assert "time" in json.loads(line)' <"$place/log" || fail 'a line is no JSON'
if grep -q -e Ann -e 'password of' "$place/log"; then fail 'the log has a secret'; fi

# A request that has begun is answered, and then the server ends.
body=$(credentials Ann 'password of Ann')
exec {slow}<>"/dev/tcp/127.0.0.1/$port"
printf 'POST /login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n' \
  "${#body}" >&"$slow"
until_true 'the request does not begin' \
  sh -c "curl --silent http://127.0.0.1:$figures/metrics | grep -q 'phase=\"reading\"} 1'"
kill -TERM "$server"
until_true 'readiness is not denied' sh -c "[ \"\$(curl --silent --output /dev/null \
  --write-out '%{http_code}' $address/ready)\" = 503 ]"
printf '%s' "$body" >&"$slow"
answer=$(cat <&"$slow")
[[ $answer == 'HTTP/1.1 200 OK'* ]] || fail "the request was cut off: $answer"
ended=0
wait "$server" || ended=$?
check 'the status at the end' 0 "$ended"

# systemd judges what the unit leaves open: 0 is nothing, 10 is all.
if command -v systemd-analyze >/dev/null; then
  systemd-analyze security --offline=yes --threshold=20 "$root/Examples/Server/moggy-catinder.service" \
    >"$place/unit" || fail "the unit is open: $(tail -n 1 "$place/unit")"
fi
