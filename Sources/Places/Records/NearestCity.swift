/// The place closest to a point.
public struct NearestCity: Equatable, Sendable {
  /// So far, in kilometres, a place is a fair name for a point; beyond, only the country is.
  public static let fairDistance = 30.0

  /// The closest row of the table, which may be a part of a city.
  public let closest: City
  /// The whole city: what ``closest`` lies within, or itself.
  public let city: City
  /// Kilometres from the point to ``closest``.
  public let distance: Double

  /// Whether the point may be called by the city's name.
  public var isFair: Bool { distance <= Self.fairDistance }
}
