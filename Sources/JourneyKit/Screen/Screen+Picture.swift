import Terminal

extension Screen {
  /// The rows as on the screen, numbered and between rules, so that blanks at the ends are seen.
  public var picture: [String] {
    let margin = String(repeating: " ", count: numberWidth)
    let line = String(repeating: "─", count: size.columns)
    let rows = (0..<size.rows).map { y in
      number(y) + "│" + surface.row(y).map(\.asSeen.text).joined() + "│"
    }
    return [margin + "┌" + line + "┐"] + rows + [margin + "└" + line + "┘"]
  }

  /// `40x12, focus pets.list, cursor row 3 col 4`
  public var headline: String {
    let focus = focus.map { "focus \($0)" } ?? "no focus"
    let cursor = cursor.map { "cursor row \($0.y) col \($0.x)" } ?? "cursor hidden"
    return "\(size.columns)x\(size.rows), \(focus), \(cursor)"
  }

  private var numberWidth: Int { String(max(0, size.rows - 1)).count }

  private func number(_ y: Int) -> String {
    let digits = String(y)
    return String(repeating: " ", count: numberWidth - digits.count) + digits
  }
}
