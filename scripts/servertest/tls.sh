#!/usr/bin/env bash
# TLS of the server's own, by curl and `openssl s_client`: versions, a new certificate while connections go
# on, and a bad one.
source "$(dirname "$0")/common.sh" "$@"

certificate first
cp "$place/first.pem" "$place/chain.pem"
cp "$place/first.key" "$place/key.pem"
serve --certificate "$place/chain.pem" --key "$place/key.pem"
check 'the address' https "${address%%:*}"
url=https://localhost:$port
check 'curl' 200 "$(status "$url/openapi.json" --cacert "$place/first.pem")"
check 'without TLS' 000 "$(status "http://localhost:$port/openapi.json")"

# connects OPTION...: whether the handshake comes to an end.
connects() {
  openssl s_client -connect "localhost:$port" -CAfile "$place/first.pem" -verify_return_error "$@" \
    </dev/null >"$place/session" 2>&1
}
connects -tls1_3 || fail 'no TLS 1.3'
connects -tls1_2 || fail 'no TLS 1.2'
if connects -tls1_1 -cipher 'ALL:@SECLEVEL=0'; then fail 'TLS 1.1 is spoken'; fi
connects -alpn h2,http/1.1 || fail 'no connection with ALPN'
grep -q 'ALPN protocol: http/1.1' "$place/session" || fail 'HTTP/1.1 is not chosen'

# A connection that says nothing more, while the certificate changes.
exec 4> >(openssl s_client -quiet -connect "localhost:$port" -CAfile "$place/first.pem" \
  >"$place/kept" 2>/dev/null)
printf 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n' >&4
until_true 'no answer on the connection' grep -q '"result":true' "$place/kept"

certificate second
cp "$place/second.pem" "$place/chain.pem"
# The key is not yet that of the certificate.
kill -HUP "$server"
until_true 'a bad pair is not told' grep -q 'is not that of the certificate' "$place/log"
check 'the old certificate' 200 "$(status "$url/health" --cacert "$place/first.pem")"
cp "$place/second.key" "$place/key.pem"
kill -HUP "$server"
until_true 'the new certificate is not used' \
  curl --fail --silent --cacert "$place/second.pem" "$url/health"
check 'the old certificate' 000 "$(status "$url/health" --cacert "$place/first.pem")"
: >"$place/kept"
printf 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n' >&4
until_true 'the connection was dropped' grep -q '"result":true' "$place/kept"
exec 4>&-

# Many handshakes that stop in the middle do not keep others out.
for _ in $(seq 600); do
  exec {silent}<>"/dev/tcp/127.0.0.1/$port" && printf '\026\003\001\000\310\001' >&"$silent"
done
check 'among 600 that stop' 200 "$(status "$url/health" --cacert "$place/second.pem")"
