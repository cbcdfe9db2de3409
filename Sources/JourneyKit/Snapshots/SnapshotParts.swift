import Terminal

/// The parts of a whole screen that a suite compares; the first line is always one.
///
/// The first line names the parts left out, `80x24, no focus, cursor hidden; without styles`, so that
/// nobody takes a snapshot for more than it is.
public struct SnapshotParts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The rows as text, and the pictures.
  public static let grid = SnapshotParts(rawValue: 1)
  /// Needs the grid.
  public static let styles = SnapshotParts(rawValue: 2)
  public static let outline = SnapshotParts(rawValue: 4)
  public static let focusOrder = SnapshotParts(rawValue: 8)
  public static let all: SnapshotParts = [.grid, .styles, .outline, .focusOrder]

  private static let named: [(SnapshotParts, String)] = [
    (.grid, "grid"), (.styles, "styles"), (.outline, "outline"), (.focusOrder, "focus order"),
  ]
  private static let word = "; without "

  /// The end of the first line; empty where nothing is left out.
  var words: String {
    let missing = Self.named.filter { !contains($0.0) }.map(\.1)
    return missing.isEmpty ? "" : Self.word + missing.joined(separator: ", ")
  }

  /// Reads a first line.
  init(headline: String) {
    self = .all
    guard let start = headline.firstRange(of: Self.word)?.upperBound else { return }
    let missing = headline[start...].split(separator: ", ")
    for (part, name) in Self.named where missing.contains(Substring(name)) { remove(part) }
  }
}

extension SnapshotView {
  var parts: SnapshotParts { SnapshotParts(headline: headline) }

  /// Returns the view with some of its parts alone.
  func only(_ parts: SnapshotParts) -> SnapshotView {
    if parts == .all { return self }
    let hasGrid = parts.contains(.grid)
    var surface = Surface(size: size)
    if hasGrid {
      for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
      if parts.contains(.styles) { surface = self.surface }
    }
    var view = SnapshotView(
      size: size, cells: surface.cells.map(\.asSeen), rows: hasGrid ? rows : rows.map { _ in "" },
      headline: headline + parts.words, pictures: hasGrid ? pictures : [],
      outline: parts.contains(.outline) ? outline : [],
      focusOrder: parts.contains(.focusOrder) ? focusOrder : [])
    view.names = names
    return view
  }
}
