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
rm -f "$output"/*.tar.xz "$output"/*.tar.xz.sha256

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
  archive "$name"
}

# archive NAME: the folder of this name as a tarball, with its checksum.
archive() {
  tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$moment" \
    --use-compress-program='xz -T0 -6' -cf "$output/$1.tar.xz" "$1"
  (cd "$output" && sha256sum "$1.tar.xz" >"$1.tar.xz.sha256" && ls -l "$1.tar.xz")
}

# carry PACKAGE PROGRAM: the same tarball for older systems: it carries glibc too, and its loader, which a script
# in bin/ starts.
carry() {
  local package=$1 program=$2 library path
  local name=$package-$version-linux-$(uname -m)
  local root=$folder/$name-older
  mv "$folder/$name" "$root"
  mkdir "$root/libexec"
  mv "$root/bin/$program" "$root/libexec/$program"
  while read -r path; do
    library=$(basename "$path")
    [ -e "$root/lib/$library" ] && continue
    install -m 0755 "$(readlink -f "$path")" "$root/lib/$library"
  done < <(ldd "$installed/bin/$program" | grep -oE '/[^ ]+')
  for library in libc6 libstdc++6 libgcc-s1 zlib1g; do
    [ -e "/usr/share/doc/$library/copyright" ] || continue
    install -m 0644 "/usr/share/doc/$library/copyright" "$root/share/doc/$package/licences/$library"
  done
  cat >"$root/bin/$program" <<SCRIPT
#!/bin/sh
# Starts the program with the loader and the C library that lie beside it.
root=\$(cd "\$(dirname "\$(readlink -f "\$0")")/.." && pwd)
exec "\$root"/lib/ld-linux-*.so.* --argv0 PROGRAM --library-path "\$root/lib" "\$root/libexec/$program" "\$@"
SCRIPT
  sed -i "s/--argv0 PROGRAM/--argv0 $program/" "$root/bin/$program"
  chmod 0755 "$root/bin/$program"
  echo 'carries glibc'
  archive "$name-older"
}

pack moggy moggy man/man1/moggy.1 bash-completion/completions/moggy zsh/site-functions/_moggy \
  fish/vendor_completions.d/moggy.fish moggy
pack journey-kit journey man/man1/journey.1 bash-completion/completions/journey zsh/site-functions/_journey \
  fish/vendor_completions.d/journey.fish journey-kit
carry journey-kit journey
