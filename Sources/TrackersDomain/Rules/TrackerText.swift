import Foundation

/// What becomes of text on its way into a record.
enum TrackerText {
  static func clean(_ text: String, multiline: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if multiline, scalar == "\n" {
        result.append(scalar)
      } else if scalar.properties.generalCategory == .control {
        result.append(scalar == "\t" || scalar == "\n" ? " " : "\u{FFFD}")
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  static func trimmed(_ text: String, multiline: Bool = false) -> String {
    clean(text, multiline: multiline).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  static func folded(_ text: String) -> String {
    text.lowercased().replacing("ё", with: "е")
  }
}
