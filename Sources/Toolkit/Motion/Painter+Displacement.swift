import Terminal

/// Moving what is drawn already. Meaning and targets stay where they were put: what moves is known,
/// and can be acted on, at the place it comes to.
extension Painter {
  /// What has been drawn in a rectangle so far.
  func cells(in rect: Rect) -> Surface { surface.piece(rect) }

  /// Draws `body`, and moves each row of a rectangle by some cells; what lay below shows where it was.
  ///
  /// - Parameters:
  ///   - stage: what is moved out of it is not drawn.
  ///   - offset: of a row, counted from the top of the rectangle.
  func displaced(
    _ rect: Rect, within stage: Rect, by offset: (Int) -> Point, _ body: () -> Void
  ) {
    let below = cells(in: rect)
    body()
    let moved = cells(in: rect)
    copy(below, from: below.bounds, to: rect.origin)
    clipped(to: stage) { place(moved, at: rect.origin, by: offset) }
    moveCursor(in: rect) { $0 + offset($0.y - rect.minY) }
  }

  /// Puts the rows of a piece, each by an offset of its own.
  func place(_ piece: Surface, at origin: Point, by offset: (Int) -> Point) {
    for row in 0..<piece.size.rows {
      let part = Rect(x: 0, y: row, columns: piece.size.columns, rows: 1)
      copy(piece, from: part, to: origin + Point(x: 0, y: row) + offset(row))
    }
  }

  func moveCursor(in rect: Rect, _ move: (Point) -> Point?) {
    guard let shown = cursor, rect.contains(shown) else { return }
    cursor = nil
    if let moved = move(shown) { showCursor(at: moved) }
  }
}

extension Surface {
  /// A copy of a rectangle, blank where it is off the edge.
  func piece(_ rect: Rect) -> Surface {
    var piece = Surface(size: rect.size)
    piece.copy(self, from: rect, to: Point(x: max(0, -rect.minX), y: max(0, -rect.minY)))
    return piece
  }
}
