#!/usr/bin/env bash
# Puts a program where it is installed, without the symbols that only a debugger needs:
#
#   install-program.sh PROGRAM TARGET
#
# With DEBUG_SYMBOLS=1 they go into TARGET.debug beside it, where gdb and lldb find them.
set -euo pipefail
program=$1
target=$2
install -D -m 0755 "$program" "$target"
strip "$target"
if [ "${DEBUG_SYMBOLS:-}" = 1 ]; then
  objcopy --only-keep-debug "$program" "$target.debug"
  chmod 0644 "$target.debug"
  (cd "$(dirname "$target")" && objcopy --add-gnu-debuglink="$(basename "$target").debug" "$(basename "$target")")
fi
