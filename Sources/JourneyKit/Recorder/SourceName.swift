/// Names for Swift source, made of words that stand on a screen.
enum SourceName {
  /// `PetList`; nil where there is not a letter in it.
  static func type(_ words: String) -> String? {
    let parts = parts(words)
    let name = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.isEmpty ? nil : name
  }

  /// `petList`
  static func property(_ words: String) -> String {
    guard let type = type(words) else { return "thing" }
    let capitals = type.prefix { $0.isUppercase }.count
    // `OK button` is `okButton`, `URLField` stays readable as `urlField`.
    let lowered = max(1, capitals == type.count ? capitals : capitals - 1)
    let name = type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    return reserved.contains(name) ? name + "Thing" : name
  }

  /// Only what every reader can type: letters and digits of ASCII, at most five words, a letter first.
  private static func parts(_ words: String) -> [String] {
    let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(5)
    return parts.drop { $0.first?.isLetter != true }.map(String.init)
  }

  /// Members of a page, and words of the language that are likely on a button.
  private static let reserved: Set<String> = [
    "app", "mark", "init", "self", "default", "continue", "return", "import", "open", "repeat",
    "is", "as", "in", "for", "if", "do", "let", "var", "switch", "case", "break", "try", "where",
    "while", "class", "struct", "enum", "func", "true", "false", "nil", "public", "private",
  ]
}
