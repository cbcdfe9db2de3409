import Places

/// Which weather is wanted.
public struct WeatherQuery: Sendable, Hashable {
  public static let allowedDays = 1...16

  public var coordinates: Coordinates
  /// 1 to 16; a provider may have fewer.
  public var days: Int
  /// For a provider that does not tell the zone of the place.
  public var zone: String?
  /// In which the provider writes its warnings, as `ru`.
  public var language: String
  /// A person asks for it now: a service that has failed is asked all the same, but not one that asked
  /// for rest itself.
  public var isUrgent = false

  public init(
    _ coordinates: Coordinates, days: Int = 8, zone: String? = nil, language: String = "en"
  ) {
    self.coordinates = coordinates
    self.days = min(max(days, Self.allowedDays.lowerBound), Self.allowedDays.upperBound)
    self.zone = zone
    self.language = language
  }
}
