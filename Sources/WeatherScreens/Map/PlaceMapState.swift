import WeatherDomain

/// The map on which a place is chosen.
public struct PlaceMapState: Equatable, Sendable {
  public init() {}
}
