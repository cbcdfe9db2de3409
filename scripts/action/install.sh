#!/usr/bin/env bash
# Puts the program into FOLDER, unless the cache has brought it, and FOLDER/bin into the path of later steps. A
# tarball that has not the checksum is not unpacked.
set -euo pipefail
echo "$FOLDER/bin" >>"$GITHUB_PATH"
if "$FOLDER/bin/journey" --version >/dev/null 2>&1; then
  echo "journey $("$FOLDER/bin/journey" --version), from the cache"
  exit 0
fi

# fetch ADDRESS FILE: an address, or a path.
fetch() {
  if [ -e "$1" ]; then cp "$1" "$2"; else curl --fail --silent --show-error --location --retry 3 --output "$2" "$1"; fi
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fetch "$ARCHIVE" "$folder/archive"
if [ -z "$CHECKSUM" ]; then
  fetch "$ARCHIVE.sha256" "$folder/sum"
  CHECKSUM=$(cut -d ' ' -f 1 "$folder/sum")
fi
echo "$CHECKSUM  $folder/archive" | sha256sum --quiet --check ||
  { echo "::error title=journey::the checksum of $ARCHIVE is wrong"; exit 1; }
rm -rf "$FOLDER"
mkdir -p "$FOLDER"
tar -C "$FOLDER" --strip-components 1 -xJf "$folder/archive"
echo "journey $("$FOLDER/bin/journey" --version)"
