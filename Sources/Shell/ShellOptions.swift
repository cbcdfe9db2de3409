import AppRuntime
import CatinderDomain
import Core
import Foundation
import Networking
import Persistence
import Places
import ProfileScreens
import Terminal
import Toolkit
import WeatherDomain
import WeatherScreens

/// The decisions made before the program starts; nil leaves one to the settings.
public struct ShellOptions: Sendable {
  public var language: Language?
  /// Shown first; nil for the one that was shown last.
  public var tab: String?
  public var theme: ThemeName?
  /// The origin of language and theme; nil where nobody says so.
  public var languageOrigin: SettingOrigin?
  public var themeOrigin: SettingOrigin?
  public var themes: ThemeCatalogue
  public var timeZone: TimeZone
  /// Makes the identifiers of new records repeatable; nil for random ones.
  public var seed: UInt64?
  /// The locale's language, where neither the options nor the settings name one.
  public var localeLanguage: Language
  /// The background that the theme `auto` goes by as long as the terminal has not told its background.
  public var isLightTerminal: Bool
  /// As the user is to see it; nil where nothing is kept.
  public var dataFolder: String?
  /// The address of the developer; nil where none is set.
  public var contact: String?
  /// Begins a message in the user's mail program; false where none starts.
  public var writeMail: @Sendable (Mail) async -> Bool = { _ in false }
  /// The same folder, for photos and documents; nil where none are kept.
  public var filesFolder: URL?
  /// Draws pictures, to try a photo before it is kept; nil for a program without pictures.
  public var loadPicture: PictureLoader?
  /// A look at samples: with all that Premium brings, and without an introduction, for this run.
  public var isDemo = false
  /// The way to the network; nil for a program without one.
  public var http: (any HTTPClient)?
  /// The way to a Catinder server elsewhere: the network itself, where ``http`` stands for it.
  public var line: (any HTTPClient & HTTPStreaming)?
  /// The folders for answers of the network; nil keeps them in memory.
  public var folders: Folders?
  /// The file of countries and cities.
  public var places: PlacesFile
  public var weather = WeatherConfiguration()
  /// The Catinder server of somebody; nil for the one within the program.
  public var catinder: CatinderAddress?
  /// Of OpenWeatherMap.
  public var weatherKey = KeptSecret([])
  /// Of Pexels.
  public var photoKey = KeptSecret([])
  /// Asked for photos of countries instead of the services themselves.
  public var photoServer: URL?
  /// The location service of the desktop.
  public var location: any LocationAsking = NoLocation()
  public var about: AboutInfo
  /// The choices for this run; nil leaves one to the settings.
  public var hasMotion: Bool?
  public var isFlat: Bool?
  public var hasMouse: Bool?
  public var pictures: PictureSetting?
  /// The keys that the user has chosen for actions.
  public var keymap = Keymap.standard
  /// The variables of the process: terminals name themselves there, and it knows the home.
  public var environment: [String: String] = [:]

  public init(
    language: Language? = nil, theme: ThemeName? = nil,
    themes: ThemeCatalogue = ThemeCatalogue(), timeZone: TimeZone = .gmt, seed: UInt64? = nil,
    localeLanguage: Language = .english, isLightTerminal: Bool = false, dataFolder: String?,
    about: AboutInfo
  ) {
    (self.language, self.theme, self.themes, self.timeZone) = (language, theme, themes, timeZone)
    (self.seed, self.localeLanguage, self.isLightTerminal) = (seed, localeLanguage, isLightTerminal)
    (self.dataFolder, self.about) = (dataFolder, about)
    places = PlacesFile(environment: [:])
  }
}
