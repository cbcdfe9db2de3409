import Terminal

/// From a photo slot to the one beside it.
enum SlotMove: CaseIterable {
  case left, right, up, down

  var keys: [KeyStroke] {
    switch self {
    case .left: [.left]
    case .right: [.right]
    case .up: [.up]
    case .down: [.down]
    }
  }

  /// The nearest slot on that side; the same one where there is none.
  func slot(from index: Int, _ frames: [Rect]) -> Int {
    let here = Self.middle(frames[index])
    let others = frames.indices.filter { $0 != index && isBeyond(frames[$0], frames[index]) }
    return others.min {
      distance(here, Self.middle(frames[$0])) < distance(here, Self.middle(frames[$1]))
    } ?? index
  }

  private func isBeyond(_ other: Rect, _ frame: Rect) -> Bool {
    switch self {
    case .left: other.maxX <= frame.minX
    case .right: other.minX >= frame.maxX
    case .up: other.maxY <= frame.minY
    case .down: other.minY >= frame.maxY
    }
  }

  /// In quarters of a row, as a row is about as high as two columns are wide.
  private func distance(_ one: Point, _ other: Point) -> Int {
    abs(one.x - other.x) + 2 * abs(one.y - other.y)
  }

  /// Twice the middle.
  private static func middle(_ frame: Rect) -> Point {
    Point(x: frame.minX + frame.maxX, y: frame.minY + frame.maxY)
  }
}
