extension Color {
  /// The nearest colour that a terminal of a depth can show.
  ///
  /// An indexed colour stays itself where the terminal has it: the first 16 are the user's own
  /// choice, of which nobody can know the hue.
  public func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.default, _), (_, .none): .default
    case (.rgb(let red, let green, let blue), .indexed256):
      .indexed(XtermPalette.nearest256(red, green, blue))
    case (.rgb(let red, let green, let blue), .ansi16):
      .indexed(XtermPalette.nearest16(red, green, blue))
    case (.indexed(let index), .ansi16) where index >= 16:
      XtermPalette.color(index).reduced(to: .ansi16)
    default: self
    }
  }
}
