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
    let range = range.clamped(to: 0..<surface.size.columns)
    characters.reserveCapacity(range.count)
    columns.reserveCapacity(range.count)
    // Between two lone cells a character always ends: the row is cut there, and most pieces are one
    // cell.
    var (start, count, endsLone) = (range.lowerBound, 0, true)
    for x in range {
      let cell = surface[x, y]
      if cell.isEmpty { continue }
      let isLone = cell.isLone
      if isLone, endsLone {
        append(surface, start..<x, cells: count)
        (start, count) = (x, 0)
      }
      count += 1
      endsLone = isLone
    }
    append(surface, start..<range.upperBound, cells: count)
  }

  /// - Parameter count: how many of the cells hold text.
  private mutating func append(_ surface: Surface, _ range: Range<Int>, cells count: Int) {
    guard count > 0 else { return }
    let first = surface[range.lowerBound, y]
    if count == 1, let scalar = first.scalar, scalar.isLone {
      characters.append(Character(scalar))
      columns.append(range.lowerBound..<range.lowerBound + max(1, Int(first.width)))
    } else {
      appendClusters(surface, range)
    }
  }

  /// Cells whose scalars may join.
  private mutating func appendClusters(_ surface: Surface, _ range: Range<Int>) {
    var text = ""
    var column: [Int] = []
    for x in range {
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
