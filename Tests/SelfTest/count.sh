# Counts keys in bash alone; `q` quits.
settings=$(stty -g)
stty raw -echo
size=$(stty size)
draw() { printf '\033[Hcount %d \033[%d;1Hcount %d ' "$1" "${size% *}" "$1"; }
printf '\033[?1049h\033[2J'
count=0
draw 0
while IFS= read -rsN1 key && [ "$key" != q ]; do
  count=$((count + 1))
  draw "$count"
done
printf '\033[?1049l'
stty "$settings"
