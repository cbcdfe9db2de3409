import Terminal

/// Words to look for: as they are, without regard to case, or a regular expression.
///
/// Canonically equal spellings (NFC, NFD) are equal. Variation selectors, which choose the look of a
/// character, do not count. A label, value or title must be equal to the words as a whole, but may
/// match an expression in a part of it. In a row of the screen a part is enough for both.
///
/// ```swift
/// Query(.button, TextPattern("save", ignoringCase: true))
/// Query.text(TextPattern(regex: #"\d+ cats?"#))
/// ```
public struct TextPattern: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The words, or the expression in the syntax of Swift's `Regex`.
  public let source: String
  public let isExpression: Bool
  public let ignoresCase: Bool

  public init(_ words: String, ignoringCase: Bool = false) {
    source = words
    isExpression = false
    ignoresCase = ignoringCase
  }

  /// Makes a pattern of an expression. A wrong one throws ``QueryError/badExpression(_:reason:)`` when
  /// it is used.
  public init(regex: String, ignoringCase: Bool = false) {
    source = Self.withoutEscapedSlashes(regex)
    isExpression = true
    ignoresCase = ignoringCase
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Returns the expression with `/` instead of `\/`, which is the same pattern.
  private static func withoutEscapedSlashes(_ source: String) -> String {
    var result = ""
    var isEscaped = false
    for character in source {
      if isEscaped, character == "/" { result.removeLast() }
      result.append(character)
      isEscaped = character == "\\" && !isEscaped
    }
    return result
  }
}

extension TextPattern: CustomStringConvertible {
  /// `"Save"`, `"save"i`, `/\d+/`
  public var description: String {
    let body = isExpression ? "/\(source.replacing("/", with: "\\/"))/" : source.quoted
    return body + (ignoresCase ? "i" : "")
  }
}

/// A string or a ``TextPattern``.
public protocol TextPatternConvertible: Sendable { var textPattern: TextPattern { get } }

extension TextPattern: TextPatternConvertible {
  public var textPattern: TextPattern { self }
}

extension String: TextPatternConvertible {
  public var textPattern: TextPattern { TextPattern(self) }
}

/// A ``TextPattern`` prepared for the comparison with many texts.
struct TextMatcher {
  private enum Form {
    case words([Character])
    case expression(Regex<AnyRegexOutput>)
  }

  private let pattern: TextPattern
  private let form: Form
  /// The length of words of nothing but ASCII that are to be found as they are; a text that has the
  /// same letters and is another string is longer.
  private let plainLength: Int?
  /// The filter for rows that cannot match; see ``mayMatch(_:row:columns:)``.
  private let sieve: WordSieve
  /// By the codes of ASCII, true for those of which one is in every match; nil where that is not known.
  private var oneOf: [Bool]?

  init(_ pattern: TextPattern) throws(QueryError) {
    self.pattern = pattern
    let isPlain = !pattern.isExpression && !pattern.ignoresCase
    let bytes = pattern.source.utf8
    plainLength = isPlain && bytes.allSatisfy { $0 < 0x80 } ? bytes.count : nil
    guard pattern.isExpression else {
      let words = pattern.source.map { Self.folded($0, pattern.ignoresCase) }
      form = .words(words)
      sieve = WordSieve(words, ignoringCase: pattern.ignoresCase)
      return
    }
    do {
      // `\b` as everywhere else: Unicode's own takes `list.txt` for one word.
      let expression = try Regex(pattern.source).wordBoundaryKind(.simple)
      form = .expression(expression.ignoresCase(pattern.ignoresCase))
      let required = RequiredWords(expression: pattern.source)
      let words = required.words
      if words.isEmpty, !pattern.ignoresCase, let any = required.oneOf {
        oneOf = (0..<0x80).map { any.contains(Unicode.Scalar($0)) }
      }
      sieve = WordSieve(
        pattern.ignoresCase ? words.map { Self.folded($0, true) } : words,
        ignoringCase: pattern.ignoresCase)
    } catch { throw .badExpression(pattern, reason: "\(error)") }
  }

  /// Returns true if the text is equal to the words, or holds a match of the expression.
  func isWhole(_ text: String) -> Bool {
    // Before the words are touched: every node of a screen comes here.
    if let plainLength, text.utf8.count <= plainLength { return text == pattern.source }
    switch form {
    case .words(let words):
      if text == pattern.source { return true }
      // The same letters of ASCII are the same string.
      if !pattern.ignoresCase, text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
      return text.lazy.map { Self.folded($0, pattern.ignoresCase) }.elementsEqual(words)
    case .expression(let expression): return text.firstMatch(of: expression) != nil
    }
  }

  /// Returns true if a match stands anywhere in the text.
  func isPart(of text: String) -> Bool { !ranges(in: Array(text)).isEmpty }

  /// Returns false if some columns of a row surely hold no match. This is much cheaper than a
  /// search.
  func mayMatch(_ surface: Surface, row y: Int, columns: Range<Int>) -> Bool {
    guard surface.mayHold(sieve, inRow: y, columns: columns) else { return false }
    guard let oneOf, (0..<surface.size.rows).contains(y) else { return true }
    return columns.clamped(to: 0..<surface.size.columns).contains { x in
      let cell = surface[x, y]
      // A cell with more than a scalar of ASCII may be spelled in another way.
      guard let scalar = cell.scalar, scalar.isASCII else { return !cell.isEmpty }
      return oneOf[Int(scalar.value)]
    }
  }

  /// Returns the matches by character index; none overlap, none is empty.
  func ranges(in characters: [Character]) -> [Range<Int>] {
    switch form {
    case .words(let words): ranges(of: words, in: characters)
    case .expression(let expression): Self.ranges(of: expression, in: String(characters))
    }
  }

  private func ranges(of words: [Character], in characters: [Character]) -> [Range<Int>] {
    guard let first = words.first, words.count <= characters.count else { return [] }
    let text = characters.map { Self.folded($0, pattern.ignoresCase) }
    var found: [Range<Int>] = []
    var start = 0
    while start + words.count <= text.count {
      let end = start + words.count
      if text[start] == first, text[start..<end].elementsEqual(words) {
        found.append(start..<end)
        start = end
      } else {
        start += 1
      }
    }
    return found
  }

  /// Returns the matches of an expression by character index; none is empty.
  static func ranges(of expression: Regex<AnyRegexOutput>, in text: String) -> [Range<Int>] {
    text.matches(of: expression).compactMap { match in
      if match.range.isEmpty { return nil }
      let start = text.distance(from: text.startIndex, to: match.range.lowerBound)
      return start..<start + text.distance(from: match.range.lowerBound, to: match.range.upperBound)
    }
  }

  /// Returns a character without variation selectors, and without its case if that is ignored.
  private static func folded(_ character: Character, _ ignoringCase: Bool) -> Character {
    if character.isASCII, !ignoringCase { return character }
    var character = character
    if character.unicodeScalars.contains(where: isSelector) {
      let rest = String(
        String.UnicodeScalarView(character.unicodeScalars.filter { !isSelector($0) }))
      if rest.count == 1, let bare = rest.first { character = bare }
    }
    guard ignoringCase else { return character }
    // By way of the capital, as both small sigmas have the same.
    let small = character.uppercased().lowercased()
    return small.count == 1 ? small.first ?? character : character
  }

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0E || scalar.value == 0xFE0F
  }
}
