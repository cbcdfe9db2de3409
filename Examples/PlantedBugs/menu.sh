#!/bin/bash
# A menu of a shop, in bash. `menu.sh BUG` plants one bug, `menu.sh none` has none of them.

bug=${1:-none}
items=(Tea Coffee Juice Water)
counts=(0 0 0 0)
row=0
message=
entry=
state=menu
saved=$(stty -g)

finish() {
  printf '\e[?1049l'
  if [[ $bug != menu-cursor || $state != ask ]]; then printf '\e[?25h'; fi
  if [[ $bug != menu-echo || $state != leave ]]; then stty "$saved"; fi
}

begin() {
  stty -echo -icanon -isig -ixon min 1 time 0
  printf '\e[?1049h\e[?25l\e[2J'
}

line() { printf '\e[%d;1H\e[K%s' "$1" "${2:0:$columns}"; }

draw() {
  local size
  size=$(stty size) rows=${size% *} columns=${size#* }
  if (( rows < 11 || columns < 20 )); then printf '\e[2J\e[Htoo small'; return; fi
  line 1 "Shop"
  local index
  for index in "${!items[@]}"; do
    local mark=' '
    if (( index == row )); then mark='>'; fi
    line $((3 + index)) "$mark ${items[index]}: ${counts[index]}"
  done
  line 8 "$message"
  case $state in
    number) line 9 "How many: $entry" ;;
    ask) line 9 "Leave the shop? (y/n)" ;;
    *) line 9 "" ;;
  esac
  line "$((rows - 1))" ""
  line "$rows" "j Down  k Up  n Number  + One more  u Undo  x Leave  q Quit"
}

set_number() {
  if [[ -n $entry ]]; then
    undo=${counts[row]} undone=$row
    if [[ $bug == menu-octal ]]; then
      # A number with a leading 0 is octal, and 8 is none of its digits.
      counts[row]=$(($entry + 0)) || exit 3
    else
      counts[row]=$((10#$entry))
    fi
  fi
  state=menu
}

trap finish EXIT
trap 'exit 0' TERM HUP
trap 'printf "\e[2J"; draw' WINCH
trap 'begin; draw' CONT
undo= undone=
begin
while true; do
  draw
  # With a limit, bash waits in a call that signals interrupt; else it tells of another size only after a key.
  IFS= read -r -d '' -n 1 -t 100000 key || { (( $? > 128 )) && continue; exit 0; }
  if [[ $key == $'\e' ]]; then
    key=escape
    while IFS= read -r -d '' -n 1 -t 0.02 more; do
      if [[ $more == [A-Za-z~] ]]; then key=other; break; fi
    done
  fi
  message=
  case $state:$key in
    menu:q | menu:$'\x03') exit 0 ;;
    menu:j) if (( row < 3 )) || [[ $bug == menu-below ]]; then row=$((row + 1)); fi
      if (( row > 4 )); then kill -SEGV $$; fi ;;
    menu:k) if (( row > 0 )); then row=$((row - 1)); fi ;;
    menu:n) state=number entry= ;;
    menu:+) if (( row > 3 )); then continue; fi
      undo=${counts[row]} undone=$row counts[row]=$((counts[row] + 1)) ;;
    menu:u) if [[ -n $undone ]]; then
        if [[ $bug == menu-undo ]]; then counts[row]=0; else counts[undone]=$undo; fi
        undone=
      fi ;;
    menu:x) state=ask ;;
    menu:$'\x0c') printf '\e[2J' ;;
    number:$'\n' | number:$'\r') set_number ;;
    number:escape) state=menu ;;
    number:$'\x7f') entry=${entry%?} ;;
    number:[0-9]) if (( ${#entry} < 4 )); then entry+=$key; fi ;;
    ask:y) if [[ $bug == menu-echo ]]; then state=leave; fi; exit 0 ;;
    ask:n | ask:escape) state=menu ;;
  esac
done
