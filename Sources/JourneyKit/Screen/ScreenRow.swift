import Terminal

/// One row of a screen as text that knows which columns each character takes.
///
/// A character of several cells, as a family of emoji, is one; canonically equal spellings (NFC and
/// NFD) are equal, as Swift compares characters.
struct ScreenRow {
  let y: Int
  private(set) var characters: [Character] = []
  /// The columns of each character.
  private(set) var columns: [Range<Int>] = []

  /// - Parameter range: the columns to take; a wide character half inside counts.
  init(_ surface: Surface, y: Int, columns range: Range<Int>) {
    self.y = y
    guard y >= 0, y < surface.size.rows else { return }
    var text = ""
    var column: [Int] = []
    for x in range.clamped(to: 0..<surface.size.columns) {
      let cell = surface[x, y]
      text += cell.text
      column += Array(repeating: x, count: cell.text.unicodeScalars.count)
    }
    var scalar = 0
    for character in text {
      let last = scalar + character.unicodeScalars.count - 1
      let end = column[last] + max(1, Int(surface[column[last], y].width))
      characters.append(character)
      columns.append(column[scalar]..<end)
      scalar = last + 1
    }
  }

  var text: String { String(characters) }

  /// Where matches stand, by the numbers of the characters.
  func ranges(_ matcher: TextMatcher) -> [Range<Int>] { matcher.ranges(in: characters) }

  /// The cells of some of the characters.
  func rect(_ range: Range<Int>) -> Rect {
    let start = columns[range.lowerBound].lowerBound
    return Rect(
      x: start, y: y, columns: columns[range.upperBound - 1].upperBound - start, rows: 1)
  }
}
