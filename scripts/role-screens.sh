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
  abook alpine aptitude calcurse cdargs cdw clex cmus crawl cscope dialog dselect duc-nox elinks emacs-nox
  fdisk finch fzf gdu git gnuit goaccess gtypist hexedit hledger-ui hnb ht htop iptraf-ng irssi iselect jed
  joe kconfig-frontends le lf lfm links litecli lnav lynx mc mercurial micro mikmod minicom mitmproxy moc
  mp3blaster multitail mutt nano ncdc ncdu ne neomutt newsboat nnn nsnake pinentry-curses pinfo procps
  profanity pspg ptpython python3-pudb ranger s-tui sc smenu sqlite3 taskwarrior testdisk tig tilde tmux tudu
  vfu vifm vit vitetris w3m weechat-curses whiptail wordgrinder xwpe ytree
)
scripts/deps.sh "${packages[@]}"

files=("$folder/Programs")
if [ $# -gt 0 ]; then
  files=()
  for program in "$@"; do files+=("$folder/Programs/$program.journey.yaml"); done
fi
JOURNEY_SNAPSHOTS=record "$journey" run "${files[@]}" --snapshots "$folder/Screens"
