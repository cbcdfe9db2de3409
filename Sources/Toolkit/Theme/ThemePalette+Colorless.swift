import Terminal

extension ThemePalette {
  /// No colour at all: meaning is told by words and marks, and stressed by attributes.
  static let colorless = ThemePalette(
    name: .none, ground: ThemeEntry(),
    entries: [
      .title: ThemeEntry(.bold),
      .placeholder: ThemeEntry(.dim),
      .accent: ThemeEntry(.bold),
      .danger: ThemeEntry(.bold),
      .borderFocused: ThemeEntry(.bold),
      .selection: ThemeEntry(.bold),
      .selectionFocused: ThemeEntry([.bold, .reverse]),
      .field: ThemeEntry(underline: .single),
      .fieldFocused: ThemeEntry(.bold, underline: .single),
      .textSelection: ThemeEntry([.bold, .reverse]),
      .button: ThemeEntry(underline: .single),
      .buttonFocused: ThemeEntry([.bold, .reverse]),
      .tabSelected: ThemeEntry(.bold, underline: .single),
      .hintKey: ThemeEntry(.bold),
      .toast: ThemeEntry([.bold, .reverse]),
      // The line tells a match from the row that is selected.
      .match: ThemeEntry(.reverse, underline: .single),
      .hovered: ThemeEntry(underline: .single),
      .pressed: ThemeEntry([.bold, .reverse]),
      .disabled: ThemeEntry(.dim),
      .skeleton: ThemeEntry(.dim),
      .link: ThemeEntry(underline: .single),
      .badge: ThemeEntry(.reverse),
    ])
}
