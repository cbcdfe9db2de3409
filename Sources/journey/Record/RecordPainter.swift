import Terminal

/// Draws the screen of a recorded program on the user's own terminal, row by row where it differs,
/// with a line of the recorder's over the last row.
struct RecordPainter {
  private var shown: [[Cell]] = []
  private var shownLine: String?

  /// What to write.
  mutating func paint(_ surface: Surface, cursor: Point?, line: String?) -> String {
    var text = "\u{1B}[?25l"
    if shown.count != surface.size.rows || shown.first?.count != surface.size.columns {
      shown = Array(repeating: [], count: surface.size.rows)
      text += "\u{1B}[0m\u{1B}[2J"
    }
    let last = surface.size.rows - 1
    for y in 0...max(0, last) where y < shown.count {
      let row = Array(surface.row(y))
      if y == last, line != nil || shownLine != nil { continue }
      guard row != shown[y] else { continue }
      shown[y] = row
      text += Self.row(row, y)
    }
    text += lastLine(surface, line)
    guard line == nil, let cursor else { return text }
    return text + "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H\u{1B}[?25h"
  }

  private mutating func lastLine(_ surface: Surface, _ line: String?) -> String {
    defer { shownLine = line }
    let y = surface.size.rows - 1
    guard y >= 0, line != nil || shownLine != nil else { return "" }
    shown[y] = Array(surface.row(y))
    guard let line else { return Self.row(shown[y], y) }
    let words = String(line.prefix(surface.size.columns))
    return "\u{1B}[\(y + 1);1H\u{1B}[0;7m\u{1B}[2K\(words)\u{1B}[0m"
  }

  private static func row(_ cells: [Cell], _ y: Int) -> String {
    var text = ""
    var style: Style?
    var needsAddress = true
    for (x, cell) in cells.enumerated() where cell.width > 0 {
      if needsAddress { text += "\u{1B}[\(y + 1);\(x + 1)H" }
      if style != cell.style { text += sequence(cell.style) }
      style = cell.style
      text += cell.text
      // What terminals measure differently shifts nothing behind it.
      needsAddress = cell.text.utf8.count > 1
    }
    return text + "\u{1B}[0m"
  }

  // MARK: Styles

  private static func sequence(_ style: Style) -> String {
    var parameters = ["0"]
    let attributes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.blink, "5"), (.reverse, "7"), (.hidden, "8"),
      (.strike, "9"), (.overline, "53"),
    ]
    parameters += attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    if style.underline != .none { parameters.append("4") }
    parameters += color(style.foreground, 38) + color(style.background, 48)
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  private static func color(_ color: Color, _ base: Int) -> [String] {
    switch color {
    case .default: []
    case .indexed(let index): ["\(base);5;\(index)"]
    case .rgb(let red, let green, let blue): ["\(base);2;\(red);\(green);\(blue)"]
    }
  }
}
