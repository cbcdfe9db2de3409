import Core
import Toolkit

/// What can happen in the Profile tab.
public enum ProfileAction: Sendable {
  /// A word to the parent, which keeps the settings of the whole program.
  case languageChosen(Language)
  /// A word to the parent, likewise.
  case themeChosen(ThemeName)
  /// A word to the parent, likewise.
  case viewChosen(ViewSwitch, isOn: Bool)
  /// A word to the parent, likewise.
  case unitsChosen(UnitSettings)
  case rowMoved(Int)
  case rowOpened(Int)
  case frontClosed
  /// Another tab shows.
  case left

  /// A word to the parent: show the pets as a list.
  case petsTapped
  /// A word to the parent: show what Premium is.
  case premiumTapped
  case mailStarted
  case mailUnavailable
  case addressCopied
  case resetConfirmed(ProfileReset)
  /// A word to the parent: keep it so.
  case reset(ProfileReset)
  case data(DataAction)
  /// A word to the parent: other records have taken the place of those that it knows.
  case recordsReplaced
  /// A word to the parent: tell the user.
  case notice(String)
}
