import AppRuntime
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
  static let view = SettingKey<ViewSettings>("view", fallback: ViewSettings())
  /// Whether the pages of the first start were seen, or skipped.
  static let isIntroduced = SettingKey<Bool>("introduction.isSeen", fallback: false)
  static let hasPremium = SettingKey<Bool>("premium.isOn", fallback: false)
  static let tab = SettingKey<String>("tab", fallback: ShellTab.weather.rawValue)
  static let weather = SettingKey<WeatherSettings>("weather", fallback: WeatherSettings())
}
