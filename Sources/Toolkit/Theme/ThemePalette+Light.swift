import Terminal

extension ThemePalette {
  /// Violet and deep colours on nearly white.
  static let light = ThemePalette(
    name: .light, ground: ThemeEntry(ink, on: paper),
    entries: [
      .title: ThemeEntry(.bold),
      .muted: ThemeEntry(grey),
      .placeholder: ThemeEntry(grey),
      .accent: ThemeEntry(violet, .bold),
      .danger: ThemeEntry(red, .bold),
      .success: ThemeEntry(green),
      .warning: ThemeEntry(ochre),
      .border: ThemeEntry(line),
      .borderFocused: ThemeEntry(violet),
      .selection: ThemeEntry(on: shade, .bold),
      .selectionFocused: ThemeEntry(black, on: lavender, .bold),
      .field: ThemeEntry(underline: .single),
      .fieldFocused: ThemeEntry(black, on: mist),
      .textSelection: ThemeEntry(white, on: violet),
      .button: ThemeEntry(violet),
      .buttonFocused: ThemeEntry(white, on: violet, .bold),
      .tab: ThemeEntry(grey),
      .tabSelected: ThemeEntry(violet, .bold, underline: .single),
      .hintKey: ThemeEntry(violet, .bold),
      .hintText: ThemeEntry(grey),
      .toast: ThemeEntry(black, on: lavender),
      .dialog: ThemeEntry(on: raised),
      .match: ThemeEntry(black, on: butter),
      .hovered: ThemeEntry(on: raised, underline: .single),
      .pressed: ThemeEntry(white, on: ink, .bold),
      .disabled: ThemeEntry(faint),
      .skeleton: ThemeEntry(line),
      .link: ThemeEntry(blue, underline: .single),
      .badge: ThemeEntry(white, on: red, .bold),
      .chart1: ThemeEntry(violet),
      .chart2: ThemeEntry(blue),
      .chart3: ThemeEntry(green),
      .chart4: ThemeEntry(ochre),
      .chart5: ThemeEntry(red),
      .chart6: ThemeEntry(cyan),
      .heat1: ThemeEntry(moss),
      .heat2: ThemeEntry(leaf),
      .heat3: ThemeEntry(green, .bold),
      .heat4: ThemeEntry(pine, .bold),
    ])
}

private let ink = ThemeColor(0x33333A, 236)
private let white = ThemeColor(0xFFFFFF, 231)
private let paper = ThemeColor(0xFAFAFC, 231)
private let raised = ThemeColor(0xF1EDF7, 255)
private let shade = ThemeColor(0xE9ECF0, 254)
private let mist = ThemeColor(0xE9E4F0, 254)
private let lavender = ThemeColor(0xE2CCFB, 183)
private let black = ThemeColor(0x1B1B20, 234)
private let grey = ThemeColor(0x565660, 240)
private let faint = ThemeColor(0x666670, 241)
private let line = ThemeColor(0x82828C, 243)
private let violet = ThemeColor(0x7B2CBF, 55)
private let red = ThemeColor(0xAF0000, 124)
private let green = ThemeColor(0x005F00, 22)
private let ochre = ThemeColor(0x7A5200, 58)
private let butter = ThemeColor(0xFFD787, 222)
private let blue = ThemeColor(0x005FAF, 25)
private let cyan = ThemeColor(0x005F5F, 23)
private let moss = ThemeColor(0x5F875F, 65)
private let leaf = ThemeColor(0x2F7F2F, 28)
private let pine = ThemeColor(0x003F00, 22)
