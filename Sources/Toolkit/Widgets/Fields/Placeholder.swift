import Terminal

extension Canvas {
  /// Writes the words of an empty field; in brackets where no colour tells them from what is typed.
  ///
  /// Where the words themselves have just enough room, the bracket before them has to do.
  mutating func write(placeholder text: String, in line: Rect) {
    guard context.isFlat || theme.isColorless, !text.isEmpty, line.columns > 2 else {
      write(DisplayWidth.truncate(text, to: line.columns), at: line.origin, role: .placeholder)
      return
    }
    let isTight = DisplayWidth.of(text) == line.columns - 1
    let shown = DisplayWidth.truncate(text, to: line.columns - (isTight ? 1 : 2))
    write("(\(shown)" + (isTight ? "" : ")"), at: line.origin, role: .placeholder)
  }
}
