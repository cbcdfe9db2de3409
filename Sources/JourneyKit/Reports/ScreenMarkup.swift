import Terminal

/// Screens as HTML, a span for each run of one style; the styles are collected as classes, so that a
/// page with many screens stays small.
struct ScreenMarkup {
  private var classes: [Style: Int] = [:]

  /// The result of comparing a cell with another screen.
  enum Mark: Hashable {
    case none
    /// Equal in the other screen.
    case same
    case changed
  }

  /// Returns the rows of a screen.
  ///
  /// - Parameter other: the screen to compare with; what is the same there fades, what is not is
  ///   framed.
  mutating func rows(_ surface: Surface, comparedWith other: Surface? = nil) -> String {
    let columns = max(surface.size.columns, other?.size.columns ?? 0)
    let rows = max(surface.size.rows, other?.size.rows ?? 0)
    let lines = (0..<rows).map { y in row(y, columns, surface, other) }
    return "<pre class=\"s\">" + lines.joined(separator: "\n") + "</pre>"
  }

  /// The style sheet for all that was drawn.
  var styleSheet: String {
    let own = classes.sorted { $0.value < $1.value }.map { style, number in
      ".c\(number){\(Self.declarations(style))}"
    }
    return (Self.fixed + own).joined(separator: "\n")
  }

  // MARK: One row
  private mutating func row(
    _ y: Int, _ columns: Int, _ surface: Surface, _ other: Surface?
  ) -> String {
    var html = ""
    var text = ""
    var last: (style: Style, mark: Mark)?
    for x in 0..<columns {
      var cell = surface[x, y].asSeen
      if cell.width == 0 { continue }
      if let last, cell.text == " ", last.style.isBareOnBlanks,
        cell.style == Style(background: last.style.background)
      {
        // Words of one style are one piece.
        cell.style = last.style
      }
      let mark = other.map { Self.mark(x, y, surface, $0) } ?? .none
      if let previous = last, previous != (cell.style, mark) {
        html += span(text, previous.style, previous.mark)
        text = ""
      }
      last = (cell.style, mark)
      text += Self.glyph(cell)
    }
    return html + (last.map { span(text, $0.style, $0.mark) } ?? "")
  }

  private static func mark(_ x: Int, _ y: Int, _ first: Surface, _ second: Surface) -> Mark {
    let isInBoth =
      first.bounds.contains(Point(x: x, y: y)) == second.bounds.contains(Point(x: x, y: y))
    return isInBoth && first[x, y].asSeen == second[x, y].asSeen ? .same : .changed
  }

  /// Returns the HTML of a cell. A wide character gets a box of its own, since few fonts keep its
  /// width.
  private static func glyph(_ cell: Cell) -> String {
    let text = MarkupText.escaped(cell.text)
    return cell.width == 2 ? "<b class=\"w\">\(text)</b>" : text
  }

  private mutating func span(_ text: String, _ style: Style, _ mark: Mark) -> String {
    var names: [String] = []
    if style != .plain {
      let number = classes[style] ?? classes.count
      classes[style] = number
      names.append("c\(number)")
    }
    switch mark {
    case .none: break
    case .same: names.append("e")
    case .changed: names.append("x")
    }
    if names.isEmpty { return text }
    return "<span class=\"\(names.joined(separator: " "))\">\(text)</span>"
  }

  // MARK: Styles
  private static let (ink, paper) = ("#e9ecf0", "#1c1b22")

  private static let fixed = [
    "pre.s{font:13px/1.25 'DejaVu Sans Mono',Menlo,Consolas,monospace;background:\(paper);"
      + "color:\(ink);display:inline-block;margin:0;padding:8px;border-radius:6px}",
    ".w{display:inline-block;width:2ch;font-weight:inherit;overflow:hidden;vertical-align:top}",
    ".e{opacity:.35}", ".x{outline:1px solid #ff5370;background-color:#5a1424}",
  ]

  private static func declarations(_ style: Style) -> String {
    var ink = style.foreground.hexText ?? Self.ink
    var paper = style.background.hexText
    if style.attributes.contains(.reverse) { (ink, paper) = (paper ?? Self.paper, ink) }
    var parts = ["color:\(ink)"]
    if let paper { parts.append("background:\(paper)") }
    if style.attributes.contains(.bold) { parts.append("font-weight:bold") }
    if style.attributes.contains(.italic) { parts.append("font-style:italic") }
    if style.attributes.contains(.dim) { parts.append("opacity:.6") }
    if style.attributes.contains(.hidden) { parts.append("visibility:hidden") }
    let lines = decorations(style)
    if !lines.isEmpty { parts.append("text-decoration:" + lines.joined(separator: " ")) }
    return parts.joined(separator: ";")
  }

  private static func decorations(_ style: Style) -> [String] {
    var lines: [String] = []
    if style.underline != .none { lines.append("underline") }
    if style.attributes.contains(.strike) { lines.append("line-through") }
    if style.attributes.contains(.overline) { lines.append("overline") }
    if lines.isEmpty { return [] }
    switch style.underline {
    case .none, .single: break
    case .curly: lines.append("wavy")
    case .double, .dotted, .dashed: lines.append("\(style.underline)")
    }
    if style.underline != .none, let color = style.underlineColor.hexText { lines.append(color) }
    return lines
  }
}

/// Text for XML and HTML.
enum MarkupText {
  /// Returns the text with entities; a character that XML 1.0 forbids, such as a control, becomes
  /// U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20, "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
