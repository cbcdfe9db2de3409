import AppRuntime
import Core
import Persistence
import PetsDomain
import PetsScreens
import Toolkit
import TrackersDomain
import TravelDomain
import WeatherDomain
import WeatherScreens

/// The settings of the whole program, by their names in the database.
enum ShellSettings {
  static let language = SettingKey<Language?>("language", fallback: nil)
  static let theme = SettingKey<ThemeName>("theme", fallback: .auto)
  static let units = SettingKey<UnitSettings>("units", fallback: UnitSettings())
  static let view = SettingKey<ViewSettings>("view", fallback: ViewSettings())
  /// True once the pages of the first start were seen, or skipped.
  static let isIntroduced = SettingKey<Bool>("introduction.isSeen", fallback: false)
  static let hasPremium = SettingKey<Bool>("premium.isOn", fallback: false)
  static let tab = SettingKey<String>("tab", fallback: "")
  /// True where the program begins with the page of the day, whatever showed last.
  static let opensToday = SettingKey<Bool>("today.opensFirst", fallback: false)
  /// The names of the actions that were last chosen in the palette.
  static let recentCommands = SettingKey<[String]>("palette.recent", fallback: [])
  /// The settings that an export takes along: choices, and nothing of one machine or of one moment.
  static let exchanged: Set<String> = [
    language.name, theme.name, units.name, view.name, opensToday.name, WeatherSettings.key.name,
    TrackersSettings.key.name, TravelSettings.key.name, PetSettings.order.name,
    PetSettings.isDenseKey.name,
    PhotoFit.setting.name,
  ]
  /// The settings that a backup has of another machine or of another time.
  static let kept: Set<String> = [
    isIntroduced.name, hasPremium.name, PetSettings.photoFolder.name, tab.name,
    recentCommands.name,
  ]
}

/// The settings of the whole program as they are kept, and what is given for this run in their place.
public struct ProgramSettings: Sendable {
  /// Language, theme, units and ways of showing things; all else is not known.
  let chosen: Environment
  /// The ways of showing things that are kept for the next run.
  let storedView: ViewSettings

  init(_ store: DataStore, _ options: ShellOptions) async throws {
    let settings = Settings(store)
    var chosen = Environment()
    let language = try await settings.value(of: ShellSettings.language)
    chosen.language = options.language ?? language ?? options.localeLanguage
    let theme = try await settings.value(of: ShellSettings.theme)
    chosen.theme = options.theme ?? theme
    chosen.chosenUnits = try await settings.value(of: ShellSettings.units)
    storedView = try await settings.value(of: ShellSettings.view)
    chosen.view = storedView.overridden(by: options)
    self.chosen = chosen
  }

  /// Puts them in force.
  func apply(to environment: inout Environment) {
    (environment.language, environment.theme) = (chosen.language, chosen.theme)
    (environment.view, environment.chosenUnits) = (chosen.view, chosen.chosenUnits)
  }
}

extension ViewSettings {
  /// Returns them with what is given for this run.
  fileprivate func overridden(by options: ShellOptions) -> ViewSettings {
    ViewSettings(
      hasMotion: options.hasMotion ?? hasMotion, isFlat: options.isFlat ?? isFlat,
      hasMouse: options.hasMouse ?? hasMouse, pictures: options.pictures ?? pictures)
  }
}
