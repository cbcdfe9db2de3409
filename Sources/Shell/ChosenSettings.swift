import AppRuntime
import Core
import Persistence
import PetsDomain
import Toolkit
import TrackersDomain
import TravelDomain
import WeatherDomain

/// All settings that a screen shows, as they are kept, and what is given for this run in their place.
public struct ChosenSettings: Sendable {
  public var language: Language
  public var theme: ThemeName
  public var sort: PetQuery.Order
  public var photoFit: PhotoFit
  /// What is kept for the next run.
  public var storedView: ViewSettings
  public var view: ViewSettings
  public var units: UnitSettings
  public var weather: WeatherSettings
  public var travel: TravelSettings
  public var trackers: TrackersSettings

  init(_ store: DataStore, _ options: ShellOptions) async throws {
    let settings = Settings(store)
    let language = try await settings.value(of: ShellSettings.language)
    self.language = options.language ?? language ?? options.localeLanguage
    let theme = try await settings.value(of: ShellSettings.theme)
    self.theme = options.theme ?? theme
    sort = try await settings.value(of: ShellSettings.sortsByName) ? .name : .newest
    photoFit = try await settings.value(of: PhotoFit.setting)
    storedView = try await settings.value(of: ShellSettings.view)
    view = storedView.overridden(by: options)
    units = try await settings.value(of: ShellSettings.units)
    weather = try await settings.value(of: ShellSettings.weather)
    travel = try await settings.value(of: TravelSettings.key)
    trackers = try await settings.value(of: TrackersSettings.key)
  }
}

extension ViewSettings {
  /// With what is given for this run.
  fileprivate func overridden(by options: ShellOptions) -> ViewSettings {
    ViewSettings(
      hasMotion: options.hasMotion ?? hasMotion, isFlat: options.isFlat ?? isFlat,
      hasMouse: options.hasMouse ?? hasMouse, pictures: options.pictures ?? pictures)
  }
}
