/// A value of JSON with the line on which an object begins, to tell where something was not
/// understood.
indirect enum JSONTree: Sendable {
  case null
  case bool(Bool)
  /// As it is written.
  case number(String)
  case string(String)
  case array([JSONTree])
  case object(line: Int, [String: JSONTree])

  subscript(name: String) -> JSONTree? {
    guard case .object(_, let members) = self else { return nil }
    return members[name]
  }

  var list: [JSONTree] {
    if case .array(let values) = self { return values }
    return []
  }

  /// What a plain value says; nil for null, arrays and objects.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .bool(let value): value ? "yes" : "no"
    case .null, .array, .object: nil
    }
  }

  var line: Int {
    if case .object(let line, _) = self { return line }
    return 1
  }
}
