import Terminal

/// A painter that brings a terminal from one screen to the next by the cells that look different.
///
/// It knows nothing of the terminal but its size and what it has painted there: each cell that may
/// be of doubtful width is followed by an address. The terminal is left without line wrap (DECAWM).
public struct ScreenPainter {
  /// The longest gap that is shorter to paint than to skip.
  private static let gap = 4

  private var shown = Surface(size: .zero)
  private var cursor: Point?
  private var style = Style.plain
  private var hasBegun = false

  public init() {}

  /// Returns the bytes to send; empty if nothing changes. The first surface, and one of another
  /// size, clears the terminal, which must have that size by then.
  ///
  /// - Parameter point: where the cursor is to stand; nil to hide it.
  public mutating func paint(_ surface: Surface, cursor point: Point?) -> String {
    var text = surface.size != shown.size || !hasBegun ? clear(surface.size) : ""
    for y in 0..<surface.size.rows {
      for run in changes(surface, y) { text += paint(surface, run, y) }
    }
    text += move(to: point, force: !text.isEmpty)
    shown = surface
    return text
  }

  /// Clears the terminal and turns line wrap off (DECAWM), so that the last column is a cell like
  /// any other.
  private mutating func clear(_ size: Size) -> String {
    hasBegun = true
    shown = Surface(size: size)
    style = .plain
    cursor = nil
    return "\u{1B}[m\u{1B}[?7l\u{1B}[?25l\u{1B}[2J"
  }

  private mutating func move(to point: Point?, force: Bool) -> String {
    guard force || point != cursor else { return "" }
    var text = ""
    if (point == nil) != (cursor == nil) { text += point == nil ? "\u{1B}[?25l" : "\u{1B}[?25h" }
    if let point { text += "\u{1B}[\(point.y + 1);\(point.x + 1)H" }
    cursor = point
    return text
  }

  // MARK: Cells
  /// Returns the columns of a row that differ. Both halves of a wide character stay together.
  private func changes(_ surface: Surface, _ y: Int) -> [Range<Int>] {
    guard surface.row(y) != shown.row(y) else { return [] }
    var runs: [Range<Int>] = []
    for x in 0..<surface.size.columns where differs(surface, x, y) {
      let start = min(head(surface, x, y), head(shown, x, y))
      let end = max(x + 1, x + Int(surface[x, y].width), x + Int(shown[x, y].width))
      if let last = runs.last, start <= last.upperBound + Self.gap {
        runs[runs.count - 1] = last.lowerBound..<max(end, last.upperBound)
      } else {
        runs.append(start..<end)
      }
    }
    return runs.map { $0.clamped(to: 0..<surface.size.columns) }
  }

  private func differs(_ surface: Surface, _ x: Int, _ y: Int) -> Bool {
    let (old, new) = (shown[x, y], surface[x, y])
    return old != new && old.asSeen != new.asSeen
  }

  private func head(_ surface: Surface, _ x: Int, _ y: Int) -> Int {
    surface[x, y].width == 0 ? max(0, x - 1) : x
  }

  /// Returns true for a blank that shows only its background, also in the current style.
  private func isBlank(_ cell: Cell, in style: Style) -> Bool {
    cell.text == " " && Cell(" ", style: style).asSeen == cell
  }

  private mutating func paint(_ surface: Surface, _ run: Range<Int>, _ y: Int) -> String {
    var text = "\u{1B}[\(y + 1);\(run.lowerBound + 1)H"
    for x in run {
      let cell = surface[x, y].asSeen
      guard cell.width > 0 else { continue }
      if !isBlank(cell, in: style) {
        text += cell.style.sequence(after: style)
        style = cell.style
      }
      text += cell.text
      let isCertain = cell.width == 1 && cell.text.unicodeScalars.count == 1
      if !isCertain { text += "\u{1B}[\(x + Int(cell.width) + 1)G" }
    }
    return text
  }
}

extension Style {
  /// Returns the `SGR` sequence from one style to this one; empty if they are equal.
  package func sequence(after old: Style) -> String {
    guard self != old else { return "" }
    if self == .plain { return "\u{1B}[m" }
    let isMore = attributes == old.attributes && underline == old.underline
    let isAnew = !isMore || (underlineColor == .default && old.underlineColor != .default)
    let known = isAnew ? Style.plain : old
    var parameters = isAnew ? ["0"] + decorations : []
    if foreground != known.foreground { parameters += foreground.parameters(30) }
    if background != known.background { parameters += background.parameters(40) }
    if underlineColor != known.underlineColor { parameters += underlineColor.underlineParameters }
    return "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  private var decorations: [String] {
    let codes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.blink, "5"), (.reverse, "7"), (.hidden, "8"),
      (.strike, "9"), (.overline, "53"),
    ]
    let on = codes.filter { attributes.contains($0.0) }.map(\.1)
    if underline == .none { return on }
    return on + [underline == .single ? "4" : "4:\(underline.rawValue)"]
  }
}

extension Color {
  /// - Parameter base: 30 for the foreground, 40 for the background.
  fileprivate func parameters(_ base: Int) -> [String] {
    switch self {
    case .default: ["\(base + 9)"]
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 52 + Int(index))"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }

  fileprivate var underlineParameters: [String] {
    switch self {
    case .default: ["59"]
    case .indexed(let index): ["58:5:\(index)"]
    case .rgb(let red, let green, let blue): ["58:2::\(red):\(green):\(blue)"]
    }
  }
}
