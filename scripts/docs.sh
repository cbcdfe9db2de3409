#!/usr/bin/env bash
# Builds the articles of all catalogues, with the symbols of their modules, into one static site:
#
#   docs.sh BUILT SITE
#
# BUILT is where the modules have been built. A link of an article that leads nowhere is red. Any web server can serve the
# site, as `python3 -m http.server -d SITE`; DOCS_BASE is the path below which it is served, if not at `/`.
set -euo pipefail
built=$(cd "$1" && pwd)
mkdir -p "$2"
site=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."
base=${DOCS_BASE:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -n 1)
# The modules of C that the interfaces name.
checkouts=$built/../../checkouts
declare -A known
maps=()
while IFS= read -r map; do
  name=$(sed -n 's/^module \([A-Za-z0-9_]*\).*/\1/p' "$map" | head -n 1)
  [ -n "${known[$name]:-}" ] && continue
  known[$name]=$map
  maps+=(-Xcc "-fmodule-map-file=$(realpath "$map")")
done < <(find "$built/" -maxdepth 2 -name module.modulemap
  find Sources "$checkouts"/*/Sources -name module.modulemap)

# A warning about an article is red. Comments name symbols of other modules, which docc shows as code; and that
# a parameter has no words is a matter of taste.
status=0
archives=()
for catalogue in Sources/*/*.docc; do
  module=$(basename "$catalogue" .docc)
  symbols=$folder/symbols/$module
  mkdir -p "$symbols"
  swift symbolgraph-extract -module-name "$module" -I "$built/Modules" "${maps[@]}" -target "$target" \
    -minimum-access-level public -skip-inherited-docs -output-dir "$symbols" >"$folder/log" 2>&1 ||
    { cat "$folder/log" >&2; exit 1; }
  docc convert "$catalogue" --additional-symbol-graph-dir "$symbols" \
    --fallback-display-name "$module" --fallback-bundle-identifier "moggy.$module" \
    ${base:+--hosting-base-path "$base"} --transform-for-static-hosting \
    --output-path "$folder/$module.doccarchive" >"$folder/log" 2>&1 ||
    { cat "$folder/log" >&2; exit 1; }
  if grep -A 1 -E '^(warning|error): ' "$folder/log" | grep -B 1 -E '^ +--> .*\.md:' >"$folder/wrong"; then
    sed "s/^/docs: $module: /" "$folder/wrong" >&2
    status=1
  fi
  archives+=("$folder/$module.doccarchive")
done
docc merge "${archives[@]}" --synthesized-landing-page-name Moggy --output-path "$folder/site" >/dev/null

# The front page, which links to pages of the site alone.
sed "s|BASE|${base:+/$base}|g" scripts/front-page.html >"$folder/site/index.html"
while IFS= read -r link; do
  [ -e "$folder/site/$link/index.html" ] && continue
  echo "docs: the front page has a link that leads nowhere: $link" >&2
  status=1
done < <(grep -oE 'href="BASE/[^"#]+"' scripts/front-page.html | sed 's|href="BASE/||; s|/*"$||')
[ "$status" -eq 0 ] || exit "$status"
rm -rf "$site"
cp -R "$folder/site" "$site"
echo "$(find "$site" -name index.html | wc -l) pages, $(du -sm "$site" | cut -f 1) MB: $site"
