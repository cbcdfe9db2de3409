import Terminal

/// The places of the items of a list or grid: rows of equal height, of which one may be higher, and
/// a heading of one row above each section.
///
/// Pure arithmetic: no cost depends on how many items there are, in one column only its logarithm on
/// the sections.
struct ItemLayout {
  var count: Int
  var columns = 1
  var itemRows = 1
  /// True where an item that stands alone in its line has all of its room.
  var widensAlone = false
  /// The fewest rows of an item that are drawn: of a card of which but one line of its frame would show,
  /// nothing is.
  var leastRows = 1
  /// The item that is higher than the others, and by how many rows.
  var expanded: (index: Int, extra: Int)?
  var sections: ListSections?

  /// - Parameter itemRows: at least 1.
  init(
    count: Int, columns: Int = 1, itemRows: Int = 1, expanded: (index: Int, extra: Int)? = nil,
    sections: ListSections? = nil
  ) {
    self.count = max(0, count)
    self.columns = max(1, columns)
    self.itemRows = max(1, itemRows)
    self.expanded = expanded.map { (max(0, $0.index), max(0, $0.extra)) }
    self.sections = sections
  }

  /// In one column the number of items; in several each section begins a line of its own, which
  /// costs as much as there are sections.
  var lines: Int {
    guard let sections, columns > 1 else { return lines(count) }
    return lines(before: sections.count, sections)
  }

  private func lines(_ count: Int) -> Int { (count + columns - 1) / columns }

  private func lines(before section: Int, _ sections: ListSections) -> Int {
    if columns == 1 { return sections.items(in: section).lowerBound }
    return (0..<section).reduce(0) { $0 + lines(sections.items(in: $1).count) }
  }

  /// The line and the column that an item stands in.
  private func cell(of index: Int) -> (line: Int, column: Int) {
    guard let sections, columns > 1 else { return (index / columns, index % columns) }
    let section = sections.section(of: index)
    let place = index - sections.items(in: section).lowerBound
    return (lines(before: section, sections) + place / columns, place % columns)
  }

  func column(of index: Int) -> Int { cell(of: index).column }
  var totalRows: Int { lines * itemRows + extra + (sections?.count ?? 0) }
  /// The rows that a heading which sticks to the top covers.
  var headingRows: Int { sections == nil ? 0 : 1 }

  /// Nothing where the item that was expanded is gone.
  private var extra: Int {
    guard let expanded, expanded.index < count else { return 0 }
    return expanded.extra
  }

  func top(of index: Int) -> Int {
    let line = cell(of: index).line
    let isBelow = expanded.map { line > $0.index / columns } ?? false
    let headings = sections.map { $0.section(of: index) + 1 } ?? 0
    return line * itemRows + (isBelow ? extra : 0) + headings
  }

  func rows(of index: Int) -> Int { itemRows + (expanded?.index == index ? extra : 0) }

  /// The offset nearest to `offset` with which the item shows in `visible` rows.
  func offset(showing index: Int, from offset: Int, visible: Int) -> Int {
    let top = top(of: index)
    let bottom = top + rows(of: index)
    var result = offset
    if bottom > result + visible { result = whole(bottom - visible) }
    if top - headingRows < result { result = top - headingRows }
    return held(result, visible)
  }

  func held(_ offset: Int, _ visible: Int) -> Int {
    min(max(0, offset), max(0, whole(totalRows - visible)))
  }

  /// Moves an offset to the next item where it would leave an empty row above: the room at the end is
  /// empty instead.
  private func whole(_ offset: Int) -> Int {
    guard offset > 0, sections == nil, extra == 0 else { return offset }
    let cut = itemRows - offset % itemRows
    return cut < min(leastRows, itemRows) ? offset + cut : offset
  }

  /// Returns true if all of the item shows, and no heading stands in front of it.
  func shows(_ index: Int, from offset: Int, visible: Int) -> Bool {
    self.offset(showing: index, from: offset, visible: visible) == offset
  }

  /// The items of which something shows.
  func visible(from offset: Int, rows: Int) -> Range<Int> {
    guard count > 0, rows > 0 else { return 0..<0 }
    let first = index(atRow: offset)
    let last = index(atRow: offset + rows - 1)
    return first..<max(first, min(count, endOfLine(last)))
  }

  /// Behind the last item that may stand in the line of another one.
  func endOfLine(_ index: Int) -> Int {
    guard let sections, columns > 1 else { return (index / columns + 1) * columns }
    let items = sections.items(in: sections.section(of: index))
    return min(items.upperBound, index - column(of: index) + columns)
  }

  /// The first item of the line at a row; that of a heading is the first behind it.
  private func index(atRow row: Int) -> Int {
    if let sections { return index(atRow: row, sections) }
    return index(ofLine: row)
  }

  private func index(ofLine row: Int) -> Int {
    var line = row / itemRows
    if let expanded, row >= expanded.index / columns * itemRows + itemRows {
      line = max(expanded.index / columns, (row - extra) / itemRows)
    }
    return min(max(0, line), max(0, lines - 1)) * columns
  }

  // MARK: Sections
  /// The row of a section's heading.
  func top(ofSection section: Int) -> Int {
    guard let sections else { return 0 }
    let first = sections.items(in: section).lowerBound
    let isBelow = expanded.map { first > $0.index } ?? false
    return lines(before: section, sections) * itemRows + (isBelow ? extra : 0) + section
  }

  /// The section that a row belongs to, its heading included.
  func section(atRow row: Int) -> Int {
    guard let sections else { return 0 }
    return max(0, sections.partition { top(ofSection: $0) > row } - 1)
  }

  private func index(atRow row: Int, _ sections: ListSections) -> Int {
    let section = section(atRow: row)
    let items = sections.items(in: section)
    if row == top(ofSection: section) { return min(items.lowerBound, max(0, count - 1)) }
    let index =
      columns > 1
      ? items.lowerBound + (row - top(ofSection: section) - 1) / itemRows * columns
      : index(ofLine: row - section - 1)
    return min(max(items.lowerBound, index), max(0, count - 1))
  }

  // MARK: Moving
  /// The item that a move leads to.
  ///
  /// - Parameter page: how many lines show.
  func target(of move: ListMove, from index: Int, page: Int) -> Int {
    guard let sections, columns > 1, let lines = move.lines(page: page)
    else { return move.target(from: index, count: count, page: page, columns: columns) }
    return target(lines: lines, from: index, sections)
  }

  /// So many lines on, in the same column or at the end of a line that is too short.
  private func target(lines: Int, from index: Int, _ sections: ListSections) -> Int {
    let here = cell(of: index)
    let goal = min(max(0, here.line + lines), max(0, self.lines - 1))
    if goal == here.line { return index }
    var line = goal
    for section in 0..<sections.count {
      let items = sections.items(in: section)
      let own = self.lines(items.count)
      if line < own {
        return min(items.lowerBound + line * columns + here.column, items.upperBound - 1)
      }
      line -= own
    }
    return index
  }
}

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
    if layout.widensAlone, column == 0, min(layout.count, layout.endOfLine(index)) == index + 1 {
      return Rect(
        x: rect.minX, y: rect.minY + layout.top(of: index) - offset, columns: width,
        rows: layout.rows(of: index))
    }
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

  func heading(at point: Point) -> Int? { headings.first { $0.frame.contains(point) }?.section }
}

/// The number of items under each heading of a list, in their order.
///
/// A feature keeps it in its state and makes it anew when the counts change, which costs as much as
/// there are sections; every question after that costs their logarithm.
public struct ListSections: Hashable, Sendable {
  /// The first item of each section, and behind them the number of all items.
  private let starts: [Int]

  public init(counts: [Int]) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + max(0, count)) }
    self.starts = starts
  }

  /// The number of sections, those without items too.
  public var count: Int { starts.count - 1 }
  /// The number of items in all of them.
  public var itemCount: Int { starts[starts.count - 1] }

  /// The items of a section; none of one that does not exist.
  public func items(in section: Int) -> Range<Int> {
    guard section >= 0, section < count else { return itemCount..<itemCount }
    return starts[section]..<starts[section + 1]
  }

  /// The section that an item stands in; the last one where there are fewer items.
  public func section(of item: Int) -> Int { max(0, partition { starts[$0] > item } - 1) }

  /// The first section, or the number of all, at which something has become true and stays so.
  func partition(_ isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
