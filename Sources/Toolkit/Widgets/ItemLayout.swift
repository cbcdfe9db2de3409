import Terminal

/// Where the items of a list or grid stand: rows of equal height, of which one may be higher.
///
/// Pure arithmetic: no cost depends on how many items there are.
struct ItemLayout {
  var count: Int
  var columns = 1
  var itemRows = 1
  /// The item that is higher than the others, and by how many rows.
  var expanded: (index: Int, extra: Int)?

  var lines: Int { (count + columns - 1) / columns }

  var totalRows: Int { lines * itemRows + extra }

  /// Nothing where the item that was expanded is gone.
  private var extra: Int {
    guard let expanded, expanded.index < count else { return 0 }
    return expanded.extra
  }

  func top(of index: Int) -> Int {
    let line = index / columns
    let isBelow = expanded.map { line > $0.index / columns } ?? false
    return line * itemRows + (isBelow ? extra : 0)
  }

  func rows(of index: Int) -> Int {
    itemRows + (expanded?.index == index ? extra : 0)
  }

  /// The offset nearest to `offset` with which the item shows in `visible` rows.
  func offset(showing index: Int, from offset: Int, visible: Int) -> Int {
    let top = top(of: index)
    let bottom = top + rows(of: index)
    var result = offset
    if bottom > result + visible { result = bottom - visible }
    if top < result { result = top }
    return min(max(0, result), max(0, totalRows - visible))
  }

  /// The items of which something shows.
  func visible(from offset: Int, rows: Int) -> Range<Int> {
    guard count > 0, rows > 0 else { return 0..<0 }
    let first = index(atRow: offset)
    let last = index(atRow: offset + rows - 1)
    return first..<min(count, (last / columns + 1) * columns)
  }

  /// The first item of the line at a row.
  private func index(atRow row: Int) -> Int {
    var line = row / itemRows
    if let expanded, row >= top(of: expanded.index) + itemRows {
      let after = row - extra
      line = max(expanded.index / columns, after / itemRows)
    }
    return min(max(0, line), max(0, lines - 1)) * columns
  }
}
