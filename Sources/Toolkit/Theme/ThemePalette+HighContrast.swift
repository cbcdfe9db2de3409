import Terminal

extension ThemePalette {
  /// White and bright colours on black; every text has a contrast of 7 and more (WCAG 1.4.6).
  static let highContrast = ThemePalette(
    name: .highContrast, ground: ThemeEntry(white, on: black),
    entries: [
      .title: ThemeEntry(.bold),
      .muted: ThemeEntry(grey),
      .placeholder: ThemeEntry(grey),
      .accent: ThemeEntry(yellow, .bold),
      .danger: ThemeEntry(red, .bold),
      .success: ThemeEntry(green, .bold),
      .warning: ThemeEntry(orange, .bold),
      .border: ThemeEntry(white),
      .borderFocused: ThemeEntry(yellow, .bold),
      .selection: ThemeEntry(on: shade, .bold),
      .selectionFocused: ThemeEntry(black, on: white, .bold),
      .field: ThemeEntry(underline: .single),
      .fieldFocused: ThemeEntry(white, on: navy, .bold),
      .textSelection: ThemeEntry(black, on: yellow),
      .button: ThemeEntry(yellow, underline: .single),
      .buttonFocused: ThemeEntry(black, on: white, .bold),
      .tab: ThemeEntry(grey),
      .tabSelected: ThemeEntry(yellow, .bold, underline: .single),
      .hintKey: ThemeEntry(yellow, .bold),
      .hintText: ThemeEntry(white),
      .toast: ThemeEntry(black, on: white, .bold),
      .dialog: ThemeEntry(on: raised),
      .match: ThemeEntry(black, on: yellow, .bold),
      .hovered: ThemeEntry(on: lit, underline: .single),
      .pressed: ThemeEntry(black, on: yellow, .bold),
      .disabled: ThemeEntry(faint),
      .skeleton: ThemeEntry(line),
      .link: ThemeEntry(cyan, underline: .single),
      .badge: ThemeEntry(black, on: red, .bold),
      .chart1: ThemeEntry(yellow),
      .chart2: ThemeEntry(blue),
      .chart3: ThemeEntry(green),
      .chart4: ThemeEntry(orange),
      .chart5: ThemeEntry(red),
      .chart6: ThemeEntry(cyan),
      .heat1: ThemeEntry(step1),
      .heat2: ThemeEntry(step2),
      .heat3: ThemeEntry(step3, .bold),
      .heat4: ThemeEntry(white, .bold),
    ])
}

private let white = ThemeColor(0xFFFFFF, 231)
private let black = ThemeColor(0x000000, 16)
private let raised = ThemeColor(0x121212, 233)
private let lit = ThemeColor(0x262626, 235)
private let shade = ThemeColor(0x303030, 236)
private let navy = ThemeColor(0x003A70, 17)
private let grey = ThemeColor(0xD0D0D0, 252)
private let faint = ThemeColor(0xC6C6C6, 251)
private let line = ThemeColor(0x9E9E9E, 247)
private let yellow = ThemeColor(0xFFFF00, 226)
private let red = ThemeColor(0xFFAFAF, 217)
private let green = ThemeColor(0x7CFF7C, 120)
private let orange = ThemeColor(0xFFC266, 215)
private let blue = ThemeColor(0x9CC7FF, 153)
private let cyan = ThemeColor(0x5FFFFF, 87)
private let step1 = ThemeColor(0x8A8A8A, 245)
private let step2 = ThemeColor(0xB2B2B2, 249)
private let step3 = ThemeColor(0xDADADA, 253)
