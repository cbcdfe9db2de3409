/// Finds where the parts of a TOML text begin and end (TOML 1.0), as TOMLKit tells the place of an
/// error only. What it takes for whole, TOMLKit may still refuse; what it does not, TOMLKit must
/// not get: toml++ ends the process at a header without a key.
struct TOMLScanner {
  /// The deepest nesting of arrays and tables, and the most parts of a key.
  private static let depthLimit = 16

  private let scalars: [Unicode.Scalar]
  private(set) var index = 0
  private(set) var place = TOMLPlace.start

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    // A byte order mark takes no column.
    if scalars.first == "\u{FEFF}" { index = 1 }
  }

  var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < scalars.count {
      place.pass(scalars[index])
      index += 1
    }
  }

  mutating func skipBlanks() {
    while current == " " || current == "\t" || current == "\r" { advance() }
  }

  /// Blanks, line ends and comments.
  mutating func skipToContent() {
    while let scalar = current {
      switch scalar {
      case " ", "\t", "\r", "\n": advance()
      case "#": skipLine()
      default: return
      }
    }
  }

  /// Skips up to the line's end, which stays.
  mutating func skipLine() {
    while let scalar = current, scalar != "\n" { advance() }
  }

  private func failure(_ expected: TOMLExpectation) -> TOMLMistake {
    TOMLMistake(place: place, reason: .expected(expected))
  }

  /// Goes over one character that must be here.
  mutating func pass(_ scalar: Unicode.Scalar, _ expected: TOMLExpectation) throws(TOMLMistake) {
    guard current == scalar else { throw failure(expected) }
    advance()
  }

  private func looksAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in
      index + bytes.count <= scalars.count
        && bytes.indices.allSatisfy { scalars[index + $0].value == UInt32(bytes[$0]) }
    }
  }
}

// MARK: - Keys and values
extension TOMLScanner {
  /// Goes over a key, `a."b c".d`.
  mutating func passKey() throws(TOMLMistake) {
    let begin = place
    for _ in 0..<Self.depthLimit {
      skipBlanks()
      if current == "\"" || current == "'" {
        try passString()
      } else {
        let start = index
        while let scalar = current, Self.isBare(scalar) { advance() }
        if index == start { throw failure(.key) }
      }
      let end = (index, place)
      skipBlanks()
      guard current == "." else {
        (index, place) = end
        return
      }
      advance()
    }
    throw TOMLMistake(place: begin, reason: .tooDeep)
  }

  /// Goes over a value and tells where its parts stand.
  mutating func value(depth: Int = 0) throws(TOMLMistake) -> TOMLValuePlace {
    if depth > Self.depthLimit { throw TOMLMistake(place: place, reason: .tooDeep) }
    let start = place
    switch current {
    case "\"", "'":
      try passString()
      return TOMLValuePlace(place: start)
    case "[": return try array(depth: depth)
    case "{": return try inlineTable(depth: depth)
    default:
      let first = index
      while let scalar = current, Self.isBare(scalar) || "+:. ".unicodeScalars.contains(scalar) {
        advance()
      }
      if index == first { throw failure(.value) }
      return TOMLValuePlace(place: start)
    }
  }

  private mutating func array(depth: Int) throws(TOMLMistake) -> TOMLValuePlace {
    var result = TOMLValuePlace(place: place)
    advance()
    while true {
      skipToContent()
      if current == "]" { break }
      result.items.append(try value(depth: depth + 1))
      skipToContent()
      if current == "]" { break }
      try pass(",", .commaOrBracket)
    }
    advance()
    return result
  }

  private mutating func inlineTable(depth: Int) throws(TOMLMistake) -> TOMLValuePlace {
    var result = TOMLValuePlace(place: place)
    advance()
    skipBlanks()
    while current != "}" {
      skipBlanks()
      let (start, keyPlace) = (index, place)
      try passKey()
      let key = text(start..<index)
      skipBlanks()
      try pass("=", .equals)
      skipBlanks()
      let value = try value(depth: depth + 1)
      result.members.append(TOMLValuePlace.Member(key: key, place: keyPlace, value: value))
      skipBlanks()
      if current == "}" { break }
      try pass(",", .commaOrBrace)
    }
    advance()
    return result
  }

  /// Goes over a string of any of the four kinds.
  private mutating func passString() throws(TOMLMistake) {
    let (quote, begin) = (current, place)
    let unclosed = TOMLMistake(place: begin, reason: .expected(.closingQuote))
    let isBasic = quote == "\""
    let isLong = isBasic ? looksAt("\"\"\"") : looksAt("'''")
    advance(isLong ? 3 : 1)
    while let scalar = current {
      if isLong ? (isBasic ? looksAt("\"\"\"") : looksAt("'''")) : scalar == quote {
        advance(isLong ? 3 : 1)
        // Up to two quotes may stand right before the three that close.
        if isLong { for _ in 0..<2 where current == quote { advance() } }
        return
      }
      if scalar == "\n", !isLong { throw unclosed }
      advance(isBasic && scalar == "\\" ? 2 : 1)
    }
    throw unclosed
  }

  private static func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
    default: false
    }
  }
}
