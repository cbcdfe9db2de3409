#!/usr/bin/env bash
# Packs what `make install` and `make install-journey` have put into a folder, with the libraries that not every
# system has, as tarballs with checksums:
#
#   dist.sh INSTALLED OUTPUT
#
# A tarball is unpacked anywhere, and its bin/ put into PATH; nothing in it names the folder where it lies.
set -euo pipefail
installed=$1
output=$2
here=$(cd "$(dirname "$0")" && pwd)
version=$("$installed/bin/journey" --version)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$output"

# The same files give the same bytes, whenever they are packed.
moment=$(git -C "$here" log -1 --format=%ct 2>/dev/null || date +%s)

# pack PACKAGE PROGRAM SHARED...: a tarball of a program and of what it has below share/.
pack() {
  local package=$1 program=$2 shared
  shift 2
  local name
  name=$package-$version-linux-$(uname -m)
  local root=$folder/$name
  "$here/bundle.sh" "$installed/bin/$program" "$root"
  for shared in "$@"; do
    mkdir -p "$(dirname "$root/share/$shared")"
    cp -R "$installed/share/$shared" "$root/share/$shared"
  done
  mkdir -p "$root/share/doc/$package"
  cp "$here/../../LICENSE" "$here/../../CHANGELOG.md" "$root/share/doc/$package/"
  mv "$root/licences" "$root/share/doc/$package/"
  sed -n 's/^manylinux_\([0-9]*\)_\([0-9]*\)_.*/needs glibc \1.\2 or newer/p' "$root/PLATFORM"
  tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$moment" \
    --use-compress-program='xz -T0 -6' -cf "$output/$name.tar.xz" "$name"
  (cd "$output" && sha256sum "$name.tar.xz" >"$name.tar.xz.sha256" && ls -l "$name.tar.xz")
}

pack moggy moggy man/man1/moggy.1 bash-completion/completions/moggy zsh/site-functions/_moggy \
  fish/vendor_completions.d/moggy.fish moggy
pack journey-kit journey man/man1/journey.1 bash-completion/completions/journey zsh/site-functions/_journey \
  fish/vendor_completions.d/journey.fish journey-kit
