import Terminal

/// A snapshot read back: the cells with their styles, to be shown, and its other parts as lines.
///
/// Some facts are not in a snapshot: the foreground of a blank, and the places of nodes.
public struct KeptScreen: Hashable, Sendable {
  /// The first line, which says what the snapshot is of.
  public private(set) var headline = ""
  /// Without cells for an outline.
  public private(set) var surface = Surface(size: .zero)
  public private(set) var cursor: Point?
  /// The rows of the grid, of which the first stands for row 0.
  public private(set) var rows: [String] = []
  /// One line for each row that is not plain.
  public private(set) var styles: [String] = []
  public private(set) var outline: [String] = []
  public private(set) var focusOrder: [String] = []

  /// Reads the text of any kind of snapshot; what is not formed as it must be is left out.
  public init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    headline = lines.first ?? ""
    cursor = Self.cursor(headline)
    let size = Self.size(headline) ?? .zero
    if headline.contains(", outline only") {
      outline = Array(lines.dropFirst()).dropLastEmpty
    } else {
      rows = lines.dropFirst(2).prefix(size.rows).compactMap(Self.cells)
      readParts(lines.dropFirst(size.rows + 3))
      paint(size, background: Self.background(lines.dropFirst(size.rows + 3).first ?? ""))
    }
  }

  /// The screen that it shows; the outline stays lines.
  public var screen: Screen { Screen(surface: surface, cursor: cursor) }

  // MARK: Reading
  private mutating func readParts(_ lines: ArraySlice<String>) {
    var part: WritableKeyPath<KeptScreen, [String]>?
    for line in lines {
      switch line {
      case "outline:": part = \.outline
      case "focus order:": part = \.focusOrder
      case _ where line.hasPrefix("styles on "): part = \.styles
      case "": part = nil
      default: if let part { self[keyPath: part].append(String(line.dropFirst(2))) }
      }
    }
  }

  private static func size(_ headline: String) -> Size? {
    guard let match = headline.prefixMatch(of: #/(\d{1,3})x(\d{1,3}), /#),
      let columns = Int(match.1), let rows = Int(match.2)
    else { return nil }
    return Size(columns, rows)
  }

  private static func cursor(_ headline: String) -> Point? {
    guard let match = headline.firstMatch(of: #/cursor row (\d+) col (\d+)/#),
      let y = Int(match.1), let x = Int(match.2)
    else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the text between the rules of ` 3│…│`.
  private static func cells(_ line: String) -> String? {
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(of: "│"), let end = scalars.lastIndex(of: "│"), start < end
    else { return nil }
    return String(scalars[scalars.index(after: start)..<end])
  }

  private static func background(_ line: String) -> Color {
    let words = line.dropFirst("styles on ".count).dropLast(" ground:".count)
    return Style(words: String(words))?.background ?? .default
  }

  // MARK: Painting
  private mutating func paint(_ size: Size, background: Color) {
    let cell = Cell(" ", style: Style(background: background))
    surface = Surface(size: size, filledWith: cell)
    for (y, row) in rows.enumerated() {
      surface.write(row, at: Point(x: 0, y: y), style: cell.style)
    }
    for line in styles { paint(line, background) }
  }

  /// Paints the styles of one line: `row 3: 2-10 bold; 12 foreground 183`.
  private mutating func paint(_ line: String, _ background: Color) {
    guard let match = line.prefixMatch(of: #/row (\d+): /#), let y = Int(match.1) else { return }
    for run in line[match.range.upperBound...].split(separator: "; ") {
      guard let place = run.prefixMatch(of: #/(\d+)(?:-(\d+))? /#), let first = Int(place.1),
        var style = Style(words: String(run[place.range.upperBound...]))
      else { continue }
      let last = place.2.flatMap { Int($0) } ?? first
      guard first <= last, last < surface.size.columns else { continue }
      if style.background == .default, !run.hasSuffix(", background default") {
        style.background = background
      }
      let area = Rect(x: first, y: y, columns: last - first + 1, rows: 1)
      surface.restyle(area) { [style] in $0 = style }
    }
  }
}

extension [String] {
  /// Without the empty line that a line feed at the end makes.
  fileprivate var dropLastEmpty: [String] { last == "" ? dropLast() : self }
}
