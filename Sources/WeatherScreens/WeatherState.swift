import Core
import Foundation
import Toolkit
import WeatherDomain

/// All that the Weather tab shows.
public struct WeatherState: Equatable, Sendable {
  public var settings: WeatherSettings
  public var page = WeatherPage.main
  public var main: WeatherMainState
  public var favourites = FavouritesState()
  public var settingsPage = WeatherSettingsState()
  public var map = PlaceMapState()

  public init(settings: WeatherSettings, now: Date) {
    self.settings = settings
    main = WeatherMainState(settings: settings, now: now)
  }
}
