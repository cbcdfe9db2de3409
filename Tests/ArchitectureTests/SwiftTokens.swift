/// Swift source cut into words, texts and marks, without comments: enough to read imports and the
/// manifest, and not to be fooled by what stands in a comment or a text.
struct SwiftTokens {
  enum Kind {
    case word, text, mark
  }

  struct Token: Equatable {
    let kind: Kind
    /// The word, the inside of the text, or the one character of the mark.
    let text: String
    /// Counted from 1.
    let line: Int
  }

  private(set) var tokens: [Token] = []
  private let source: [Character]
  private var position = 0
  private var line = 1

  init(_ text: String) {
    // One character a line end, whatever the file uses.
    source = Array(text.replacing("\r\n", with: "\n"))
    while position < source.count { readNext() }
  }

  private func peek(_ offset: Int = 0) -> Character? {
    let index = position + offset
    return source.indices.contains(index) ? source[index] : nil
  }

  private func isNext(_ text: String) -> Bool {
    source[position...].starts(with: text)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < source.count {
      if source[position] == "\n" { line += 1 }
      position += 1
    }
  }

  private mutating func readNext() {
    guard let next = peek() else { return }
    if next.isWhitespace {
      advance()
    } else if isNext("//") {
      while let character = peek(), character != "\n" { advance() }
    } else if isNext("/*") {
      skipComment()
    } else if next == "\"" || isRawText {
      readText()
    } else if Self.isWordPart(next) {
      readWord()
    } else {
      tokens.append(Token(kind: .mark, text: String(next), line: line))
      advance()
    }
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "`"
  }

  private mutating func readWord() {
    let start = line
    var word = ""
    while let next = peek(), Self.isWordPart(next) {
      word.append(next)
      advance()
    }
    tokens.append(Token(kind: .word, text: word, line: start))
  }

  /// Comments may stand in comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        advance(2)
      } else if isNext("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < source.count
  }

  private var isRawText: Bool {
    var offset = 0
    while peek(offset) == "#" { offset += 1 }
    return offset > 0 && peek(offset) == "\""
  }

  private mutating func readText() {
    let start = line
    let content = takeText()
    tokens.append(Token(kind: .text, text: content, line: start))
  }

  /// Walks over one text, with those inside its interpolations, and returns what is in it.
  private mutating func takeText() -> String {
    var hashes = ""
    while peek() == "#" {
      hashes += "#"
      advance()
    }
    let quote = isNext("\"\"\"") ? "\"\"\"" : "\""
    advance(quote.count)
    var content = ""
    while let next = peek(), !isNext(quote + hashes) {
      // A text of one line that is not closed ends with its line.
      if next == "\n", quote.count == 1 { return content }
      if isNext("\\" + hashes + "(") {
        advance(2 + hashes.count)
        skipInterpolation()
      } else if isNext("\\" + hashes) {
        advance(2 + hashes.count)
      } else {
        content.append(next)
        advance()
      }
    }
    advance(quote.count + hashes.count)
    return content
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let next = peek() {
      if next == "\"" || isRawText {
        _ = takeText()
        continue
      }
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      advance()
    }
  }
}
