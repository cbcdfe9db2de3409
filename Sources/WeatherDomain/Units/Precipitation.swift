/// An amount of rain, or of snow as water, kept in millimetres.
public struct Precipitation: Sendable, Hashable, Comparable, Codable {
  /// The record of a day is 1825 mm.
  static let possible = 0.0...2500.0

  public let millimeters: Double

  /// Nil for what cannot fall in a day.
  public init?(millimeters: Double) {
    guard Self.possible.contains(millimeters) else { return nil }
    self.millimeters = millimeters
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    case millimeters, inches
  }

  public func value(in unit: Unit) -> Double {
    unit == .millimeters ? millimeters : millimeters / 25.4
  }

  public static func < (one: Precipitation, other: Precipitation) -> Bool {
    one.millimeters < other.millimeters
  }
}
