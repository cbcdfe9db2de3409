import Core
import Foundation

/// The rules for text on its way in, from a person, a file or a service, and how it is compared.
public enum TextRules {
  /// Of a name that a service gives, in letters as people count them.
  public static let longest = 200
  /// Of what a service writes at length.
  public static let longestProse = 4000
  /// The most marks that stay on one character, as many as a terminal's cell keeps.
  static let marks = 4

  /// The text without anything that could act on a terminal or hide in it: the same characters that
  /// the terminal's own rules replace or drop, so that a record says what a screen shows.
  ///
  /// Controls and Unicode line ends become U+FFFD; what hides or reorders text goes (`InertText`);
  /// tab and line ends become a blank. Line feeds stay where `multiline` asks for them, and a carriage
  /// return before one goes.
  public static func clean(_ text: String, multiline: Bool = false) -> String {
    if isPlain(text) { return text }
    let text = multiline ? text.replacing("\r\n", with: "\n") : text
    return clean(text.unicodeScalars, multiline: multiline)
  }

  /// Clean, and without blanks at either end: what is stored.
  public static func trimmed(_ text: String, multiline: Bool = false) -> String {
    let text = clean(text, multiline: multiline)
    if hasPlainEnds(text) { return text }
    return text.trimmingCharacters(in: multiline ? .whitespacesAndNewlines : .whitespaces)
  }

  /// Returns true where the text begins and ends with ASCII that is no blank, or is empty: then there is nothing
  /// to trim.
  private static func hasPlainEnds(_ text: String) -> Bool {
    let plain = UInt8(0x21)..<0x7F
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return plain.contains(first) && plain.contains(last)
  }

  /// One trimmed line of at most `limit` letters, for text that may be of any length: no more of it is
  /// looked at than could be needed.
  public static func line(_ text: String, limit: Int = longest) -> String {
    // A letter may be of many code points, but not of any number.
    let start = text.unicodeScalars.prefix(limit * 8)
    let clean = clean(start, multiline: false).trimmingCharacters(in: .whitespaces)
    return clean.prefix(limit).trimmingCharacters(in: .whitespaces)
  }

  /// The form in which texts are searched and sorted: lower case, ё as е, no accents. The letter й
  /// is one of its own and stays.
  public static func folded(_ text: String) -> String {
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

  private static func clean(_ scalars: some Sequence<Unicode.Scalar>, multiline: Bool) -> String {
    var result = InertText(marks: marks)
    for scalar in scalars {
      if multiline, scalar == "\n" {
        result.append(blank: scalar)
      } else {
        let kept = replacement(for: scalar)
        result.append(kept, isMark: isMark(kept))
      }
    }
    return result.text()
  }

  private static func isPlain(_ text: String) -> Bool {
    // Byte by byte where there is nothing but ASCII, as in most fields of most records.
    let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy { (0x20..<0x7F).contains($0) }
    }
    return isASCII == true || text.unicodeScalars.allSatisfy(isPlain)
  }

  /// The letters of nearly all texts, which nothing becomes of: a list of 10,000 is read at once.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xC0..<0x250, 0x400..<0x460: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if isPlain(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  private static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: " "
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: "\u{FFFD}"
    default: scalar
    }
  }
}
