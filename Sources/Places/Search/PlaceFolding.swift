import Foundation

/// The form in which names of places are compared: letters in lower case without accents, digits, and
/// words with one blank between. ё is folded to е and й to и; an apostrophe does not separate words.
///
/// The file of places has names in this form: a change of it is a new ``PlacesFile/format``.
package enum PlaceFolding {
  /// The most code points of a text that count.
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
        result.append(contentsOf: letters.unicodeScalars)
      }
    }
    return String(result)
  }

  package static func words(_ text: String) -> [String] {
    fold(text).split(separator: " ").map(String.init)
  }

  /// Returns the form without blanks, as `newyork`, which does not depend on how words are joined.
  package static func joined(_ text: String) -> String {
    String(fold(text).unicodeScalars.filter { $0 != " " })
  }

  // MARK: Letters
  private enum Kind {
    case nothing, separator
    case letters(String)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x439, 0x419: return .letters("и")
    case 0x401, 0x451: return .letters("е")
    case 0x61...0x7A, 0x30...0x39, 0x430...0x44F: return .letters(String(scalar))
    case 0x41...0x5A, 0x410...0x42F: return .letters(scalar.properties.lowercaseMapping)
    case 0x27, 0x60, 0xAD, 0xB4, 0x2B9...0x2BF, 0x2018, 0x2019, 0x200B...0x200F: return .nothing
    case 0..<0x80: return .separator
    default: return rare(scalar)
    }
  }

  private static func rare(_ scalar: Unicode.Scalar) -> Kind {
    if let plain = plain[scalar] { return .letters(plain) }
    let small = scalar.properties.lowercaseMapping
    let parts = scalar.value < 0x2E80 ? small.decomposedStringWithCanonicalMapping : small
    var letters = ""
    for part in parts.unicodeScalars {
      switch part.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: continue
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        letters += plain[part] ?? String(part)
      default: return .separator
      }
    }
    return letters.isEmpty ? .nothing : .letters(letters)
  }

  /// The letters that Unicode does not decompose.
  private static let plain: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o",
    "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ħ": "h",
    "Ħ": "h", "ı": "i", "ŋ": "n", "Ŋ": "n", "ə": "a", "Ə": "a", "ɓ": "b", "Ɓ": "b", "ɗ": "d",
    "Ɗ": "d", "ŧ": "t", "Ŧ": "t", "і": "и", "І": "и", "ї": "и", "Ї": "и", "ґ": "г", "Ґ": "г",
    "є": "е", "Є": "е",
  ]
}

/// The spelling of Cyrillic names in Latin letters, and texts typed on the wrong keyboard layout.
enum Transliteration {
  /// Returns folded Cyrillic in Latin letters; nil without Cyrillic.
  static func latin(_ folded: String) -> String? {
    var result = ""
    var hasCyrillic = false
    for letter in folded {
      if let latin = letters[letter] {
        hasCyrillic = true
        result += latin
      } else {
        result.append(letter)
      }
    }
    return hasCyrillic ? result : nil
  }

  /// Returns the same keys on the other layout: `vjcrdf` is москва, `дщтвщт` london.
  static func otherLayout(_ text: String) -> String {
    String(text.lowercased().map { keys[$0] ?? $0 })
  }

  private static let letters: [Character: String] = [
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ж": "zh", "з": "z", "и": "i",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
    "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y",
    "ь": "", "э": "e", "ю": "yu", "я": "ya",
  ]

  private static let keys: [Character: Character] = {
    let latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
    let russian = "йцукенгшщзхъфывапролджэячсмитьбю"
    let pairs = Array(zip(latin, russian)) + Array(zip(russian, latin))
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
