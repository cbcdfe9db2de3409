import Terminal

extension ThemePalette {
  /// The colours that the terminal's user has set, on the terminal's ground.
  ///
  /// Nobody can know their hues, so that two of them never stand on each other: a colour is text on
  /// the ground, or the ground's colour is text on it (reverse). What is drawn in blocks is never
  /// reversed: a full block in the ground's colour would be a hole.
  static let ansi = ThemePalette(
    name: .ansi, ground: ThemeEntry(),
    entries: [
      .title: ThemeEntry(.bold),
      .placeholder: ThemeEntry(.dim),
      .accent: ThemeEntry(.magenta, .bold),
      .danger: ThemeEntry(.red, .bold),
      .success: ThemeEntry(.green),
      .warning: ThemeEntry(.yellow),
      .borderFocused: ThemeEntry(.magenta, .bold),
      .selection: ThemeEntry(.bold),
      .selectionFocused: ThemeEntry([.bold, .reverse]),
      .field: ThemeEntry(underline: .single),
      .fieldFocused: ThemeEntry(.bold, underline: .single),
      .textSelection: ThemeEntry([.bold, .reverse]),
      .button: ThemeEntry(.magenta),
      .buttonFocused: ThemeEntry([.bold, .reverse]),
      .tabSelected: ThemeEntry(.magenta, .bold, underline: .single),
      .hintKey: ThemeEntry(.magenta, .bold),
      .toast: ThemeEntry([.bold, .reverse]),
      .match: ThemeEntry(.yellow, .reverse),
      .hovered: ThemeEntry(underline: .single),
      .pressed: ThemeEntry(.magenta, [.bold, .reverse]),
      .disabled: ThemeEntry(.dim),
      .skeleton: ThemeEntry(.dim),
      .link: ThemeEntry(.blue, underline: .single),
      .badge: ThemeEntry(.red, [.bold, .reverse]),
      .chart1: ThemeEntry(.magenta),
      .chart2: ThemeEntry(.blue),
      .chart3: ThemeEntry(.green),
      .chart4: ThemeEntry(.yellow),
      .chart5: ThemeEntry(.red),
      .chart6: ThemeEntry(.cyan),
      .heat1: ThemeEntry(.green, .dim),
      .heat2: ThemeEntry(.green),
      .heat3: ThemeEntry(.green, .bold),
      .heat4: ThemeEntry(.bold),
    ])
}
