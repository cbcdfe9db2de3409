# Code of articles, for scripts that run it as it stands there; sourced by them.

# block ARTICLE LANGUAGE NUMBER: prints a block of code, counted from 1 for each language.
block() {
  awk -v fence="\`\`\`$2" -v wanted="$3" '
    $0 == "```" && inside { exit }
    inside { print; found = 1 }
    $0 == fence && ++count == wanted { inside = 1 }
    END { exit !found }' "$1" || { echo "$1 has no block $3 of $2" >&2; return 1; }
}
