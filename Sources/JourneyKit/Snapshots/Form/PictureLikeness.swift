import Terminal

/// The rough colours of a picture that is drawn with blocks: the mean of each of four by three parts.
///
/// The libraries that draw pictures choose other glyphs from version to version, and colours that are
/// nearly the same. What they draw of one picture has nearly the same means; another picture has not.
public struct PictureLikeness: Hashable, Sendable {
  /// Red, green and blue from 0 to 15, part by part.
  private let levels: [UInt8]

  private static let parts = Size(4, 3)

  /// The greatest ``distance(to:)`` of two drawings of one picture.
  public static var threshold: Double { 0.06 }

  /// - Parameter cell: the cell at a column and a row of the picture; nil where something lies on it.
  init(_ size: Size, _ cell: (Int, Int) -> Cell?) {
    var sums = Array(repeating: (red: 0.0, green: 0.0, blue: 0.0, count: 0.0), count: 12)
    // Parts of cells, so that small pictures have all parts.
    for y in 0..<size.rows * Self.parts.rows {
      for x in 0..<size.columns * Self.parts.columns {
        guard let color = cell(x / Self.parts.columns, y / Self.parts.rows)?.meanColor
        else { continue }
        let part = y / size.rows * Self.parts.columns + x / size.columns
        sums[part].red += color.red
        sums[part].green += color.green
        sums[part].blue += color.blue
        sums[part].count += 1
      }
    }
    levels = sums.flatMap { sum in
      [sum.red, sum.green, sum.blue].map { UInt8(($0 / max(1, sum.count) * 15).rounded()) }
    }
  }

  /// Thirty-six hexadecimal digits.
  var digits: String { levels.map { String($0, radix: 16) }.joined() }

  init?(digits: some StringProtocol) {
    let levels = digits.compactMap { $0.hexDigitValue.map(UInt8.init) }
    guard levels.count == 36, digits.count == 36, digits.allSatisfy({ !$0.isUppercase })
    else { return nil }
    self.levels = levels
  }

  /// Returns the mean difference of the levels, from 0 to 1.
  public func distance(to other: PictureLikeness) -> Double {
    let sum = zip(levels, other.levels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(15 * levels.count)
  }
}

extension Cell {
  /// The mean colour of the cell; without colours, text is white on black.
  fileprivate var meanColor: (red: Double, green: Double, blue: Double) {
    let share = scalar.map(BlockGlyph.share) ?? 0.5
    let (text, paper) = (style.foreground.parts ?? (1, 1, 1), style.background.parts ?? (0, 0, 0))
    return (
      text.0 * share + paper.0 * (1 - share), text.1 * share + paper.1 * (1 - share),
      text.2 * share + paper.2 * (1 - share)
    )
  }
}

extension Color {
  /// Red, green and blue from 0 to 1, an indexed colour as xterm shows it; nil for the default.
  var parts: (Double, Double, Double)? {
    switch self {
    case .default: nil
    case .indexed(let index): XtermPalette.color(index).parts
    case .rgb(let red, let green, let blue):
      (Double(red) / 255, Double(green) / 255, Double(blue) / 255)
    }
  }
}

/// The block elements of Unicode (U+2580 to U+259F) as parts of a cell.
enum BlockGlyph {
  /// Returns the part of a cell that a glyph fills, from 0 to 1; a guess for any but a block.
  static func share(_ scalar: Unicode.Scalar) -> Double {
    if scalar == " " { return 0 }
    guard (0x2580...0x259F).contains(scalar.value) else { return 0.3 }
    let filled = (0..<64).filter { isFilled(scalar, x: $0 % 8, y: $0 / 8) }.count
    return Double(filled) / 64
  }

  /// Returns true where a block fills one of eight by eight parts of its cell.
  static func isFilled(_ scalar: Unicode.Scalar, x: Int, y: Int) -> Bool {
    let (left, top) = (x < 4, y < 4)
    switch scalar.value {
    case 0x2580: return top
    case 0x2581...0x2588: return y >= 8 - Int(scalar.value - 0x2580)
    case 0x2589...0x258F: return x < Int(0x2590 - scalar.value)
    case 0x2590: return !left
    case 0x2591: return (x + 2 * y) % 4 == 0
    case 0x2592: return (x + y) % 2 == 0
    case 0x2593: return (x + 2 * y) % 4 != 0
    case 0x2594: return y == 0
    case 0x2595: return x == 7
    case 0x2596: return left && !top
    case 0x2597: return !left && !top
    case 0x2598: return left && top
    case 0x2599: return left || !top
    case 0x259A: return left == top
    case 0x259B: return left || top
    case 0x259C: return !left || top
    case 0x259D: return !left && top
    case 0x259E: return left != top
    case 0x259F: return !left || !top
    default: return false
    }
  }
}
