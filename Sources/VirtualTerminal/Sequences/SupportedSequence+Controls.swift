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

  private static func ansi(_ mode: Mode, _ name: String, _ summary: String) -> SupportedSequence {
    SupportedSequence(.ansiMode(mode.number), name, summary, .ecma48)
  }

  private static func dec(
    _ mode: Mode, _ name: String, _ summary: String, _ document: Document
  ) -> SupportedSequence { SupportedSequence(.privateMode(mode.number), name, summary, document) }

  static let ansiModes: [SupportedSequence] = [
    ansi(.keyboardLock, "KAM", "kept and told; keys are never locked"),
    ansi(.insert, "IRM", "printed text moves what follows"),
    ansi(.sendReceive, "SRM", "kept and told; there is no local echo"),
    ansi(.newLine, "LNM", "LF goes to the beginning of the line"),
  ]

  static let privateModes: [SupportedSequence] = [
    dec(.cursorKeys, "DECCKM", "arrows send SS3", .vt100),
    dec(.ansi, "DECANM", "reset: VT52", .vt100),
    dec(.columns132, "DECCOLM", "132 columns, where mode 40 or the options allow it", .vt100),
    dec(.smoothScroll, "DECSCLM", "kept and told", .vt100),
    dec(.reverseScreen, "DECSCNM", "kept and told: the whole screen reversed", .vt100),
    dec(.origin, "DECOM", "rows and columns count from the margins", .vt100),
    dec(.autoWrap, "DECAWM", "text goes on in the next line", .vt100),
    dec(.autoRepeat, "DECARM", "kept and told", .vt100),
    dec(.mouseX10, "X10 mouse", "presses", .xterm),
    dec(.cursorBlink, "ATT610", "the cursor blinks", .xterm),
    dec(.printFormFeed, "DECPFF", "kept and told; there is no printer", .vt220),
    dec(.printExtent, "DECPEX", "kept and told; there is no printer", .vt220),
    dec(.cursorVisible, "DECTCEM", "the cursor shows", .vt220),
    dec(.fontShifting, "", "kept and told: keys that change the font", .xterm),
    dec(.allowColumns132, "", "mode 3 may change the width", .xterm),
    dec(.moreFix, "", "a tab behind the last column goes to the next line first", .xterm),
    dec(.nationalCharsets, "DECNRCM", "kept and told", .vt220),
    dec(.reverseWrap, "", "BS goes back into a line that was wrapped", .xterm),
    dec(.alternateScreen47, "", "the alternate screen", .xterm),
    dec(.keypad, "DECNKM", "as DECKPAM", .vt510),
    dec(.backarrowKey, "DECBKM", "Backspace sends BS", .vt420),
    dec(.leftRightMargins, "DECLRMM", "left and right margins, from level 4 on", .vt420),
    dec(.sixelDisplay, "DECSDM", "sixels at the corner, without scrolling", .vt340),
    dec(.keepOnColumns132, "DECNCSM", "mode 3 erases nothing, at level 5", .vt510),
    dec(.mouseButtons, "mouse", "presses and releases", .xterm),
    dec(.mouseHighlight, "mouse", "presses, and releases in the highlight's form", .xterm),
    dec(.mouseDrag, "mouse", "drags too", .xterm),
    dec(.mouseMotion, "mouse", "every move too", .xterm),
    dec(.focusEvents, "focus", "focus is told", .xterm),
    dec(.mouseUTF8, "mouse", "places in UTF-8", .xterm),
    dec(.mouseSGR, "mouse", "places in decimal", .xterm),
    dec(.alternateScroll, "", "kept and told: the wheel sends arrows", .xterm),
    dec(.mouseURXVT, "mouse", "places in decimal, rxvt's form", .rxvt),
    dec(.mousePixels, "mouse", "places in pixels", .xterm),
    dec(.altSendsEscape, "", "kept and told: Alt sends ESC", .xterm),
    dec(
      .reverseWrapExtended, "", "BS goes over the left edge, and from the first line to the last",
      .xterm),
    dec(.alternateScreen1047, "", "the alternate screen, erased when left", .xterm),
    dec(.saveCursor, "", "as DECSC and DECRC", .xterm),
    dec(.alternateScreen1049, "", "the alternate screen, erased, and the cursor saved", .xterm),
    dec(.privateColors, "", "each sixel picture has its own colours", .xterm),
    dec(.bracketedPaste, "paste", "pasted text stands in brackets", .xterm),
    dec(.synchronizedOutput, "BSU, ESU", "what changes until the end is one frame", .synchronized),
    dec(.graphemeClusters, "", "one cell for a grapheme cluster", .contour),
    dec(.colorSchemeReports, "", "kept and told: changes of the colour scheme", .contour),
    dec(.resizeReports, "", "a new size is told in band", .freedesktop),
    dec(.sixelRight, "", "the cursor stays right of a sixel picture", .xterm),
  ]

  private static func osc(
    _ number: Int, _ sample: String, _ name: String, _ summary: String, _ document: Document
  ) -> SupportedSequence {
    SupportedSequence(.systemCommand(number), name, summary, document, sample: sample)
  }

  static let commands: [SupportedSequence] =
    [
      osc(0, "a", "titles", "of window and icon", .xterm),
      osc(1, "a", "title", "of the icon", .xterm),
      osc(2, "a", "title", "of the window", .xterm),
      osc(3, "a=b", "property", "nothing: there is no window", .xterm),
      osc(4, "1;#102030", "palette", "sets and tells colours", .xterm),
      osc(5, "0;#102030", "palette", "special colours", .xterm),
      osc(6, "0;1", "palette", "nothing: special colours are not drawn", .xterm),
      osc(7, "file:///", "folder", "recorded", .freedesktop),
      osc(8, ";http://a", "hyperlink", "of what is printed", .hyperlinks),
      osc(9, "a", "notification", "recorded; 9 ; 4 progress, 9 ; 9 folder", .conEmu),
    ] + dynamicColors(10, "?", "sets and tells the colour of") + [
      osc(22, "text", "pointer", "its shape, recorded", .xterm),
      osc(50, "a", "font", "nothing, and never told", .xterm),
      osc(
        52, "c;YQ==", "clipboard", "writes are recorded, questions not answered by default", .xterm),
      osc(99, ";a", "notification", "recorded", .kitty),
      osc(104, "1", "palette", "resets colours", .xterm),
      osc(105, "1", "palette", "resets special colours", .xterm),
      osc(106, "1;1", "palette", "nothing: special colours are not drawn", .xterm),
    ] + dynamicColors(110, "", "resets the colour of") + [
      osc(133, "A", "shell marks", "prompt, command, output, end", .finalTerm),
      osc(777, "notify;a;b", "notification", "recorded", .rxvt),
      osc(1337, "SetMark", "iTerm2", "files, folder, marks, variables, clipboard", .iTerm2),
    ]

  private static func dynamicColors(
    _ first: Int, _ sample: String, _ summary: String
  ) -> [SupportedSequence] {
    let names = [
      "text", "background", "cursor", "pointer", "pointer's background", "Tektronix text",
      "Tektronix background", "highlight", "Tektronix cursor", "highlighted text",
    ]
    return names.enumerated().map { index, name in
      osc(first + index, sample, "colour", "\(summary) \(name)", .xterm)
    }
  }

  static let strings: [SupportedSequence] = [
    .init(.deviceControl("q"), "sixel", "shows a picture", .vt340, sample: "#1;2;9;9;9#1~"),
    .init(.deviceControl("$q"), "DECRQSS", "tells a setting", .vt420, sample: "m"),
    .init(.deviceControl("+q"), "XTGETTCAP", "tells a capability", .xterm, sample: "544E"),
    .init(.deviceControl("2$t"), "DECRSPS", "restores tab stops", .vt420, sample: "9/17"),
    .init(.deviceControl("=1s"), "BSU, ESU", "as mode 2026", .synchronized),
    .init(
      .applicationCommand("G"), "graphics", "keeps, shows, deletes pictures", .kitty,
      sample: "a=q,s=1,v=1,f=24;AAAA"),
  ]
}
