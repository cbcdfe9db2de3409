import Terminal

extension Canvas {
  /// Writes the words of an empty field; in brackets where no colour tells them from what is typed.
  mutating func write(placeholder text: String, in line: Rect) {
    let hasBrackets = (context.isFlat || theme.isColorless) && !text.isEmpty && line.columns > 2
    let shown = DisplayWidth.truncate(text, to: line.columns - (hasBrackets ? 2 : 0))
    write(hasBrackets ? "(\(shown))" : shown, at: line.origin, role: .placeholder)
  }
}
