/// The list that `journey selftest` runs when it is given none: programs that every system has.
enum BuiltInFaults {
  static let yaml = #"""
    programs:
      é in two scalars: [sh, -c, "stty raw -echo; printf 'cafe\u0301 noir'; exec cat >/dev/null"]
      é in one scalar: [sh, -c, "stty raw -echo; printf 'caf\u00E9 noir'; exec cat >/dev/null"]
    claims:
      - truth: it is found once in one scalar
        steps: [{ expect: { that: "text \"caf\u00E9 noir\"", count: 1 } }]
      - truth: it is found once in two scalars
        steps: [{ expect: { that: "text \"cafe\u0301 noir\"", count: 1 } }]
      - lie: something like it is found
        saying: nothing on the screen
        steps: [{ expect: 'text "café noirx"' }]
    ---
    programs:
      wide characters: [sh, -c, "stty raw -echo; printf 'Tokyo 東京 日本語'; exec cat >/dev/null"]
    claims:
      - truth: they are found once
        steps: [{ expect: { that: 'text "東京 日本語"', count: 1 } }]
      - lie: one screen that was never recorded is right
        saying: missing
        steps: [{ snapshot: Fault/Word shown }]
    ---
    programs:
      prints its environment: [env]
    size: 80x24
    claims:
      - truth: language, time zone and terminal are its own
        steps:
          - expect: text "LANG=C.UTF-8"
          - expect: text "TZ=UTC"
          - expect: text "TERM=xterm-256color"
          - expect-end: 0
      - lie: the variables of this process are there
        saying: nothing on the screen
        steps: [{ expect: text "JOURNEY_SELFTEST_LEAK" }]
      - lie: it still runs
        saying: has ended with status 0
        steps: [{ press: x }]
    ---
    counts: 1
    programs:
      counts keys:
        - sh
        - -c
        - |
          stty raw -echo
          count=0
          while printf '\033[Hcount %d ' "$count"; do
            test "$(dd bs=1 count=1 2>/dev/null)" = q && exit 3
            count=$((count + 1))
          done
    claims:
      - truth: each key is seen when its act is done
        steps:
          - press: x
          - expect: text "count 1"
          - press: [x, x]
          - expect: text "count 3"
      - lie: the screen of before the key is still there
        saying: nothing on the screen
        steps: [{ press: x }, { expect: text "count 0" }]
      - lie: it has ended well
        saying: status 3
        steps: [{ press: q }, { expect-end: 0 }]
    """#
}
