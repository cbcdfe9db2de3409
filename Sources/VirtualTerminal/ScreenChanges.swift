import Terminal

/// The difference between two screens.
public struct ScreenChanges: Hashable, Sendable {
  /// The rows of which a cell, or the line itself, is another, from the top.
  public let rows: [Int]
  /// The cells that are another in text, width, style or link, row by row.
  public let cells: [Point]
  public let isCursorChanged: Bool
  public let arePicturesChanged: Bool
  /// The size, so that every cell counts as another.
  public let isSizeChanged: Bool
  /// The modes that were set or reset.
  public let modes: [Mode]

  public var isEmpty: Bool {
    rows.isEmpty && !isCursorChanged && !arePicturesChanged && !isSizeChanged && modes.isEmpty
  }

  init(from earlier: ScreenState, to later: ScreenState) {
    isSizeChanged = earlier.size != later.size
    isCursorChanged = earlier.cursor != later.cursor
    arePicturesChanged = earlier.pictures != later.pictures
    modes = Mode.allCases.filter { earlier.modes.contains($0) != later.modes.contains($0) }
    let isAll = isSizeChanged
    rows = later.lines.indices.filter { y in
      isAll || !earlier.lines.indices.contains(y) || earlier.lines[y] != later.lines[y]
    }
    cells = rows.flatMap { y in
      (0..<later.size.columns).map { Point(x: $0, y: y) }.filter {
        isAll || earlier.cell(at: $0) != later.cell(at: $0)
      }
    }
  }
}
