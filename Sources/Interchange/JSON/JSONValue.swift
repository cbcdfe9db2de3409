/// A value of JSON (RFC 8259); the members of an object keep their order.
///
/// It says what it has, and ``null`` for what it has not: a reader takes what is as expected, and
/// leaves the rest.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number that is no integer, or too large for one; infinite where it is too large for this too.
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// With the line of the file in which it begins, counted from 1; 0 for one that was not read.
  case object([JSONMember], line: Int = 0)

  /// The first member of that name; ``null`` where there is none. Takes a look at each member.
  public subscript(name: String) -> JSONValue { members?.first { $0.name == name }?.value ?? .null }

  /// Of an object; nil for anything else.
  public var members: [JSONMember]? {
    if case .object(let members, _) = self { return members }
    return nil
  }

  /// Of an array; none for anything else.
  public var items: [JSONValue] {
    if case .array(let items) = self { return items }
    return []
  }

  /// Of a text, as it was sent; nil for anything else.
  public var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// Nil for anything else, and for a number that is beyond bounds.
  public var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number.isFinite ? number : nil
    default: nil
    }
  }

  /// Of a number without a fraction, as `3` and `3.0`; nil for anything else.
  public var wholeNumber: Int? {
    switch self {
    case .integer(let number): Int(exactly: number)
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The line in which an object begins; 1 for anything else.
  public var line: Int {
    if case .object(_, let line) = self { return line }
    return 1
  }

  /// An object without the members that are nil.
  public static func members(_ pairs: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(pairs.compactMap { name, value in value.map { JSONMember(name, $0) } })
  }

  /// Nil for an empty text, which is left out of what is written.
  public static func text(_ text: String?) -> JSONValue? {
    text.flatMap { $0.isEmpty ? nil : .string($0) }
  }

  public static func count(_ number: Int) -> JSONValue { .integer(Int64(number)) }

  /// An object with the members of several.
  public static func joined(_ objects: JSONValue...) -> JSONValue {
    .object(objects.flatMap { $0.members ?? [] })
  }

  public static func += (one: inout JSONValue, other: JSONValue) { one = joined(one, other) }
}

extension JSONValue: Equatable {
  /// Whatever the lines of the objects.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let one, _), .object(let other, _)): one == other
    default: false
    }
  }
}

/// A name of a ``JSONValue/object(_:line:)`` and its value.
public struct JSONMember: Sendable, Equatable {
  public let name: String
  public let value: JSONValue

  public init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
}

/// Values that code writes down as they stand.
extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }

  public init(integerLiteral value: Int64) { self = .integer(value) }

  public init(booleanLiteral value: Bool) { self = .bool(value) }

  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { JSONMember($0, $1) })
  }
}

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
    // Nearly every text goes over as a whole, in a third of the time.
    if text.unicodeScalars.allSatisfy({ $0 != "\"" && $0 != "\\" && !isHidden($0) }) {
      out += text + "\""
      return
    }
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

  /// A character that a terminal would act on, or that turns the text around it: C0, C1 and bidirectional controls.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
