import AppRuntime
import Core
import Persistence
import Toolkit
import WeatherDomain

/// The settings of the whole program, by their names in the database.
enum ShellSettings {
  static let language = SettingKey<Language?>("language", fallback: nil)
  static let theme = SettingKey<ThemeName>("theme", fallback: .auto)
  static let sortsByName = SettingKey<Bool>("pets.sortsByName", fallback: false)
  /// Where the last photo came from.
  static let photoFolder = SettingKey<String?>("pets.photoFolder", fallback: nil)
  static let units = SettingKey<UnitSettings>("units", fallback: UnitSettings())
  static let view = SettingKey<ViewSettings>("view", fallback: ViewSettings())
  /// Whether the pages of the first start were seen, or skipped.
  static let isIntroduced = SettingKey<Bool>("introduction.isSeen", fallback: false)
  static let hasPremium = SettingKey<Bool>("premium.isOn", fallback: false)
  /// What a backup says of these is of another machine or of another time.
  static let kept: Set<String> = [
    isIntroduced.name, hasPremium.name, photoFolder.name, tab.name,
  ]
  static let tab = SettingKey<String>("tab", fallback: ShellTab.weather.rawValue)
  static let weather = SettingKey<WeatherSettings>("weather", fallback: WeatherSettings())
}
