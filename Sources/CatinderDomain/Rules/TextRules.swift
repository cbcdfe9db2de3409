import Foundation

/// What becomes of text on its way into a record, and how it is compared.
enum TextRules {
  /// The most marks that stay on one character, as many as a terminal's cell keeps.
  static let marks = 4

  /// The text without anything that could act on a terminal or hide in it: the same characters that
  /// the terminal's own rules replace or drop, so that a record says what a screen shows.
  ///
  /// Controls and Unicode line ends become U+FFFD; bidirectional, noncharacters,
  /// zero-width, private and tag characters go; tab and line ends become a blank. Line feeds stay
  /// where `multiline` asks for them, and a carriage return before one goes.
  static func clean(_ text: String, multiline: Bool = false) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    var run = marks
    let text = multiline ? text.replacing("\r\n", with: "\n") : text
    for scalar in text.unicodeScalars {
      if multiline, scalar == "\n" {
        result.append(scalar)
        run = marks
        continue
      }
      guard let kept = replacement(for: scalar) else { continue }
      run = isMark(kept) ? run + 1 : 0
      if run <= marks { result.append(kept) }
    }
    return String(result)
  }

  /// Clean, and without blanks at either end: what is stored.
  static func trimmed(_ text: String, multiline: Bool = false) -> String {
    clean(text, multiline: multiline)
      .trimmingCharacters(in: multiline ? .whitespacesAndNewlines : .whitespaces)
  }

  /// The form in which texts are searched and sorted: lower case, ё as е, no accents. The letter й
  /// is one of its own and stays.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar == "\u{306}", result.last == "и" {
        result.removeLast()
        result.append("й")
      } else if scalar.properties.generalCategory != .nonspacingMark {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar.value == 0x200D
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: " "
    case 0x20..<0x7F, 0x200D, 0xFE0E, 0xFE0F: scalar
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    case _ where isDropped(scalar): nil
    default: scalar
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
