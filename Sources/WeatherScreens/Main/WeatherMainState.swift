import Foundation
import WeatherDomain

/// The weather of one place, as far as it is known.
public struct WeatherMainState: Equatable, Sendable {
  /// Shown; nil until it is known which.
  public var place: WeatherPlace?
  /// By their identifiers, for the star.
  public var favourites: Set<WeatherPlace.ID> = []

  public init(settings: WeatherSettings, now: Date) {
    place = settings.home?.place
  }

  mutating func show(_ settings: WeatherSettings) {}
}
