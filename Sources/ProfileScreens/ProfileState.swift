import AppRuntime
import Core
import Toolkit

/// All that the Profile tab shows.
public struct ProfileState: Equatable, Sendable {
  /// Those that can be chosen.
  public var themes: [ThemeName]
  /// The environment of the start.
  let start: Environment
  /// The origin of these; nil where they were chosen on this screen.
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
  /// The dialog about all records.
  public internal(set) var data = DataState()
  /// The list of pets, while it is open in front of the tab's own screen.
  var pets: TabState?
  /// True while the rows for developers show.
  public var isDeveloper = false

  /// Those that show; nobody can write to a developer without an address.
  var rows: [ProfileRow] { ProfileRow.shown(isDeveloper: isDeveloper, hasContact: contact != nil) }

  public init(
    start: Environment, themes: [ThemeName] = ThemeName.builtIn, dataFolder: String?,
    about: AboutInfo
  ) { (self.start, self.themes, self.dataFolder, self.about) = (start, themes, dataFolder, about) }
}

/// The version and the parts of the program.
public struct AboutInfo: Equatable, Sendable {
  /// A part and its version, as `SQLite 3.40.1`; without one where the part does not tell it.
  public struct Part: Equatable, Sendable {
    public var name: String
    public var version: String
    public var licence: String

    /// Name and version.
    public var title: String { version.isEmpty ? name : "\(name) \(version)" }

    public init(_ name: String, _ version: String, licence: String) {
      (self.name, self.version, self.licence) = (name, version, licence)
    }
  }

  public var version: String
  /// The kind of the build, as `release, x86_64`.
  public var build: String
  public var parts: [Part]

  public init(version: String, build: String, parts: [Part]) {
    (self.version, self.build, self.parts) = (version, build, parts)
  }
}

/// The origin of a setting that was not chosen in the program.
public enum SettingOrigin: Hashable, Sendable {
  /// A switch of the command line.
  case commandLine
  /// The file that the user writes.
  case file
}

/// A row of the Profile tab that opens something.
public enum ProfileRow: String, Hashable, Sendable, CaseIterable {
  case pets, premium, contact, about, developer
  /// A developer finds these below the others.
  case resetLaunch, resetPremium

  static func shown(isDeveloper: Bool, hasContact: Bool) -> [ProfileRow] {
    allCases.filter { row in
      switch row {
      case .contact: hasContact
      case .resetLaunch, .resetPremium: isDeveloper
      case .pets, .premium, .about, .developer: true
      }
    }
  }
}

/// A thing that a developer may set back; each is asked about first.
public enum ProfileReset: Hashable, Sendable {
  /// The memory of the first start.
  case launch
  /// The purchase of Premium.
  case premium
}

/// The dialog in front of the Profile tab.
public enum ProfileFront: Hashable, Sendable {
  case about
  /// The address, where no mail program can be started.
  case contact
  /// The question whether to set something back.
  case reset(ProfileReset)
  /// The sizes of what is kept; nil while they are measured.
  case disk(DiskUse?)
}

/// A unit that can be chosen, or left to the region.
public enum UnitRow: String, Hashable, Sendable, CaseIterable {
  case weight, weekStart, clock, date

  /// The region's choice first, then all there are.
  func options(_ words: ProfileWords, region: Units) -> [String] {
    switch self {
    case .weight:
      [words.automatic(words.weight(region.weight))] + WeightUnit.allCases.map(words.weight)
    case .weekStart:
      [words.automatic(words.weekStart(region.weekStart))] + WeekStart.allCases.map(words.weekStart)
    case .clock: [words.automatic(words.clock(region.clock))] + ClockStyle.allCases.map(words.clock)
    case .date: [words.automatic(words.date(region.date))] + DateStyle.allCases.map(words.date)
    }
  }

  /// The place among these.
  func selection(in units: UnitSettings) -> Int {
    switch self {
    case .weight: Self.place(of: units.weight)
    case .weekStart: Self.place(of: units.weekStart)
    case .clock: Self.place(of: units.clock)
    case .date: Self.place(of: units.date)
    }
  }

  /// The settings with another place chosen.
  func choosing(_ place: Int, in units: UnitSettings) -> UnitSettings {
    var units = units
    switch self {
    case .weight: units.weight = Self.value(at: place)
    case .weekStart: units.weekStart = Self.value(at: place)
    case .clock: units.clock = Self.value(at: place)
    case .date: units.date = Self.value(at: place)
    }
    return units
  }

  private static func place<Value: CaseIterable & Equatable>(of value: Value?) -> Int {
    Array(Value.allCases).firstIndex { $0 == value }.map { $0 + 1 } ?? 0
  }

  private static func value<Value: CaseIterable>(at place: Int) -> Value? {
    let all = Array(Value.allCases)
    return all.indices.contains(place - 1) ? all[place - 1] : nil
  }
}
