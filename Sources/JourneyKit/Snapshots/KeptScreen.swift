import Terminal

/// A snapshot read back: the cells with their styles, to be shown, and its other parts as lines.
///
/// Some facts are not in a snapshot: the foreground of a blank, the cells of pictures, and the places
/// of nodes.
public struct KeptScreen: Hashable, Sendable {
  /// The first line, which says what the snapshot is of.
  public private(set) var headline = ""
  /// Without cells for an outline.
  public private(set) var surface = Surface(size: .zero)
  public private(set) var cursor: Point?
  /// The rows of the grid, of which the first stands for row 0.
  public private(set) var rows: [String] = []
  /// The letters of each row that is not plain, and what they mean.
  public private(set) var styles: [String] = []
  /// One line for each picture.
  public private(set) var pictures: [String] = []
  public private(set) var outline: [String] = []
  public private(set) var focusOrder: [String] = []

  /// Reads the text of any kind of snapshot, of a screen the first of its themes; what is not formed
  /// as it must be is left out.
  public init(_ text: String) { self.init(text, theme: nil) }

  /// Reads the texts of a reference and of what came, in the first theme in which they are not the same.
  ///
  /// - Returns: both, and the name of the theme; nil for the main one.
  public static func pair(
    _ reference: String, _ actual: String
  ) -> (reference: KeptScreen, actual: KeptScreen, theme: String?) {
    let look = try? SnapshotFile(text: reference)
    let theme = (try? SnapshotFile(text: actual))?.looks.first { other in
      look.map { $0[other.theme] != other.view } ?? false
    }?.theme
    return (KeptScreen(reference, theme: theme), KeptScreen(actual, theme: theme), theme)
  }

  /// - Parameter theme: the name of a theme; nil, or where there is none of the name, for the first one.
  private init(_ text: String, theme: String?) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    headline = lines.first ?? ""
    cursor = Self.cursor(headline)
    if headline.contains(", outline only") {
      outline = Array(lines.dropFirst()).dropLastEmpty
    } else if headline.contains(", text only") {
      readCells(lines.dropFirst(2))
    } else if let file = try? SnapshotFile(text: text),
      let view = file[theme] ?? file.looks.first?.view
    {
      take(view, file)
    }
  }

  /// The screen that it shows; the outline stays lines.
  public var screen: Screen { Screen(surface: surface, cursor: cursor) }

  private mutating func take(_ view: SnapshotView, _ file: SnapshotFile) {
    (surface, rows) = (view.surface, view.rows)
    (outline, focusOrder) = (view.outline, view.focusOrder)
    pictures = view.pictures.map(\.words)
    let lines = file.lines.drop { $0 != "styles:" }.prefix {
      !["pictures:", "outline:"].contains($0)
    }
    styles = lines.map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
  }

  private static func cursor(_ headline: String) -> Point? {
    guard let match = headline.firstMatch(of: #/cursor row (\d+) col (\d+)/#),
      let y = Int(match.1), let x = Int(match.2)
    else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func readCells(_ lines: ArraySlice<String>) {
    guard let size = try? SnapshotReader.size(headline) else { return }
    rows = lines.prefix(size.rows).compactMap(Self.cells)
    surface = Surface(size: size)
    for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
  }

  /// Returns the text between the rules of ` 3│…│`.
  private static func cells(_ line: String) -> String? {
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(of: "│"), let end = scalars.lastIndex(of: "│"), start < end
    else { return nil }
    return String(scalars[scalars.index(after: start)..<end])
  }
}

extension [String] {
  /// Without the empty line that a line feed at the end makes.
  fileprivate var dropLastEmpty: [String] { last == "" ? dropLast() : self }
}
