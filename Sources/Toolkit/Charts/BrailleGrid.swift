/// A grid of dots, two across and four down in each cell, drawn with braille characters.
///
/// The bits are those of Unicode block 2800, "Braille Patterns": dots 1, 2, 3, 7 in the left column
/// and 4, 5, 6, 8 in the right one.
struct BrailleGrid {
  let columns: Int
  let rows: Int
  private var bits: [UInt8]

  private static let masks: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    bits = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// The dots across and down.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Sets a dot; one off the grid is left out.
  mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    bits[y / 4 * columns + x / 2] |= Self.masks[y % 4][x % 2]
  }

  /// Sets the dots of a line from end to end (Bresenham, IBM Systems Journal 4, 1965).
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let (dx, dy) = (abs(end.x - start.x), -abs(end.y - start.y))
    let (stepX, stepY) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
    var (x, y, error) = (start.x, start.y, dx + dy)
    while true {
      set(x, y)
      if x == end.x, y == end.y { return }
      let twice = 2 * error
      if twice >= dy { (error, x) = (error + dy, x + stepX) }
      if twice <= dx { (error, y) = (error + dx, y + stepY) }
    }
  }

  /// The character of a cell; nil where no dot is set.
  func glyph(column: Int, row: Int) -> Unicode.Scalar? {
    let value = bits[row * columns + column]
    return value == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(value))
  }
}
