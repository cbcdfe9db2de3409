/// A text that was typed to find a place, taken apart.
struct SearchText {
  /// The words of the name.
  let words: [String]
  /// What stands behind commas or in brackets, joined: a region or country.
  let areas: [String]

  init(_ text: String) {
    let parts = text.prefix(PlaceFolding.longest).split { ",;()".contains($0) }.map {
      PlaceFolding.words(String($0))
    }.filter { !$0.isEmpty }
    words = Self.withoutKind(parts.first ?? [])
    areas = parts.dropFirst().map { $0.joined() }
  }

  init(words: [String], areas: [String] = []) {
    self.words = words
    self.areas = areas
  }

  var joined: String { words.joined() }

  /// `г. Москва`, `city of London` are the names behind it.
  private static func withoutKind(_ words: [String]) -> [String] {
    if words.count > 1, ["г", "гор", "город"].contains(words[0]) {
      return Array(words.dropFirst())
    }
    if words.count > 2, words[0] == "city", words[1] == "of" { return Array(words.dropFirst(2)) }
    return words
  }

  /// What a short form may stand for.
  static func readings(of word: String) -> [String] {
    switch word {
    case "st": ["st", "saint", "sankt", "sainte"]
    case "ste": ["ste", "sainte"]
    case "ft": ["ft", "fort"]
    case "mt": ["mt", "mount"]
    default: [word]
    }
  }
}
