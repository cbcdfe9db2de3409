/// A cell position: `x` counts columns from the left edge, `y` rows from the top, both from 0.
public struct Point: Hashable, Sendable, Codable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  public static let zero = Point(x: 0, y: 0)

  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

/// An extent in cells; never negative when it comes from this library.
public struct Size: Hashable, Sendable, Codable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }

  public init(_ columns: Int, _ rows: Int) { self.init(columns: columns, rows: rows) }

  public static let zero = Size(0, 0)

  public var isEmpty: Bool { columns <= 0 || rows <= 0 }
}

/// A half-open rectangle of cells: it holds `minX ..< maxX` by `minY ..< maxY`.
public struct Rect: Hashable, Sendable, Codable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  public init(x: Int, y: Int, columns: Int, rows: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(columns, rows))
  }

  public init(size: Size) { self.init(origin: .zero, size: size) }

  public static let zero = Rect(size: .zero)

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  public var maxX: Int { origin.x + size.columns }
  public var maxY: Int { origin.y + size.rows }
  public var columns: Int { size.columns }
  public var rows: Int { size.rows }
  public var isEmpty: Bool { size.isEmpty }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the common part; an empty rectangle at this one's origin where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return Rect(origin: origin, size: .zero) }
    return Rect(x: left, y: top, columns: right - left, rows: bottom - top)
  }

  /// Returns the rectangle without the given edges; edges that leave nothing give an empty one.
  public func inset(_ edges: Insets) -> Rect {
    Rect(
      x: minX + edges.left, y: minY + edges.top,
      columns: max(0, columns - edges.left - edges.right),
      rows: max(0, rows - edges.top - edges.bottom))
  }
}

/// Distances from the four edges, in cells.
public struct Insets: Hashable, Sendable {
  public var top: Int
  public var left: Int
  public var bottom: Int
  public var right: Int

  public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  public init(horizontal: Int = 0, vertical: Int = 0) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  public init(_ all: Int) { self.init(horizontal: all, vertical: all) }
}
