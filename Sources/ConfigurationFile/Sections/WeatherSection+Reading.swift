import Foundation

extension WeatherSection {
  /// Takes over one setting of `[weather]`, if it is right.
  mutating func take(_ leaf: TOMLLeaf, _ reader: inout SettingReader) {
    guard leaf.path.count > 1 else {
      return reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["[weather]"]))
    }
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

  /// A latitude and a longitude: `55.75, 37.62`.
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
