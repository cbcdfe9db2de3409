import Terminal

/// The part of a collection that shows, and where each item stands in it.
struct ItemViewport {
  let layout: ItemLayout
  /// The room of the items, that of the bar included.
  let rect: Rect
  /// The rows above it.
  let offset: Int
  let spacing: Int

  var hasBar: Bool { layout.totalRows > rect.rows }

  /// The columns of the items, without the bar.
  var width: Int { max(0, rect.columns - (hasBar ? 1 : 0)) }

  /// The room of the items without the bar.
  var body: Rect { Rect(origin: rect.origin, size: Size(width, rect.rows)) }

  var items: Range<Int> { layout.visible(from: offset, rows: rect.rows) }

  func frame(of index: Int) -> Rect {
    let column = layout.column(of: index)
    let room = width - spacing * (layout.columns - 1)
    let left = room * column / layout.columns + spacing * column
    let right = room * (column + 1) / layout.columns + spacing * column
    return Rect(
      x: rect.minX + left, y: rect.minY + layout.top(of: index) - offset,
      columns: max(0, right - left), rows: layout.rows(of: index))
  }

  /// The item at a position; nil between items, beside them, and on a heading.
  func item(at point: Point) -> Int? {
    guard body.contains(point), heading(at: point) == nil else { return nil }
    return items.first { frame(of: $0).contains(point) }
  }

  /// The item nearest to a position, wherever that is.
  func item(nearest point: Point) -> Int {
    let x = min(max(point.x, body.minX), body.maxX - 1)
    let row = min(max(point.y, rect.minY), rect.maxY - 1) - rect.minY + offset
    let line = layout.visible(from: row, rows: 1)
    let inLine = line.first { frame(of: $0).maxX + spacing > x }
    return inLine ?? max(0, line.upperBound - 1)
  }

  // MARK: Headings

  /// The sections whose headings show, and where; the first sticks to the top.
  var headings: [(section: Int, frame: Rect)] {
    guard let sections = layout.sections, sections.count > 0, !rect.isEmpty else { return [] }
    let first = layout.section(atRow: offset)
    let last = layout.section(atRow: offset + rect.rows - 1)
    return (first...max(first, last)).map { section in
      let y = rect.minY + max(0, layout.top(ofSection: section) - offset)
      return (section, Rect(x: rect.minX, y: y, columns: width, rows: 1))
    }
  }

  func heading(at point: Point) -> Int? {
    headings.first { $0.frame.contains(point) }?.section
  }
}
