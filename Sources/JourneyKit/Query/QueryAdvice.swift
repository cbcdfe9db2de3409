import Semantics
import Terminal

/// Reasons why a text is no query, with what its writer may have meant.
enum QueryAdvice {
  private static let subjects =
    Role.allCases.map(\.rawValue) + [
      "text", "label", "node", "role", "style", "box", "hyperlink", "cursor", "line", "region",
      "containing", "has", "lacks",
    ]
  private static let followers = [
    "in", "within", "after", "before", "near", "and", "or", "has", "lacks", "containing", "label",
    "first", "last", "number", "across",
  ]

  /// Returns the reason for a word that begins no subject.
  ///
  /// - Parameter text: the whole query.
  static func unknownSubject(_ word: String, in text: String) -> String {
    let reason = "'\(word)' is neither a role nor a word of queries"
    let quotes = quotes(around: text)
    if let name = NearestName.of(word, among: subjects) {
      let isAllWords = isPlain(text) && text.hasPrefix(word)
      return "\(reason); did you mean '\(name)'\(isAllWords ? ", or \(quotes)" : "")?"
    }
    return "\(reason); words on the screen want quotes: \(quotes)"
  }

  /// Returns the reason for what no subject begins with.
  static func noSubject(_ rest: Substring) -> String {
    "expected a role, words in quotes, an #identifier, [traits] or {style}" + doubleQuotes(rest)
  }

  /// Returns the reason for what stands behind a whole query.
  static func nothingMayFollow(_ rest: Substring) -> String {
    let word = String(rest.prefix { $0.isLetter })
    if let name = NearestName.of(word, among: followers) {
      return "nothing may follow here; did you mean '\(name)'?"
    }
    let isWord = rest.first.map { $0.isLetter || $0.isNumber } == true
    return "nothing may follow here"
      + (isWord ? "; words want quotes: \(quoted(String(rest)))" : doubleQuotes(rest))
  }

  /// Returns the reason for a word that has no words in quotes behind it.
  static func noPattern(behind word: String, _ rest: Substring) -> String {
    let isWord = rest.first.map { $0.isLetter || $0.isNumber } == true
    let example = isWord ? ": \(word) \(quoted(String(rest)))" : doubleQuotes(rest)
    return "'\(word)' wants words in quotes, or an expression between slashes" + example
  }

  /// Returns the reason for a word that is no trait.
  static func unknownTrait(_ word: String) -> String {
    let names = Traits(rawValue: .max).allWords
    if let name = NearestName.of(word, among: names) {
      return "'\(word)' is no trait; did you mean '\(name)'?"
    }
    return "'\(word)' is no trait; there are \(names.joined(separator: ", "))"
  }

  /// Returns the reason for a word that is no property of a style.
  static func unknownStyle(_ word: String) -> String {
    "'\(word)' says nothing of a style; "
      + (StylePattern.nearest(to: word).map { "did you mean '\($0)'?" } ?? StylePattern.forms)
  }

  // MARK: Parts
  private static func isPlain(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " }
  }

  private static func quotes(around text: String) -> String {
    isPlain(text) ? "text \(quoted(text))" : "text \"…\""
  }

  private static func quoted(_ text: String) -> String {
    let isShort = text.count <= 40 && !text.contains { "\"\\".contains($0) }
    return isShort ? "\"\(text)\"" : "\"…\""
  }

  /// Advice for quotes of another kind.
  private static func doubleQuotes(_ rest: Substring) -> String {
    rest.first.map { "'“”«‘`".contains($0) } == true ? "; quotes are double ones: \"…\"" : ""
  }
}

extension StylePattern {
  /// The words of styles, for messages.
  package static let forms =
    "a style is of words as bold, not dim, underlined, foreground red, background #005fff"

  /// Returns the words of a style that are most like a wrong one.
  package static func nearest(to word: String) -> String? {
    let colors = NamedColor.allCases.map(\.rawValue)
    if let color = colors.first(where: { $0 == word }) { return "foreground \(color)" }
    let attributes: [String] = Attributes(rawValue: .max).words + ["underlined"]
    var names = attributes + attributes.map { "not \($0)" }
    for place in ["foreground", "background", "underline colour"] {
      names += colors.map { "\(place) \($0)" }
    }
    return NearestName.of(word, among: names)
  }
}
