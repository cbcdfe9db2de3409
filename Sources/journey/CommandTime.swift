import ArgumentParser

/// A time on a command line: `5s`, `500ms`, `1m`, `1h`; a number alone is of seconds.
enum CommandTime {
  private static let units: [(String, Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600),
  ]

  /// Reads a number with its unit; nil for anything else, and for what is too long to be counted.
  static func duration(_ text: String) -> Duration? {
    guard let unit = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.0.count)), number >= 0, number < 1e9
    else { return nil }
    return .milliseconds(Int64((number * unit.1 * 1000).rounded()))
  }

  /// Reads the value of an option.
  ///
  /// - Throws: an error of the command line for what is no time.
  static func option(_ text: String) throws -> Duration {
    if let time = duration(text) ?? duration(text + "s") { return time }
    throw ValidationError("a time is as 5s, 500ms or 1m; a number alone is of seconds")
  }
}
