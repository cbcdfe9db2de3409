/// A temperature, kept in degrees Celsius.
public struct Temperature: Sendable, Hashable, Comparable, Codable {
  /// What has been measured on Earth lies well within: −89.2 and 56.7 °C (WMO archive of extremes).
  static let possible = -100.0...70.0

  public let celsius: Double

  /// Nil for what cannot be a temperature of air.
  public init?(celsius: Double) {
    guard Self.possible.contains(celsius) else { return nil }
    self.celsius = celsius
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    case celsius, fahrenheit
  }

  public func value(in unit: Unit) -> Double {
    switch unit {
    case .celsius: celsius
    case .fahrenheit: celsius * 9 / 5 + 32
    }
  }

  public static func < (one: Temperature, other: Temperature) -> Bool {
    one.celsius < other.celsius
  }
}
