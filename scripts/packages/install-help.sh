#!/usr/bin/env bash
# Puts the manual page and the completions of a program where `man` and the shells look for them, made of what
# the program says of its commands:
#
#   install-help.sh PROGRAM SHARE
#
# ZSH_FUNCTIONS is the folder of functions below SHARE/zsh; Debian's packages have another than /usr/local.
set -euo pipefail
program=$1
share=$2
name=$(basename "$program")
page=$(mktemp)
trap 'rm -f "$page"' EXIT

# put PATH COMMAND...: what the command prints is the file.
put() {
  local path=$1
  shift
  "$@" >"$page"
  # A completion is read by a shell that runs already.
  sed -i '1{/^#!/d}' "$page"
  [ -s "$page" ] || { echo "install-help: '$*' printed nothing" >&2; exit 1; }
  install -D -m 0644 "$page" "$path"
}

put "$share/man/man1/$name.1" "$program" manual
put "$share/bash-completion/completions/$name" "$program" --generate-completion-script bash
put "$share/zsh/${ZSH_FUNCTIONS:-site-functions}/_$name" "$program" --generate-completion-script zsh
put "$share/fish/vendor_completions.d/$name.fish" "$program" --generate-completion-script fish
