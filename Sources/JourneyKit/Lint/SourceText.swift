/// The text of a source file without what is no code: comments are blanks, and so are strings where
/// that is asked for. Lines keep their numbers.
struct SourceText {
  private enum Part { case code, string, lineComment, blockComment }

  /// Without comments, and without what stands in strings.
  private(set) var code: [String] = []
  /// Without comments.
  private(set) var codeAndStrings: [String] = []

  private var line = ""
  private var lineWithStrings = ""
  private var part = Part.code
  private var depth = 0
  /// The characters that close the string: one quote or three, with the number signs of a raw one.
  private var closing: [Character] = []

  /// - Parameter hashComments: whether `#` begins a comment, as in Python.
  init(_ text: String, hashComments: Bool = false) {
    let characters = Array(text)
    var index = 0
    while index < characters.count { index += take(characters, index, hashComments) }
    endLine()
  }

  /// Takes what begins at a place; returns how many characters that was.
  private mutating func take(_ text: [Character], _ index: Int, _ hashComments: Bool) -> Int {
    if text[index].isNewline {
      if part == .lineComment || part == .string && closing.count == 1 { part = .code }
      endLine()
      return 1
    }
    switch part {
    case .code: return takeCode(text, index, hashComments)
    case .string: return takeString(text, index)
    case .lineComment: return 1
    case .blockComment: return takeComment(text, index)
    }
  }

  private mutating func takeCode(_ text: [Character], _ index: Int, _ hashComments: Bool) -> Int {
    let rest = text[index...]
    if hashComments ? rest.first == "#" : rest.starts(with: "//") {
      part = .lineComment
      return 1
    }
    if !hashComments, rest.starts(with: "/*") {
      part = .blockComment
      depth = 1
      return 2
    }
    let signs = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(signs).prefix { $0 == "\"" }.count
    guard quotes > 0 else {
      add(text[index])
      return 1
    }
    let count = quotes >= 3 ? 3 : 1
    closing = Array(repeating: "\"", count: count) + Array(repeating: "#", count: signs)
    part = .string
    add("\"")
    return signs + count
  }

  private mutating func takeString(_ text: [Character], _ index: Int) -> Int {
    if text[index...].starts(with: closing) {
      part = .code
      add("\"")
      return closing.count
    }
    lineWithStrings.append(text[index])
    guard text[index] == "\\", index + 1 < text.count, !text[index + 1].isNewline else { return 1 }
    lineWithStrings.append(text[index + 1])
    return 2
  }

  private mutating func takeComment(_ text: [Character], _ index: Int) -> Int {
    let rest = text[index...]
    if rest.starts(with: "/*") {
      depth += 1
    } else if rest.starts(with: "*/") {
      depth -= 1
    } else {
      return 1
    }
    if depth == 0 { part = .code }
    return 2
  }

  private mutating func add(_ character: Character) {
    line.append(character)
    lineWithStrings.append(character)
  }

  private mutating func endLine() {
    code.append(line)
    codeAndStrings.append(lineWithStrings)
    line = ""
    lineWithStrings = ""
  }
}
