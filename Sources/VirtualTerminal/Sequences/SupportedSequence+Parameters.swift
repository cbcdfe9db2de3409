extension SupportedSequence {
  private static func rows(
    _ text: String, _ document: Document, _ values: [(ClosedRange<Int>, String)]
  ) -> [SupportedSequence] {
    values.flatMap { range, summary in
      range.map { .init(.parameter(text, $0), "", summary, document) }
    }
  }

  /// What a first parameter can say, where that matters.
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
        (1...10, "nothing: there is no window"), (11...11, "not an icon"),
        (13...13, "the window's place"), (14...16, "sizes in pixels"), (18...19, "sizes in cells"),
        (20...21, "titles, told as empty"), (22...22, "pushes titles"), (23...23, "pops titles"),
        (24...24, "nothing, and so for all larger ones (DECSLPP)"),
      ])

  /// SGR.
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
    + rows(
      "m", .mintty, [(73...73, "raised"), (74...74, "lowered"), (75...75, "neither")])
}
