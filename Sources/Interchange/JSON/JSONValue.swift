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
  public subscript(name: String) -> JSONValue {
    members?.first { $0.name == name }?.value ?? .null
  }

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
