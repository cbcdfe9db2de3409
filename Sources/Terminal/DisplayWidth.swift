import CPlatform
import Glibc

/// The number of columns that text takes, by glibc's `wcwidth`. ncurses asks the same function, so
/// that what we measure and what ncurses draws cannot drift apart.
///
/// Text is measured scalar by scalar, as ncurses and terminals outside grapheme mode (2027) do: the
/// members of a ZWJ family count one by one, a flag is two regional indicators of one column each.
public enum DisplayWidth {
  /// The most zero-width scalars that one cell keeps: ncurses' `CCHARW_MAX` (5) less the base.
  public static let marksPerCell = 4

  /// Returns the columns of one scalar: 0, 1 or 2; -1 where the C library calls it not printable.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x7F { return value >= 0x20 ? 1 : -1 }
    if value >= 0x400, value < 0x483 { return 1 }
    if value >= 0x2500, value < 0x2580 { return 1 }
    return localeIsUTF8 ? Int(cwidth_of(value)) : -1
  }

  /// Returns the columns of text that has passed ``Sanitizer``; scalars that cannot be printed
  /// count 1, for the U+FFFD that is drawn in their place. Linear in the length, a table look-up a
  /// scalar.
  public static func of(_ text: some StringProtocol) -> Int { columns(of: text.unicodeScalars) }

  public static func of(_ text: String) -> Int {
    text.isPrintableASCII ? text.utf8.count : columns(of: text.unicodeScalars)
  }

  private static func columns(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    var columns = 0
    for scalar in scalars {
      let width = of(scalar)
      columns += width < 0 ? 1 : width
    }
    return columns
  }

  public static func of(_ character: Character) -> Int { of(String(character)) }

  /// Returns the longest beginning of `text`, in whole grapheme clusters, that fits into `columns`.
  ///
  /// - Returns: the beginning and its width; all of `text` where it fits.
  public static func prefix(
    of text: some StringProtocol, fitting columns: Int
  ) -> (text: String, width: Int) {
    var result = ""
    var used = 0
    for character in text {
      let width = of(character)
      if used + width > columns { break }
      result.append(character)
      used += width
    }
    return (result, used)
  }

  /// `text` cut to `columns` at a cluster, with `…` where something was left out. A number or a date
  /// that would stand before the mark is left out whole, because a part of it reads as another one.
  public static func truncate(_ text: String, to columns: Int) -> String {
    if text.utf8.count <= columns || of(text) <= columns { return text }
    guard columns > 0 else { return "" }
    return withoutLastNumber(prefix(of: text, fitting: columns - 1).text) + "…"
  }

  private static func withoutLastNumber(_ text: String) -> String {
    let digits = text.unicodeScalars.reversed().prefix { isOfNumber($0) }
    guard digits.contains(where: { isDigit($0) }) else { return text }
    let rest = text.unicodeScalars.dropLast(digits.count)
    let blanks = rest.reversed().prefix { $0 == " " }
    return String(rest.dropLast(blanks.count))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Digits, and what stands between them in numbers, dates and times.
  private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ".,:/-−".unicodeScalars.contains(scalar)
  }

  /// `wcwidth` knows characters beyond ASCII only in a UTF-8 locale; `C.UTF-8` is in glibc itself.
  /// The character type alone is set: numbers, dates and messages keep the locale they had.
  private static let localeIsUTF8: Bool = {
    if cwidth_of(0x65E5) == 2 { return true }
    for name in ["", "C.UTF-8", "C.utf8", "en_US.UTF-8"] {
      if setlocale(LC_CTYPE, name) != nil, cwidth_of(0x65E5) == 2 { return true }
    }
    return false
  }()

  /// Sets the character type of the process to a UTF-8 locale where the environment's is not one.
  ///
  /// - Returns: whether the C library now knows wide characters; a program that draws needs it.
  @discardableResult
  public static func prepareLocale() -> Bool { localeIsUTF8 }
}

extension String {
  /// True if every byte is a printable ASCII character; the answer for most text, at a byte's cost.
  var isPrintableASCII: Bool {
    let answer = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    }
    return answer ?? utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }
}

extension DisplayWidth {
  /// Returns true if terminals disagree on the columns of a cell's text: emoji selectors, keycaps,
  /// flags, their tags, skin tones and joined emoji, emoji that are text by default (🏝) or newer than Emoji
  /// 12.1, Indic vowel signs that take a column of their own, and viramas, behind which newer terminals
  /// join the next consonant.
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
    case 0xE0020...0xE007F: true
    // Written as letters, and part of the cluster before them (UAX #29, SpacingMark).
    case 0x0E33, 0x0EB3: true
    // Wide to glibc, ambiguous by East_Asian_Width.
    case 0x3248...0x324F: true
    case _ where isWideSinceUnicode16(scalar.value) || isConjunctLinker(scalar.value): true
    case 0x900..<0x2000, 0xA800..<0xAC00, 0x10000..<0x1F000:
      scalar.properties.generalCategory == .spacingMark
    case 0x1F000..<0x1FB00: scalar.properties.isEmoji && !isSettledEmoji(scalar)
    default: false
    }
  }

  /// Indic_Conjunct_Break=Linker (UAX #29, GB9c).
  private static func isConjunctLinker(_ value: UInt32) -> Bool {
    switch value {
    case 0x94D, 0x9CD, 0xACD, 0xB4D, 0xC4D, 0xD4D, 0x1039, 0x17D2, 0x1A60, 0x1BAB, 0xA9C0, 0xAAF6,
      0x10A3F, 0x11133, 0x113D0, 0x1193E, 0x11A47, 0x11A99, 0x11F42:
      true
    default: false
    }
  }

  /// Symbols of the Book of Changes and counting rods: one column in older tables.
  private static func isWideSinceUnicode16(_ value: UInt32) -> Bool {
    switch value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: true
    default: false
    }
  }

  /// Two columns in practically every terminal: an emoji by default, and known for years.
  private static func isSettledEmoji(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isEmojiPresentation, of(scalar) == 2 else { return false }
    return scalar.properties.age.map { $0.major < 13 } ?? false
  }

  /// Returns the most columns that a terminal may give to text that this machine's C library gives
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
      let isWideElsewhere =
        scalar.properties.isEmoji && isDoubtful(scalar) || isWideSinceUnicode16(scalar.value)
      last = isWideElsewhere ? 2 : max(1, width)
      columns += last
    }
    return columns
  }

  /// Returns the first character of a cell's text with the marks on it: all that a terminal keeps
  /// in the cell which measures scalar by scalar. A joiner with nothing behind it is left out.
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
