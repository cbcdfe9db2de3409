import Terminal

/// A screen in one theme as a snapshot keeps it: what can be seen, and nothing else.
///
/// Two screens that look alike have equal views, whatever a program has written where nobody can see
/// it.
public struct SnapshotView: Hashable, Sendable {
  /// Size, focus and cursor: `80x24, focus pets.list, cursor hidden`.
  public var headline: String
  public let size: Size
  /// The rows without the blanks at their ends; a picture is blank here.
  public internal(set) var rows: [String]
  /// The styles of all cells as they are seen, row by row.
  let styles: [Style]
  /// True for each cell without a glyph.
  let blanks: [Bool]
  /// The most frequent background; the first one if several are as frequent.
  let ground: Color
  public internal(set) var pictures: [SnapshotPicture]
  public internal(set) var outline: [String]
  public internal(set) var focusOrder: [String]
  /// The names of colours. They are words for what the styles say, so views that differ in them alone
  /// are equal.
  var names = RoleNames([])

  public init(_ screen: Screen) {
    self.init(
      screen.surface, headline: screen.headline, outline: screen.outline,
      focusOrder: screen.focusOrder.map { "\($0)" })
    names = RoleNames(screen.colors)
    pictures += screen.pictures.compactMap { SnapshotPicture($0, screen: screen.size) }
  }

  public init(_ surface: Surface, headline: String, outline: [String], focusOrder: [String]) {
    var cells = surface.cells.map(\.asSeen)
    let pictures = BlockPictureFinder(cells, size: surface.size).takePictures(from: &cells)
    self.init(
      size: surface.size, cells: cells, rows: Self.rows(cells, surface.size), headline: headline,
      pictures: pictures, outline: outline, focusOrder: focusOrder)
  }

  /// - Parameter cells: as they are seen, without pictures.
  init(
    size: Size, cells: [Cell], rows: [String], headline: String, pictures: [SnapshotPicture],
    outline: [String], focusOrder: [String]
  ) {
    (self.size, self.rows, self.headline, self.pictures) = (size, rows, headline, pictures)
    (self.outline, self.focusOrder) = (outline, focusOrder)
    styles = cells.map(\.style)
    blanks = cells.map { $0.scalar == " " }
    ground = Self.ground(styles)
  }

  public static func == (a: SnapshotView, b: SnapshotView) -> Bool { a.matches(b, .exact) }

  /// Returns true for a view that shows the same.
  func matches(_ other: SnapshotView, _ match: PictureMatch) -> Bool {
    headline == other.headline && size == other.size && rows == other.rows
      && styles == other.styles && outline == other.outline && focusOrder == other.focusOrder
      && pictures.count == other.pictures.count
      && zip(pictures, other.pictures).allSatisfy { $0.matches($1, match) }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(headline)
    hasher.combine(rows)
    hasher.combine(styles)
    hasher.combine(pictures)
  }

  static func rows(_ cells: [Cell], _ size: Size) -> [String] {
    (0..<size.rows).map { y in
      var row = cells[y * size.columns..<(y + 1) * size.columns]
      while row.last?.scalar == " " { row.removeLast() }
      return row.reduce(into: "") { $0 += $1.text }
    }
  }

  static func ground(_ styles: [Style]) -> Color {
    var counts: [(color: Color, count: Int)] = []
    for style in styles {
      if let place = counts.firstIndex(where: { $0.color == style.background }) {
        counts[place].count += 1
      } else {
        counts.append((style.background, 1))
      }
    }
    let most = counts.map(\.count).max() ?? 0
    return counts.first { $0.count == most }?.color ?? .default
  }

  /// The cells again, for a picture of the screen; pictures in it stay blank.
  public var surface: Surface {
    var surface = Surface(size: size)
    for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
    for y in 0..<size.rows {
      for x in 0..<size.columns { surface[x, y].style = styles[y * size.columns + x] }
    }
    return surface
  }
}
