import Foundation

/// The form in which names of places are compared: small letters without accents, words parted by one
/// blank, nothing but letters and digits. ё counts as е and й as и; an apostrophe parts nothing.
///
/// The file of places holds names in this form: a change of it is a new ``PlacesFile/format``.
package enum PlaceFolding {
  /// What of a text counts at the most, in code points.
  package static let longest = 120

  package static func fold(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isApart = false
    for scalar in text.unicodeScalars.prefix(longest) {
      switch kind(of: scalar) {
      case .nothing: continue
      case .separator: isApart = true
      case .letters(let letters):
        if isApart, !result.isEmpty { result.append(" ") }
        isApart = false
        result.append(contentsOf: letters)
      case .letter(let letter):
        if isApart, !result.isEmpty { result.append(" ") }
        isApart = false
        result.append(letter)
      }
    }
    return String(result)
  }

  package static func words(_ text: String) -> [String] {
    fold(text).split(separator: " ").map(String.init)
  }

  /// Without the blanks, as `newyork`: spelling apart and together is the same.
  package static func joined(_ text: String) -> String {
    String(fold(text).unicodeScalars.filter { $0 != " " })
  }

  // MARK: Letters

  private enum Kind {
    case nothing, separator
    case letter(Unicode.Scalar)
    case letters(String.UnicodeScalarView)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: return .letter(scalar)
    case 0x41...0x5A, 0x410...0x418, 0x41A...0x42F: return shifted(scalar, 32)
    case 0x419: return shifted(scalar, 31)
    case 0x439: return .letter("и")
    case 0x430...0x44F: return .letter(scalar)
    case 0x401, 0x451: return .letter("е")
    case 0x27, 0x60, 0xAD, 0xB4, 0x2B9...0x2BF, 0x2018, 0x2019, 0x200B...0x200F: return .nothing
    case 0..<0x80: return .separator
    default: return rare(scalar)
    }
  }

  private static func shifted(_ scalar: Unicode.Scalar, _ steps: UInt32) -> Kind {
    .letter(Unicode.Scalar(scalar.value + steps) ?? scalar)
  }

  private static func rare(_ scalar: Unicode.Scalar) -> Kind {
    if let known = table[scalar] { return known.isEmpty ? .separator : .letters(known) }
    return slow(scalar)
  }

  private static func slow(_ scalar: Unicode.Scalar) -> Kind {
    if let plain = plain[scalar] { return .letters(plain.unicodeScalars) }
    let small = scalar.properties.lowercaseMapping
    let parts = scalar.value < 0x2E80 ? small.decomposedStringWithCanonicalMapping : small
    var letters = String.UnicodeScalarView()
    for part in parts.unicodeScalars {
      switch part.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: continue
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        letters.append(contentsOf: (plain[part] ?? String(part)).unicodeScalars)
      default: return .separator
      }
    }
    return letters.isEmpty ? .nothing : .letters(letters)
  }

  /// Letters that Unicode does not take apart.
  private static let plain: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o",
    "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ħ": "h",
    "Ħ": "h", "ı": "i", "ŋ": "n", "Ŋ": "n", "ə": "a", "Ə": "a", "ɓ": "b", "Ɓ": "b", "ɗ": "d",
    "Ɗ": "d", "ŧ": "t", "Ŧ": "t", "і": "и", "І": "и", "ї": "и", "Ї": "и", "ґ": "г", "Ґ": "г",
    "є": "е", "Є": "е",
  ]

  /// The Latin letters with accents, looked up instead of taken apart each time.
  private static let table: [Unicode.Scalar: String.UnicodeScalarView] = {
    let values = [0xC0...0x24F, 0x1E00...0x1EFF].joined()
    var table: [Unicode.Scalar: String.UnicodeScalarView] = [:]
    for scalar in values.lazy.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      switch slow(scalar) {
      case .letters(let letters): table[scalar] = letters
      case .separator: table[scalar] = String.UnicodeScalarView()
      case .nothing, .letter: continue
      }
    }
    return table
  }()
}
