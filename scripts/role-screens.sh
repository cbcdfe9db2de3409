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
  abook alpine amfora angband aptitude aspell aspell-en bastet byobu calcurse cdargs cdw clex cmus crawl
  cscope dialog dselect dte duc-nox elinks emacs-nox epic5 ettercap-text-only fdclone fdisk fdupes finch
  fp-ide fte-terminal fzf fzy gdisk gdu git gnuit goaccess gtypist hexedit hledger-ui hnb ht htop info
  iptraf-ng ipython3 irssi iselect jed joe kakoune kconfig-frontends le lf lfm links litecli lnav lynx mc
  mcabber mercurial micro mikmod minicom mitmproxy moc most mp3blaster multitail mutt nano ncdc ncdu ne
  neomutt newsboat nnn nsnake partimage peco percol pick pinentry-curses pinfo powertop procps profanity
  pspg ptpython python3-pudb ranger rtorrent s-tui sc screen smenu sqlite3 taskwarrior testdisk tig tilde
  tmux trader tudu tweak ugrep vfu vifm vim visidata vit vitetris w3m weechat-curses whiptail wordgrinder
  wyrd xwpe ytree zile
)
scripts/deps.sh "${packages[@]}"

files=("$folder/Programs")
if [ $# -gt 0 ]; then
  files=()
  for program in "$@"; do files+=("$folder/Programs/$program.journey.yaml"); done
fi
JOURNEY_SNAPSHOTS=record "$journey" run "${files[@]}" --snapshots "$folder/Screens"
