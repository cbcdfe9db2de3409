import Foundation

/// The settings of `[weather]`; nil where it says nothing.
public struct WeatherSection: Hashable, Sendable {
  /// Degrees; north and east count up.
  public struct Point: Hashable, Sendable {
    public var latitude: Double
    public var longitude: Double
  }

  /// The place of the user.
  public var coordinates: Point?
  /// The source of OpenWeatherMap's key: a file, as it was written, a variable of the environment,
  /// a command of the shell. The key itself is not to stand here.
  public var keyFile: String?
  public var keyVariable: String?
  public var keyCommand: String?
  /// Asked instead of the services themselves.
  public var server: URL?
  /// The name of the author in the credits.
  public var author: String?
  public var avatar: URL?
  /// A list of pictures.
  public var pictures: URL?

  public init() {}

  static let keys = [
    "coordinates", "key_file", "key_variable", "key_command", "server", "author", "avatar",
    "pictures",
  ]

  /// Takes over one setting of `[weather]`, if it is right.
  mutating func take(_ leaf: TOMLLeaf, _ reader: inout SettingReader) {
    guard leaf.path.count > 1
    else { return reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["[weather]"])) }
    switch leaf.path.dropFirst() {
    case ["coordinates"]: coordinates = Self.point(leaf, &reader)
    case ["key_file"]: keyFile = reader.line(leaf, example: "openweathermap.key")
    case ["key_variable"]: keyVariable = reader.variable(leaf, example: "OPENWEATHERMAP_KEY")
    case ["key_command"]: keyCommand = reader.line(leaf, example: "pass show openweathermap")
    case ["server"]: server = reader.address(leaf)
    case ["author"]: author = reader.line(leaf, example: "…")
    case ["avatar"]: avatar = reader.address(leaf)
    case ["pictures"]: pictures = reader.address(leaf)
    default:
      let name = leaf.path.dropFirst().joined(separator: ".")
      reader.report(leaf.place, .unknownKey(name, known: Self.keys))
    }
  }

  /// Reads a latitude and a longitude: `55.75, 37.62`.
  private static func point(_ leaf: TOMLLeaf, _ reader: inout SettingReader) -> Point? {
    let wanted = ["\"55.75, 37.62\""]
    guard let text = reader.string(leaf, wanted: wanted) else { return nil }
    let numbers = text.wholeMatch(
      of: /\s*(-?\d{1,2}(?:\.\d{1,9})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,9})?)\s*/)
    guard let numbers, let latitude = Double(numbers.1), let longitude = Double(numbers.2),
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else {
      reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
      return nil
    }
    return Point(latitude: latitude, longitude: longitude)
  }
}

/// The settings of `[travel]`; nil where it says nothing.
public struct TravelSection: Hashable, Sendable {
  /// The source of Pexels' key: a file, as it was written, a variable of the environment, a command
  /// of the shell. The key itself is not to stand here.
  public var keyFile: String?
  public var keyVariable: String?
  public var keyCommand: String?
  /// Asked for photos instead of the services themselves.
  public var server: URL?

  public init() {}

  private static let keys = ["key_file", "key_variable", "key_command", "server"]

  /// Takes over one setting, if it is right.
  mutating func take(_ leaf: TOMLLeaf, _ reader: inout SettingReader) {
    guard leaf.path.count > 1
    else { return reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["[travel]"])) }
    switch leaf.path.dropFirst() {
    case ["key_file"]: keyFile = reader.line(leaf, example: "pexels.key")
    case ["key_variable"]: keyVariable = reader.variable(leaf, example: "PEXELS_KEY")
    case ["key_command"]: keyCommand = reader.line(leaf, example: "pass show pexels")
    case ["server"]: server = reader.address(leaf)
    default:
      let name = leaf.path.dropFirst().joined(separator: ".")
      reader.report(leaf.place, .unknownKey(name, known: Self.keys))
    }
  }
}
