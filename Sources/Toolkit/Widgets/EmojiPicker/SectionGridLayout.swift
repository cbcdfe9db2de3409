/// Where the items of a grid in sections stand: a line for each heading, then rows of items.
///
/// Pure arithmetic over the sections, whatever the number of items.
struct SectionGridLayout {
  /// What a line holds.
  enum Line: Equatable {
    case heading(section: Int)
    case items(Range<Int>)
  }

  let counts: [Int]
  let columns: Int

  init(counts: [Int], columns: Int) {
    self.counts = counts
    self.columns = max(1, columns)
  }

  var count: Int { counts.reduce(0, +) }

  var lines: Int { counts.reduce(0) { $0 + 1 + rows($1) } }

  private func rows(_ count: Int) -> Int { (count + columns - 1) / columns }

  /// Nil beyond the last line.
  subscript(line: Int) -> Line? {
    var (line, first) = (line, 0)
    for (section, count) in counts.enumerated() {
      if line == 0 { return .heading(section: section) }
      if line <= rows(count) {
        let start = first + (line - 1) * columns
        return .items(start..<min(start + columns, first + count))
      }
      line -= 1 + rows(count)
      first += count
    }
    return nil
  }

  /// The line of an item.
  func line(of index: Int) -> Int {
    var (index, top) = (index, 0)
    for count in counts {
      if index < count { return top + 1 + index / columns }
      index -= count
      top += 1 + rows(count)
    }
    return max(0, top - 1)
  }

  /// The offset nearest to `offset` with which an item shows; the first of a section with its
  /// heading.
  func offset(showing index: Int, from offset: Int, visible: Int) -> Int {
    let line = line(of: index)
    let top = line > 0 && isHeading(line - 1) && visible > 1 ? line - 1 : line
    var result = offset
    if line >= result + visible { result = line + 1 - visible }
    if top < result { result = top }
    return min(max(0, result), max(0, lines - visible))
  }

  private func isHeading(_ line: Int) -> Bool {
    if case .heading = self[line] { return true }
    return false
  }

  /// The item that a move leads to.
  func target(_ move: ListMove, from index: Int, page: Int) -> Int {
    let last = max(0, count - 1)
    switch move {
    case .left: return max(0, index - 1)
    case .right: return min(last, index + 1)
    case .up: return below(index, by: -1)
    case .down: return below(index, by: 1)
    case .halfUp: return below(index, by: -max(1, page / 2))
    case .halfDown: return below(index, by: max(1, page / 2))
    case .pageUp: return below(index, by: -max(1, page))
    case .pageDown: return below(index, by: max(1, page))
    case .first: return 0
    case .last: return last
    }
  }

  /// The item in the same column some lines further; headings are passed over, and a row that is too
  /// short gives its last.
  private func below(_ index: Int, by step: Int) -> Int {
    guard case .items(let own) = self[line(of: index)] else { return index }
    let column = index - own.lowerBound
    let direction = step < 0 ? -1 : 1
    var goal = min(max(1, line(of: index) + step), lines - 1)
    if isHeading(goal) { goal += direction }
    guard case .items(let range) = self[goal] else { return index }
    return min(range.lowerBound + column, range.upperBound - 1)
  }
}
