#!/usr/bin/env bash
# role-screens.sh JOURNEY [PROGRAM…]: records the screens of Tests/RoleScreens anew, of all programs or of some.
#
# The labels beside them stay. Programs show times and paths, so look through the labels where git shows a
# changed screen.
set -euo pipefail
cd "$(dirname "$0")/.."

journey=${1:?the program journey}
shift
folder=Tests/RoleScreens
packages=(
  alpine aptitude calcurse dialog elinks emacs-nox fdisk fzf git htop irssi joe links lynx mc mutt nano ncdu
  newsboat nnn procps ranger tig tmux vifm weechat-curses whiptail
)
scripts/deps.sh "${packages[@]}"

files=("$folder/Programs")
if [ $# -gt 0 ]; then
  files=()
  for program in "$@"; do files+=("$folder/Programs/$program.journey.yaml"); done
fi
JOURNEY_SNAPSHOTS=record "$journey" run "${files[@]}" --snapshots "$folder/Screens"
