import Core
import Foundation
import Toolkit
import WeatherDomain

/// All that the Weather tab shows.
public struct WeatherState: Equatable, Sendable {
  public var language: Language
  /// Of the whole program.
  public var clock: ClockStyle
  public var settings: WeatherSettings
  public var page = WeatherPage.main
  public var main: WeatherMainState
  public var favourites = FavouritesState()
  public var settingsPage = WeatherSettingsState()
  public var map = PlaceMapState()

  public init(language: Language, clock: ClockStyle, settings: WeatherSettings, now: Date) {
    self.language = language
    self.clock = clock
    self.settings = settings
    main = WeatherMainState(settings: settings, language: language, now: now)
  }
}
