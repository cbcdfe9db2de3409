/// Words as they are compared: small letters, `ё` as `е`, nothing but letters and digits.
enum FoldedWords {
  static func of(_ text: some StringProtocol) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { word in
      word.contains("ё") ? String(word.map { $0 == "ё" ? "е" : $0 }) : String(word)
    }
  }
}
