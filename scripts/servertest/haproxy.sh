#!/usr/bin/env bash
# Clients behind HAProxy, as Examples/Server/haproxy.cfg has it: TLS is the server's own, and the PROXY
# protocol tells who has come.
source "$(dirname "$0")/common.sh" "$@"
root=$(cd "$(dirname "$0")/../.." && pwd)

certificate own
serve --trusted-proxy 127.0.0.1 --proxy-protocol --certificate "$place/own.pem" --key "$place/own.key"
outside=$(free_port)
sed -e "s|127.0.0.1:8140|127.0.0.1:$port|" -e "s|bind :443|bind 127.0.0.1:$outside|" \
  "$root/Examples/Server/haproxy.cfg" >"$place/haproxy.cfg"
haproxy=$(PATH=$PATH:/usr/sbin command -v haproxy) || fail 'there is no haproxy'
"$haproxy" -db -f "$place/haproxy.cfg" >"$place/haproxy.log" 2>&1 &
processes+=("$!")
url=https://localhost:$outside
through=(--cacert "$place/own.pem")
until_true 'HAProxy does not answer' curl --fail --silent "${through[@]}" "$url/health"

register "$url" Ann "${through[@]}" --interface 127.0.0.2
guess=$(credentials Ann guess)
for _ in 1 2 3 4 5; do
  check 'a guess' 401 "$(post "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3)"
done
check_refused 'the sixth guess' "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3
right=$(credentials Ann 'password of Ann')
check 'the owner' 200 "$(post "$url/login" "$right" "${through[@]}" --interface 127.0.0.2)"

# Past HAProxy, 127.0.0.1 has to speak the protocol, and 127.0.0.4 must not.
check 'a proxy without the protocol' 000 "$(status "https://localhost:$port/health" "${through[@]}")"
check 'a client past it' 200 \
  "$(status "https://localhost:$port/health" "${through[@]}" --interface 127.0.0.4)"
