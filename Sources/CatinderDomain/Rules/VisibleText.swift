import Interchange

/// When a text says anything.
public enum VisibleText {
  /// Something is left of it when it is cleaned.
  public static func isVisible(_ text: String) -> Bool {
    !TextRules.trimmed(text, multiline: true).isEmpty
  }

  /// More than blanks, tabs and line ends: what a server takes, so that all who read its description
  /// mean the same.
  public static func isFilled(_ text: String) -> Bool {
    text.unicodeScalars.contains { !(9...13).contains($0.value) && $0 != " " }
  }

  /// ``isFilled(_:)`` as a regular expression of ECMA 262.
  public static let pattern = #"[^\t-\r ]"#
}
