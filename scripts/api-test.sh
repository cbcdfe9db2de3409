#!/usr/bin/env bash
# Has schemathesis, which nobody here wrote, try everything that the server's own description promises:
#
#   api-test.sh PROGRAM [OPTIONS OF SCHEMATHESIS]
#   api-test.sh --install       only fetches it, and fails where it cannot be had
#
# It starts `PROGRAM serve` on a free port with a folder that is gone afterwards. SCHEMATHESIS names one
# that is installed; else it is fetched from PyPI into .build/schemathesis.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$1
shift
version=4.32.5
environment=.build/schemathesis
tester=${SCHEMATHESIS:-$environment/bin/schemathesis}

fail() {
  printf 'api-test: %s\n' "$@" >&2
  exit 1
}

install_tester() {
  command -v python3 >/dev/null || fail "there is no python3; install python3 and python3-venv."
  if python3 -m venv "$environment" &&
    "$environment/bin/pip" --quiet install "schemathesis==$version"; then return; fi
  rm -rf "$environment"
  fail "schemathesis $version could not be installed: that takes python3-venv, and a network or an index of packages that pip knows." \
    "Where there is neither, install it elsewhere and name it: SCHEMATHESIS=/path/to/schemathesis make apitest"
}

[ -x "$tester" ] || install_tester
if [ "$program" = --install ]; then exit; fi

place=$(mktemp -d)
server=
stop() {
  if [ -n "$server" ] && kill "$server" 2>/dev/null; then wait "$server" || true; fi
  rm -rf "$place"
}
trap stop EXIT

# Without limits of how often: it asks thousands of times in a minute.
mkfifo "$place/address"
"$program" serve --port 0 --json --demo --unlimited --data "$place/data" >"$place/address" &
server=$!
# It tells its address when it listens; where it ends before, there is nothing to read.
exec 3<"$place/address"
read -r -t 60 said <&3 || fail "$program serve did not begin to listen."
address=$(sed -n 's/.*"address":"\([^"]*\)".*/\1/p' <<<"$said")
[ -n "$address" ] || fail "$program serve did not tell its address."

# post PATH JSON [OPTIONS OF CURL]
post() {
  local path=$1 body=$2
  shift 2
  curl --silent --show-error --fail-with-body -H 'Content-Type: application/json' "$@" \
    --data "$body" "$address$path"
}

account='"user":"tester","password":"a password"'
profile='{"name":"Tester","age":3,"shortDescription":"","extendedDescription":""}'
post /profile/register "{$account,\"profile\":$profile}" >"$place/registered"
token=$(post /login "{$account}" | sed -n 's/.*"token":"\([0-9a-f]*\)".*/\1/p')
[ -n "$token" ] || fail "the server gave no token."

# The cat that the description names as an example matches, and has been written to: so it stays.
session=(-H "Authorization: Bearer $token")
cat=$(curl --silent --show-error "${session[@]}" "$address/profiles" |
  grep -o '"uid":"[^"]*"' | head -n 1 | cut -d '"' -f 4)
post /relationships/set-superlike "{\"profileUid\":\"$cat\"}" "${session[@]}" >"$place/liked"
post "/messages/$cat/send" '{"text":"Hello"}' "${session[@]}" >"$place/sent"

# What it takes for the refusal of a request that breaks the rules: by itself it knows all of these but 413, 414
# and 431, with which a request is refused that is too long to be read.
printf '[checks.negative_data_rejection]\nexpected-statuses = [%s]\n' \
  '400, 401, 403, 404, 405, 406, 409, 413, 414, 415, 422, 428, 429, 431, "5xx"' >"$place/schemathesis.toml"

# test_paths OPTIONS: with all checks, but for those that are named.
test_paths() {
  "$tester" --config-file "$place/schemathesis.toml" run "$address/openapi.json" --header "Authorization: Bearer $token" \
    --checks all --request-timeout 10 --no-color "$@"
}

test_paths --exclude-path /logout --exclude-path /account/logout-everywhere \
  --exclude-path /profile/upload-image "$@"

# Now and then it takes a form for one without a picture that has one when it is sent: a real PNG in the field
# imageFile, which the server takes. So here it does not look whether wrong forms are refused; our own tests
# do.
test_paths --include-path /profile/upload-image --exclude-checks negative_data_rejection "$@"

# The session itself is ended by calls of their own, which are tried last.
test_paths --include-path /logout --include-path /account/logout-everywhere --exclude-checks positive_data_acceptance \
  --phases examples,coverage "$@"
kill -0 "$server" 2>/dev/null || fail "the server did not live through it."
