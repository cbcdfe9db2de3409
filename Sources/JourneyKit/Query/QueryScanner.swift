/// A reader of the words and signs in the text of a query.
struct QueryScanner {
  let text: String
  private let characters: [Character]
  private(set) var index = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  /// The text from here on, without blanks before it.
  var rest: Substring { Substring(String(characters[index...].drop(while: \.isWhitespace))) }

  func failure(_ reason: String, at place: Int? = nil) -> QuerySyntaxError {
    QuerySyntaxError(text: text, offset: place ?? index, reason: reason)
  }

  /// Returns true for a character that an identifier may have without quotes.
  static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-[]:/".contains(character)
  }

  // MARK: Signs
  /// Returns the next character that is no blank, and leaves it.
  mutating func peek() -> Character? {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index < characters.count ? characters[index] : nil
  }

  mutating func accept(_ sign: Character) -> Bool {
    guard peek() == sign else { return false }
    index += 1
    return true
  }

  mutating func expect(_ sign: Character) throws(QuerySyntaxError) {
    guard accept(sign) else { throw failure("expected '\(sign)'") }
  }

  // MARK: Words
  /// Returns the next word and leaves it; empty if no word follows.
  mutating func peekWord() -> String {
    _ = peek()
    return String(characters[index...].prefix { $0.isLetter })
  }

  mutating func word() -> String {
    let word = peekWord()
    index += word.count
    return word
  }

  mutating func accept(word: String) -> Bool {
    guard peekWord() == word else { return false }
    index += word.count
    return true
  }

  mutating func expect(word: String) throws(QuerySyntaxError) {
    guard accept(word: word) else { throw failure("expected '\(word)'") }
  }

  mutating func number() throws(QuerySyntaxError) -> Int {
    _ = peek()
    let digits = characters[index...].prefix { $0.isASCII && $0.isNumber || $0 == "-" }
    guard let number = Int(String(digits)) else { throw failure("expected a number") }
    index += digits.count
    return number
  }

  /// Reads a list with commas up to a closing sign; blanks around the items are dropped.
  mutating func list(until close: Character) throws(QuerySyntaxError) -> [String] {
    let start = index
    guard let end = characters[index...].firstIndex(of: close)
    else { throw failure("no '\(close)' follows", at: start) }
    index = end + 1
    return String(characters[start..<end]).split(separator: ",").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
  }

  mutating func name() throws(QuerySyntaxError) -> String {
    if index < characters.count, characters[index] == "\"" { return try string() }
    let name = characters[index...].prefix(while: Self.isName)
    if name.isEmpty { throw failure("expected an identifier") }
    index += name.count
    return String(name)
  }

  // MARK: Patterns
  /// Reads words in quotes or an expression between slashes; nil if neither follows.
  mutating func pattern() throws(QuerySyntaxError) -> TextPattern? {
    switch peek() {
    case "\"":
      let words = try string()
      return TextPattern(words, ignoringCase: acceptsCaseFlag())
    case "/":
      let place = index
      let source = try expression()
      let pattern = TextPattern(regex: source, ignoringCase: acceptsCaseFlag())
      do { _ = try TextMatcher(pattern) } catch { throw failure("\(error)", at: place) }
      return pattern
    default: return nil
    }
  }

  /// Reads an `i` directly behind the pattern.
  private mutating func acceptsCaseFlag() -> Bool {
    guard index < characters.count, characters[index] == "i" else { return false }
    let next = index + 1 < characters.count ? characters[index + 1] : " "
    guard !next.isLetter else { return false }
    index += 1
    return true
  }

  private mutating func expression() throws(QuerySyntaxError) -> String {
    let start = index
    var source = ""
    index += 1
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character == "/" { return source }
      source.append(character)
      if character == "\\", index < characters.count {
        source.append(characters[index])
        index += 1
      }
    }
    throw failure("the expression does not end", at: start)
  }

  private mutating func string() throws(QuerySyntaxError) -> String {
    let start = index
    var result = ""
    index += 1
    while index < characters.count {
      let character = characters[index]
      index += 1
      switch character {
      case "\"": return result
      case "\\": result += try escape()
      default: result.append(character)
      }
    }
    throw failure("the quotes are not closed", at: start)
  }

  private mutating func escape() throws(QuerySyntaxError) -> String {
    let place = index - 1
    guard index < characters.count else { throw failure("the quotes are not closed", at: place) }
    let character = characters[index]
    index += 1
    switch character {
    case "\"", "\\": return String(character)
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      if accept("{") {
        let digits = String(characters[index...].prefix { $0 != "}" })
        index = min(characters.count, index + digits.count + 1)
        if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
          return String(Character(scalar))
        }
      }
      throw failure("no such escape", at: place)
    default: throw failure("no such escape", at: place)
    }
  }
}
