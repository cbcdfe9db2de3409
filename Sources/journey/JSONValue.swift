/// A JSON value to print; object keys keep their order.
enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
  /// JSON as it is written.
  case raw(String)

  /// The value in one line.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// The value in lines for people: what fits into one is in one.
  var pretty: String { pretty(indent: "") }

  private func pretty(indent: String) -> String {
    let line = text
    if line.count + indent.count <= 100 { return line }
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.isEmpty:
      let items = values.map { inner + $0.pretty(indent: inner) }
      return "[\n" + items.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let items = members.map { name, value in
        "\(inner)\(JSONValue.string(name).text): \(value.pretty(indent: inner))"
      }
      return "{\n" + items.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .string(let value): Self.quote(value, to: &text)
    case .raw(let json): text += json
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.quote(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
      text += "}"
    }
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
