import Terminal

/// Where a menu stands: below what it belongs to, or above it, and wholly in its room.
enum MenuPlace {
  static func frame(of size: Size, beside anchor: Rect, in room: Rect) -> Rect {
    let size = Size(min(size.columns, room.columns), min(size.rows, room.rows))
    let x = min(max(room.minX, anchor.minX), room.maxX - size.columns)
    var y = anchor.maxY
    if y + size.rows > room.maxY { y = anchor.minY - size.rows }
    if y < room.minY { y = room.maxY - size.rows }
    // What it belongs to may be out of sight since the window got smaller.
    y = min(y, room.maxY - size.rows)
    return Rect(origin: Point(x: x, y: y), size: size)
  }
}
