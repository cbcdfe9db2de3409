/// A place in a text, counted from 1; a column is a Unicode scalar.
struct TOMLPlace: Hashable, Sendable {
  var line: Int
  var column: Int

  static let start = TOMLPlace(line: 1, column: 1)

  /// Goes over one scalar.
  mutating func pass(_ scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  /// The place that is `other` in a text which itself begins here.
  func then(_ other: TOMLPlace) -> TOMLPlace {
    other.line <= 1
      ? TOMLPlace(line: line, column: column + max(1, other.column) - 1)
      : TOMLPlace(line: line + other.line - 1, column: max(1, other.column))
  }
}
