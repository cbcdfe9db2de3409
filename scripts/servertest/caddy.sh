#!/usr/bin/env bash
# Clients behind Caddy, as Examples/Server/Caddyfile has it: each counts for itself, whatever it writes into
# its fields, and events come at once.
source "$(dirname "$0")/common.sh" "$@"
root=$(cd "$(dirname "$0")/../.." && pwd)

serve --trusted-proxy 127.0.0.1
certificate caddy
outside=$(free_port)
{
  # Nothing of this test outside of its folder, and no certificate from anybody else.
  printf '{\n\tadmin off\n\tauto_https off\n\tstorage file_system %s\n}\n' "$place/storage"
  sed -e "s|127.0.0.1:8140|127.0.0.1:$port|" \
    -e "s|^cats.example {|https://localhost:$outside {\n\ttls $place/caddy.pem $place/caddy.key|" \
    "$root/Examples/Server/Caddyfile"
} >"$place/Caddyfile"
caddy=$(command -v caddy) || fail 'there is no caddy'
HOME=$place XDG_CONFIG_HOME=$place XDG_DATA_HOME=$place \
  "$caddy" run --config "$place/Caddyfile" --adapter caddyfile >"$place/caddy.log" 2>&1 &
processes+=("$!")
url=https://localhost:$outside
through=(--cacert "$place/caddy.pem" --ipv4)
until_true 'Caddy does not answer' curl --fail --silent "${through[@]}" "$url/health"

register "$url" Ann "${through[@]}" --interface 127.0.0.2
guess=$(credentials Ann guess)
right=$(credentials Ann 'password of Ann')
for _ in 1 2 3 4 5; do
  check 'a guess' 401 "$(post "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3)"
done
check_refused 'the sixth guess' "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3
for field in 'X-Forwarded-For: 127.0.0.9' 'Forwarded: for=127.0.0.9' \
  'X-Forwarded-For: 127.0.0.9, 127.0.0.1'; do
  check_refused "a guess with $field" "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3 -H "$field"
done
check 'the owner' 200 "$(post "$url/login" "$right" "${through[@]}" --interface 127.0.0.2)"

pictures_and_events "$url" "$right"
