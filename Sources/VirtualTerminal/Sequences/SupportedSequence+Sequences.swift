extension SupportedSequence {
  private static func csi(
    _ text: String, _ name: String, _ sample: String, _ summary: String, _ document: Document
  ) -> SupportedSequence {
    SupportedSequence(.sequence(text), name, summary, document, sample: sample)
  }

  static let cursor: [SupportedSequence] = [
    csi("A", "CUU", "2", "up", .ecma48), csi("B", "CUD", "2", "down", .ecma48),
    csi("C", "CUF", "2", "right", .ecma48), csi("D", "CUB", "2", "left", .ecma48),
    csi("E", "CNL", "2", "down, to the beginning of the line", .ecma48),
    csi("F", "CPL", "2", "up, to the beginning of the line", .ecma48),
    csi("G", "CHA", "2", "to a column", .ecma48),
    csi("H", "CUP", "2;3", "to a row and column", .ecma48),
    csi("I", "CHT", "2", "tab stops forward", .ecma48),
    csi("Z", "CBT", "2", "tab stops backward", .ecma48),
    csi("`", "HPA", "2", "to a column", .ecma48), csi("a", "HPR", "2", "right", .ecma48),
    csi("d", "VPA", "2", "to a row", .ecma48), csi("e", "VPR", "2", "down", .ecma48),
    csi("f", "HVP", "2;3", "to a row and column", .ecma48),
    csi("j", "HPB", "2", "left", .ecma48), csi("k", "VPB", "2", "up", .ecma48),
    csi("s", "SCOSC, DECSLRM", "", "saves the cursor; left and right margins in mode 69", .vt420),
    csi("u", "SCORC", "", "restores the cursor", .sco),
    csi(" q", "DECSCUSR", "4", "the cursor's shape", .vt510),
  ]

  static let editing: [SupportedSequence] = [
    csi("@", "ICH", "2", "inserts blanks", .ecma48),
    csi("J", "ED", "2", "erases in the screen, 3 the scrollback", .ecma48),
    csi("?J", "DECSED", "2", "erases what is not protected", .vt220),
    csi("K", "EL", "2", "erases in the line", .ecma48),
    csi("?K", "DECSEL", "2", "erases what is not protected", .vt220),
    csi("L", "IL", "2", "inserts lines", .ecma48), csi("M", "DL", "2", "deletes lines", .ecma48),
    csi("P", "DCH", "2", "deletes characters", .ecma48),
    csi("S", "SU", "2", "scrolls up", .ecma48), csi("T", "SD", "2", "scrolls down", .ecma48),
    csi("X", "ECH", "2", "erases characters", .ecma48),
    csi("^", "SD", "2", "scrolls down, as ECMA-48 first had it", .xterm),
    csi("b", "REP", "2", "repeats the last character", .ecma48),
    csi(" @", "SL", "2", "scrolls left", .ecma48), csi(" A", "SR", "2", "scrolls right", .ecma48),
    csi("'}", "DECIC", "2", "inserts columns", .vt420),
    csi("'~", "DECDC", "2", "deletes columns", .vt420),
    csi("m", "SGR", "1;31", "attributes and colours", .ecma48),
    csi("#{", "XTPUSHSGR", "", "pushes attributes", .xterm),
    csi("#p", "XTPUSHSGR", "", "pushes attributes", .xterm),
    csi("#}", "XTPOPSGR", "", "pops attributes", .xterm),
    csi("#q", "XTPOPSGR", "", "pops attributes", .xterm),
    csi("\"q", "DECSCA", "1", "protects what is printed", .vt220),
  ]

  static let settings: [SupportedSequence] = [
    csi("g", "TBC", "3", "clears tab stops", .ecma48),
    csi("?W", "DECST8C", "5", "a tab stop every 8 columns", .vt510),
    csi("h", "SM", "4", "sets modes", .ecma48), csi("l", "RM", "4", "resets modes", .ecma48),
    csi("?h", "DECSET", "7", "sets private modes", .vt100),
    csi("?l", "DECRST", "7", "resets private modes", .vt100),
    csi("?s", "XTSAVE", "7", "saves private modes", .xterm),
    csi("?r", "XTRESTORE", "7", "restores private modes", .xterm),
    csi("i", "MC", "0", "nothing: there is no printer", .ecma48),
    csi("?i", "MC", "1", "nothing: there is no printer", .vt220),
    csi("q", "DECLL", "0", "nothing: there are no lamps", .vt100),
    csi("r", "DECSTBM", "2;3", "top and bottom margin", .vt100),
    csi("!p", "DECSTR", "", "soft reset", .vt220),
    csi("\"p", "DECSCL", "62;1", "level of conformance, which later functions need", .vt220),
    csi("$|", "DECSCPP", "80", "80 or 132 columns, where the options allow it", .vt420),
    csi("*|", "DECSNLS", "24", "so many lines, where the options allow it", .vt420),
    csi(" t", "DECSWBV", "2", "nothing: bells are counted", .vt510),
    csi(" u", "DECSMBV", "2", "nothing: bells are counted", .vt510),
    csi("$}", "DECSASD", "0", "nothing: there is no status line", .vt420),
    csi("$~", "DECSSDT", "0", "nothing: there is no status line", .vt420),
    csi(",|", "DECAC", "1;7;0", "nothing: colours are the program's affair", .vt510),
    csi(",}", "DECATC", "1;7;0", "nothing: colours are the program's affair", .vt510),
    csi("'z", "DECELR", "0", "nothing: there is no locator", .vt510),
    csi("'{", "DECSLE", "0", "nothing: there is no locator", .vt510),
    csi("'w", "DECEFR", "1", "nothing: there is no locator", .vt510),
    csi(">t", "XTSMTITLE", "0", "titles come (0) and are told (1) as digits", .xterm),
    csi(">T", "XTSMTITLE", "0", "titles come and are told as text", .xterm),
    csi(">p", "XTSMPOINTER", "1", "nothing: no pointer hides", .xterm),
  ]

  static let rectangles: [SupportedSequence] = [
    csi("$r", "DECCARA", "1;1;2;2;1", "sets attributes", .vt420),
    csi("$t", "DECRARA", "1;1;2;2;1", "reverses attributes", .vt420),
    csi("$v", "DECCRA", "1;1;2;2;1;3;3;1", "copies", .vt420),
    csi("$x", "DECFRA", "65;1;1;2;2", "fills", .vt420),
    csi("$z", "DECERA", "1;1;2;2", "erases", .vt420),
    csi("${", "DECSERA", "1;1;2;2", "erases what is not protected", .vt420),
    csi("*x", "DECSACE", "2", "whether attributes change in rectangles or lines", .vt420),
    csi("*y", "DECRQCRA", "1;1;1;1;2;2", "tells a checksum", .vt420),
    csi("#y", "XTCHECKSUM", "3", "what the checksum is made of", .xterm),
  ]

  static let reports: [SupportedSequence] = [
    csi("c", "DA1", "", "what the terminal is", .vt100),
    csi(">c", "DA2", "", "its kind and version", .vt220),
    csi("=c", "DA3", "", "its unit", .vt420),
    csi(">q", "XTVERSION", "", "its name", .xterm),
    csi("n", "DSR", "6", "status and cursor", .ecma48),
    csi("?n", "DSR", "6", "status of devices", .vt220),
    csi("$p", "DECRQM", "4", "whether a mode of ECMA-48 is set", .vt420),
    csi("?$p", "DECRQM", "7", "whether a private mode is set", .vt420),
    csi("$w", "DECRQPSR", "1", "cursor or tab stops", .vt420),
    csi("x", "DECREQTPARM", "1", "the line's parameters", .vt100),
    csi("t", "XTWINOPS", "18", "sizes, the window, and the stack of titles", .xterm),
    csi("?S", "XTSMGRAPHICS", "1;1;0", "bounds of sixel pictures", .xterm),
    csi("#|", "XTREPORTSGR", "1;1;1;1", "attributes that a rectangle has in common", .xterm),
    csi("'|", "DECRQLP", "1", "tells that there is no locator", .vt510),
  ]

  static let keyboard: [SupportedSequence] = [
    csi("?u", "query", "", "the flags in force", .kitty),
    csi(">u", "push", "1", "flags onto the stack", .kitty),
    csi("<u", "pop", "1", "flags off the stack", .kitty),
    csi("=u", "set", "1;1", "sets, adds or removes flags", .kitty),
    csi(">m", "XTMODKEYS", "4;2", "how modifiers are told", .xterm),
    csi(">n", "XTMODKEYS", "4", "modifiers are not told", .xterm),
    csi("?m", "XTQMODKEYS", "4", "tells how modifiers are told", .xterm),
    csi(">f", "XTFMTKEYS", "4;1", "the form of modified keys", .xterm),
    csi("?g", "XTQFMTKEYS", "4", "tells the form of modified keys", .xterm),
  ]

  private static func rows(
    _ text: String, _ document: Document, _ values: [(ClosedRange<Int>, String)]
  ) -> [SupportedSequence] {
    values.flatMap { range, summary in
      range.map { .init(.parameter(text, $0), "", summary, document) }
    }
  }

  /// The meanings of the first parameter, where they differ.
  static let parameters: [SupportedSequence] =
    rows(
      "J", .ecma48,
      [
        (0...0, "erases from the cursor on"), (1...1, "erases up to the cursor"),
        (2...2, "erases the screen"), (3...3, "erases the scrollback"),
      ])
    + rows(
      "K", .ecma48,
      [
        (0...0, "erases from the cursor on"), (1...1, "erases up to the cursor"),
        (2...2, "erases the line"),
      ])
    + rows("n", .ecma48, [(5...5, "tells that all is well"), (6...6, "tells the cursor's place")])
    + rows(
      "?n", .vt510,
      [
        (6...6, "tells the cursor's place and page"), (15...15, "no printer"),
        (25...25, "keys are not locked"), (26...26, "a North American keyboard"),
        (53...53, "no locator"), (55...55, "no locator"), (56...56, "no kind of locator"),
        (62...62, "no room for macros"), (63...63, "no macros"), (75...75, "all is well"),
        (85...85, "one session"), (996...996, "a dark colour scheme"),
      ])
    + rows(
      "t", .xterm,
      [
        (1...1, "no longer an icon"), (2...2, "an icon"), (3...3, "the window goes to a place"),
        (4...4, "the window's size in pixels"), (5...7, "nothing: nothing covers a window"),
        (8...8, "the screen's size"), (9...10, "as large as the display, or as it was"),
        (11...11, "an icon or not"),
        (13...13, "the window's place"), (14...16, "sizes in pixels"), (18...19, "sizes in cells"),
        (20...21, "titles, told as empty by default"), (22...22, "pushes titles"),
        (23...23, "pops titles"),
        (24...24, "so many lines, and so for all larger ones (DECSLPP)"),
      ])

  /// Performs SGR.
  static let renditions: [SupportedSequence] =
    rows(
      "m", .ecma48,
      [
        (0...0, "plain"), (1...1, "bold"), (2...2, "dim"), (3...3, "italic"), (4...4, "underlined"),
        (5...6, "blinking"), (7...7, "reversed"), (8...8, "hidden"), (9...9, "struck"),
        (10...19, "font"), (21...21, "underlined twice"), (22...22, "neither bold nor dim"),
        (23...23, "not italic"), (24...24, "not underlined"), (25...25, "not blinking"),
        (27...27, "not reversed"), (28...28, "not hidden"), (29...29, "not struck"),
        (30...37, "text colour"), (38...38, "text colour: 5 index, 2 red green blue"),
        (39...39, "plain text colour"), (40...47, "background"),
        (48...48, "background: 5 index, 2 red green blue"), (49...49, "plain background"),
        (53...53, "overlined"), (55...55, "not overlined"),
      ])
    + rows(
      "m", .kitty,
      [
        (58...58, "underline colour: 5 index, 2 red green blue"),
        (59...59, "plain underline colour"),
      ])
    + rows("m", .xterm, [(90...97, "bright text colour"), (100...107, "bright background")])
    + rows("m", .mintty, [(73...73, "raised"), (74...74, "lowered"), (75...75, "neither")])
}
