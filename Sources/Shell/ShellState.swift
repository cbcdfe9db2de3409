import Almanac
import PetsDomain
import PetsScreens
import ProfileScreens
import Toolkit

/// The tabs, in their order; only those that work.
public enum ShellTab: String, Hashable, Sendable, CaseIterable {
  case pets, profile
}

/// All that the program shows.
public struct ShellState: Equatable, Sendable {
  /// A notice on its way out.
  public struct Toast: Equatable, Sendable {
    public var number: Int
    public var text: String
  }

  public var tab: ShellTab
  public var pets: PetsState
  public var profile: ProfileState
  public var isHelpOpen = false
  /// What the user must have read before going on: that the records were damaged.
  public var alert: String?
  /// The notice on the screen, if any; a newer one takes its place.
  public var toasts: [Toast] = []
  public var nextToast = 1

  public var language: Language { profile.language }
  public var theme: Theme.Kind { profile.theme }

  public init(
    tab: ShellTab, language: Language, theme: Theme.Kind, dataFolder: String, about: AboutInfo,
    today: CalendarDay, sort: PetQuery.Order = .newest
  ) {
    self.tab = tab
    pets = PetsState(language: language, today: today, sort: sort)
    profile = ProfileState(
      language: language, theme: theme, dataFolder: dataFolder, about: about)
  }
}
