/// Words to look for: as they are, without regard to case, or a regular expression.
///
/// Canonically equal spellings (NFC, NFD) are equal, and so are a character with and without the
/// variation selectors that choose its look. A label, value or title must be the words as a whole
/// and hold a match of an expression; elsewhere both may be a part.
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

  /// An expression that is none is told when it is used: ``QueryError/badExpression(_:reason:)``.
  public init(regex: String, ignoringCase: Bool = false) {
    source = Self.withoutEscapedSlashes(regex)
    isExpression = true
    ignoresCase = ignoringCase
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// `\/` is what a slash looks like between slashes; it is the same pattern.
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

/// What can be looked for as words: a string, or a ``TextPattern``.
public protocol TextPatternConvertible: Sendable {
  var textPattern: TextPattern { get }
}

extension TextPattern: TextPatternConvertible {
  public var textPattern: TextPattern { self }
}

extension String: TextPatternConvertible {
  public var textPattern: TextPattern { TextPattern(self) }
}
