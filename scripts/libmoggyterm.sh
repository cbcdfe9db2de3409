#!/usr/bin/env bash
# Links the C library of the terminal out of modules that are built:
#
#   libmoggyterm.sh FOLDER TARGET
#
# FOLDER is where `swift build` has put them. TARGET gets lib, include and lib/pkgconfig, with a
# shared library and an archive. Swift's own libraries are linked in, so that neither building with the
# library nor running needs Swift, and only what the header declares can be seen from outside.
set -euo pipefail
folder=$(cd "${1:?the folder of the build}" && pwd)
mkdir -p "${2:?the folder of the library}"
target=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."

# The sources say which objects count: one of a file that is gone may still be there.
objects=()
for module in CPlatform Core Terminal VirtualTerminal CMoggyTerm MoggyTerm; do
  while IFS= read -r source; do
    objects+=("$folder/$module.build/$(basename "$source").o")
  done < <(find -L "Sources/$module" -name '*.swift' -o -name '*.c' | LC_ALL=C sort)
done

mkdir -p "$target/lib/pkgconfig" "$target/include"
library=$target/lib/libmoggyterm.so.1
map=$PWD/Sources/CMoggyTerm/moggyterm.map
swiftc -emit-library -static-stdlib -use-ld=lld "${objects[@]}" -o "$library" \
  -Xlinker -soname=libmoggyterm.so.1 -Xlinker "--version-script=$map" \
  -Xlinker --gc-sections -Xlinker --no-undefined -Xlinker --strip-all
ln -sf libmoggyterm.so.1 "$target/lib/libmoggyterm.so"

# The archive is one object, in which the parts of Swift's libraries that are needed are linked already.
# Its other names are made local, so that it goes together with other Swift code.
static=$(swiftc -static-stdlib -print-target-info |
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux
whole=$(mktemp)
trap 'rm -f "$whole"' EXIT
cc -nostdlib -r -o "$whole" "$static/$(uname -m)/swiftrt.o" "${objects[@]}" \
  -L "$static" -lswiftCore -lswift_StringProcessing -lswift_RegexParser -lswiftGlibc \
  -lswiftSynchronization -lswift_Concurrency -lswiftSwiftOnoneSupport -ldispatch -lBlocksRuntime
objcopy --strip-debug --wildcard --keep-global-symbol='moggyterm_*' "$whole"
rm -f "$target/lib/libmoggyterm.a"
ar rcsD "$target/lib/libmoggyterm.a" "$whole"

install -m 0644 Sources/CMoggyTerm/include/moggyterm.h "$target/include/moggyterm.h"
cat >"$target/lib/pkgconfig/moggyterm.pc" <<'EOF'
prefix=${pcfiledir}/../..
libdir=${prefix}/lib
includedir=${prefix}/include

Name: moggyterm
Description: A terminal emulator without a window
Version: 1
Libs: -L${libdir} -lmoggyterm
Libs.private: -lstdc++ -lm -lpthread -ldl
Cflags: -I${includedir}
EOF
