#!/bin/bash
# A counter in bash: + counts, r begins anew, a click on [ Add ] counts, q quits.
count=0
saved=$(stty -g)
stty raw -echo
printf '\e[?1049h\e[?1000h\e[?1006h'
trap 'draw' WINCH

draw() {
  local rows columns
  read -r rows columns < <(stty size)
  printf '\e[H\e[2JTally\e[2;1HCount: %s\e[4;3H[ Add ]\e[6;1HSize: %sx%s' "$count" "$columns" "$rows"
}

# ESC [ < button ; column ; row and M for a press, m for a release
mouse() {
  local report='' byte
  while IFS= read -rsn 1 byte; do
    case $byte in [Mm]) break ;; esac
    report+=$byte
  done
  IFS=';' read -r button column row <<<"${report#'[<'}"
  [ "$byte$button" = M0 ] && [ "$row" = 4 ] && [ "$column" -le 9 ] && count=$((count + 1))
}

draw
while IFS= read -rsn 1 key; do
  case $key in
    +) count=$((count + 1)) ;;
    r) count=0 ;;
    q) break ;;
    $'\e') mouse ;;
  esac
  draw
done
printf '\e[?1006l\e[?1000l\e[?1049l'
stty "$saved"
