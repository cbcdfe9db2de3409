import Core

/// The letters that are looked for in many texts, made ready once: a text that was pasted may be long.
public struct FuzzyPattern: Hashable, Sendable {
  fileprivate let letters: [Character]
  /// The number of parts between blanks.
  fileprivate let words: Int

  /// True for so few letters that they may stand for the beginnings of words, or be picked from anywhere.
  var isShort: Bool { letters.count < 4 }

  /// Blanks are left out.
  public init(_ text: String) {
    letters = FuzzyMatch.folded(text).filter { $0 != " " }
    words = text.split(separator: " ").count
  }
}

/// A match of letters in a text, in their order, perhaps with gaps.
///
/// Case and the two dots of ё do not count. What begins words, and what stands side by side, scores
/// more, as in the finders of editors.
public struct FuzzyMatch: Hashable, Sendable {
  /// Higher is better; only for comparing matches of one pattern.
  public let score: Int
  /// The characters of the text that were found, ascending.
  public let indices: [Int]
  /// The distance between the text and what was typed.
  public let fit: Fit

  /// The ways in which letters stand in a text.
  public enum Fit: Int, Comparable, Sendable {
    /// Each word that was typed stands there whole, or as a part of a word.
    case whole
    /// They begin words, one more than was typed.
    case split
    /// They are picked from anywhere, as from most long texts: hardly what was meant.
    case scattered

    public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  /// Nil where a letter of the pattern is not found.
  ///
  /// Costs pattern × text, and no more than the text where it is the shorter one; meant for titles, not for
  /// documents.
  public init?(_ pattern: FuzzyPattern, in text: String) {
    let given = Self.folded(text)
    guard pattern.letters.count <= given.count, let best = Self.best(pattern.letters, given)
    else { return nil }
    (score, indices) = (best.score, best.indices)
    fit = Self.fit(best.indices, given, words: pattern.words)
  }

  /// Each stretch of letters side by side must begin a word, or have more than one letter.
  private static func fit(_ indices: [Int], _ text: [Character], words: Int) -> Fit {
    var (start, stretches) = (0, 0)
    for place in indices.indices {
      let isLast = place + 1 == indices.count || indices[place + 1] != indices[place] + 1
      guard isLast else { continue }
      if place == start, !startsWord(indices[start], text) { return .scattered }
      stretches += 1
      start = place + 1
    }
    return stretches <= words ? .whole : stretches == words + 1 ? .split : .scattered
  }

  private static func startsWord(_ index: Int, _ text: [Character]) -> Bool {
    index == 0 || !(text[index - 1].isLetter || text[index - 1].isNumber)
  }

  private struct Found {
    var score = 0
    var indices: [Int] = []

    /// Of two that are as good, the one that begins further left counts, then the one whose letters
    /// stand further left: what is marked is the same at every run.
    func isWorse(than other: Found) -> Bool {
      if score != other.score { return score < other.score }
      return other.indices.lexicographicallyPrecedes(indices)
    }
  }

  /// The best way to find the letters, by dynamic programming over where each one stands.
  private static func best(_ wanted: [Character], _ text: [Character]) -> Found? {
    var ends: [Int: Found] = [-1: Found()]
    for letter in wanted {
      var next: [Int: Found] = [:]
      for index in text.indices where text[index] == letter {
        next[index] = step(to: index, from: ends, in: text)
      }
      if next.isEmpty { return nil }
      ends = next
    }
    return ends.values.max { $0.isWorse(than: $1) }
  }

  private static func step(to index: Int, from ends: [Int: Found], in text: [Character]) -> Found? {
    let candidates = ends.filter { $0.key < index }.map { end, found in
      Found(score: found.score + gain(index, after: end, text), indices: found.indices + [index])
    }
    return candidates.max { $0.isWorse(than: $1) }
  }

  private static func gain(_ index: Int, after end: Int, _ text: [Character]) -> Int {
    let startsWord = startsWord(index, text)
    let gap = end < 0 ? min(index, 8) : min(index - end - 1, 8)
    return 16 + (startsWord ? 12 : 0) + (end >= 0 && gap == 0 ? 10 : 0) - gap
  }

  /// One character for each of the text, so that the indices are the text's.
  fileprivate static func folded(_ text: String) -> [Character] {
    text.map { character in
      let folded = Folding.fold(character)
      return folded.count == 1 ? Character(folded) : character
    }
  }
}
