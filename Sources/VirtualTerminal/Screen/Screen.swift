import Glibc
import Terminal

/// A grid of packed cells with the lines that were scrolled off its top.
///
/// All rows stand in one block. `order` is a ring that says which line of the block each row is, so
/// that scrolling moves numbers and no cells. Behind its `used` cells a line is empty, so that
/// clearing costs only what was written. The block is small and stays in the processor's cache;
/// what leaves the top is kept packed in `history`.
struct Screen: ~Copyable {
  let columns: Int
  let rows: Int
  private var history: History
  /// Memory in which a line of history is unpacked for a look at it.
  private let unpacked: UnsafeMutablePointer<PackedCell>

  private let cells: UnsafeMutablePointer<PackedCell>
  private let used: UnsafeMutablePointer<Int32>
  private let flags: UnsafeMutablePointer<LineFlags>
  private let order: UnsafeMutablePointer<Int32>
  /// The place in the ring of the screen's first row.
  private var top = 0

  init(size: Size, historyLimit: Int) {
    columns = size.columns
    rows = size.rows
    history = History(limit: historyLimit, columns: size.columns)
    // Pages of empty cells cost nothing before something is written there.
    guard let block = calloc(rows * columns, MemoryLayout<PackedCell>.stride)
    else { preconditionFailure("no memory for \(size)") }
    cells = block.bindMemory(to: PackedCell.self, capacity: rows * columns)
    unpacked = .allocate(capacity: columns)
    used = .allocate(capacity: rows)
    used.initialize(repeating: 0, count: rows)
    flags = .allocate(capacity: rows)
    flags.initialize(repeating: [], count: rows)
    order = .allocate(capacity: rows)
    for index in 0..<rows { order[index] = Int32(index) }
  }

  deinit {
    free(cells)
    unpacked.deallocate()
    used.deallocate()
    flags.deallocate()
    order.deallocate()
  }

  var size: Size { Size(columns, rows) }

  // MARK: Lines
  @inline(__always)
  private func ring(_ y: Int) -> Int {
    let index = top &+ y
    return index >= rows ? index &- rows : index
  }

  /// Returns the number of a row's storage.
  @inline(__always)
  func line(_ y: Int) -> Int { Int(order[ring(y)]) }

  /// Returns the cells of a row. Below 0, of a line of history: a copy until the next such call.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<PackedCell> {
    y < 0 ? historyRow(y) : visibleRow(y)
  }

  /// Returns the cells of a row of the screen itself.
  @inline(__always)
  func visibleRow(_ y: Int) -> UnsafeMutablePointer<PackedCell> { cells + line(y) * columns }

  @inline(__always)
  func cells(ofLine line: Int) -> UnsafeMutablePointer<PackedCell> { cells + line * columns }

  private func historyRow(_ y: Int) -> UnsafeMutablePointer<PackedCell> {
    let count = history.read(history.count + y, into: unpacked)
    (unpacked + count).update(repeating: .empty, count: columns - count)
    return unpacked
  }

  var historyLimit: Int { history.limit }
  var historyCount: Int { history.count }

  @inline(__always)
  func flags(ofLine line: Int) -> LineFlags { flags[line] }

  /// Makes room for cells `x ..< end` of a line that are about to be written: wide characters cut
  /// by the edges become empty. Gives the cells.
  @inline(__always)
  func open(line: Int, _ x: Int, _ end: Int) -> UnsafeMutablePointer<PackedCell> {
    let row = cells + line * columns
    if row[x].isRightHalf { Self.part(row, x) }
    if end < columns, row[end].isRightHalf { Self.part(row, end) }
    if used[line] < end { used[line] = Int32(truncatingIfNeeded: end) }
    return row
  }

  private static func part(_ row: UnsafeMutablePointer<PackedCell>, _ x: Int) {
    guard x > 0 else { return }
    row[x] = row[x].erased
    row[x - 1] = row[x - 1].erased
  }

  @inline(__always)
  func used(_ y: Int) -> Int { y < 0 ? history.columns(history.count + y) : Int(used[line(y)]) }

  /// Returns the flags of a row, or below 0 of a line of history.
  @inline(__always)
  func lineFlags(_ y: Int) -> LineFlags {
    y < 0 ? history.flags(history.count + y) : flags[line(y)]
  }

  func setLineFlags(_ y: Int, _ value: LineFlags) {
    if y < 0 { history.setFlags(history.count + y, value) } else { flags[line(y)] = value }
  }

  @inline(__always)
  func setWrapped(_ y: Int, _ value: Bool) {
    let line = line(y)
    flags[line] = flags[line].subtracting([.wrapped, .filler]).union(value ? .wrapped : [])
  }

  /// Says that the text of a row, or at -1 of the newest line of history, does not go on in the next row,
  /// which has other text now.
  @inline(__always)
  func endText(_ y: Int) {
    if y < 0 { history.endNewestText() } else { setWrapped(y, false) }
  }

  /// Returns true if the last column of a row is free because a wide character had no room there. Where another
  /// character has taken that one's place in the next row since, the column is one of the text.
  func hasFiller(_ y: Int) -> Bool {
    lineFlags(y).contains(.filler) && y + 1 < rows && row(y + 1)[0].isWide
  }

  func markFiller(_ y: Int) { flags[line(y)].insert(.filler) }

  /// Says that cells up to `end` may have been written.
  @inline(__always)
  func touch(_ y: Int, _ end: Int) {
    let line = line(y)
    if used[line] < end { used[line] = Int32(truncatingIfNeeded: end) }
  }

  // MARK: Erasing
  /// Fills a whole line and takes its flags.
  @inline(__always)
  func clear(_ y: Int, _ fill: PackedCell) {
    let line = line(y)
    let start = cells + line * columns
    if fill.bits == 0 {
      if used[line] <= 8, columns >= 8 {
        // Short lines are many: stores in place of a call.
        UnsafeMutableRawPointer(start).storeBytes(of: .zero, as: SIMD8<UInt64>.self)
      } else {
        start.update(repeating: .empty, count: Int(used[line]))
      }
      used[line] = 0
    } else {
      start.update(repeating: fill, count: columns)
      used[line] = Int32(columns)
    }
    flags[line] = []
  }

  /// Fills `from ..< to`; a wide character cut by the edge is erased as a whole. Below 0, cells of
  /// a line of history.
  mutating func fill(_ y: Int, _ from: Int, _ to: Int, _ fill: PackedCell) {
    guard from < to else { return }
    if y < 0 { return fillHistory(y, from, to, fill) }
    split(y, from)
    split(y, to)
    overwrite(y, from, to, fill)
  }

  private mutating func fillHistory(_ y: Int, _ from: Int, _ to: Int, _ fill: PackedCell) {
    let row = historyRow(y)
    let columns = max(used(y), to)
    for x in [from, to] where x > 0 && x < self.columns && row[x].isRightHalf { Self.part(row, x) }
    (row + from).update(repeating: fill, count: to - from)
    history.replace(history.count + y, row, columns)
  }

  /// Fills `from ..< to` where the caller knows that the edges cut no wide character.
  func overwrite(_ y: Int, _ from: Int, _ to: Int, _ fill: PackedCell) {
    let line = line(y)
    let start = cells + line * columns
    let end = fill.bits == 0 ? min(to, Int(used[line])) : to
    if from < end { (start + from).update(repeating: fill, count: end - from) }
    if fill.bits != 0 {
      touch(y, to)
    } else if to >= used[line] {
      used[line] = Int32(min(from, Int(used[line])))
    }
  }

  /// Before the cells left or right of the line between `x - 1` and `x` change alone: a wide
  /// character across it becomes two empty cells.
  @inline(__always)
  func split(_ y: Int, _ x: Int) {
    guard x > 0, x < columns else { return }
    let row = visibleRow(y)
    guard row[x].isRightHalf else { return }
    row[x] = row[x].erased
    row[x - 1] = row[x - 1].erased
  }

  // MARK: Scrolling
  /// Moves the whole screen up by a line into history, which forgets its oldest where it is full.
  @inline(__always)
  mutating func scrollIntoHistory(_ fill: PackedCell) {
    let line = line(0)
    history.append(cells + line &* columns, Int(used[line]), flags[line])
    top = top &+ 1 == rows ? 0 : top &+ 1
    clear(rows - 1, fill)
  }

  /// Moves rows `first ... last` up by `count` and fills the ones that come free.
  func moveUp(_ first: Int, _ last: Int, by count: Int, _ fill: PackedCell) {
    let count = min(count, last - first + 1)
    guard count > 0 else { return }
    endText(last)
    if count == 1 { return moveUpByOne(first, last, fill) }
    endText(first - 1)
    rotate(first, last, by: count)
    for y in (last - count + 1)...last { clear(y, fill) }
  }

  @inline(__always)
  func moveUpByOne(_ first: Int, _ last: Int, _ fill: PackedCell) {
    endText(first - 1)
    rotateByOne(first, last)
    clear(last, fill)
  }

  func moveDown(_ first: Int, _ last: Int, by count: Int, _ fill: PackedCell) {
    let height = last - first + 1
    let count = min(count, height)
    guard count > 0 else { return }
    endText(first - 1)
    rotate(first, last, by: height - count)
    endText(last)
    for y in first..<(first + count) { clear(y, fill) }
  }

  /// Takes the first `count` lines of a range to its end.
  func rotate(_ first: Int, _ last: Int, by count: Int) {
    let height = last - first + 1
    guard count > 0, count < height else { return }
    if count == 1 { return rotateByOne(first, last) }
    let saved = (0..<height).map { order[ring(first + $0)] }
    for index in 0..<height { order[ring(first + index)] = saved[(index + count) % height] }
  }

  @inline(__always)
  private func rotateByOne(_ first: Int, _ last: Int) {
    let start = ring(first)
    let end = ring(last)
    let saved = order[start]
    if start < end {
      (order + start).update(from: order + start + 1, count: end - start)
    } else {
      for y in first..<last { order[ring(y)] = order[ring(y + 1)] }
    }
    order[end] = saved
  }

  mutating func clearHistory() { history.removeAll() }

  /// Wraps the lines of history that a change of the width has left for later; before a look at any.
  mutating func settle() { history.settle() }
  mutating func takeTexts(_ count: Int) -> [SavedLine] { history.takeTexts(count) }

  /// Takes the history over from a screen of another width.
  mutating func takeHistory(of other: inout Screen, cuts: Bool) {
    swap(&history, &other.history)
    history.setWidth(columns, cuts: cuts)
  }

  /// Keeps a line as the newest of the history.
  mutating func keep(_ line: SavedLine) { history.append(line) }

  /// Fills a new screen with lines: `first` comes to its top, those before it behind its history.
  mutating func load(_ lines: [SavedLine], first: Int) {
    for line in lines[..<first] { history.append(line) }
    for index in first..<min(lines.count, first + rows) { write(lines[index], at: index - first) }
    // The line that its text went on in is lost, or was empty.
    setWrapped(rows - 1, false)
  }

  // MARK: All cells
  /// Calls for all written cells of history and screen, see ``History/forEachCell(_:)``.
  func forEachCell(_ body: (inout PackedCell) -> Void) {
    history.forEachCell(body)
    for y in 0..<rows {
      let row = row(y)
      for x in 0..<used(y) { body(&row[x]) }
    }
  }
}
