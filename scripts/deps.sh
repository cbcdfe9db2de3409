#!/usr/bin/env bash
# Checks for what the build needs, and installs Debian's packages that are missing.
#
#   deps.sh [PACKAGE...]   these packages too, which the build does without
set -euo pipefail

# ncurses-term has the terminfo entries of direct colour; tests compare screens with tmux, run programs
# of Python, compile examples in C, move the clock of a program by libfaketime, and check exports by
# xmllint of libxml2-utils. libchafa-dev does not ask for the headers of glib that its own include, and
# pkg-config tells the build where both are.
packages=(
  libncursesw5-dev libsqlite3-dev ncurses-base ncurses-term git make
  libspng-dev libturbojpeg0-dev libchafa-dev libglib2.0-dev pkg-config tmux python3 gcc
  libfaketime libxml2-utils xz-utils libcurl4-openssl-dev libssl-dev libyaml-dev zlib1g-dev
)
packages+=("$@")
oldest_swift=6.2

fail() {
  printf 'deps: %s\n' "$@" >&2
  exit 1
}

check_swift() {
  command -v swift >/dev/null ||
    fail "there is no 'swift' in PATH. Install Swift $oldest_swift or newer from https://www.swift.org/install/linux and put its usr/bin into PATH."
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$version" ] || fail "'swift --version' names no version; is $(command -v swift) the Swift compiler?"
  [ "$(printf '%s\n' "$oldest_swift" "$version" | sort -V | head -n 1)" = "$oldest_swift" ] ||
    fail "Swift $version is too old; $oldest_swift or newer is needed (https://www.swift.org/install/linux)."
}

# Prints the packages that are not installed, a line each.
missing_packages() {
  local package
  for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}\n' "$package" 2>/dev/null | grep -q '^install ok installed$' ||
      echo "$package"
  done
}

# Without Debian's package tools: only a look for the headers.
check_headers() {
  local header
  for header in curses.h sqlite3.h spng.h turbojpeg.h openssl/ssl.h zlib.h; do
    [ -e "/usr/include/$header" ] && continue
    fail "there is no /usr/include/$header, and this is not Debian, so it is not installed from here." \
      "Install the development files of ncurses (wide characters), SQLite 3, libspng, libturbojpeg, libcurl, zlib and OpenSSL, and the ncurses terminfo entries."
  done
  pkg-config --exists chafa libcurl yaml-0.1 2>/dev/null ||
    fail "pkg-config lacks 'chafa', 'libcurl' or 'yaml-0.1', and this is not Debian, so it is not installed from here." \
      "Install pkg-config and the development files of libchafa, glib 2, libcurl and libyaml."
}

install_packages() {
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || fail "missing: $*" "as root, run: apt-get install $*"
    as_root=(sudo)
  fi
  local get=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
  echo "deps: installing $*"
  # The list of packages may be missing or old; only then is it fetched.
  "${get[@]}" install --no-install-recommends "$@" </dev/null >/dev/null 2>&1 ||
    { "${get[@]}" update </dev/null && "${get[@]}" install --no-install-recommends "$@" </dev/null; } ||
    fail "apt-get could not install: $*" "as root, run: apt-get update && apt-get install $*"
}

check_swift
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  check_headers
  exit 0
fi
mapfile -t missing < <(missing_packages)
if [ "${#missing[@]}" -gt 0 ]; then install_packages "${missing[@]}"; fi
