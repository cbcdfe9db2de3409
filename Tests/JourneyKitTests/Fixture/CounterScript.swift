import JourneyKit
import Terminal

/// A program that has nothing of ours: a shell script that counts, and speaks the inspection
/// protocol as any program in any language can.
enum CounterScript {
  /// `+` counts, `m` turns the mouse on and off, `q` quits, `r` quits and leaves the terminal as it
  /// is, `k` kills itself, `s` is silent from then on, `j` reports nonsense, `o` answers once as if it
  /// had an older size, Ctrl-Z stops it.
  static let text = #"""
    [ -n "$JOURNEY_INSPECT_FD" ] &&
      printf '{"protocol":1,"program":"counter"}\n' >&"$JOURNEY_INSPECT_FD"
    initial=$(stty -g)
    begin() { stty raw -echo susp undef; printf '\e[?1049h\e[?25l'; }
    begin
    trap 'draw' WINCH
    count=0 frame=0 mouse=l silent= old= late=
    restore() { printf '\e[?1002l\e[?1006l\e[0m\e[?25h\e[?1049l'; stty "$initial"; }
    draw() {
      read -r rows columns < <(stty size)
      [ -n "$old" ] && columns=1
      old=
      printf '\e[0m\e[H\e[2J[ Count ] %s\e[2;1H%sx%s\e[?25h\e[1;3H' "$count" "$columns" "$rows"
    }
    answer() {
      draw
      frame=$((frame + 1))
      printf '{"sync":%s,"frame":%s,"size":{"columns":%s,"rows":%s},"focus":"count",' \
        "$1" "$frame" "$columns" "$rows" >&"$JOURNEY_INSPECT_FD"
      printf '"cursor":{"x":2,"y":0},"focusOrder":["count"],"nodes":[' >&"$JOURNEY_INSPECT_FD"
      printf '{"id":"count","role":"button","label":"Count","traits":["focused"],' \
        >&"$JOURNEY_INSPECT_FD"
      printf '"value":"%s","frame":[0,0,9,1]}]}\n' "$count" >&"$JOURNEY_INSPECT_FD"
      behind='behind the mark'
      [ -n "$late" ] && count=$((count + 1)) behind="late $count"
      late=
      printf '\e]7373;frame;%s\a\e[2;1H%s' "$frame" "$behind"
    }
    key() {
      case $1 in
        +) count=$((count + 1)) ;;
        m) [ $mouse = l ] && mouse=h || mouse=l; printf '\e[?1002%s\e[?1006%s' $mouse $mouse ;;
        q) restore; printf 'bye %s\r\n' "$count"; exit 3 ;;
        r) exit 0 ;;
        k) kill -9 $$ ;;
        s) silent=1 ;;
        j) printf 'nonsense\n' >&"$JOURNEY_INSPECT_FD" ;;
        o) old=1 ;;
        l) late=1 ;;
        $'\x1a') restore; kill -TSTP $$; begin ;;
      esac
    }
    while IFS= read -r -d '\' chunk; do
      typed=${chunk%%$'\e_'*}
      request=${chunk##*$'\e_'}
      request=${request%$'\e'}
      case $typed in
        *'<0;'*M*) count=$((count + 1)) ;;
        *) for ((i = 0; i < ${#typed}; i++)); do key "${typed:i:1}"; done ;;
      esac
      [ -n "$silent" ] && continue
      case $request in
        'journey;sync;'*) answer "${request##*;}" ;;
        'journey;advance;'*) count=$((count + ${request##*;})) ;;
      esac
    done
    """#

  /// Runs the counter and ends with status 7 at SIGTERM, wherever it comes.
  ///
  /// The counter cannot do so itself: bash looks for signals before it reads, and one that comes between
  /// the look and the read waits for the next key. `wait` of dash looks with the signals blocked.
  private static let guardText = #"""
    initial=$(stty -g)
    exec 4<&0
    end() {
      kill -9 "$child"
      wait "$child"
      printf '\033[0m\033[?25h\033[?1049l'
      stty "$initial"
      exit 7
    }
    trap end TERM
    bash -c "$SCRIPT" <&4 &
    child=$!
    wait "$child"
    """#

  static let program = Program(
    "/bin/bash", arguments: ["-c", text],
    environment: Program.environment(home: "/nonexistent").merging(
      ["PATH": "/usr/bin:/bin"]) { $1 })

  @MainActor
  static func driver() -> ProcessDriver { ProcessDriver(program, size: Size(30, 4)) }

  /// One that ends in order at SIGTERM.
  @MainActor
  static func guardedDriver() -> ProcessDriver {
    var environment = program.environment
    environment["SCRIPT"] = text
    let guarded = Program("/bin/dash", arguments: ["-c", guardText], environment: environment)
    return ProcessDriver(guarded, size: Size(30, 4))
  }
}
