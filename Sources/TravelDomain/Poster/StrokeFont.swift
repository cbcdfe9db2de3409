import Foundation

/// A font of strokes with round ends, for pictures: Latin and Cyrillic letters, digits, and signs.
///
/// It is the project's own, drawn in ``table``. Letters with accents are put together from the letter and the
/// mark, as Unicode decomposes them (UAX #15, NFD). A character that the font lacks is drawn as an empty box, so
/// that nothing is lost in silence.
enum StrokeFont {
  /// A path of straight lines, in ems from the origin of its letter; x to the right, y up.
  typealias Line = [SIMD2<Double>]

  struct Glyph: Sendable, Equatable {
    /// Of the ink, without the room beside it.
    let width: Double
    let lines: [Line]
    /// The upper end of the ink, for a mark to stand on.
    let top: Double
  }

  /// The room between two letters, and the width of a blank.
  private static let (gap, blank) = (0.17, 0.3)
  /// The thickness of a stroke, as a part of the size: of a text, and of a heading.
  static let (plain, bold) = (0.085, 0.115)

  /// Returns the lines of a text, the first letter at the origin, for a size of 1.
  static func lines(_ text: String) -> [Line] { run(text).lines }

  /// Returns the width of a text for a size of 1.
  static func width(_ text: String) -> Double { run(text).width }

  /// Returns true if every character of the text has a form of its own.
  static func has(_ text: String) -> Bool {
    scalars(text).allSatisfy { isBlank($0) || glyphs[$0] != nil || marks[$0] != nil }
  }

  // MARK: - Setting
  private static func scalars(_ text: String) -> String.UnicodeScalarView {
    text.decomposedStringWithCanonicalMapping.unicodeScalars
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  private static func run(_ text: String) -> (lines: [Line], width: Double) {
    var lines: [Line] = []
    var x = 0.0
    // The letter that a mark stands on, and where that is.
    var base: (glyph: Glyph, x: Double)?
    let scalars = Array(scalars(text))
    for (index, scalar) in scalars.enumerated() {
      if let mark = marks[scalar] {
        guard let base else { continue }
        let place = SIMD2(
          base.x + (base.glyph.width - mark.width) / 2, mark.isBelow ? 0 : base.glyph.top)
        lines += mark.lines.map { line in line.map { $0 + place } }
      } else if isBlank(scalar) {
        (x, base) = (x + blank, nil)
      } else {
        let next = index + 1 < scalars.count ? marks[scalars[index + 1]] : nil
        let glyph = glyph(scalar, isDotless: next.map { !$0.isBelow } ?? false)
        lines += glyph.lines.map { line in line.map { $0 + SIMD2(x, 0) } }
        base = (glyph, x)
        x += glyph.width + gap
      }
    }
    return (lines, max(0, x - gap))
  }

  /// The dots of i and j make way for a mark.
  private static func glyph(_ scalar: Unicode.Scalar, isDotless: Bool) -> Glyph {
    let dotless: [Unicode.Scalar: Unicode.Scalar] = ["i": "ı", "і": "ı", "j": "ȷ"]
    return glyphs[isDotless ? dotless[scalar] ?? scalar : scalar] ?? missing
  }

  private static let missing = Glyph(
    width: 0.4,
    lines: [[SIMD2(0, 0), SIMD2(0, 0.7), SIMD2(0.4, 0.7), SIMD2(0.4, 0), SIMD2(0, 0)]], top: 0.7)

  // MARK: - The table
  private struct Mark: Sendable {
    let width: Double
    let lines: [Line]
    let isBelow: Bool
  }

  private static let glyphs: [Unicode.Scalar: Glyph] = {
    var glyphs: [Unicode.Scalar: Glyph] = [:]
    for row in table.split(separator: "\n") {
      let (names, width, lines) = read(row)
      let top = lines.joined().map(\.y).max() ?? 0
      let glyph = Glyph(width: width, lines: lines, top: top > 0.6 ? 0.7 : 0.5)
      for name in names { glyphs[name] = glyph }
    }
    return glyphs
  }()

  private static let marks: [Unicode.Scalar: Mark] = {
    var marks: [Unicode.Scalar: Mark] = [:]
    for row in markTable.split(separator: "\n") {
      let (names, width, lines) = read(row)
      let isBelow = (lines.joined().map(\.y).max() ?? 0) <= 0
      for name in names { marks[name] = Mark(width: width, lines: lines, isBelow: isBelow) }
    }
    return marks
  }()

  /// Reads `HНн 4.8 M0 0 L0 7`: characters of the same form or numbers of them, the width, and a path in
  /// tenths of an em with the commands M, L and Q of SVG.
  private static func read(_ row: Substring) -> ([Unicode.Scalar], Double, [Line]) {
    let words = row.split(separator: " ")
    var names = Array(words[0].unicodeScalars)
    if names.count == 6, words[0].hasPrefix("U+"),
      let number = UInt32(words[0].dropFirst(2), radix: 16)
    {
      names = Unicode.Scalar(number).map { [$0] } ?? []
    }
    let width = (words.count > 1 ? Double(words[1]) : nil) ?? 0
    var lines: [Line] = []
    var numbers: [Double] = []
    var command: Character = "M"
    for word in words.dropFirst(2) {
      var digits = word
      if let first = word.first, first.isLetter {
        (command, digits) = (first, word.dropFirst())
      }
      numbers.append((Double(digits) ?? 0) / 10)
      guard numbers.count == (command == "Q" ? 4 : 2) else { continue }
      add(command, numbers, to: &lines)
      numbers = []
    }
    return (names, width / 10, lines)
  }

  private static func add(_ command: Character, _ numbers: [Double], to lines: inout [Line]) {
    let point = SIMD2(numbers[numbers.count - 2], numbers[numbers.count - 1])
    guard command != "M", let last = lines.indices.last, let start = lines[last].last
    else { return lines.append([point]) }
    guard command == "Q" else { return lines[last].append(point) }
    let bend = SIMD2(numbers[0], numbers[1])
    let steps = 8
    lines[last] += (1...steps).map { step in
      let part = Double(step) / Double(steps)
      let (before, after) = (start + (bend - start) * part, bend + (point - bend) * part)
      return before + (after - before) * part
    }
  }
}
