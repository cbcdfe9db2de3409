/// When a text says anything: at least one character of it can be seen.
///
/// The ranges are those of the description of the exchange as well, so that its readers and we mean
/// the same.
public enum VisibleText {
  /// Characters that can be seen, in the order of their numbers; many more can.
  public static let ranges: [ClosedRange<Unicode.Scalar>] = [
    "!"..."~", "\u{A1}"..."\u{AC}", "\u{AE}"..."\u{2FF}", "\u{391}"..."\u{3A1}",
    "\u{3A3}"..."\u{3FF}", "\u{400}"..."\u{482}", "\u{48A}"..."\u{52F}", "\u{5D0}"..."\u{5EA}",
    "\u{620}"..."\u{64A}", "\u{905}"..."\u{939}", "\u{E01}"..."\u{E30}", "\u{10D0}"..."\u{10FF}",
    "\u{1E00}"..."\u{1EFF}", "\u{2010}"..."\u{2027}", "\u{2190}"..."\u{23FF}",
    "\u{2600}"..."\u{27BF}", "\u{3041}"..."\u{3096}", "\u{30A1}"..."\u{30FA}",
    "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}", "\u{1F300}"..."\u{1FAFF}",
  ]

  public static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in ranges.contains { $0.contains(scalar) } }
  }

  /// The same as a regular expression of ECMA 262.
  public static let pattern: String = {
    let parts = ranges.map { range in
      range.lowerBound == "!" ? "!-~" : "\(range.lowerBound)-\(range.upperBound)"
    }
    return "[" + parts.joined() + "]"
  }()
}
