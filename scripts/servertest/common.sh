# What the parts of servertest have in common; each reads it first. The program is in $program, and $place
# is a folder that is gone afterwards.
set -euo pipefail

program=$1
name=$(basename "$0" .sh)
place=$(mktemp -d)
processes=()

stop_all() {
  local process
  for process in "${processes[@]}"; do
    if kill "$process" 2>/dev/null; then wait "$process" 2>/dev/null || true; fi
  done
  rm -rf "$place"
}
trap stop_all EXIT

fail() {
  printf "servertest, $name: %s\n" "$@" >&2
  exit 1
}

# check WHAT EXPECTED FOUND
check() {
  [ "$2" = "$3" ] || fail "$1: expected $2, found $3"
}

# serve [OPTIONS]: starts a server with the records in $place/data. Its address is in $address, its port in
# $port, its process in $server; its standard error is appended to $place/log.
serve() {
  rm -f "$place/address"
  mkfifo "$place/address"
  "$program" serve --port 0 --json --data "$place/data" "$@" >"$place/address" 2>>"$place/log" &
  server=$!
  processes+=("$server")
  local said
  exec 3<"$place/address"
  read -r -t 60 said <&3 || fail "the server did not begin to listen: $(cat "$place/log")"
  address=$(sed -n 's/.*"address":"\([^"]*\)".*/\1/p' <<<"$said")
  port=${address##*:}
}

# status URL [OPTIONS OF CURL]: the status of the answer; 000 without one.
status() {
  local url=$1
  shift
  curl --silent --output /dev/null --max-time 30 --write-out '%{http_code}' "$@" "$url" || true
}

# credentials USER PASSWORD: the body of a log-in.
credentials() { printf '{"user":"%s","password":"%s"}' "$1" "$2"; }

# post URL BODY [OPTIONS OF CURL]: the status of the answer.
post() {
  local url=$1 body=$2
  shift 2
  status "$url" -H 'Content-Type: application/json' --data "$body" "$@"
}

# check_refused WHAT URL BODY [OPTIONS OF CURL]: a wrong password is refused. On a slow machine the time after
# the last one may be over; then the next is, whose time is twice as long.
check_refused() {
  local what=$1 found
  shift
  found=$(post "$@")
  if [ "$found" = 401 ]; then found=$(post "$@"); fi
  check "$what" 429 "$found"
}

# register URL USER [OPTIONS OF CURL]: makes an account with the password "password of USER".
register() {
  local url=$1 user=$2
  shift 2
  local profile='{"name":"Cat","age":3,"shortDescription":"","extendedDescription":""}'
  local body="{\"user\":\"$user\",\"password\":\"password of $user\",\"profile\":$profile}"
  check "an account for $user" 200 "$(post "$url/profile/register" "$body" "$@")"
}

# certificate NAME: makes $place/NAME.pem and $place/NAME.key, for localhost and 127.0.0.1.
certificate() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
    -subj "/CN=$1" -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' \
    -keyout "$place/$1.key" -out "$place/$1.pem" 2>/dev/null
}

# free_port: a port on which nobody listens.
free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

# until_true WHAT COMMAND...: tries for ten seconds.
until_true() {
  local what=$1 try
  shift
  for try in $(seq 100); do
    if "$@" >/dev/null 2>&1; then return; fi
    sleep 0.1
  done
  fail "$what"
}

# pictures_and_events URL CREDENTIALS: large pictures and the stream of events pass what stands before the server, which
# is asked with the options of `through`.
pictures_and_events() {
  local url=$1 right=$2 token session
  # A picture of nearly 5 MiB reaches the server, which says that it is none.
  token=$(curl --silent "${through[@]}" --interface 127.0.0.2 -H 'Content-Type: application/json' \
    --data "$right" "$url/login" | sed -n 's/.*"token":"\([0-9a-f]*\)".*/\1/p')
  session=(-H "Authorization: Bearer $token")
  head -c 5000000 /dev/urandom >"$place/noise.jpg"
  check 'a large picture' 409 "$(status "$url/profile/upload-image" "${through[@]}" "${session[@]}" \
    -F "imageFile=@$place/noise.jpg;type=image/jpeg")"

  # Events come at once.
  curl --silent --no-buffer "${through[@]}" "${session[@]}" -H 'Accept: text/event-stream' \
    --max-time 20 "$url/events" >"$place/events" &
  processes+=("$!")
  until_true 'the stream does not begin' grep -q welcome "$place/events"
}
