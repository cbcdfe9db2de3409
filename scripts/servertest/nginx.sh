#!/usr/bin/env bash
# Clients behind nginx, as Examples/Server/nginx.conf has it: each counts for itself, whatever it writes
# into its fields.
source "$(dirname "$0")/common.sh" "$@"
root=$(cd "$(dirname "$0")/../.." && pwd)

serve --trusted-proxy 127.0.0.1
certificate nginx
outside=$(free_port)
{
  echo "daemon off; pid $place/pid; error_log $place/nginx.log; worker_processes 1;"
  if [ "$(id -u)" -eq 0 ]; then echo 'user root;'; fi
  echo "events {} http { access_log off;"
  for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path $place/$kind;"; done
  # The addresses and files are those of this machine; all else is as it stands there.
  sed -e "s|127.0.0.1:8140|127.0.0.1:$port|" -e "s|listen 443|listen $outside|" \
    -e "s|/etc/ssl/cats.example/chain.pem|$place/nginx.pem|" \
    -e "s|/etc/ssl/cats.example/key.pem|$place/nginx.key|" "$root/Examples/Server/nginx.conf"
  echo '}'
} >"$place/nginx.conf"
nginx=$(PATH=$PATH:/usr/sbin command -v nginx) || fail 'there is no nginx'
"$nginx" -c "$place/nginx.conf" -e "$place/nginx.log" &
processes+=("$!")
url=https://localhost:$outside
through=(--cacert "$place/nginx.pem")
until_true 'nginx does not answer' curl --fail --silent "${through[@]}" "$url/health"

register "$url" Ann "${through[@]}" --interface 127.0.0.2
guess=$(credentials Ann guess)
right=$(credentials Ann 'password of Ann')

# Five wrong passwords of one client, and it has to wait; the others do not.
for _ in 1 2 3 4 5; do
  check 'a guess' 401 "$(post "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3)"
done
check_refused 'the sixth guess' "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3
for field in 'X-Forwarded-For: 127.0.0.9' 'Forwarded: for=127.0.0.9' \
  'X-Forwarded-For: 127.0.0.9, 127.0.0.1' 'Forwarded: for="127.0.0.9'; do
  check_refused "a guess with $field" "$url/login" "$guess" "${through[@]}" --interface 127.0.0.3 -H "$field"
done
check 'the owner' 200 "$(post "$url/login" "$right" "${through[@]}" --interface 127.0.0.2)"

# Who comes past nginx is no proxy, and not believed.
check 'a guess past nginx' 401 "$(post "$address/login" "$guess" --interface 127.0.0.4)"
for _ in 1 2 3 4; do post "$address/login" "$guess" --interface 127.0.0.4 >"$place/status"; done
check_refused 'one too many' "$address/login" "$guess" --interface 127.0.0.4 \
  -H 'X-Forwarded-For: 127.0.0.9'

pictures_and_events "$url" "$right"
