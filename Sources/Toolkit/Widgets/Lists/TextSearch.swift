import Core
import Terminal

/// What a search looks for in texts: words in any order, each anywhere, in any case, with ё as е.
///
/// ```
/// Text(line($0), search: state.search.query)
/// ```
public struct TextSearch: Sendable {
  /// Nothing is looked for; matches every text.
  public static let none = TextSearch("")

  /// What is beyond is not looked at.
  static let mostWords = 8

  private let words: [[String]]
  private let fold: @Sendable (Character) -> String

  /// - Parameter fold: the form in which characters are compared.
  public init(
    _ text: String, fold: @escaping @Sendable (Character) -> String = { Folding.fold($0) }
  ) {
    self.fold = fold
    words = text.split(whereSeparator: \.isWhitespace).prefix(Self.mostWords).map {
      $0.map { fold($0) }
    }
  }

  public var isEmpty: Bool { words.isEmpty }

  /// Whether every word is in the text.
  public func matches(_ text: String) -> Bool {
    if words.isEmpty { return true }
    let characters = text.map(fold)
    return words.allSatisfy { Self.place(of: $0, in: characters, from: 0) != nil }
  }

  /// Where words stand in a text, in grapheme clusters; in order, and those that touch are one.
  public func ranges(in text: String) -> [Range<Int>] {
    guard !words.isEmpty else { return [] }
    let characters = text.map(fold)
    var marked = Array(repeating: false, count: characters.count)
    for word in words {
      var start = 0
      while let place = Self.place(of: word, in: characters, from: start) {
        for index in place..<place + word.count { marked[index] = true }
        start = place + word.count
      }
    }
    return Self.runs(marked)
  }

  private static func place(of word: [String], in text: [String], from start: Int) -> Int? {
    guard text.count - start >= word.count else { return nil }
    return (start...text.count - word.count).first { text[$0...].starts(with: word) }
  }

  private static func runs(_ marked: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in marked.indices where marked[index] {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }
}
