import Terminal

/// One row of a screen as text that knows which columns each character takes.
///
/// A character of several cells, as a family of emoji, is one; canonically equal spellings (NFC and
/// NFD) are equal, as Swift compares characters.
struct ScreenRow {
  private(set) var characters: [Character] = []
  /// The columns of each character.
  private(set) var columns: [Range<Int>] = []

  /// - Parameter range: the columns to take; a wide character half inside counts.
  init(_ surface: Surface, y: Int, columns range: Range<Int>) {
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

  /// The columns of every place where `words` stands; places do not overlap.
  func ranges(of words: String) -> [Range<Int>] {
    let wanted = Array(words)
    guard !wanted.isEmpty, wanted.count <= characters.count else { return [] }
    var result: [Range<Int>] = []
    var start = 0
    while start + wanted.count <= characters.count {
      if characters[start..<start + wanted.count].elementsEqual(wanted) {
        result.append(columns[start].lowerBound..<columns[start + wanted.count - 1].upperBound)
        start += wanted.count
      } else {
        start += 1
      }
    }
    return result
  }
}
