/// Words of ASCII that every match of an expression holds, so far as that is easily seen; they are
/// looked for before the expression is.
struct RequiredWords {
  /// The longest of them; empty where none is sure.
  private(set) var words: [Character] = []
  /// Characters of ASCII of which every match holds one, as of `[A-Z]{3}`; nil where none is sure.
  private(set) var oneOf: Set<Unicode.Scalar>?

  private var run: [Character] = []
  private var rest: Substring
  /// The depth of parentheses, whose contents may be optional.
  private var depth = 0

  /// - Parameter source: one that compiles.
  init(expression source: String) {
    rest = source[...]
    while let next = rest.popFirst() {
      guard read(next) else {
        (words, oneOf) = ([], nil)
        return
      }
    }
    endRun()
  }

  /// - Returns: false for what is not understood here: nothing is sure then.
  private mutating func read(_ character: Character) -> Bool {
    switch character {
    case "\\": return readEscape()
    case "[": return skipClass()
    case "{": return skipCount()
    case "(":
      endRun()
      depth += 1
      return rest.first != "?" && rest.first != "*"
    case ")":
      endRun()
      depth -= 1
    case "|": return depth > 0
    case ".", "^", "$", "*", "+", "?": endRun()
    default:
      // A mark on a sign of the syntax.
      if !character.isASCII, character.unicodeScalars.first?.isASCII == true { return false }
      append(character)
    }
    return true
  }

  private mutating func append(_ character: Character) {
    let isOptional = rest.first.map { "*?{".contains($0) } ?? false
    if depth > 0 || isOptional || !character.isASCII || character.utf8.count > 1 {
      endRun()
    } else {
      run.append(character)
    }
  }

  private mutating func readEscape() -> Bool {
    guard let next = rest.popFirst(), next.isASCII, next.utf8.count == 1 else { return false }
    if "dDwWsSbBAzZ".contains(next) {
      endRun()
      return true
    }
    guard !next.isLetter, !next.isNumber else { return false }
    append(next)
    return true
  }

  /// Skips a character class; one that holds others, or begins with its own end, is not understood.
  private mutating func skipClass() -> Bool {
    endRun()
    if rest.first == "]" || rest.hasPrefix("^]") { return false }
    noteClass()
    while let next = rest.popFirst() {
      if next == "]" { return true }
      if next == "[" { return false }
      if next == "\\", rest.popFirst() == "Q" { return false }
    }
    return false
  }

  /// Takes a class of nothing but letters, digits and ranges of them, which a match cannot do without.
  private mutating func noteClass() {
    guard depth == 0, let end = rest.firstIndex(of: "]") else { return }
    var signs = rest[..<end].unicodeScalars[...]
    let after = rest[rest.index(after: end)...]
    if after.first.map({ "*?".contains($0) }) == true || after.hasPrefix("{0") { return }
    if after.hasPrefix("{,") { return }
    var members: Set<Unicode.Scalar> = []
    while let first = signs.popFirst() {
      var last = first
      if signs.first == "-" {
        signs.removeFirst()
        guard let next = signs.popFirst() else { return }
        last = next
      }
      let isPlain = [first, last].allSatisfy {
        $0.isASCII && $0.properties.isAlphabetic || "0"..."9" ~= $0
      }
      guard isPlain, first <= last else { return }
      members.formUnion((first.value...last.value).compactMap(Unicode.Scalar.init))
    }
    if !members.isEmpty, members.count < oneOf?.count ?? .max { oneOf = members }
  }

  /// Skips a repetition count; anything else in braces is not understood.
  private mutating func skipCount() -> Bool {
    endRun()
    while let next = rest.popFirst() {
      if next == "}" { return true }
      if !"0123456789,".contains(next) { return false }
    }
    return false
  }

  private mutating func endRun() {
    if run.count > words.count { words = run }
    run = []
  }
}
