import Foundation
import Places
import WeatherDomain

/// What the file of settings says of the weather; nothing of it is asked on a screen.
public struct WeatherConfiguration: Sendable, Hashable {
  /// Where the user is, before any other source (W-22).
  public var coordinates: Coordinates?
  /// Whether it is said where the key of OpenWeatherMap is, and whom services may write to.
  public var hasKey = false
  public var hasContact = false
  /// Of the credits line (W-26).
  public var author = "Moggy"
  public var avatar: URL?
  /// A list of pictures for the walk card, in the shape of P-25.
  public var pictureList: URL?
  /// Asked instead of every service of the weather, as a mirror; pictures have addresses of their own.
  public var server: URL?
  /// What people use where the user lives.
  public var units = WeatherUnits()

  public init() {}
}
