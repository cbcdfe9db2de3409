/// Makes text from files, network, database or user inert before it reaches a terminal.
///
/// Applied where data enters the model and once more where a ``Surface`` is written, so that no
/// control sequence (ECMA-48 C0 and C1, with CSI, OSC, DCS, APC, PM and SOS), no bidirectional
/// override (UAX #9) and no invisible character reaches the screen.
public enum Sanitizer {
  /// The longest text that is looked at, in scalars; what is beyond is dropped.
  public static let maximumScalars = 65_536

  /// `text` without anything that could act on a terminal.
  ///
  /// Controls and line separators become U+FFFD, and so does what the C library cannot print.
  /// Dropped is what nobody sees: bidirectional controls, zero-width and tag characters,
  /// noncharacters and private use. A joiner or an emoji selector stays only inside an emoji; at
  /// most ``DisplayWidth/marksPerCell`` marks stay on one character. Line feeds and tabs stay where
  /// `multiline` asks for them, and become a blank otherwise.
  public static func clean(_ text: String, multiline: Bool = false) -> String {
    if text.isPrintableASCII || text.unicodeScalars.allSatisfy(isPlain) {
      return text.utf8.count <= maximumScalars ? text : String(text.prefix(maximumScalars))
    }
    var result = SanitizedText()
    for scalar in text.unicodeScalars.prefix(maximumScalars) {
      if let kept = replacement(for: scalar, multiline: multiline) { result.append(kept) }
    }
    return String(result.scalars)
  }

  /// Returns true if ``clean(_:multiline:)`` would leave the text as it is.
  public static func isClean(_ text: String, multiline: Bool = false) -> Bool {
    clean(text, multiline: multiline) == text
  }

  /// Returns true for a scalar that needs no look at the tables of Unicode: it prints, and stands
  /// by itself.
  ///
  /// ASCII, Latin-1, Cyrillic, punctuation, arrows, box drawing and blocks: nearly all that is
  /// drawn.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1...0xAC, 0xAE...0x17F, 0x400...0x482, 0x48A...0x52F, 0x2010...0x2027,
      0x2030...0x205E, 0x2190...0x21FF, 0x2500...0x259F:
      true
    default: false
    }
  }

  private static func replacement(for scalar: Unicode.Scalar, multiline: Bool) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A, 0x09: return multiline ? scalar : " "
    case 0x0D: return multiline ? nil : " "
    case 0x20..<0x7F, 0x400..<0x483: return scalar
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return "\u{FFFD}"
    case 0x200D, 0xFE0E, 0xFE0F: return scalar
    case _ where isDropped(scalar): return nil
    default: return DisplayWidth.of(scalar) < 0 ? "\u{FFFD}" : scalar
    }
  }

  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .format, .privateUse: return true
    default: return false
    }
  }
}

/// Text while it is cleaned: decides what may stand on the character before it.
private struct SanitizedText {
  private(set) var scalars = String.UnicodeScalarView()
  private var base: Unicode.Scalar?
  private var marks = DisplayWidth.marksPerCell
  /// A joiner was read that stays only if an emoji follows.
  private var hasJoiner = false

  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{200D}": hasJoiner = base.map(Self.joins) ?? false
    case "\u{FE0E}", "\u{FE0F}":
      if scalars.last?.properties.isEmoji == true { appendMark(scalar) }
    case _ where DisplayWidth.of(scalar) == 0: appendMark(scalar)
    default: appendBase(scalar)
    }
  }

  private mutating func appendMark(_ scalar: Unicode.Scalar) {
    hasJoiner = false
    guard marks < DisplayWidth.marksPerCell else { return }
    marks += 1
    scalars.append(scalar)
  }

  private mutating func appendBase(_ scalar: Unicode.Scalar) {
    if hasJoiner, marks < DisplayWidth.marksPerCell, Self.joins(scalar) {
      scalars.append("\u{200D}")
    }
    hasJoiner = false
    base = scalar
    // Nothing stands on a line feed or a tab.
    marks = scalar == "\n" || scalar == "\t" ? DisplayWidth.marksPerCell : 0
    scalars.append(scalar)
  }

  /// Returns true if a joiner makes one picture of it and its neighbour: emoji but digits and flag
  /// letters.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xA8 && scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
