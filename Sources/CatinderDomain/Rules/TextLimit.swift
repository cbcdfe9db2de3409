import Interchange

/// How long a text may be, and whether it may have lines.
public struct TextLimit: Sendable, Hashable {
  /// In Unicode scalars.
  public let length: Int
  public let isMultiline: Bool

  public static let name = TextLimit(length: 40, isMultiline: false)
  public static let shortDescription = TextLimit(length: 200, isMultiline: false)
  public static let extendedDescription = TextLimit(length: 4000, isMultiline: true)
  public static let message = TextLimit(length: 2000, isMultiline: true)
  /// Of the name and the password of an account.
  public static let user = TextLimit(length: 40, isMultiline: false)
  public static let password = TextLimit(length: 128, isMultiline: false)

  public func allows(_ text: String) -> Bool {
    text.utf8.count <= length || text.unicodeScalars.count <= length
  }

  /// Without what could act on a terminal, and without blanks at either end. Of a text of which
  /// nothing can be seen, a mark is left that says so.
  public func cleaned(_ text: String) -> String {
    let clean = TextRules.trimmed(text, multiline: isMultiline)
    return clean.isEmpty && VisibleText.isFilled(text) ? "\u{FFFD}" : clean
  }

  /// Cleaned, and no longer than allowed: for what comes from elsewhere.
  public func cut(_ text: String) -> String {
    let clean = cleaned(text)
    if allows(clean) { return clean }
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(length)))
  }
}
