/// A name of a ``JSONValue/object(_:line:)`` and its value.
public struct JSONMember: Sendable, Equatable {
  public let name: String
  public let value: JSONValue

  public init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
