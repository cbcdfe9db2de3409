import Terminal

/// Reads a row of `tmux capture-pane -e`: text, SGR, and SO and SI around line drawing.
struct CapturedRow {
  private(set) var cells: [Cell]
  private var x = 0
  var style = Style.plain
  private var isLineDrawing = false

  init(columns: Int) {
    cells = Array(repeating: .blank, count: columns)
  }

  mutating func read(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{0E}": isLineDrawing = true
      case "\u{0F}": isLineDrawing = false
      case "\u{1B}":
        let parameters = rest.dropFirst().prefix { $0 != "m" }
        rest = rest[parameters.endIndex...].dropFirst()
        apply(parameters)
      default: put(isLineDrawing ? Self.drawn(scalar) : scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = DisplayWidth.of(scalar)
    guard width > 0 else {
      guard let column = cells[..<x].lastIndex(where: { $0.width > 0 }) else { return }
      return cells[column].text.unicodeScalars.append(scalar)
    }
    guard x + width <= cells.count else { return }
    cells[x] = Cell(String(scalar), width: width, style: style)
    if width == 2 { cells[x + 1] = .continuation(style) }
    x += width
  }

  private static let graphics = Array("◆▒␉␌␍␊°±␤␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·".unicodeScalars)

  /// DEC Special Graphics, from `` ` `` to `~`.
  private static func drawn(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let index = Int(scalar.value) - 0x60
    return graphics.indices.contains(index) ? graphics[index] : scalar
  }
}
