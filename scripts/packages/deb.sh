#!/usr/bin/env bash
# Builds the Debian packages, and fails where lintian has an error or a warning:
#
#   deb.sh OUTPUT
set -euo pipefail
mkdir -p "$1"
output=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
rm -f "$output"/*.deb
# Root owns the files in the packages, whoever builds them.
export DEB_RULES_REQUIRES_ROOT=no DEB_OUTPUT=$output
debian/rules clean
debian/rules binary
debian/rules clean
ls -l "$output"/*.deb
[ "$(id -u)" -ne 0 ] || as_root=--allow-root
lintian ${as_root:-} --fail-on error,warning "$output"/*.deb
