extension DisplayWidth {
  /// Whether terminals disagree on the columns of a cell's text: emoji selectors, keycaps, flags,
  /// skin tones and joined emoji, emoji that are text by default (🏝) or newer than Emoji 12.1, and
  /// Indic vowel signs that take a column of their own.
  ///
  /// What else terminals may disagree on, as characters of ambiguous width, they make one or two
  /// columns wide all together, by a setting; that is not looked at.
  public static func isDoubtful(_ text: String) -> Bool {
    text.utf8.count > 2 && text.unicodeScalars.contains(where: isDoubtful)
  }

  static func isDoubtful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x900: false
    case 0xFE0E, 0xFE0F, 0x200D, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    // Written as letters, and part of the cluster before them (UAX #29, SpacingMark).
    case 0x0E33, 0x0EB3: true
    // Wide to glibc, narrow by East_Asian_Width.
    case 0x3248...0x324F, 0x4DC0...0x4DFF: true
    case 0x900..<0x2000, 0xA800..<0xAC00, 0x10000..<0x1F000:
      scalar.properties.generalCategory == .spacingMark
    case 0x1F000..<0x1FB00: scalar.properties.isEmoji && !isSettledEmoji(scalar)
    default: false
    }
  }

  /// Two columns in practically every terminal: an emoji by default, and known for years.
  private static func isSettledEmoji(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isEmojiPresentation, of(scalar) == 2 else { return false }
    return scalar.properties.age.map { $0.major < 13 } ?? false
  }

  /// The most columns that a terminal may give to text that this machine's C library gives
  /// ``of(_:)-(String)``.
  static func widest(_ text: String) -> Int {
    var columns = 0
    var last = 0
    for scalar in text.unicodeScalars {
      if scalar == "\u{FE0F}" || scalar == "\u{20E3}" {
        columns += max(0, 2 - last)
        last = 2
        continue
      }
      let width = of(scalar)
      if width == 0 { continue }
      last = scalar.properties.isEmoji && isDoubtful(scalar) ? 2 : max(1, width)
      columns += last
    }
    return columns
  }

  /// The first character of a cell's text with the marks on it: all that a terminal keeps in the cell
  /// which measures scalar by scalar. A joiner with nothing behind it is left out.
  public static func leading(of text: String) -> String {
    // A sign of two bytes and a joiner of three are the least of which something could be cut.
    guard text.utf8.count > 4 else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !result.isEmpty, of(scalar) != 0 { break }
      result.append(scalar)
    }
    while result.count > 1, result.last == "\u{200D}" { result.removeLast() }
    return String(result)
  }
}
