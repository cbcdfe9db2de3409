/// Cyrillic names as they are likely to be spelled in Latin letters, and slips of the keyboard layout.
enum Transliteration {
  /// Folded Cyrillic in Latin letters; nil where there is no Cyrillic.
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

  /// The same keys on the other layout: `vjcrdf` is москва, `дщтвщт` london.
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
