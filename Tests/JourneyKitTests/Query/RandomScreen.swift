import Core
import JourneyKit
import Terminal
import VirtualTerminal

/// Random screens and words, of all that makes finding hard: marks, wide characters, joiners,
/// flags, selectors, other spellings, blanks that were written and cells that were not, row ends.
struct RandomScreen {
  static let pieces = [
    "a", "b", "A", "k", "\u{212A}", ";", "\u{37E}", "1", " ", "  ", "x", "s", "ſ", "e", "é",
    "e\u{301}", "E\u{301}", "\u{301}", "\u{308}", "\u{C5}", "\u{212B}", "A\u{30A}", "日", "本", "ｶ",
    "カ\u{3099}", "ガ", "ﾞ", "한", "\u{1112}\u{1161}\u{11AB}", "\u{11A8}", "\u{200D}", "👩",
    "👨\u{200D}👩\u{200D}👧", "🇩🇪", "🇫🇷", "🇩", "👍", "👍🏽", "🏽", "❤", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}",
    "☎\u{FE0E}", "\u{FE0F}", "й", "и\u{306}", "Σ", "ς", "σ", "ß", "İ", "क\u{94D}ष", "क", "ﬁ",
    "\u{E33}", "ก", "\u{600}", "─", "│", "\u{E0B0}", "\u{200B}", "\u{AD}",
  ]

  var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func text(_ counts: ClosedRange<Int>) -> String {
    (0..<Int.random(in: counts, using: &random)).compactMap { _ in
      Self.pieces.randomElement(using: &random)
    }.joined()
  }

  /// Drawn in process, or shown by a terminal that goes on in the next row and may join clusters.
  mutating func screen(_ size: Size) -> Screen {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      var surface = Surface(size: size)
      for y in 0..<size.rows {
        let x = Int.random(in: -2..<size.columns, using: &random)
        surface.write(text(0...20), at: Point(x: x, y: y))
      }
      return Screen(surface: surface)
    case 1: return cells(size)
    default:
      let mode = Bool.random(using: &random) ? "\u{1B}[?2027h" : ""
      let rows = (0..<size.rows).map { _ in
        "\u{1B}[\(Int.random(in: 1...size.columns, using: &random))G\(text(0...16))"
      }
      return .shown(mode + rows.joined(separator: "\r\n"), size: size)
    }
  }

  /// Cells that no program could draw: empty ones, several characters in one, lone halves.
  private mutating func cells(_ size: Size) -> Screen {
    var surface = Surface(size: size)
    for y in 0..<size.rows {
      for x in 0..<size.columns where Bool.random(using: &random) {
        let width = Int.random(in: 0...2, using: &random)
        surface[x, y] = Cell(width == 0 ? "" : text(0...2), width: width)
      }
    }
    return Screen(surface: surface)
  }

  mutating func area(_ size: Size) -> Rect {
    if Bool.random(using: &random) { return Rect(size: size) }
    let x = Int.random(in: -1..<size.columns, using: &random)
    let y = Int.random(in: -1..<size.rows, using: &random)
    return Rect(
      x: x, y: y, columns: Int.random(in: 1...size.columns, using: &random),
      rows: Int.random(in: 1...size.rows, using: &random))
  }
}
