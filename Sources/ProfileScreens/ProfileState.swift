import AppRuntime
import Core
import Toolkit

/// All that the Profile tab shows.
public struct ProfileState: Equatable, Sendable {
  /// Those that can be chosen.
  public var themes: [ThemeName]
  /// What they were at the start.
  let startLanguage: Language
  let startTheme: ThemeName
  /// Who has given them then; nil where they were those of this screen.
  public var languageOrigin: SettingOrigin?
  public var themeOrigin: SettingOrigin?
  /// Nil where nothing is kept.
  public var dataFolder: String?
  public var about: AboutInfo
  /// The address of the developer; nil where none is set.
  public var contact: String?
  /// The number of all pets; nil while nobody has counted.
  var petCount: Int?
  /// The selected row, and what it has opened.
  public var row = 0
  public var front: ProfileFront?
  /// A file that is being chosen, looked at, or written.
  public var data: DataState?
  /// How many dialogs of that kind there were.
  var dataTickets = 0
  /// The list of pets, while it is open in front of the tab's own screen.
  var pets: TabState?
  /// Whether the rows for developers show.
  public var isDeveloper = false

  var rows: [ProfileRow] { ProfileRow.shown(isDeveloper: isDeveloper) }

  public init(
    language: Language, theme: ThemeName, themes: [ThemeName] = ThemeName.builtIn,
    dataFolder: String?, about: AboutInfo
  ) {
    startLanguage = language
    startTheme = theme
    self.themes = themes
    self.dataFolder = dataFolder
    self.about = about
  }
}

/// What the program is made of.
public struct AboutInfo: Equatable, Sendable {
  /// A part and its version, as `SQLite 3.40.1`; without one where the part does not tell it.
  public struct Part: Equatable, Sendable {
    public var name: String
    public var version: String
    public var licence: String

    /// Name and version.
    public var title: String { version.isEmpty ? name : "\(name) \(version)" }

    public init(_ name: String, _ version: String, licence: String) {
      self.name = name
      self.version = version
      self.licence = licence
    }
  }

  public var version: String
  /// How it was built, as `release, x86_64`.
  public var build: String
  public var parts: [Part]

  public init(version: String, build: String, parts: [Part]) {
    self.version = version
    self.build = build
    self.parts = parts
  }
}
