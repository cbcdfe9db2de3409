import Semantics
import Terminal

/// A query that the recorder has found for a thing, in the ways in which it is written down.
public struct RecordedQuery: Hashable, Sendable {
  public let query: Query
  /// As Swift source that makes the query: `Query(.button, "Save")`.
  let source: String
  /// What makes the name of a property: `Save button`.
  let words: String

  private init(_ query: Query, _ source: String, words: String) {
    self.query = query
    self.source = source
    self.words = words
  }

  static func identifier(_ identifier: Identifier) -> RecordedQuery {
    let last = identifier.name.split(separator: ".").suffix(1).joined(separator: " ")
    return RecordedQuery(
      Query(identifier), "Query(\(identifier.name.sourceLiteral))", words: last)
  }

  static func role(_ role: Role, _ label: String) -> RecordedQuery {
    RecordedQuery(
      Query(role, label), "Query(.\(role.rawValue), \(label.sourceLiteral))",
      words: "\(label) \(role.rawValue)")
  }

  static func text(_ text: String) -> RecordedQuery {
    RecordedQuery(.text(text), "Query.text(\(text.sourceLiteral))", words: "\(text) text")
  }

  func within(_ container: RecordedQuery) -> RecordedQuery {
    RecordedQuery(
      query.within(container.query), "\(source).within(\(container.source))", words: words)
  }

  func nth(_ index: Int) -> RecordedQuery {
    RecordedQuery(query.nth(index), "\(source).nth(\(index))", words: "\(words) \(index + 1)")
  }

  func having(_ traits: Traits, _ name: String) -> RecordedQuery {
    RecordedQuery(query.having(traits), "\(source).having(.\(name))", words: words)
  }
}

extension String {
  /// As a literal of Swift, on one line.
  var sourceLiteral: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
