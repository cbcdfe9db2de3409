/// An air pressure, kept in hectopascals.
public struct Pressure: Sendable, Hashable, Comparable, Codable {
  /// On the highest summits a third of that at sea, where 870 and 1084 are the records.
  static let possible = 300.0...1100.0

  public let hectopascals: Double

  /// Nil for what cannot be a pressure of the open air.
  public init?(hectopascals: Double) {
    guard Self.possible.contains(hectopascals) else { return nil }
    self.hectopascals = hectopascals
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    case hectopascals, millimetersOfMercury, inchesOfMercury

    /// How many hectopascals one of it is.
    var factor: Double {
      switch self {
      case .hectopascals: 1
      case .millimetersOfMercury: 1.333_223_9
      case .inchesOfMercury: 33.863_89
      }
    }
  }

  public func value(in unit: Unit) -> Double { hectopascals / unit.factor }

  public static func < (one: Pressure, other: Pressure) -> Bool {
    one.hectopascals < other.hectopascals
  }
}
