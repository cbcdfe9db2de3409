extension JSONValue {
  /// The text, with a line a member, indented by two blanks; `depth` is how far it stands in.
  public func text(depth: Int = 0) -> String {
    var out = ""
    write(to: &out, depth)
    return out
  }

  private func write(to out: inout String, _ depth: Int) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .number(let value): out += value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.write(value, to: &out)
    case .array(let values):
      Self.list("[", "]", values, to: &out, depth) { value, out in value.write(to: &out, depth + 1)
      }
    case .object(let members, _):
      Self.list("{", "}", members, to: &out, depth) { member, out in
        Self.write(member.name, to: &out)
        out += ": "
        member.value.write(to: &out, depth + 1)
      }
    }
  }

  private static func list<Part>(
    _ open: String, _ close: String, _ parts: [Part], to out: inout String, _ depth: Int,
    _ write: (Part, inout String) -> Void
  ) {
    out += open
    for (index, part) in parts.enumerated() {
      out += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: depth + 1)
      write(part, &out)
    }
    if !parts.isEmpty { out += "\n" + String(repeating: "  ", count: depth) }
    out += close
  }

  private static func write(_ text: String, to out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case _ where isHidden(scalar):
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }

  /// What a terminal would act on, or what turns the text around it: C0, C1 and bidirectional controls.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
