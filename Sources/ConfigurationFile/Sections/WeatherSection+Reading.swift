import Foundation

extension WeatherSection {
  /// Takes over one setting of `[weather]`, if it is right.
  mutating func take(_ leaf: TOMLLeaf, _ reader: inout SettingReader) {
    guard leaf.path.count > 1 else {
      return reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["[weather]"]))
    }
    switch leaf.path.dropFirst() {
    case ["coordinates"]: coordinates = Self.point(leaf, &reader)
    case ["key_file"]: keyFile = Self.text(leaf, "\"openweathermap.key\"", &reader)
    case ["key_variable"]: keyVariable = Self.variable(leaf, &reader)
    case ["key_command"]: keyCommand = Self.text(leaf, "\"pass show openweathermap\"", &reader)
    case ["server"]: server = Self.address(leaf, &reader)
    case ["author"]: author = Self.text(leaf, "\"…\"", &reader)
    case ["avatar"]: avatar = Self.address(leaf, &reader)
    case ["pictures"]: pictures = Self.address(leaf, &reader)
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

  /// One line that is not empty.
  private static func text(
    _ leaf: TOMLLeaf, _ example: String, _ reader: inout SettingReader
  ) -> String? {
    guard let text = reader.string(leaf, wanted: [example]) else { return nil }
    let isLine = !text.isEmpty && text.utf8.count <= 4096 && !text.contains(where: \.isNewline)
    if !isLine { reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: [example])) }
    return isLine ? text : nil
  }

  private static func variable(_ leaf: TOMLLeaf, _ reader: inout SettingReader) -> String? {
    let wanted = ["\"OPENWEATHERMAP_KEY\""]
    guard let text = reader.string(leaf, wanted: wanted) else { return nil }
    if text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,254}/) != nil { return text }
    // A key that somebody has put here by mistake: it is not to be shown again.
    reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }

  /// Over TLS; only this machine may be asked without.
  private static func address(_ leaf: TOMLLeaf, _ reader: inout SettingReader) -> URL? {
    let wanted = ["\"https://…\""]
    guard let text = reader.string(leaf, wanted: wanted) else { return nil }
    if text.utf8.count <= 2048, let url = URL(string: text), isAllowed(url) { return url }
    reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }

  private static func isAllowed(_ url: URL) -> Bool {
    guard let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty,
      url.user == nil, url.password == nil
    else { return false }
    switch url.scheme?.lowercased() {
    case "https": return true
    case "http": return ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
    default: return false
    }
  }
}
