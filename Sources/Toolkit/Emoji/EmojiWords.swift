import Core

/// The words that find an emoji, as they are compared.
struct EmojiWords: Sendable {
  let names: [String]
  let keywords: [String]

  init(_ entry: EmojiEntry) {
    names = Folding.words(entry.english) + Folding.words(entry.russian)
    keywords = Folding.words(entry.keywords)
  }

  /// Whether each of the words begins one of its own.
  func areFound(by words: [String]) -> Bool {
    words.allSatisfy { word in
      names.contains { $0.hasPrefix(word) } || keywords.contains { $0.hasPrefix(word) }
    }
  }

  func areNamed(by words: [String]) -> Bool {
    words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
  }
}
