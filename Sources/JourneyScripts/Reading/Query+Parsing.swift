import JourneyKit
import Toolkit

extension Query {
  /// Why a text is no query.
  struct ParsingError: Error, CustomStringConvertible {
    let description: String
  }

  /// The query of a text as `description` gives it: `button "Save" in dialog`, `text "Hello"`.
  init(parsing text: String) throws {
    var words = try QueryWord.words(text)[...]
    self = try Self.one(&words)
    if let word = words.first {
      throw ParsingError(description: "“\(word.text)” does not belong into a query")
    }
  }

  private static func one(_ words: inout ArraySlice<QueryWord>) throws -> Query {
    var query = try start(&words)
    while let word = words.first {
      switch (word.isQuoted, word.text) {
      case (false, "containing"): query = query.containing(try quoted(&words))
      case (false, "number"):
        words.removeFirst()
        guard let number = words.popFirst().flatMap({ Int($0.text) }) else {
          throw ParsingError(description: "“number” wants a number, counted from 0")
        }
        query = query.nth(number)
      case (false, "in"):
        words.removeFirst()
        query = query.within(try one(&words))
      case (false, let text) where text.hasPrefix("#"):
        query = query.identified(Identifier(String(text.dropFirst())))
        words.removeFirst()
      case (false, let text) where text.hasPrefix("["):
        query = query.having(try traits(text))
        words.removeFirst()
      default: return query
      }
    }
    return query
  }

  private static func start(_ words: inout ArraySlice<QueryWord>) throws -> Query {
    guard let word = words.first else {
      throw ParsingError(description: "a query is not empty")
    }
    if word.isQuoted {
      throw ParsingError(description: "say what “\(word.text)” is: text, label, or a role")
    }
    if word.text == "text" { return .text(try quoted(&words)) }
    if word.text == "label" { return .label(try quoted(&words)) }
    words.removeFirst()
    if word.text.hasPrefix("#") { return Query(Identifier(String(word.text.dropFirst()))) }
    guard let role = Role(rawValue: word.text) else {
      throw ParsingError(description: "“\(word.text)” is no role")
    }
    guard let label = words.first, label.isQuoted else { return Query(role) }
    words.removeFirst()
    return Query(role, label.text)
  }

  /// The text in quotes behind a word.
  private static func quoted(_ words: inout ArraySlice<QueryWord>) throws -> String {
    let name = words.removeFirst().text
    guard let word = words.popFirst(), word.isQuoted else {
      throw ParsingError(description: "“\(name)” wants a text in quotes")
    }
    return word.text
  }

  private static func traits(_ text: String) throws -> Traits {
    let names = text.dropFirst().dropLast().split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    let traits = Traits(words: names)
    guard traits.words.count == names.count else {
      throw ParsingError(description: "\(text) names a trait that there is not")
    }
    return traits
  }
}
