import Foundation

/// Text of a provider, made harmless where it comes in: screens, tables and JSON take it as it is.
enum ProviderText {
  /// Of a name, in letters as people count them.
  static let longest = 200
  /// Of what is written at length.
  static let longestProse = 4000
  /// The most marks that stay on one letter.
  private static let marks = 4

  /// One line without controls, hidden or bidirectional characters, or piles of marks; line ends and
  /// tabs become blanks, and what is longer than `limit` is cut.
  static func clean(_ text: String, limit: Int = longest) -> String {
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return text.trimmingCharacters(in: .whitespaces)
    }
    var kept = String.UnicodeScalarView()
    var run = marks
    // A letter may be of many code points, but not of any number.
    for scalar in text.unicodeScalars.prefix(limit * 8) {
      guard let scalar = replacement(for: scalar) else { continue }
      run = isMark(scalar) ? run + 1 : 0
      if run <= marks { kept.append(scalar) }
    }
    return String(String(kept).trimmingCharacters(in: .whitespaces).prefix(limit))
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: return " "
    case 0x20..<0x7F, 0x200D, 0xFE0E, 0xFE0F: return scalar
    default: break
    }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return nil }
    switch properties.generalCategory {
    case .control, .format, .privateUse: return nil
    default: return scalar
    }
  }

  /// What joins the character before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: scalar.value == 0x200D
    }
  }
}
