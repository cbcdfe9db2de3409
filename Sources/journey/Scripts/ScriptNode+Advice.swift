import JourneyKit
import Terminal

/// Values whose errors tell the nearest right thing.
extension ScriptNode {
  /// Reads a text as something else.
  ///
  /// - Parameter advice: words on a text that is not of this form; nil for none.
  func value<Value>(
    _ what: String, advice: (String) -> String?, _ read: (String) -> Value?
  ) throws(ScriptError) -> Value {
    let text = try text(what)
    if let value = read(text) { return value }
    let words = advice(text).map { "; \($0)" } ?? ""
    throw ScriptError(error(expected: what).message + words, at: place)
  }

  /// Reads one of some words.
  ///
  /// - Parameter key: the key at which it stands.
  func choice<Value>(
    _ key: String, _ choices: KeyValuePairs<String, Value>
  ) throws(ScriptError) -> Value {
    let names = choices.map(\.key)
    let words =
      (names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " : "")
      + (names.last ?? "")
    return try value(
      "\(words) as “\(key)”", advice: { NearestName.question($0, among: names) }
    ) { text in choices.first { $0.key == text }?.value }
  }

  /// Reads one of many words, of which the error lists all where none is like it.
  func member<Value>(
    _ what: String, of names: [String], _ read: (String) -> Value?
  ) throws(ScriptError) -> Value {
    try value(what, advice: { NearestName.advice($0, among: names) }, read)
  }

  func flag() throws(ScriptError) -> Bool {
    try value("true or false", advice: { Self.flags[$0.lowercased()].map { "write \($0)" } }) {
      Bool($0)
    }
  }

  /// Words that other readers of YAML take for truth values.
  private static let flags = [
    "yes": true, "on": true, "y": true, "1": true, "no": false, "off": false, "n": false,
    "0": false, "true": true, "false": false,
  ]

  // MARK: Sizes and times
  /// The most columns and rows of a terminal.
  static let mostCells = 1000

  func size() throws(ScriptError) -> Size {
    try value("a size as 80x24", advice: Self.sizeAdvice) { text in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let columns = parts[0], let rows = parts[1],
        (1...Self.mostCells).contains(columns), (1...Self.mostCells).contains(rows)
      else { return nil }
      return Size(columns, rows)
    }
  }

  private static func sizeAdvice(_ text: String) -> String? {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }
    guard numbers.count == 2, let columns = Int(numbers[0]), let rows = Int(numbers[1])
    else { return nil }
    let isGood = (1...mostCells).contains(columns) && (1...mostCells).contains(rows)
    return isGood
      ? "did you mean “\(columns)x\(rows)”?" : "columns and rows are from 1 to \(mostCells)"
  }

  /// `2s`, `1.5s`, `500ms`, `3m`, `1h`.
  func duration() throws(ScriptError) -> Duration {
    let lacksUnit = { (text: String) in Double(text).map { _ in "a time has a unit: \(text)s" } }
    return try value("a time as 2s, 500ms or 1m", advice: lacksUnit) { CommandTime.duration($0) }
  }

  // MARK: Languages
  /// `ru`, or a whole locale.
  func language() throws(ScriptError) -> String {
    try value("a language as ru, or a locale as de_DE.UTF-8") { text in
      let form = #/(C|POSIX|[a-z]{2,3}(_[A-Z]{2})?)(\.[A-Za-z0-9-]+)?(@[A-Za-z]+)?/#
      return text.wholeMatch(of: form).map { _ in text }
    }
  }
}

extension ScriptFields {
  /// Reads one of some words.
  func choice<Value>(
    _ key: String, _ choices: KeyValuePairs<String, Value>
  ) throws(ScriptError) -> Value? {
    try read(key) { node throws(ScriptError) in try node.choice(key, choices) }
  }

  /// The error of a key that is not among those of a map.
  static func unknown(
    _ key: String, of what: String, among keys: [String], at place: ScriptPlace
  ) -> ScriptError {
    let advice: String
    if let question = NearestName.question(key, among: keys) {
      advice = question
    } else if keys.contains("steps"), Verb.steps.contains(where: { $0.name == key }) {
      advice = "it is a verb, and stands below “steps”"
    } else if keys.count <= 16 {
      advice = "it has " + keys.joined(separator: ", ")
    } else {
      advice = "`journey verbs` lists them"
    }
    return ScriptError("unknown key “\(key)” of \(what); \(advice)", at: place)
  }
}
