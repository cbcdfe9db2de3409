import Semantics
import Terminal

/// A parser for the grammar that ``Query`` documents.
struct QueryParser {
  private var scanner: QueryScanner
  private var depth = 0

  init(_ text: String) { scanner = QueryScanner(text) }

  mutating func whole() throws(QuerySyntaxError) -> Query {
    let query = try either()
    guard scanner.peek() == nil else {
      throw scanner.failure(QueryAdvice.nothingMayFollow(scanner.rest))
    }
    return query
  }

  // MARK: Groups
  private mutating func either() throws(QuerySyntaxError) -> Query {
    var queries = [try all()]
    while scanner.accept(word: "or") { queries.append(try all()) }
    return queries.count == 1 ? queries[0] : Query(subject: .any(queries))
  }

  private mutating func all() throws(QuerySyntaxError) -> Query {
    var queries = [try chain()]
    while scanner.accept(word: "and") { queries.append(try chain()) }
    return queries.count == 1 ? queries[0] : Query(subject: .all(queries))
  }

  private mutating func chain() throws(QuerySyntaxError) -> Query {
    var query = try operand()
    while true {
      switch scanner.peekWord() {
      case "in", "within":
        _ = scanner.word()
        query = query.within(try operand().unwrapped)
      case "after":
        _ = scanner.word()
        query = query.after(try operand().unwrapped)
      case "before":
        _ = scanner.word()
        query = query.before(try operand().unwrapped)
      case "near":
        _ = scanner.word()
        query = query.near(try operand().unwrapped)
      default: return query.unwrapped
      }
    }
  }

  /// Reads a subject with its properties and the choice of one of several.
  private mutating func operand() throws(QuerySyntaxError) -> Query {
    var query = try thing { parser, query throws(QuerySyntaxError) in
      try parser.content(&query)
    }
    try pick(&query)
    return query
  }

  /// Reads a subject with its properties and the parts that `more` reads.
  private mutating func thing(
    _ more: (inout QueryParser, inout Query) throws(QuerySyntaxError) -> Bool
  ) throws(QuerySyntaxError) -> Query {
    try descend()
    defer { depth -= 1 }
    _ = scanner.peek()
    let start = scanner.index
    var query = try subject()
    while true {
      if try property(&query) { continue }
      guard try more(&self, &query) else { break }
    }
    guard scanner.index > start else { throw scanner.failure(QueryAdvice.noSubject(scanner.rest)) }
    return query
  }

  private mutating func descend() throws(QuerySyntaxError) {
    depth += 1
    guard depth < 64 else { throw scanner.failure("too deep") }
  }

  // MARK: Subjects
  private mutating func subject() throws(QuerySyntaxError) -> Query {
    if scanner.accept("(") { return try parenthesised() }
    if let pattern = try scanner.pattern() { return try words(pattern) }
    let start = scanner.index
    let word = scanner.peekWord()
    if Self.propertyWords.contains(word) || word.isEmpty { return Query(subject: .node) }
    _ = scanner.word()
    switch word {
    case "text": return try words(try pattern(behind: "text"))
    case "label": return Query.label(try pattern(behind: "label"))
    case "node": return Query(subject: .node)
    case "role": return try role(scanner.word(), at: start + 5)
    case "style":
      try scanner.expect("{")
      return .style(try style())
    case "box": return labelled(.box, try scanner.pattern())
    case "hyperlink": return Query(subject: .hyperlink(try scanner.pattern()))
    case "cursor": return .cursor
    case "line": return .line(try scanner.number())
    case "region": return try region()
    default: return try role(word, at: start)
    }
  }

  private static let propertyWords = ["containing", "has", "lacks"]

  /// Reads a group in parentheses. The properties inside stay inside if more follow outside.
  private mutating func parenthesised() throws(QuerySyntaxError) -> Query {
    try descend()
    defer { depth -= 1 }
    let inner = try either()
    try scanner.expect(")")
    switch inner.subject {
    case .any where inner == Query(subject: inner.subject): return inner
    case .all where inner == Query(subject: inner.subject): return inner
    default: return Query(subject: .any([inner]))
    }
  }

  private mutating func words(_ pattern: TextPattern) throws(QuerySyntaxError) -> Query {
    guard scanner.accept(word: "across") else { return .text(pattern) }
    try scanner.expect(word: "rows")
    return .text(pattern, acrossRows: true)
  }

  private mutating func pattern(behind word: String) throws(QuerySyntaxError) -> TextPattern {
    guard let pattern = try scanner.pattern() else {
      throw scanner.failure(QueryAdvice.noPattern(behind: word, scanner.rest))
    }
    return pattern
  }

  private mutating func role(_ name: String, at place: Int) throws(QuerySyntaxError) -> Query {
    let role = Role.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let role else {
      throw scanner.failure(QueryAdvice.unknownSubject(name, in: scanner.text), at: place)
    }
    return labelled(Query(role), try scanner.pattern())
  }

  private func labelled(_ query: Query, _ label: TextPattern?) -> Query {
    label.map(query.labelled) ?? query
  }

  private mutating func region() throws(QuerySyntaxError) -> Query {
    try scanner.expect(word: "row")
    let y = try scanner.number()
    try scanner.expect(word: "col")
    let x = try scanner.number()
    try scanner.expect(word: "size")
    let columns = try scanner.number()
    try scanner.expect(word: "x")
    return .region(Rect(x: x, y: y, columns: columns, rows: try scanner.number()))
  }

  // MARK: Properties
  /// Reads one property; returns false if none follows.
  private mutating func property(_ query: inout Query) throws(QuerySyntaxError) -> Bool {
    switch scanner.peek() {
    case "#":
      try scanner.expect("#")
      query = query.identified(Identifier(try scanner.name()))
    case "=":
      try scanner.expect("=")
      query = query.valued(try pattern(behind: "="))
    case "[":
      try scanner.expect("[")
      try traits(&query)
    case "{":
      try scanner.expect("{")
      query = query.styled(try style())
    default: return try wordProperty(&query)
    }
    return true
  }

  private mutating func wordProperty(_ query: inout Query) throws(QuerySyntaxError) -> Bool {
    if scanner.accept(word: "containing") {
      query = query.containing(try pattern(behind: "containing"))
    } else if scanner.accept(word: "label") {
      query = query.labelled(try pattern(behind: "label"))
    } else {
      return false
    }
    return true
  }

  /// Reads `has` or `lacks` with its subject, to which only properties belong.
  private mutating func content(_ query: inout Query) throws(QuerySyntaxError) -> Bool {
    let word = scanner.peekWord()
    guard word == "has" || word == "lacks" else { return false }
    _ = scanner.word()
    let inner = try thing { _, _ throws(QuerySyntaxError) in false }.unwrapped
    query = word == "has" ? query.has(inner) : query.lacks(inner)
    return true
  }

  private mutating func pick(_ query: inout Query) throws(QuerySyntaxError) {
    if scanner.accept(word: "first") {
      query = query.first
    } else if scanner.accept(word: "last") {
      query = query.last
    } else if scanner.accept(word: "number") {
      query = query.nth(try scanner.number())
    }
  }

  private mutating func traits(_ query: inout Query) throws(QuerySyntaxError) {
    let place = scanner.index
    for word in try scanner.list(until: "]") {
      let isNegated = word.hasPrefix("not ")
      let name = isNegated ? String(word.dropFirst(4)) : word
      let trait = Traits(anyWords: [name])
      if trait.isEmpty { throw scanner.failure(QueryAdvice.unknownTrait(name), at: place) }
      query = isNegated ? query.lacking(trait) : query.having(trait)
    }
  }

  private mutating func style() throws(QuerySyntaxError) -> StylePattern {
    let place = scanner.index
    var style = StylePattern()
    for word in try scanner.list(until: "}") where !style.add(word) {
      throw scanner.failure(QueryAdvice.unknownStyle(word), at: place)
    }
    return style
  }
}

extension Query {
  /// The query without parentheses that nothing follows.
  fileprivate var unwrapped: Query {
    guard case .any(let queries) = subject, queries.count == 1, self == Query(subject: subject)
    else { return self }
    return queries[0]
  }
}

/// A fault in the text of a query, with its place.
public struct QuerySyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  public let text: String
  /// The number of characters before the place.
  public let offset: Int
  public let reason: String

  /// The reason, the text, and a mark below the place.
  public var description: String {
    "\(reason)\n  \(text)\n  \(String(repeating: " ", count: offset))^"
  }
}
