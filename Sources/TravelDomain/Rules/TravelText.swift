import Foundation

/// What becomes of text on its way into a record, and how it is compared.
enum TravelText {
  /// The most marks that stay on one character, as many as a terminal's cell keeps.
  private static let marks = 4

  /// The text without anything that could act on a terminal or hide in it: controls become U+FFFD,
  /// what is not seen goes, tab and line ends become a blank; line feeds stay where `multiline`
  /// says.
  static func clean(_ text: String, multiline: Bool = false) -> String {
    if text.unicodeScalars.allSatisfy(isPlain) { return text }
    let text = multiline ? text.replacing("\r\n", with: "\n") : text
    var result = String.UnicodeScalarView()
    var run = marks
    for scalar in text.unicodeScalars {
      guard let kept = multiline && scalar == "\n" ? scalar : replacement(for: scalar) else {
        continue
      }
      run = isMark(kept) ? run + 1 : 0
      if run <= marks { result.append(kept) }
    }
    return String(result)
  }

  /// Clean, and without blanks at either end: what is stored.
  static func trimmed(_ text: String, multiline: Bool = false) -> String {
    clean(text, multiline: multiline).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The form in which names are searched and sorted: lower case, ё as е, no accents; й stays.
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

  /// The letters of nearly all names, which nothing becomes of: 10,000 of them are read at once.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xC0..<0x250, 0x400..<0x460: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar.value == 0x200D
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: return " "
    case 0x20..<0x7F, 0x200D, 0xFE0E, 0xFE0F: return scalar
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return "\u{FFFD}"
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return nil }
    switch properties.generalCategory {
    case .format, .privateUse: return nil
    default: return scalar
    }
  }
}
