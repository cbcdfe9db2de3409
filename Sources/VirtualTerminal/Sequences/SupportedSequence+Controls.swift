extension SupportedSequence {
  static let controls: [SupportedSequence] = [
    .init(.control(0x00), "NUL", "nothing", .ecma48),
    .init(.control(0x05), "ENQ", "nothing: there is no answerback", .vt100),
    .init(.control(0x07), "BEL", "counts a bell", .ecma48),
    .init(.control(0x08), "BS", "one column left", .ecma48),
    .init(.control(0x09), "HT", "to the next tab stop", .ecma48),
    .init(.control(0x0A), "LF", "one line down", .ecma48),
    .init(.control(0x0B), "VT", "as LF", .vt100),
    .init(.control(0x0C), "FF", "as LF", .vt100),
    .init(.control(0x0D), "CR", "to the left margin", .ecma48),
    .init(.control(0x0E), "SO, LS1", "G1 into the left half", .ecma35),
    .init(.control(0x0F), "SI, LS0", "G0 into the left half", .ecma35),
    .init(.control(0x11), "XON", "nothing: the line is not the screen's", .vt100),
    .init(.control(0x13), "XOFF", "nothing", .vt100),
    .init(.control(0x18), "CAN", "ends a sequence", .ecma48),
    .init(.control(0x1A), "SUB", "ends a sequence", .ecma48),
    .init(.control(0x1B), "ESC", "begins a sequence", .ecma48),
  ]

  static let escapes: [SupportedSequence] =
    [
      .init(.escape("D"), "IND", "one line down, scrolling", .ecma48),
      .init(.escape("E"), "NEL", "to the beginning of the next line", .ecma48),
      .init(.escape("H"), "HTS", "sets a tab stop", .ecma48),
      .init(.escape("M"), "RI", "one line up, scrolling", .ecma48),
      .init(.escape("N"), "SS2", "the next character from G2", .ecma35),
      .init(.escape("O"), "SS3", "the next character from G3", .ecma35),
      .init(.escape("P"), "DCS", "begins a device control string", .ecma48),
      .init(.escape("V"), "SPA", "begins protected text", .ecma48),
      .init(.escape("W"), "EPA", "ends protected text", .ecma48),
      .init(.escape("X"), "SOS", "begins a string for whoever runs the terminal", .ecma48),
      .init(.escape("Z"), "DECID", "as DA1", .vt100),
      .init(.escape("["), "CSI", "begins a control sequence", .ecma48),
      .init(.escape("\\"), "ST", "ends a string", .ecma48),
      .init(.escape("]"), "OSC", "begins an operating system command", .ecma48),
      .init(.escape("^"), "PM", "begins a privacy message", .ecma48),
      .init(.escape("_"), "APC", "begins an application program command", .ecma48),
      .init(.escape("6"), "DECBI", "one column left, scrolling", .vt420),
      .init(.escape("7"), "DECSC", "saves the cursor", .vt100),
      .init(.escape("8"), "DECRC", "restores the cursor", .vt100),
      .init(.escape("9"), "DECFI", "one column right, scrolling", .vt420),
      .init(.escape("="), "DECKPAM", "keypad sends codes of its own", .vt100),
      .init(.escape(">"), "DECKPNM", "keypad sends what stands on it", .vt100),
      .init(.escape("c"), "RIS", "resets everything", .ecma48),
      .init(.escape("n"), "LS2", "G2 into the left half", .ecma35),
      .init(.escape("o"), "LS3", "G3 into the left half", .ecma35),
      .init(.escape("|"), "LS3R", "G3 into the right half", .ecma35),
      .init(.escape("}"), "LS2R", "G2 into the right half", .ecma35),
      .init(.escape("~"), "LS1R", "G1 into the right half", .ecma35),
      .init(.escape(" F"), "S7C1T", "answers begin with ESC", .vt220),
      .init(.escape(" G"), "S8C1T", "answers begin with one byte", .vt220),
      .init(.escape(" L"), "ACS", "nothing: level 1 is read anyway", .ecma35),
      .init(.escape(" M"), "ACS", "nothing: level 2 is read anyway", .ecma35),
      .init(.escape(" N"), "ACS", "nothing: level 3 is read anyway", .ecma35),
      .init(.escape("%@"), "DOCS", "nothing: the coding is the terminal's own", .ecma35),
      .init(.escape("%G"), "DOCS", "nothing: the coding is the terminal's own", .ecma35),
      .init(.escape("#3"), "DECDHL", "upper half of a double-height line", .vt100),
      .init(.escape("#4"), "DECDHL", "lower half of a double-height line", .vt100),
      .init(.escape("#5"), "DECSWL", "a line of plain size", .vt100),
      .init(.escape("#6"), "DECDWL", "a double-width line", .vt100),
      .init(.escape("#8"), "DECALN", "fills the screen with E", .vt100),
    ] + charsets

  private static let charsets: [SupportedSequence] = {
    let sets: [(String, String, Document)] = [
      ("B", "ASCII", .ecma35), ("@", "ASCII", .ecma35), ("1", "the alternate ROM's ASCII", .vt100),
      ("0", "line drawing", .vt100), ("2", "the alternate ROM's line drawing", .vt100),
      ("A", "British, or Latin-1 as a set of 96", .vt220), ("<", "supplemental", .vt220),
      ("%5", "DEC supplemental", .vt510),
    ]
    let targets = [
      ("(", "G0"), (")", "G1"), ("*", "G2"), ("+", "G3"), ("-", "G1"), (".", "G2"), ("/", "G3"),
    ]
    return targets.flatMap { code, target in
      sets.map { final, name, document in
        .init(.escape(code + final), "SCS", "\(name) as \(target)", document)
      }
    }
  }()

  static let vt52: [SupportedSequence] = [
    .init(.vt52("A"), "up", "cursor up", .vt52), .init(.vt52("B"), "down", "cursor down", .vt52),
    .init(.vt52("C"), "right", "cursor right", .vt52),
    .init(.vt52("D"), "left", "cursor left", .vt52),
    .init(.vt52("F"), "graphics", "line drawing on", .vt52),
    .init(.vt52("G"), "text", "line drawing off", .vt52),
    .init(.vt52("H"), "home", "cursor home", .vt52),
    .init(.vt52("I"), "reverse", "reverse line feed", .vt52),
    .init(.vt52("J"), "erase", "erases to the end of the screen", .vt52),
    .init(.vt52("K"), "erase", "erases to the end of the line", .vt52),
    .init(.vt52("Y"), "address", "cursor to row and column", .vt52, sample: "!!"),
    .init(.vt52("Z"), "identify", "answers ESC / Z", .vt52),
    .init(.vt52("="), "keypad", "application keypad", .vt52),
    .init(.vt52(">"), "keypad", "plain keypad", .vt52),
    .init(.vt52("<"), "leave", "back to ANSI", .vt52),
  ]
}
