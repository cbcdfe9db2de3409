import Terminal

/// The themes that need no file.
extension ThemePalette {
  /// Violet and deep colours on nearly white.
  static let light: ThemePalette = {
    let ink = ThemeColor(0x33333A, 236)
    let white = ThemeColor(0xFFFFFF, 231)
    let paper = ThemeColor(0xFAFAFC, 231)
    let raised = ThemeColor(0xF1EDF7, 255)
    let shade = ThemeColor(0xE9ECF0, 254)
    let mist = ThemeColor(0xE9E4F0, 254)
    let lavender = ThemeColor(0xE2CCFB, 183)
    let black = ThemeColor(0x1B1B20, 234)
    let grey = ThemeColor(0x565660, 240)
    let faint = ThemeColor(0x666670, 241)
    let line = ThemeColor(0x82828C, 243)
    let violet = ThemeColor(0x7B2CBF, 55)
    let red = ThemeColor(0xAF0000, 124)
    let green = ThemeColor(0x005F00, 22)
    let ochre = ThemeColor(0x7A5200, 58)
    let butter = ThemeColor(0xFFD787, 222)
    let blue = ThemeColor(0x005FAF, 25)
    let cyan = ThemeColor(0x005F5F, 23)
    let moss = ThemeColor(0x5F875F, 65)
    let leaf = ThemeColor(0x337033, 28)
    let fern = ThemeColor(0x0A530A, 22)
    let pine = ThemeColor(0x002600, 233)
    return ThemePalette(
      name: .light, plain: ThemeEntry(ink, on: paper),
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
        .heat3: ThemeEntry(fern, .bold),
        .heat4: ThemeEntry(pine, .bold),
      ])
  }()

  /// Violet and pastel colours on nearly black.
  static let dark: ThemePalette = {
    let paper = ThemeColor(0xE9ECF0, 255)
    let black = ThemeColor(0x1C1B22, 234)
    let raised = ThemeColor(0x26252E, 235)
    let lit = ThemeColor(0x2A2932, 236)
    let shade = ThemeColor(0x303038, 236)
    let slate = ThemeColor(0x3A3A48, 238)
    let violet = ThemeColor(0x5F3D8F, 55)
    let white = ThemeColor(0xFFFFFF, 231)
    let grey = ThemeColor(0xB4B4BE, 249)
    let faint = ThemeColor(0x9C9CA6, 247)
    let line = ThemeColor(0x7C7C88, 244)
    let mauve = ThemeColor(0xC6A0F6, 183)
    let red = ThemeColor(0xFF8787, 210)
    let green = ThemeColor(0x87D787, 114)
    let yellow = ThemeColor(0xFFD787, 222)
    let blue = ThemeColor(0x87AFFF, 111)
    let cyan = ThemeColor(0x5FD7D7, 80)
    let moss = ThemeColor(0x5A8A5A, 65)
    let leaf = ThemeColor(0x5FAF5F, 71)
    let mint = ThemeColor(0xAFFFAF, 157)
    return ThemePalette(
      name: .dark, plain: ThemeEntry(paper, on: black),
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
  }()

  /// White and bright colours on black; every text has a contrast of 7 and more (WCAG 1.4.6).
  static let highContrast: ThemePalette = {
    let white = ThemeColor(0xFFFFFF, 231)
    let black = ThemeColor(0x000000, 16)
    let raised = ThemeColor(0x121212, 233)
    let lit = ThemeColor(0x262626, 235)
    let shade = ThemeColor(0x303030, 236)
    let navy = ThemeColor(0x003A70, 17)
    let grey = ThemeColor(0xD0D0D0, 252)
    let faint = ThemeColor(0xC6C6C6, 251)
    let line = ThemeColor(0x9E9E9E, 247)
    let yellow = ThemeColor(0xFFFF00, 226)
    let red = ThemeColor(0xFFAFAF, 217)
    let green = ThemeColor(0x7CFF7C, 120)
    let orange = ThemeColor(0xFFC266, 215)
    let blue = ThemeColor(0x9CC7FF, 153)
    let cyan = ThemeColor(0x5FFFFF, 87)
    let step1 = ThemeColor(0x8A8A8A, 245)
    let step2 = ThemeColor(0xB2B2B2, 249)
    let step3 = ThemeColor(0xDADADA, 253)
    return ThemePalette(
      name: .highContrast, plain: ThemeEntry(white, on: black),
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
  }()

  /// The colours that the terminal's user has set, on the terminal's background.
  ///
  /// Nobody can know their hues, so that two of them never stand on each other: a colour is text on
  /// the background, or the background's colour is text on it (reverse). What is drawn in blocks is never
  /// reversed: a full block in the background's colour would be a hole.
  static let ansi = ThemePalette(
    name: .ansi, plain: ThemeEntry(),
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

  /// No colour at all: meaning is told by words and marks, and stressed by attributes.
  static let colorless = ThemePalette(
    name: .none, plain: ThemeEntry(),
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
