/// A scanner of Swift source that knows enough of the language to find the end of a call.
struct SourceScanner {
  let bytes: [UInt8]
  var index: Int

  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  func peek(_ offset: Int = 1) -> UInt8? {
    bytes.indices.contains(index + offset) ? bytes[index + offset] : nil
  }

  func starts(with word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

  // MARK: Places
  /// Returns the index of a line and a column as the compiler counts them: from 1, in bytes.
  static func place(line: Int, column: Int, in bytes: [UInt8]) -> Int? {
    var index = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[index...].firstIndex(where: \.isLineEnd) else { return nil }
      let isPair = bytes[end] == .return && end + 1 < bytes.count && bytes[end + 1] == .lineFeed
      index = end + (isPair ? 2 : 1)
    }
    let place = index + column - 1
    return bytes.indices.contains(place) ? place : nil
  }

  /// Returns the line and the column of an index, as the compiler counts them.
  static func position(of place: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, start, index) = (1, 0, 0)
    while index < place {
      if bytes[index].isLineEnd {
        let isPair = bytes[index] == .return && index + 1 < place && bytes[index + 1] == .lineFeed
        index += isPair ? 1 : 0
        (line, start) = (line + 1, index + 1)
      }
      index += 1
    }
    return (line, place - start + 1)
  }

  /// Returns the blanks at the start of the line of an index.
  static func indentation(at place: Int, in bytes: [UInt8]) -> String {
    let start = bytes[..<place].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix { $0 == .space || $0 == .tab }, as: UTF8.self)
  }

  // MARK: Skipping
  /// Skips blanks, line ends and comments.
  mutating func skipTrivia() {
    while let byte = current {
      if byte == .space || byte == .tab || byte.isLineEnd {
        index += 1
      } else if starts(with: "//") {
        while let byte = current, !byte.isLineEnd { index += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  /// Skips a piece of an expression: a literal, a group in brackets, or one byte.
  mutating func skipPiece() {
    guard let byte = current else { return }
    if let literal = StringLiteral(at: index, in: bytes) {
      index = literal.range.upperBound
    } else if let end = patternEnd {
      index = end
    } else if byte.opens {
      skipGroup()
    } else {
      index += 1
    }
  }

  /// Skips `(…)`, `[…]` or `{…}` with its contents.
  mutating func skipGroup() {
    index += 1
    skipTrivia()
    while let byte = current, !byte.closes {
      skipPiece()
      skipTrivia()
    }
    index = min(index + 1, bytes.count)
  }

  /// The end of a regular expression that begins here, `/…/` or `#/…/#`; nil if none does.
  private var patternEnd: Int? {
    let pounds = bytes[index...].prefix { $0 == .pound }.count
    var place = index + pounds
    guard place < bytes.count, bytes[place] == .slash, pounds > 0 || opensPattern
    else { return nil }
    place += 1
    while place < bytes.count, pounds > 0 || !bytes[place].isLineEnd {
      if bytes[place] == .backslash {
        place += 1
      } else if bytes[place] == .slash,
        bytes[(place + 1)...].prefix(pounds).count(where: { $0 == .pound }) == pounds
      {
        return place + 1 + pounds
      }
      place += 1
    }
    return nil
  }

  /// True if a slash begins a pattern here: an operand is due and no blank follows. Elsewhere it
  /// divides.
  private var opensPattern: Bool {
    guard let next = peek(), next != .space, next != .tab else { return false }
    let before = bytes[..<index].last { $0 != .space && $0 != .tab && !$0.isLineEnd }
    return before.map { "(,[:={;".utf8.contains($0) } ?? true
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let `return` = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  fileprivate static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")

  var isLineEnd: Bool { self == .lineFeed || self == .return }
  fileprivate var opens: Bool { "([{".utf8.contains(self) }
  var closes: Bool { ")]}".utf8.contains(self) }

  /// Part of a name, as far as one has to know it: every letter that is not ASCII is.
  var isInName: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (0x30...0x39).contains(self)
      || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
