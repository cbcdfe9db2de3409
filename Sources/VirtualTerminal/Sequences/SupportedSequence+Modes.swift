extension SupportedSequence {
  private static func ansi(_ mode: Mode, _ name: String, _ summary: String) -> SupportedSequence {
    SupportedSequence(.ansiMode(mode.number), name, summary, .ecma48)
  }

  private static func dec(
    _ mode: Mode, _ name: String, _ summary: String, _ document: Document
  ) -> SupportedSequence {
    SupportedSequence(.privateMode(mode.number), name, summary, document)
  }

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
    dec(.cursorVisible, "DECTCEM", "the cursor shows", .vt220),
    dec(.allowColumns132, "", "mode 3 may change the width", .xterm),
    dec(.nationalCharsets, "DECNRCM", "kept and told", .vt220),
    dec(.reverseWrap, "", "BS goes over the left edge", .xterm),
    dec(.alternateScreen47, "", "the alternate screen", .xterm),
    dec(.keypad, "DECNKM", "as DECKPAM", .vt510),
    dec(.backarrowKey, "DECBKM", "Backspace sends BS", .vt420),
    dec(.leftRightMargins, "DECLRMM", "left and right margins", .vt420),
    dec(.sixelDisplay, "DECSDM", "sixels at the corner, without scrolling", .vt340),
    dec(.keepOnColumns132, "DECNCSM", "mode 3 erases nothing", .vt510),
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
    dec(.reverseWrapExtended, "", "as mode 45", .xterm),
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
}
