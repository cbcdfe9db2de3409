# A bare Debian in a folder, for tests to break; sourced by them. It needs root and debootstrap.
#
#   new_system RELEASE CACHE FOLDER   makes FOLDER a system as debootstrap leaves it, by a copy from CACHE
#   inside FOLDER COMMAND...          runs a command in it, with proc(5) and pseudo-terminals of its own
#   fetch FOLDER PACKAGE...           fetches package lists, and the archives that an installation will need

[ "$(id -u)" -eq 0 ] || { echo "$(basename "$0"): only root can make a system in a folder" >&2; exit 1; }

new_system() {
  local release=$1 cache=$2 folder=$3
  if ! [ -e "$cache/$release/.complete" ]; then
    rm -rf "${cache:?}/$release"
    mkdir -p "$cache"
    debootstrap --variant=minbase "$release" "$cache/$release" >"$cache/$release.log" 2>&1 ||
      { tail -n 20 "$cache/$release.log" >&2; return 1; }
    touch "$cache/$release/.complete"
  fi
  cp -a --reflink=auto "$cache/$release" "$folder"
  # The same way to the sources of packages as here.
  cp /etc/resolv.conf /etc/hosts "$folder/etc/" 2>/dev/null || true
}

inside() {
  local folder=$1
  shift
  # The mounts are gone with the command. What the caller has set stays outside, except for what reaches
  # a network.
  unshare --mount --fork --pid --kill-child /bin/bash -c '
    set -e
    mount -t proc proc "$0/proc"
    mount --bind /dev "$0/dev"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$0/dev/pts"
    [ "$(readlink "$0/dev/ptmx")" = pts/ptmx ] || mount --bind "$0/dev/pts/ptmx" "$0/dev/ptmx"
    exec chroot "$0" /usr/bin/env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "${@}"' "$folder" \
    ${https_proxy:+https_proxy="$https_proxy"} ${http_proxy:+http_proxy="$http_proxy"} "$@"
}

fetch() {
  local folder=$1
  shift
  inside "$folder" apt-get -qq update
  inside "$folder" apt-get -qq -y install --no-install-recommends --download-only "$@" >/dev/null
}

# timed WORDS COMMAND...: prints the seconds, and what was printed where it fails; keeps it in $log.
timed() {
  local words=$1 begin status=0
  shift
  begin=$(date +%s.%N)
  "$@" >"$log" 2>&1 || status=$?
  printf '%6.1f s  %s\n' "$(awk "BEGIN { print $(date +%s.%N) - $begin }")" "$words"
  [ "$status" -eq 0 ] && return
  cat "$log" >&2
  exit 1
}
