import JourneyKit

/// A piece of the text of a query: a word, a text in quotes, or traits in brackets.
struct QueryWord: Equatable {
  var text: String
  var isQuoted = false

  static func words(_ text: String) throws -> [QueryWord] {
    var words: [QueryWord] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == " " {
        rest.removeFirst()
      } else if first == "\"" {
        rest.removeFirst()
        words.append(QueryWord(text: try quoted(&rest), isQuoted: true))
      } else if first == "[" {
        guard let end = rest.firstIndex(of: "]") else {
          throw Query.ParsingError(description: "a bracket is not closed")
        }
        words.append(QueryWord(text: String(rest[...end])))
        rest = rest[end...].dropFirst()
      } else {
        let word = rest.prefix { $0 != " " }
        words.append(QueryWord(text: String(word)))
        rest.removeFirst(word.count)
      }
    }
    return words
  }

  private static func quoted(_ rest: inout Substring) throws -> String {
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let next = rest.popFirst() else { break }
        text.append(next == "n" ? "\n" : next)
      default: text.append(character)
      }
    }
    throw Query.ParsingError(description: "a quote is not closed")
  }
}
