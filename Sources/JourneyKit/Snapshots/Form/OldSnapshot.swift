import Terminal

/// A snapshot in the form of earlier versions: one theme a file, the styles of each row in words.
///
/// It is read for `journey snapshots migrate` alone, and written to prove that nothing was lost.
struct OldSnapshot {
  let headline: String
  private(set) var surface = Surface(size: .zero)
  private var rows: [String] = []
  private var styles: [String] = []
  private(set) var outline: [String] = []
  private(set) var focusOrder: [String] = []

  /// Reads a text without its seal; what is not formed as it must be is left out.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    headline = lines.first ?? ""
    let size = Self.size(headline) ?? .zero
    rows = lines.dropFirst(2).prefix(size.rows).compactMap(Self.cells)
    readParts(lines.dropFirst(size.rows + 3))
    paint(size, background: Self.background(lines.dropFirst(size.rows + 3).first ?? ""))
  }

  var view: SnapshotView {
    SnapshotView(surface, headline: headline, outline: outline, focusOrder: focusOrder)
  }

  /// Takes a view; of its pictures, which it does not have, the cells of another one.
  init(_ view: SnapshotView, picturesOf old: OldSnapshot) {
    var surface = view.surface
    for place in BlockPictureFinder(old.surface).places {
      let (x, y) = (place % view.size.columns, place / view.size.columns)
      surface[x, y] = old.surface[x, y]
    }
    self.surface = surface
    (headline, outline, focusOrder) = (view.headline, view.outline, view.focusOrder)
  }

  /// The file again, with its seal.
  var file: String {
    let lines =
      [headline] + Screen(surface: surface).picture + Self.styles(surface) + ["outline:"]
      + outline.map { "  " + $0 } + ["focus order:"] + focusOrder.map { "  " + $0 }
    return SnapshotSeal.sealed(lines.map { $0 + "\n" }.joined())
  }

  // MARK: Reading
  private mutating func readParts(_ lines: ArraySlice<String>) {
    var part: WritableKeyPath<OldSnapshot, [String]>?
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
  mutating func paint(_ size: Size, background: Color) {
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
