import Terminal

/// The cells of a map that labels have not taken yet.
struct LabelRoom: Equatable {
  private let size: Size
  private var isTaken: [Bool]

  init(_ size: Size) {
    self.size = size
    isTaken = Array(repeating: false, count: max(0, size.columns) * max(0, size.rows))
  }

  /// Takes cells of one row, if all of them and one at each side are free and in the map.
  mutating func take(_ origin: Point, _ columns: Int) -> Bool {
    guard isFree(origin, columns) else { return false }
    occupy(Rect(x: origin.x, y: origin.y, columns: columns, rows: 1))
    return true
  }

  func isFree(_ origin: Point, _ columns: Int) -> Bool {
    guard origin.y >= 0, origin.y < size.rows, origin.x >= 0, origin.x + columns <= size.columns
    else { return false }
    let row = origin.y * size.columns
    let first = max(0, origin.x - 1)
    let last = min(size.columns, origin.x + columns + 1)
    return !isTaken[row + first..<row + last].contains(true)
  }

  mutating func occupy(_ rect: Rect) {
    let rect = Rect(size: size).intersection(rect)
    guard !rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { isTaken[y * size.columns + x] = true }
    }
  }
}
