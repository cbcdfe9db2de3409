/// One emoji with its names, and the words that find it.
public struct EmojiEntry: Hashable, Sendable {
  /// One code point of two columns.
  public let text: String
  public let group: EmojiGroup
  public let english: String
  public let russian: String
  /// The words of the names, folded; a match in them comes before one in ``keywords``.
  let nameWords: [String]
  let keywords: [String]

  init?(_ line: Substring, group: EmojiGroup) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    text = String(parts[0])
    self.group = group
    english = String(parts[1])
    russian = String(parts[2])
    nameWords = FoldedWords.of(parts[1]) + FoldedWords.of(parts[2])
    keywords = FoldedWords.of(parts[3]) + FoldedWords.of(parts[4])
  }

  /// Whether each of the words begins one of its own.
  func isFound(by words: [String]) -> Bool {
    words.allSatisfy { word in
      nameWords.contains { $0.hasPrefix(word) } || keywords.contains { $0.hasPrefix(word) }
    }
  }

  func isNamed(by words: [String]) -> Bool {
    words.allSatisfy { word in nameWords.contains { $0.hasPrefix(word) } }
  }
}
