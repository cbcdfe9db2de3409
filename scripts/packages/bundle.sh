#!/usr/bin/env bash
# Puts a program into a folder with the libraries that not every system has, so that it runs where glibc
# is new enough:
#
#   bundle.sh PROGRAM FOLDER
#
# FOLDER/bin has the program, FOLDER/lib the libraries, FOLDER/licences what their packages say of their
# licences, and FOLDER/PLATFORM the platform as wheels name it, as manylinux_2_36_x86_64: the newest glibc that
# the program or a library asks for.
set -euo pipefail
program=$1
folder=$2
name=$(basename "$program")

# Those of glibc itself, and those that each system with such a glibc has. The libraries that programs load
# when they need them, as libcurl, ask for the system's own libcrypto, libz and libstdc++, so that another one
# in front of them would break them.
is_of_the_system() {
  case $1 in
    linux-vdso.* | ld-linux* | libc.so.* | libm.so.* | libdl.so.* | librt.so.* | libpthread.so.* | libresolv.so.*) ;;
    libgcc_s.so.* | libstdc++.so.* | libz.so.* | libcrypto.so.3) ;;
    *) return 1 ;;
  esac
}

mkdir -p "$folder/bin" "$folder/lib" "$folder/licences"
install -m 0755 "$program" "$folder/bin/$name"
strip "$folder/bin/$name"
while read -r library _ path _; do
  case $library in /*) continue ;; esac
  is_of_the_system "$library" && continue
  [ -e "$path" ] || { echo "bundle: $name needs $library, which is not here" >&2; exit 1; }
  install -m 0755 "$path" "$folder/lib/$library"
  patchelf --set-rpath '$ORIGIN' "$folder/lib/$library"
  # The file belongs to a package by its name without links.
  package=$(dpkg-query -S "$(readlink -f "$path")" "$path" 2>/dev/null | head -n 1 | cut -d : -f 1) || true
  if [ -n "$package" ] && [ -e "/usr/share/doc/$package/copyright" ]; then
    install -m 0644 "/usr/share/doc/$package/copyright" "$folder/licences/$package"
  fi
done < <(ldd "$program")
patchelf --set-rpath '$ORIGIN/../lib' "$folder/bin/$name"

glibc=$(find "$folder/bin" "$folder/lib" -type f -exec objdump -T {} + |
  grep -oE 'GLIBC_[0-9]+\.[0-9]+' | cut -d _ -f 2 | sort -uV | tail -n 1)
[ -n "$glibc" ] || { echo "bundle: $name asks for no glibc" >&2; exit 1; }
echo "manylinux_${glibc/./_}_$(uname -m)" >"$folder/PLATFORM"
