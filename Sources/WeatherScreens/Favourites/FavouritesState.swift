import WeatherDomain

/// The favourite places as far as they are loaded.
public struct FavouritesState: Equatable, Sendable {
  public init() {}
}
