import Terminal

extension ScriptNode {
  /// - Parameter what: for the error: `a query`.
  func text(_ what: String) throws(ScriptError) -> String {
    guard case .text(let text) = kind else { throw error(expected: what) }
    return text
  }

  /// A text read as something else.
  func value<Value>(
    _ what: String, _ read: (String) -> Value?
  ) throws(ScriptError) -> Value {
    guard let value = read(try text(what)) else { throw error(expected: what) }
    return value
  }

  /// A list, or one thing that stands for a list of itself.
  func list(_ what: String) throws(ScriptError) -> [ScriptNode] {
    switch kind {
    case .list(let nodes): nodes
    case .text: [self]
    case .nothing, .map: throw error(expected: what)
    }
  }

  func number(_ what: String) throws(ScriptError) -> Int { try value(what) { Int($0) } }

  /// Not below 0.
  func count() throws(ScriptError) -> Int {
    try value("a number from 0 on") { text in Int(text).flatMap { $0 < 0 ? nil : $0 } }
  }

  func flag() throws(ScriptError) -> Bool { try value("true or false") { Bool($0) } }

  func size() throws(ScriptError) -> Size {
    try value("a size as 80x24") { text in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let columns = parts[0], let rows = parts[1],
        (1...1000).contains(columns), (1...1000).contains(rows)
      else { return nil }
      return Size(columns, rows)
    }
  }

  /// `2s`, `1.5s`, `500ms`, `3m`, `1h`.
  func duration() throws(ScriptError) -> Duration {
    try value("a time as 2s, 500ms or 1m") { text in
      let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)]
      guard let unit = units.first(where: { text.hasSuffix($0.0) }),
        let number = Double(text.dropLast(unit.0.count)), number >= 0, number < 1e9
      else { return nil }
      return .milliseconds(Int64((number * unit.1 * 1000).rounded()))
    }
  }

  func words(_ what: String) throws(ScriptError) -> [String] {
    var words: [String] = []
    for node in try list(what) { words.append(try node.text("a word")) }
    return words
  }

  /// A map of texts, as an environment.
  func texts(_ what: String) throws(ScriptError) -> [String: String] {
    guard case .map(let members) = kind else { throw error(expected: what) }
    var texts: [String: String] = [:]
    for member in members {
      texts[try member.key.text("a name")] = try member.value.text("a text")
    }
    return texts
  }
}
