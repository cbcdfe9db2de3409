#!/usr/bin/env bash
# Says where the program is put, under which key it is kept, and where its tarball is: folder, key and archive.
set -euo pipefail
machine=$(uname -m)
name=journey-kit-$VERSION-linux-$machine
{
  echo "folder=${RUNNER_TOOL_CACHE:-$RUNNER_TEMP}/$name"
  echo "key=$name"
  echo "archive=${ARCHIVE:-$RELEASES/v$VERSION/$name.tar.xz}"
} >>"$GITHUB_OUTPUT"
