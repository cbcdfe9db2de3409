import Terminal

/// Boxes that another box partly covers: a corner at the upper left, and of each edge as much as can be seen.
///
/// One upper or left edge at least goes from corner to corner, or the lower or right one does in its place.
struct CoveredBoxes {
  private let grid: CellGrid
  private let covers: [Rect]

  init(_ grid: CellGrid, under covers: [DrawnBox]) {
    (self.grid, self.covers) = (grid, covers.map(\.frame))
  }

  var boxes: [DrawnBox] {
    guard !covers.isEmpty else { return [] }
    return (0..<grid.rows).flatMap { y in
      (0..<grid.columns).compactMap { x in
        Self.corner(.upperLeft).contains(grid.sign(x, y)) && !isCovered(x, y)
          ? box(at: Point(x: x, y: y)) : nil
      }
    }
  }

  private enum Corner { case upperLeft, upperRight, lowerLeft, lowerRight }

  private static func corner(_ corner: Corner) -> Set<UInt32> {
    switch corner {
    case .upperLeft: [0x250C, 0x250F, 0x2554, 0x256D]
    case .upperRight: [0x2510, 0x2513, 0x2557, 0x256E]
    case .lowerLeft: [0x2514, 0x2517, 0x255A, 0x2570]
    case .lowerRight: [0x2518, 0x251B, 0x255D, 0x256F]
    }
  }

  private func isCovered(_ x: Int, _ y: Int) -> Bool {
    covers.contains { $0.minX <= x && x < $0.maxX && $0.minY <= y && y < $0.maxY }
  }

  private func isUpright(_ x: Int, _ y: Int) -> Bool {
    grid.isLine(x, y) && ![0x2500, 0x2501, 0x2550].contains(grid.sign(x, y))
  }

  /// Returns true for a part of a scroll bar.
  private func isBlock(_ x: Int, _ y: Int) -> Bool { (0x2580..<0x2600).contains(grid.sign(x, y)) }

  private func box(at origin: Point) -> DrawnBox? {
    let right = right(from: origin.x, origin.y, .upperRight)
    let bottom = bottom(from: origin.x, origin.y, .lowerLeft)
    let maxX = right ?? bottom.flatMap { self.right(from: origin.x, $0, .lowerRight) }
    let maxY = bottom ?? right.flatMap { self.bottom(from: $0, origin.y, .lowerRight) }
    guard let maxX, let maxY, maxX - origin.x > 3, maxY - origin.y > 1 else { return nil }
    let frame = Rect(
      x: origin.x, y: origin.y, columns: maxX - origin.x + 1, rows: maxY - origin.y + 1)
    let isOpen = (origin.y + 1..<maxY).contains {
      !isCovered(maxX, $0) && !isUpright(maxX, $0) && !isBlock(maxX, $0)
        || !isCovered(origin.x, $0) && !isUpright(origin.x, $0)
    }
    let isWhole =
      (origin.x...maxX).allSatisfy { !isCovered($0, origin.y) && !isCovered($0, maxY) }
      && (origin.y...maxY).allSatisfy { !isCovered(origin.x, $0) && !isCovered(maxX, $0) }
    guard !isOpen, !isWhole, covers.contains(where: { !$0.contains(frame) }) else { return nil }
    let titles = grid.pieces(origin.y, origin.x + 1..<maxX, gap: 2)
      .filter { word in !word.contains { isCovered($0, origin.y) } }
      .map { grid.text(origin.y, $0) }
    return DrawnBox(frame: frame, titles: titles)
  }

  /// Returns the column of the corner at the end of an edge, of which a part may be covered.
  private func right(from x: Int, _ y: Int, _ corner: Corner) -> Int? {
    var (lines, words) = (0, 0)
    for end in x + 1..<max(x + 1, grid.columns) {
      if isCovered(end, y) { return nil }
      if Self.corner(corner).contains(grid.sign(end, y)) { return lines > words / 2 ? end : nil }
      if grid.isLine(end, y) { lines += 1 } else { words += 1 }
      if Self.corner(.upperLeft).contains(grid.sign(end, y)) { return nil }
    }
    return nil
  }

  private func bottom(from x: Int, _ y: Int, _ corner: Corner) -> Int? {
    for end in y + 1..<max(y + 1, grid.rows) {
      if isCovered(x, end) { return nil }
      if Self.corner(corner).contains(grid.sign(x, end)) { return end }
      if !isUpright(x, end) { return nil }
    }
    return nil
  }
}
