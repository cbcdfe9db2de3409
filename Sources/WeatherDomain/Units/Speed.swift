/// A wind speed, kept in metres per second.
public struct Speed: Sendable, Hashable, Comparable, Codable {
  /// The strongest gust on record is 113 m/s.
  static let possible = 0.0...150.0

  public let metersPerSecond: Double

  /// Nil for what cannot be a wind.
  public init?(metersPerSecond: Double) {
    guard Self.possible.contains(metersPerSecond) else { return nil }
    self.metersPerSecond = metersPerSecond
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    case metersPerSecond, kilometersPerHour, milesPerHour, knots

    /// How many metres per second one of it is.
    var factor: Double {
      switch self {
      case .metersPerSecond: 1
      case .kilometersPerHour: 1 / 3.6
      case .milesPerHour: 0.447_04
      case .knots: 1852.0 / 3600
      }
    }
  }

  public func value(in unit: Unit) -> Double { metersPerSecond / unit.factor }

  public static func < (one: Speed, other: Speed) -> Bool {
    one.metersPerSecond < other.metersPerSecond
  }
}
