import Glibc
import Terminal

extension VirtualTerminal {
  /// Returns the rows that look another way than when `drawn` was given the last time, from the top,
  /// and remembers how they look now. All rows where `drawn` is new, and after a change of the size, of
  /// the palette, or to inverse video (DECSCNM).
  ///
  /// A row counts by its cells, the size of its characters, and the pictures on it. The cursor is the
  /// owner's affair: draw the row that it has left and the one where it is. Feeding costs nothing for
  /// this; a call costs one look at the cells of the screen, as numbers, and nothing where nothing was
  /// fed.
  ///
  /// ```swift
  /// var drawn = DrawnScreen()
  /// for row in terminal.dirtyRows(since: &drawn) { draw(terminal.details(row: row), at: row) }
  /// ```
  public func dirtyRows(since drawn: inout DrawnScreen) -> [Int] {
    guard drawn.changeCount != changeCount else { return [] }
    drawn.changeCount = changeCount
    if !state.pictures.isEmpty { state.settle() }
    let pictures = state.shownPictures
    defer { drawn.pictures = pictures }
    if drawn.look != state.look {
      drawn.look = state.look
      state.copyRows(to: &drawn, Array(0..<size.rows))
      return Array(0..<size.rows)
    }
    let changed = state.rowsWithOtherCells(drawn)
    state.copyRows(to: &drawn, changed)
    let others = pictures.symmetricDifference(drawn.pictures).flatMap { Array($0.rows) }
    guard !others.isEmpty else { return changed }
    return Set(changed).union(others.filter { $0 >= 0 && $0 < size.rows }).sorted()
  }
}

/// The screen of one terminal as its owner has drawn it: see
/// ``VirtualTerminal/VirtualTerminal/dirtyRows(since:)``. Each view of a terminal has its own.
public struct DrawnScreen: Sendable {
  /// All that changes how every cell looks.
  struct Look: Hashable {
    var size: Size
    var colors: ColorTable
    var isInverse: Bool
    /// Changes with the meaning of the numbers in cells.
    var renumberings: Int
  }

  struct Picture: Hashable {
    var number: Int
    var rows: Range<Int>
    var column: Int
    var cellsLeft: Int
  }

  fileprivate var changeCount = -1
  fileprivate var look: Look?
  fileprivate var cells: [UInt64] = []
  fileprivate var flags: [UInt32] = []
  fileprivate var pictures: Set<Picture> = []

  public init() {}
}

extension TerminalState {
  fileprivate var look: DrawnScreen.Look {
    DrawnScreen.Look(
      size: size, colors: colors, isInverse: modes.contains(.reverseScreen),
      renumberings: renumberings)
  }

  fileprivate var shownPictures: Set<DrawnScreen.Picture> {
    Set(
      placedPictures.map { number, picture in
        DrawnScreen.Picture(
          number: number, rows: picture.row..<picture.row + picture.size.rows,
          column: picture.column, cellsLeft: picture.cellsLeft)
      })
  }

  /// The parts of a line's flags that show.
  private static let shownFlags: LineFlags = [.doubleWidth, .upperHalf, .lowerHalf, .wrapped]

  private func flags(_ y: Int) -> UInt32 {
    screen.lineFlags(y).intersection(Self.shownFlags).rawValue
  }

  fileprivate func rowsWithOtherCells(_ drawn: DrawnScreen) -> [Int] {
    drawn.cells.withUnsafeBufferPointer { old in
      guard let start = old.baseAddress else { return [] }
      let bytes = columns * MemoryLayout<PackedCell>.stride
      return (0..<rows).filter { y in
        memcmp(start + y * columns, screen.visibleRow(y), bytes) != 0
          || drawn.flags[y] != flags(y)
      }
    }
  }

  fileprivate func copyRows(to drawn: inout DrawnScreen, _ changed: [Int]) {
    if drawn.cells.count != columns * rows {
      drawn.cells = Array(repeating: 0, count: columns * rows)
    }
    if drawn.flags.count != rows { drawn.flags = Array(repeating: 0, count: rows) }
    for y in changed {
      let row = screen.visibleRow(y)
      for x in 0..<columns { drawn.cells[y * columns + x] = row[x].bits }
      drawn.flags[y] = flags(y)
    }
  }
}
