import Foundation
import ProfileScreens
import Toolkit

/// What is decided before the program starts; nil leaves it to the settings.
public struct ShellOptions: Sendable {
  public var language: Language?
  public var theme: Theme.Kind?
  public var timeZone: TimeZone
  /// Makes the identifiers of new records repeatable; nil for random ones.
  public var seed: UInt64?
  /// The locale's language, where neither the options nor the settings name one.
  public var localeLanguage: Language
  /// What the theme `auto` goes by.
  public var isLightTerminal: Bool
  /// As the user is to see it.
  public var dataFolder: String
  public var about: AboutInfo

  public init(
    language: Language? = nil, theme: Theme.Kind? = nil, timeZone: TimeZone = .gmt,
    seed: UInt64? = nil, localeLanguage: Language = .english, isLightTerminal: Bool = false,
    dataFolder: String, about: AboutInfo
  ) {
    self.language = language
    self.theme = theme
    self.timeZone = timeZone
    self.seed = seed
    self.localeLanguage = localeLanguage
    self.isLightTerminal = isLightTerminal
    self.dataFolder = dataFolder
    self.about = about
  }
}
