extension SupportedSequence {
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
      osc(52, "c;YQ==", "clipboard", "writes are recorded, questions not answered", .xterm),
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
