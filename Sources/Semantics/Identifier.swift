/// The name of one widget on a screen: focus, kept control state and test queries all use it.
///
/// Reads `pets.list`, `pets.name`, `pets.list.row[<id>]`: words of the feature joined by dots, the
/// key of a repeated one in brackets. One screen never shows an identifier twice.
public struct Identifier: Hashable, Sendable, Codable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }

  public init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Returns a part of this widget: `pets.list` + `row` is `pets.list.row`.
  public func child(_ word: String) -> Identifier { Identifier(name + "." + word) }

  /// Returns one of a series: `pets.list.row` of `7` is `pets.list.row[7]`.
  public func item(_ key: some CustomStringConvertible) -> Identifier {
    Identifier(name + "[" + key.description + "]")
  }

  public var description: String { name }
}
