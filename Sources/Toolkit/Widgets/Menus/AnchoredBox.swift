import Terminal

/// Where a box stands that belongs to a part of the screen: below it, else above it, and wholly in
/// its room.
enum AnchoredBox {
  /// What becomes of one that fits neither below nor above.
  enum Tight {
    /// It keeps its size and covers what it belongs to.
    case covers
    /// It loses rows on the side that has more of them, down to three.
    case isCut
    /// It stands in the middle, as one that belongs to nothing.
    case isCentered
  }

  static func frame(of size: Size, beside anchor: Rect, in room: Rect, tight: Tight) -> Rect {
    let size = Size(min(size.columns, room.columns), min(size.rows, room.rows))
    let x = max(room.minX, min(anchor.minX, room.maxX - size.columns))
    if anchor.maxY >= room.minY, anchor.maxY + size.rows <= room.maxY {
      return Rect(origin: Point(x: x, y: anchor.maxY), size: size)
    }
    if anchor.minY - size.rows >= room.minY, anchor.minY <= room.maxY {
      return Rect(origin: Point(x: x, y: anchor.minY - size.rows), size: size)
    }
    switch tight {
    case .covers: return Rect(origin: Point(x: x, y: room.maxY - size.rows), size: size)
    case .isCut: return cut(size, x, anchor, room)
    case .isCentered: return centered(size, in: room, x: x)
    }
  }

  /// In the middle of a room; `x` for one that has its column already.
  static func centered(_ size: Size, in room: Rect, x: Int? = nil) -> Rect {
    let middle = Point(
      x: x ?? room.minX + (room.columns - size.columns) / 2,
      y: room.minY + (room.rows - size.rows) / 2)
    return Rect(origin: middle, size: size)
  }

  private static func cut(_ size: Size, _ x: Int, _ anchor: Rect, _ room: Rect) -> Rect {
    let below = max(0, room.maxY - anchor.maxY)
    let above = max(0, anchor.minY - room.minY)
    let rows = min(size.rows, max(below, above, min(3, room.rows)), room.rows)
    let y = below >= above ? anchor.maxY : anchor.minY - rows
    return Rect(
      x: x, y: max(room.minY, min(y, room.maxY - rows)), columns: size.columns, rows: rows)
  }
}
