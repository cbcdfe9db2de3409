import AppRuntime
import CatinderScreens
import Core
import Foundation
import Persistence
import PetsDomain
import PetsScreens
import ProfileScreens
import Toolkit
import TrackersScreens
import TravelScreens
import WeatherScreens

/// What the shell needs of the world, handed in by whoever starts it.
public struct ShellDependencies: Sendable {
  public var weather: WeatherDependencies
  public var trackers: TrackersDependencies
  public var travel: TravelDependencies
  public var catinder: CatinderDependencies
  public var pets: PetRepository
  public var drafts: PetDrafts
  public var photos: PhotoSource
  /// Tells whether there is something to undo, now and whenever that changes.
  public var watchUndo: @Sendable (@escaping @Sendable (Bool) -> Void) -> Subscription
  /// Undoes the newest act of any tab; nil where there is none.
  public var undo: @Sendable () async throws -> HistoryStep?
  public var redo: @Sendable () async throws -> HistoryStep?
  /// Makes a copy of all records where the newest is a day old.
  public var backUp: @Sendable () async throws -> Void
  /// Reads the whole file of records, where that was not done at the start.
  public var checkRecords: @Sendable () async -> Void
  /// Tells when the records are found to be damaged while they are in use.
  public var watchDamage: @Sendable (@escaping @Sendable () -> Void) -> Subscription
  /// A repair of the records that nobody has seen yet.
  public var repair: Repair?
  public var forgetRepair: @Sendable () async throws -> Void
  /// Backup and restore, export and import.
  public var desk: DataDesk
  public var loadSettings: @Sendable () async throws -> ChosenSettings
  public var saveLanguage: @Sendable (Language) async throws -> Void
  public var saveTheme: @Sendable (ThemeName) async throws -> Void
  public var saveSort: @Sendable (PetQuery.Order) async throws -> Void
  public var savePhotoFit: @Sendable (PhotoFit) async throws -> Void
  public var savePhotoFolder: @Sendable (String) async throws -> Void
  public var saveTab: @Sendable (ShellTab) async throws -> Void
  public var saveView: @Sendable (ViewSettings) async throws -> Void
  public var saveUnits: @Sendable (UnitSettings) async throws -> Void
  /// Begins a message in the user's mail program; false where none starts.
  public var writeMail: @Sendable (Mail) async -> Bool
  /// Keeps whether the pages of the first start were seen.
  public var saveIntroduced: @Sendable (Bool) async throws -> Void
  public var savePremium: @Sendable (Bool) async throws -> Void

  public init(
    weather: WeatherDependencies, trackers: TrackersDependencies, travel: TravelDependencies,
    catinder: CatinderDependencies,
    pets: PetRepository, drafts: PetDrafts, photos: PhotoSource,
    watchUndo: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Subscription,
    undo: @escaping @Sendable () async throws -> HistoryStep?,
    redo: @escaping @Sendable () async throws -> HistoryStep?,
    backUp: @escaping @Sendable () async throws -> Void,
    checkRecords: @escaping @Sendable () async -> Void,
    watchDamage: @escaping @Sendable (@escaping @Sendable () -> Void) -> Subscription,
    repair: Repair?, forgetRepair: @escaping @Sendable () async throws -> Void,
    desk: DataDesk,
    loadSettings: @escaping @Sendable () async throws -> ChosenSettings,
    saveLanguage: @escaping @Sendable (Language) async throws -> Void,
    saveTheme: @escaping @Sendable (ThemeName) async throws -> Void,
    saveSort: @escaping @Sendable (PetQuery.Order) async throws -> Void,
    savePhotoFit: @escaping @Sendable (PhotoFit) async throws -> Void,
    savePhotoFolder: @escaping @Sendable (String) async throws -> Void,
    saveTab: @escaping @Sendable (ShellTab) async throws -> Void,
    saveView: @escaping @Sendable (ViewSettings) async throws -> Void,
    saveUnits: @escaping @Sendable (UnitSettings) async throws -> Void,
    saveIntroduced: @escaping @Sendable (Bool) async throws -> Void,
    savePremium: @escaping @Sendable (Bool) async throws -> Void,
    writeMail: @escaping @Sendable (Mail) async -> Bool
  ) {
    self.weather = weather
    self.trackers = trackers
    self.travel = travel
    self.catinder = catinder
    self.pets = pets
    self.drafts = drafts
    self.photos = photos
    self.watchUndo = watchUndo
    self.undo = undo
    self.redo = redo
    self.backUp = backUp
    self.checkRecords = checkRecords
    self.watchDamage = watchDamage
    self.repair = repair
    self.forgetRepair = forgetRepair
    self.desk = desk
    self.loadSettings = loadSettings
    self.saveLanguage = saveLanguage
    self.saveTheme = saveTheme
    self.saveSort = saveSort
    self.savePhotoFit = savePhotoFit
    self.savePhotoFolder = savePhotoFolder
    self.saveTab = saveTab
    self.saveView = saveView
    self.saveUnits = saveUnits
    self.saveIntroduced = saveIntroduced
    self.savePremium = savePremium
    self.writeMail = writeMail
  }
}
