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
  abook aerc aewan alot alpine alpine-pico amfora angband aptitude aspell aspell-en backupninja bastet
  beav bmon bvi byobu calcurse cataclysm-dda-curses cdargs cdw ceni cgdb chroma-curses clex
  cmake-curses-gui cmus cplay-ng cpm crawl cscope cwcp dav-text deluge-console dialog dselect dte duc-nox
  efte elinks elvish emacs-nox epic5 ettercap-text-only fdclone fdisk fdupes finch fp-ide fte-terminal
  fzf fzy gdisk gdu gearhead git gnuit goaccess gtypist hachoir hexedit hledger-ui hnb ht htop info
  iptraf-ng ipython3 irssi iselect jed joe jqp kakoune kconfig-frontends le lf lfm libcdk5-dev
  libcdk5-doc libcurses-ui-perl lifelines links litecli lnav lynx mc mcabber mercurial mg micro mikmod
  minicom mitmproxy moc module-assistant moon-buggy most mp3blaster mpd multitail mutt nano nbsdgames
  ncdc ncdu ncmpc ncmpcpp ncurses-examples ncurses-hexedit ne neomutt newsboat nnn notmuch nsnake nvi
  pagemon partimage peco percol pick pilot pinentry-curses pinfo powertop pppconfig procps profanity pspg
  ptpython python-urwid-doc python3-pudb python3-urwid ranger ripasso-cursive rolo rtorrent s-tui sc
  screen sfeed shed slrn smenu sngrep sqlite3 taskwarrior termshark testdisk the tig tilde tina tmux
  trader tshark tudu tweak uftrace ugrep upass vbindiff vfu vifm vile vim vis visidata vit vitetris w3m
  weechat-curses whiptail wordgrinder wyrd xwpe yapet ytree zile
)
scripts/deps.sh "${packages[@]}"

files=("$folder/Programs")
if [ $# -gt 0 ]; then
  files=()
  for program in "$@"; do files+=("$folder/Programs/$program.journey.yaml"); done
fi
JOURNEY_SNAPSHOTS=record "$journey" run "${files[@]}" --snapshots "$folder/Screens"
