import Terminal

/// The colours of a theme before a depth is chosen.
struct ThemePalette: Sendable {
  struct Entry: Sendable {
    var foreground: ThemeColor?
    var background: ThemeColor?
    var attributes: Attributes = []
    var underline: Underline = .none
  }

  let ground: Entry
  let entry: @Sendable (ThemeRole) -> Entry

  /// - Parameter own: whether the terminal's own ground and text colour stay.
  func theme(at depth: ColorDepth, own: Bool) -> Theme {
    let ground = own ? Style.plain : style(self.ground, depth)
    return Theme(ground: ground) { role in
      var style = style(entry(role), depth)
      if style.foreground == .default { style.foreground = ground.foreground }
      return style
    }
  }

  private func style(_ entry: Entry, _ depth: ColorDepth) -> Style {
    Style(
      foreground: entry.foreground?.color(at: depth) ?? .default,
      background: entry.background?.color(at: depth) ?? .default,
      attributes: entry.attributes, underline: entry.underline)
  }

  static let dark = ThemePalette(
    ground: Entry(foreground: ThemeColor(0xE9ECF0, 255), background: ThemeColor(0x1C1B22, 234))
  ) { role in
    switch role {
    case .text: Entry()
    case .muted, .placeholder: Entry(foreground: ThemeColor(0xA8A8B3, 248))
    case .title: Entry(attributes: .bold)
    case .accent: Entry(foreground: ThemeColor(0xC6A0F6, 183, ansi: 5), attributes: .bold)
    case .danger: Entry(foreground: ThemeColor(0xFF8787, 210, ansi: 1), attributes: .bold)
    case .success: Entry(foreground: ThemeColor(0x87D787, 114, ansi: 2))
    case .warning: Entry(foreground: ThemeColor(0xFFD787, 222, ansi: 3))
    case .border: Entry(foreground: ThemeColor(0x6C6C78, 242))
    case .borderFocused: Entry(foreground: ThemeColor(0xC6A0F6, 183, ansi: 5))
    case .selection: Entry(background: ThemeColor(0x303038, 236, ansi: nil), attributes: .bold)
    case .selectionFocused:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0x5F3D8F, 55, ansi: 4), attributes: .bold)
    case .field: Entry(underline: .single)
    case .fieldFocused:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0x3A3A48, 238, ansi: 4))
    case .textSelection:
      Entry(
        foreground: ThemeColor(0x1C1B22, 234, ansi: 0),
        background: ThemeColor(0xC6A0F6, 183, ansi: 5))
    case .button: Entry(foreground: ThemeColor(0xC6A0F6, 183, ansi: 5))
    case .buttonFocused:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0x5F3D8F, 55, ansi: 4), attributes: .bold)
    case .tab: Entry(foreground: ThemeColor(0xA8A8B3, 248))
    case .tabSelected:
      Entry(foreground: ThemeColor(0xC6A0F6, 183, ansi: 5), attributes: .bold, underline: .single)
    case .hintKey: Entry(foreground: ThemeColor(0xC6A0F6, 183, ansi: 5), attributes: .bold)
    case .hintText: Entry(foreground: ThemeColor(0xA8A8B3, 248))
    case .toast:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0x3A3A48, 238, ansi: 4))
    case .dialog: Entry(background: ThemeColor(0x26252E, 235))
    case .match:
      Entry(
        foreground: ThemeColor(0x1C1B22, 234, ansi: 0),
        background: ThemeColor(0xFFD787, 222, ansi: 3))
    case .hovered: Entry(background: ThemeColor(0x2A2932, 236, ansi: nil), underline: .single)
    case .pressed:
      Entry(
        foreground: ThemeColor(0x1C1B22, 234, ansi: 0),
        background: ThemeColor(0xC6A0F6, 183, ansi: 5), attributes: .bold)
    case .disabled: Entry(foreground: ThemeColor(0x8A8A94, 245))
    case .skeleton: Entry(foreground: ThemeColor(0x6C6C78, 242))
    case .link: Entry(foreground: ThemeColor(0x87AFFF, 111, ansi: 4), underline: .single)
    case .badge:
      Entry(
        foreground: ThemeColor(0x1C1B22, 234, ansi: 0),
        background: ThemeColor(0xFF8787, 210, ansi: 1), attributes: .bold)
    case .chart1: Entry(foreground: ThemeColor(0xC6A0F6, 183, ansi: 5))
    case .chart2: Entry(foreground: ThemeColor(0x87AFFF, 111, ansi: 4))
    case .chart3: Entry(foreground: ThemeColor(0x87D787, 114, ansi: 2))
    case .chart4: Entry(foreground: ThemeColor(0xFFD787, 222, ansi: 3))
    case .chart5: Entry(foreground: ThemeColor(0xFF8787, 210, ansi: 1))
    case .chart6: Entry(foreground: ThemeColor(0x5FD7D7, 80, ansi: 6))
    case .heat1: Entry(foreground: ThemeColor(0x4F7A4F, 65, ansi: 2))
    case .heat2: Entry(foreground: ThemeColor(0x5FAF5F, 71, ansi: 2))
    case .heat3: Entry(foreground: ThemeColor(0x87D787, 114, ansi: 2), attributes: .bold)
    case .heat4: Entry(foreground: ThemeColor(0xAFFFAF, 157, ansi: 2), attributes: .bold)
    }
  }

  static let light = ThemePalette(
    ground: Entry(foreground: ThemeColor(0x33333A, 236), background: ThemeColor(0xFAFAFC, 231))
  ) { role in
    switch role {
    case .text: Entry()
    case .muted, .placeholder: Entry(foreground: ThemeColor(0x5C5C5C, 241))
    case .title: Entry(attributes: .bold)
    case .accent: Entry(foreground: ThemeColor(0x7B2CBF, 55, ansi: 5), attributes: .bold)
    case .danger: Entry(foreground: ThemeColor(0xAF0000, 124, ansi: 1), attributes: .bold)
    case .success: Entry(foreground: ThemeColor(0x005F00, 22, ansi: 2))
    case .warning: Entry(foreground: ThemeColor(0x875F00, 94, ansi: 3))
    case .border: Entry(foreground: ThemeColor(0xADADAD, 145))
    case .borderFocused: Entry(foreground: ThemeColor(0x7B2CBF, 55, ansi: 5))
    case .selection: Entry(background: ThemeColor(0xE9ECF0, 254, ansi: nil), attributes: .bold)
    case .selectionFocused:
      Entry(
        foreground: ThemeColor(0x33333A, 236, ansi: 7),
        background: ThemeColor(0xE2CCFB, 183, ansi: 4), attributes: .bold)
    case .field: Entry(underline: .single)
    case .fieldFocused:
      Entry(
        foreground: ThemeColor(0x33333A, 236, ansi: 7),
        background: ThemeColor(0xE9E4F0, 254, ansi: 4))
    case .textSelection:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0x7B2CBF, 55, ansi: 5))
    case .button: Entry(foreground: ThemeColor(0x7B2CBF, 55, ansi: 5))
    case .buttonFocused:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0x7B2CBF, 55, ansi: 4), attributes: .bold)
    case .tab: Entry(foreground: ThemeColor(0x5C5C5C, 241))
    case .tabSelected:
      Entry(foreground: ThemeColor(0x7B2CBF, 55, ansi: 5), attributes: .bold, underline: .single)
    case .hintKey: Entry(foreground: ThemeColor(0x7B2CBF, 55, ansi: 5), attributes: .bold)
    case .hintText: Entry(foreground: ThemeColor(0x5C5C5C, 241))
    case .toast:
      Entry(
        foreground: ThemeColor(0x33333A, 236, ansi: 7),
        background: ThemeColor(0xE2CCFB, 183, ansi: 4))
    case .dialog: Entry(background: ThemeColor(0xF1EDF7, 255))
    case .match:
      Entry(
        foreground: ThemeColor(0x33333A, 236, ansi: 0),
        background: ThemeColor(0xFFD787, 222, ansi: 3))
    case .hovered: Entry(background: ThemeColor(0xF1EDF7, 255, ansi: nil), underline: .single)
    case .pressed:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0x33333A, 236, ansi: 5), attributes: .bold)
    case .disabled: Entry(foreground: ThemeColor(0x6C6C6C, 242))
    case .skeleton: Entry(foreground: ThemeColor(0xADADAD, 145))
    case .link: Entry(foreground: ThemeColor(0x005FAF, 25, ansi: 4), underline: .single)
    case .badge:
      Entry(
        foreground: ThemeColor(0xFFFFFF, 231, ansi: 7),
        background: ThemeColor(0xAF0000, 124, ansi: 1), attributes: .bold)
    case .chart1: Entry(foreground: ThemeColor(0x7B2CBF, 55, ansi: 5))
    case .chart2: Entry(foreground: ThemeColor(0x005FAF, 25, ansi: 4))
    case .chart3: Entry(foreground: ThemeColor(0x005F00, 22, ansi: 2))
    case .chart4: Entry(foreground: ThemeColor(0x875F00, 94, ansi: 3))
    case .chart5: Entry(foreground: ThemeColor(0xAF0000, 124, ansi: 1))
    case .chart6: Entry(foreground: ThemeColor(0x005F5F, 23, ansi: 6))
    case .heat1: Entry(foreground: ThemeColor(0x5F875F, 65, ansi: 2))
    case .heat2: Entry(foreground: ThemeColor(0x2F7F2F, 28, ansi: 2))
    case .heat3: Entry(foreground: ThemeColor(0x005F00, 22, ansi: 2), attributes: .bold)
    case .heat4: Entry(foreground: ThemeColor(0x003F00, 22, ansi: 2), attributes: .bold)
    }
  }

  static let colorless = ThemePalette(ground: Entry()) { role in
    switch role {
    case .text, .muted, .hintText, .tab, .border, .success, .warning, .dialog: Entry()
    case .chart1, .chart2, .chart3, .chart4, .chart5, .chart6: Entry()
    case .heat1, .heat2, .heat3, .heat4: Entry()
    case .placeholder, .disabled, .skeleton: Entry(attributes: .dim)
    case .link, .hovered: Entry(underline: .single)
    // The line tells a match from the row that is selected.
    case .match: Entry(attributes: .reverse, underline: .single)
    case .badge: Entry(attributes: .reverse)
    case .title, .accent, .hintKey, .danger, .borderFocused: Entry(attributes: .bold)
    case .selection: Entry(attributes: .bold)
    case .field: Entry(underline: .single)
    case .fieldFocused: Entry(attributes: .bold, underline: .single)
    case .button: Entry(underline: .single)
    case .tabSelected: Entry(attributes: .bold, underline: .single)
    case .selectionFocused, .textSelection, .buttonFocused, .toast, .pressed:
      Entry(attributes: [.bold, .reverse])
    }
  }
}
