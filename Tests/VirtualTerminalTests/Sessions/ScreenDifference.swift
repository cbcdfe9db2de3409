import Terminal

/// A place where the screen is not the one that tmux showed.
enum ScreenDifference: Hashable {
  /// The cells of a row from the first to the last one that differs: ours, and those of tmux.
  case cells(y: Int, x: Int, ours: [Cell], theirs: [Cell])
  case cursor(ours: Point, theirs: Point)
  case cursorVisibility(ours: Bool)
  case mode(String, ours: Bool)
  case region(ours: ClosedRange<Int>, theirs: ClosedRange<Int>)
}

extension ScreenDifference: CustomStringConvertible {
  var description: String {
    switch self {
    case .cells(let y, let x, let ours, let theirs):
      "row \(y) from column \(x)\n      ours: \(Self.text(ours))\n      tmux: \(Self.text(theirs))"
    case .cursor(let ours, let theirs):
      "cursor at \(ours.x),\(ours.y), in tmux at \(theirs.x),\(theirs.y)"
    case .cursorVisibility(let ours):
      "cursor is \(ours ? "visible, in tmux not" : "hidden, in tmux not")"
    case .mode(let name, let ours):
      "mode \(name) is \(ours ? "on, in tmux off" : "off, in tmux on")"
    case .region(let ours, let theirs): "scrolling region \(ours), in tmux \(theirs)"
    }
  }

  /// Runs of one style, each behind what differs from the plain one.
  private static func text(_ cells: [Cell]) -> String {
    var result = ""
    var style: Style?
    for cell in cells {
      if cell.style != style { result += "{\(description(cell.style))}" }
      style = cell.style
      result += cell.text
    }
    return result
  }

  private static func description(_ style: Style) -> String {
    var words: [String] = []
    if style.foreground != .default { words.append("\(style.foreground)") }
    if style.background != .default { words.append("on \(style.background)") }
    if style.underline != .none { words.append("\(style.underline) underline") }
    if style.underlineColor != .default { words.append("in \(style.underlineColor)") }
    if !style.attributes.isEmpty { words.append("attributes \(style.attributes.rawValue)") }
    return words.joined(separator: " ")
  }
}
