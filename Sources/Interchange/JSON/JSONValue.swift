/// A value of JSON (RFC 8259); the members of an object keep their order.
public indirect enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int64)
  /// A number that is no integer, or too large for one.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// The first member of that name.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
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

/// A name and its value.
public struct JSONMember: Sendable, Equatable {
  public let name: String
  public let value: JSONValue

  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
