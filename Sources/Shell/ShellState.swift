import AppRuntime
import CatinderScreens
import Core
import Foundation
import PetsDomain
import PetsScreens
import ProfileScreens
import Toolkit
import TrackersDomain
import TrackersScreens
import TravelDomain
import TravelScreens
import WeatherDomain
import WeatherScreens

/// The tabs, in their order; only those that work.
public enum ShellTab: String, Hashable, Sendable, CaseIterable {
  case weather, pets, trackers, travel, catinder, profile
}

/// All that the program shows.
public struct ShellState: Equatable, Sendable {
  public var tab: ShellTab
  @Boxed public var weather: WeatherState
  @Boxed public var pets: PetsState
  @Boxed public var trackers: TrackersState
  @Boxed public var travel: TravelState
  @Boxed public var catinder: CatinderState
  @Boxed public var profile: ProfileState
  /// The list of pets that the Profile tab has opened; nil while it is closed.
  public var roster: RosterState?
  /// What stands before the tabs; nil for the tabs themselves.
  public var front: ShellFront?
  /// Whether left files were looked for in this run.
  var isSwept = false
  public var isHelpOpen = false
  /// Whether there is something to undo.
  public var canUndo = false
  /// What has been typed into the palette; nil while it is closed.
  public var palette: PaletteState?
  /// How things are shown where nobody says otherwise: what is kept for the next run.
  public var storedView = ViewSettings()
  /// What the user must have read before going on: that the records were damaged.
  public var alert: String?
  /// Whether the alert tells of a repair that nobody has seen yet.
  var isRepaired = false
  /// Whether the records cannot be used any more in this run.
  var isDamaged = false
  /// The notice on the screen, if any, and those that wait.
  public var toasts = ToastQueue()

  public var hasPremium: Bool {
    get { profile.hasPremium }
    set { profile.hasPremium = newValue }
  }

  public init(
    tab: ShellTab, language: Language, theme: ThemeName, dataFolder: String?, about: AboutInfo,
    today: CalendarDay, sort: PetQuery.Order = .newest, weather: WeatherSettings = .init(),
    trackers: TrackersSettings = .init(), travel: TravelSettings = .init(), now: Date
  ) {
    self.tab = tab
    self.weather = WeatherState(settings: weather, now: now)
    pets = PetsState(language: language, today: today, sort: sort)
    self.trackers = TrackersState(settings: trackers, today: today)
    self.travel = TravelState(settings: travel)
    catinder = CatinderState()
    profile = ProfileState(
      language: language, theme: theme, dataFolder: dataFolder, about: about)
  }
}
