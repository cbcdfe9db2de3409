import Terminal

/// The text of an area in rows: broken between words where a line is longer than its room.
///
/// Indexes count clusters. The blanks at a break stay on the row before, beyond its edge if need be,
/// so that every cluster is on exactly one row.
struct TextRows: Equatable {
  /// At least one; a row leaves out the line end behind it.
  let ranges: [Range<Int>]
  private let widths: [Int]
  private let columns: Int

  init(_ characters: [Character], columns: Int) {
    let columns = max(1, columns)
    self.columns = columns
    widths = characters.map {
      $0.isNewline ? 0 : $0.isASCII ? 1 : DisplayWidth.of($0)
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 0...characters.count
    where index == characters.count || characters[index].isNewline {
      let isBlank = { characters[$0] == " " }
      ranges += Self.broken(start..<index, widths, isBlank, columns)
      start = index + 1
    }
    self.ranges = ranges
  }

  /// One line in rows.
  private static func broken(
    _ line: Range<Int>, _ widths: [Int], _ isBlank: (Int) -> Bool, _ columns: Int
  ) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, afterBlank, x) = (line.lowerBound, line.lowerBound, 0)
    for index in line {
      if isBlank(index) {
        afterBlank = index + 1
      } else {
        while x + widths[index] > columns, index > start {
          let end = afterBlank > start ? afterBlank : index
          rows.append(start..<end)
          start = end
          x = widths[start..<index].reduce(0, +)
        }
      }
      x += widths[index]
    }
    return rows + [start..<line.upperBound]
  }

  /// The row that a caret stands on; between two rows of a line, the second.
  func row(of caret: Int) -> Int {
    max(0, (ranges.firstIndex { $0.lowerBound > caret } ?? ranges.count) - 1)
  }

  /// How far from the left edge a caret stands: at most behind the last column.
  func column(of caret: Int) -> Int {
    min(columns, width(of: ranges[row(of: caret)].lowerBound..<caret))
  }

  /// The last place of a caret on a row; that behind the blank of a break is on the next one.
  func end(of row: Int) -> Int {
    let range = ranges[row]
    let isBroken = row + 1 < ranges.count && ranges[row + 1].lowerBound == range.upperBound
    return isBroken ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }

  /// The place on a row whose edge is nearest to a column; rows beyond the text count as its ends.
  func index(row: Int, column: Int) -> Int {
    if row < 0 { return 0 }
    guard row < ranges.count else { return ranges.last?.upperBound ?? 0 }
    var x = 0
    let end = end(of: row)
    for index in ranges[row].lowerBound..<end {
      if column < x + (widths[index] + 1) / 2 { return index }
      x += widths[index]
    }
    return end
  }

  private func width(of range: Range<Int>) -> Int { widths[range].reduce(0, +) }
}
