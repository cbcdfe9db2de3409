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
  alpine aptitude calcurse clex cmus dialog dselect elinks emacs-nox fdisk finch fzf gdu git hexedit hnb htop
  irssi jed joe le lf links lnav lynx mc micro minicom mp3blaster mutt nano ncdu ne neomutt newsboat nnn pinfo
  procps profanity ranger sc tig tilde tmux vifm w3m weechat-curses whiptail wordgrinder ytree
)
scripts/deps.sh "${packages[@]}"

files=("$folder/Programs")
if [ $# -gt 0 ]; then
  files=()
  for program in "$@"; do files+=("$folder/Programs/$program.journey.yaml"); done
fi
JOURNEY_SNAPSHOTS=record "$journey" run "${files[@]}" --snapshots "$folder/Screens"
