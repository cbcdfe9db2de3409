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
  /// Controls, surrogate halves and noncharacters become U+FFFD; bidirectional controls, zero-width
  /// and tag characters are dropped; a joiner or variation selector stays only on a visible
  /// character; at most ``DisplayWidth/marksPerCell`` marks stay on one. Line feeds and tabs stay
  /// where `multiline` asks for them, and become a blank otherwise.
  public static func clean(_ text: String, multiline: Bool = false) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return text.utf8.count <= maximumScalars ? text : String(text.prefix(maximumScalars))
    }
    var result = String.UnicodeScalarView()
    var marks = DisplayWidth.marksPerCell
    for scalar in text.unicodeScalars.prefix(maximumScalars) {
      guard let kept = replacement(for: scalar, multiline: multiline) else { continue }
      if DisplayWidth.of(kept) == 0 {
        guard marks < DisplayWidth.marksPerCell else { continue }
        marks += 1
      } else {
        marks = kept == "\n" || kept == "\t" ? DisplayWidth.marksPerCell : 0
      }
      result.append(kept)
    }
    return String(result)
  }

  /// Whether ``clean(_:multiline:)`` would leave the text as it is.
  public static func isClean(_ text: String, multiline: Bool = false) -> Bool {
    clean(text, multiline: multiline) == text
  }

  private static func replacement(
    for scalar: Unicode.Scalar, multiline: Bool
  ) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0A, 0x09: return multiline ? scalar : " "
    case 0x0D: return multiline ? nil : " "
    case 0x20..<0x7F: return scalar
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return "\u{FFFD}"
    case 0x200D, 0xFE0E, 0xFE0F: return scalar
    case _ where isDropped(scalar.value): return nil
    default: return DisplayWidth.of(scalar) < 0 ? "\u{FFFD}" : scalar
    }
  }

  private static func isDropped(_ value: UInt32) -> Bool {
    switch value {
    case 0x00AD, 0x061C, 0x180E, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      return true
    case 0xE000...0xF8FF, 0xF0000...0x10FFFF: return true
    default: return value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
    }
  }
}
