import Terminal

extension ThemePalette {
  /// Violet and pastel colours on nearly black.
  static let dark = ThemePalette(
    name: .dark, ground: ThemeEntry(paper, on: black),
    entries: [
      .title: ThemeEntry(.bold),
      .muted: ThemeEntry(grey),
      .placeholder: ThemeEntry(grey),
      .accent: ThemeEntry(mauve, .bold),
      .danger: ThemeEntry(red, .bold),
      .success: ThemeEntry(green),
      .warning: ThemeEntry(yellow),
      .border: ThemeEntry(line),
      .borderFocused: ThemeEntry(mauve),
      .selection: ThemeEntry(on: shade, .bold),
      .selectionFocused: ThemeEntry(white, on: violet, .bold),
      .field: ThemeEntry(underline: .single),
      .fieldFocused: ThemeEntry(white, on: slate),
      .textSelection: ThemeEntry(black, on: mauve),
      .button: ThemeEntry(mauve),
      .buttonFocused: ThemeEntry(white, on: violet, .bold),
      .tab: ThemeEntry(grey),
      .tabSelected: ThemeEntry(mauve, .bold, underline: .single),
      .hintKey: ThemeEntry(mauve, .bold),
      .hintText: ThemeEntry(grey),
      .toast: ThemeEntry(white, on: slate),
      .dialog: ThemeEntry(on: raised),
      .match: ThemeEntry(black, on: yellow),
      .hovered: ThemeEntry(on: lit, underline: .single),
      .pressed: ThemeEntry(black, on: mauve, .bold),
      .disabled: ThemeEntry(faint),
      .skeleton: ThemeEntry(line),
      .link: ThemeEntry(blue, underline: .single),
      .badge: ThemeEntry(black, on: red, .bold),
      .chart1: ThemeEntry(mauve),
      .chart2: ThemeEntry(blue),
      .chart3: ThemeEntry(green),
      .chart4: ThemeEntry(yellow),
      .chart5: ThemeEntry(red),
      .chart6: ThemeEntry(cyan),
      .heat1: ThemeEntry(moss),
      .heat2: ThemeEntry(leaf),
      .heat3: ThemeEntry(green, .bold),
      .heat4: ThemeEntry(mint, .bold),
    ])
}

private let paper = ThemeColor(0xE9ECF0, 255)
private let black = ThemeColor(0x1C1B22, 234)
private let raised = ThemeColor(0x26252E, 235)
private let lit = ThemeColor(0x2A2932, 236)
private let shade = ThemeColor(0x303038, 236)
private let slate = ThemeColor(0x3A3A48, 238)
private let violet = ThemeColor(0x5F3D8F, 55)
private let white = ThemeColor(0xFFFFFF, 231)
private let grey = ThemeColor(0xB4B4BE, 249)
private let faint = ThemeColor(0x9C9CA6, 247)
private let line = ThemeColor(0x7C7C88, 244)
private let mauve = ThemeColor(0xC6A0F6, 183)
private let red = ThemeColor(0xFF8787, 210)
private let green = ThemeColor(0x87D787, 114)
private let yellow = ThemeColor(0xFFD787, 222)
private let blue = ThemeColor(0x87AFFF, 111)
private let cyan = ThemeColor(0x5FD7D7, 80)
private let moss = ThemeColor(0x5A8A5A, 65)
private let leaf = ThemeColor(0x5FAF5F, 71)
private let mint = ThemeColor(0xAFFFAF, 157)
