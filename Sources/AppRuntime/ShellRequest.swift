import Core
import Toolkit

/// A request of a feature to the one around all tabs, which hears it by ``Feature/receive(_:_:_:)``.
///
/// No feature between the two has to pass it on.
public enum ShellRequest: Sendable {
  /// Tells the user something in passing.
  case notice(String, Notice.Kind = .info)
  /// Tells the user that something did not work.
  case failed(any Error)
  /// Shows the tab of a name.
  case open(tab: String)
  /// Puts a setting of the whole program in force, and keeps it.
  case choose(ProgramChoice)
  /// Shows what Premium brings.
  case offerPremium(PremiumReason?)
  /// Shows the pages of the first start at the next start again.
  case resetIntroduction
  /// Tells that other records have taken the place of those that are known.
  case recordsReplaced
}

/// A setting of the whole program, with the value that is to be in force.
public enum ProgramChoice: Hashable, Sendable {
  case language(Language)
  case theme(ThemeName)
  case units(UnitSettings)
  case view(ViewSwitch, isOn: Bool)
  case premium(Bool)
}

/// The reason for which Premium is offered.
public enum PremiumReason: Hashable, Sendable {
  /// The free pet is there already.
  case slotTaken
}
