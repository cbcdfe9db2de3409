#!/usr/bin/env bash
# Installs the built packages in a bare Debian 12, in which nothing of this project has ever been, and runs a
# journey of `less` there. Prints the seconds from the first installation on; package lists and archives are
# fetched before.
#
#   bare-debian.sh OUTPUT CACHE
set -euo pipefail
output=$(cd "$1" && pwd)
cache=$2
here=$(cd "$(dirname "$0")" && pwd)
. "$here/debian-system.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
log=$folder/log
echo "$(nproc) cores, load $(cut -d ' ' -f 1 /proc/loadavg)"

# total WORDS BEGIN: the seconds since the second BEGIN.
total() { printf '%6d s  %s in all; the goal is less than 30 s\n' $((SECONDS - $2)) "$1"; }

echo '== the Debian package'
system=$folder/deb
new_system bookworm "$cache" "$system"
cp "$output"/journey-kit_*.deb "$here/../../Examples/Journeys/less.journey.yaml" "$system/srv/"
deb=/srv/$(basename "$output"/journey-kit_*.deb)
fetch "$system" "$deb" less
begin=$SECONDS
timed "apt install ./$(basename "$deb") less" \
  inside "$system" apt-get -q -y install --no-install-recommends "$deb" less
timed 'journey run less.journey.yaml' inside "$system" journey run /srv/less.journey.yaml
grep -q '^1 passed' "$log" || { cat "$log" >&2; exit 1; }
total 'the Debian package' "$begin"
for file in man/man1/journey.1.gz journey-kit/journey.schema.json bash-completion/completions/journey \
  zsh/vendor-completions/_journey fish/vendor_completions.d/journey.fish; do
  [ -s "$system/usr/share/$file" ] || { echo "bare-debian: there is no $file" >&2; exit 1; }
done
moggy=/srv/$(basename "$output"/moggy_*.deb)
cp "$output"/moggy_*.deb "$system/srv/"
fetch "$system" "$moggy"
timed "apt install ./$(basename "$moggy")" \
  inside "$system" apt-get -q -y install --no-install-recommends "$moggy"
timed 'moggy places search Budapest' inside "$system" sh -c 'moggy places search Budapest | grep Budapest'

echo '== the wheel'
system=$folder/wheel
new_system bookworm "$cache" "$system"
mkdir "$system/srv/wheels"
cp "$output"/journey_kit-*.whl "$system/srv/wheels/"
fetch "$system" python3-venv less
python3 -m venv "$folder/venv"
# For the Python of Debian 12, whichever runs here.
"$folder/venv/bin/pip" download --quiet --disable-pip-version-check --only-binary :all: --python-version 3.11 \
  --dest "$system/srv/wheels" pytest
cat >"$system/srv/test_less.py" <<'TEST'
def test_less_shows_the_file(journey):
    app = journey.launch("less", "notes.txt", files={"notes.txt": "hello"})
    app.expect('text "hello"')
TEST
begin=$SECONDS
timed 'apt install python3-venv less' \
  inside "$system" apt-get -q -y install --no-install-recommends python3-venv less
timed 'python3 -m venv v; pip install journey-kit pytest' inside "$system" sh -c \
  'python3 -m venv /srv/v && /srv/v/bin/pip install --no-index --find-links /srv/wheels journey-kit pytest'
timed 'pytest test_less.py' inside "$system" /srv/v/bin/pytest /srv/test_less.py
grep -q '1 passed' "$log" || { cat "$log" >&2; exit 1; }
total 'the wheel' "$begin"

# run RELEASE TARBALL COMMAND PACKAGE...: a command in a bare system with these packages, where the tarball has been
# unpacked below /opt.
run() {
  local release=$1 tarball=$2 command=$3
  shift 3
  system=$folder/$release-$(basename "$tarball")
  new_system "$release" "$cache" "$system"
  fetch "$system" "$@"
  inside "$system" apt-get -qq -y install --no-install-recommends "$@" >"$log" 2>&1
  (cd "$output" && sha256sum --quiet -c "$(basename "$tarball").sha256")
  tar -C "$system/opt" -xf "$tarball"
  cp "$here/../../Examples/Journeys/less.journey.yaml" "$system/srv/"
  timed "$release, $(basename "$tarball"): $command" inside "$system" sh -c "$command"
  rm -rf "$system"
}

if ! ls "$output"/*.tar.xz >/dev/null 2>&1; then
  echo 'the tarballs: not run, as make dist has not built them'
  exit 0
fi
machine=$(uname -m)
for release in bookworm trixie; do
  run "$release" "$(ls "$output"/journey-kit-*-"$machine".tar.xz)" \
    '/opt/*/bin/journey run /srv/less.journey.yaml | grep "^1 passed"' less
  # moggy takes OpenSSL and libcurl of the system.
  run "$release" "$(ls "$output"/moggy-*-"$machine".tar.xz)" \
    '/opt/*/bin/moggy places search Budapest --data /srv/moggy | grep Budapest' libcurl4
done
run bullseye "$(ls "$output"/journey-kit-*-older.tar.xz)" \
  '/opt/*/bin/journey run /srv/less.journey.yaml | grep "^1 passed"' less
