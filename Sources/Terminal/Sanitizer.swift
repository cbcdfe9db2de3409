import Core

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
  /// Dropped is what hides or reorders text (`InertText` of Core); at most
  /// ``DisplayWidth/marksPerCell`` marks stay on one character. Line feeds and tabs stay where
  /// `multiline` asks for them, and become a blank otherwise.
  ///
  /// - Parameter goesOn: true for the beginning of a text, as of one that is being typed: a joiner or
  ///   the tags of a flag at its end wait for what belongs to them.
  public static func clean(_ text: String, multiline: Bool = false, goesOn: Bool = false) -> String
  {
    if text.isPrintableASCII || text.unicodeScalars.allSatisfy(isPlain) {
      return text.utf8.count <= maximumScalars ? text : String(text.prefix(maximumScalars))
    }
    return inert(text, multiline: multiline).text(goesOn: goesOn)
  }

  /// Returns true if ``clean(_:multiline:goesOn:)`` would leave the text as it is.
  public static func isClean(_ text: String, multiline: Bool = false, goesOn: Bool = false) -> Bool
  {
    // By scalars: texts that differ in a joiner alone may be equal.
    clean(text, multiline: multiline, goesOn: goesOn).unicodeScalars.elementsEqual(
      text.unicodeScalars)
  }

  /// Returns true if something of the text is dropped because it hides or reorders what is around it.
  public static func hides(_ text: String) -> Bool {
    !text.isPrintableASCII && inert(text, multiline: true).hasLeftOut
  }

  private static func inert(_ text: String, multiline: Bool) -> InertText {
    var result = InertText(marks: DisplayWidth.marksPerCell)
    for scalar in text.unicodeScalars.prefix(maximumScalars) {
      guard let kept = replacement(for: scalar, multiline: multiline) else { continue }
      if kept == "\n" || kept == "\t" {
        result.append(blank: kept)
      } else {
        result.append(kept, isMark: DisplayWidth.of(kept) == 0)
      }
    }
    return result
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
    case _ where InertText.isInvisible(scalar): return scalar
    default: return DisplayWidth.of(scalar) < 0 ? "\u{FFFD}" : scalar
    }
  }
}
