import Terminal

/// Brings a terminal from one screen to the next, row by row.
///
/// It knows nothing of the terminal but its size and what it has painted there: each cell that may
/// be of doubtful width is followed by an address.
struct ScreenPainter {
  private var shown: Surface
  private var cursor: Point?
  private var style: Style?
  private var hasBegun = false

  init(size: Size) {
    shown = Surface(size: size)
  }

  /// What to send, and before that the size, where it is another one; nothing where nothing changes.
  mutating func show(_ screen: Screen) -> [CastEvent.Kind] {
    var events: [CastEvent.Kind] = []
    let isResized = screen.size != shown.size
    if isResized { events.append(.resize(screen.size)) }
    var text = ""
    // Without the line wrap (DECAWM), the last column is a cell like any other.
    if !hasBegun { text += "\u{1B}[?7l\u{1B}[?25l\u{1B}[2J" }
    for y in 0..<screen.size.rows where isResized || screen.surface.row(y) != shown.row(y) {
      text += row(Array(screen.surface.row(y)), y)
    }
    text += move(to: screen.cursor, force: !text.isEmpty)
    hasBegun = true
    shown = screen.surface
    if !text.isEmpty { events.append(.output(Array(text.utf8))) }
    return events
  }

  private mutating func move(to point: Point?, force: Bool) -> String {
    guard force || point != cursor else { return "" }
    var text = ""
    if (point == nil) != (cursor == nil) { text += point == nil ? "\u{1B}[?25l" : "\u{1B}[?25h" }
    if let point { text += "\u{1B}[\(point.y + 1);\(point.x + 1)H" }
    cursor = point
    return text
  }

  private mutating func row(_ cells: [Cell], _ y: Int) -> String {
    var text = "\u{1B}[\(y + 1)H"
    let end = (cells.lastIndex { $0 != .blank } ?? -1) + 1
    for (x, cell) in cells[..<end].enumerated() where cell.width > 0 {
      if cell.style != style { text += cell.style.sequence }
      style = cell.style
      text += cell.text.isEmpty ? " " : cell.text
      let isCertain = cell.text.utf8.count == 1
      if !isCertain, cell.width == 2 || cell.text.unicodeScalars.count > 1 {
        text += "\u{1B}[\(x + Int(cell.width) + 1)G"
      }
    }
    guard end < cells.count else { return text }
    // What is erased takes the background in force.
    if style != .plain { text += Style.plain.sequence }
    style = .plain
    return text + "\u{1B}[K"
  }
}
