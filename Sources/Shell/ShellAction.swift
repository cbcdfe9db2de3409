import CatinderScreens
import Foundation
import Persistence
import PetsScreens
import ProfileScreens
import Toolkit
import TrackersScreens
import TravelScreens
import WeatherScreens

/// What can happen in the shell and in every tab.
///
/// What is large stands behind a reference: a frame has a copy of an action for each of its keys.
public enum ShellAction: Sendable {
  case started
  case tabSelected(ShellTab)
  indirect case weather(WeatherAction)
  case pets(PetsAction)
  indirect case trackers(TrackersAction)
  indirect case travel(TravelAction)
  indirect case catinder(CatinderAction)
  indirect case profile(ProfileAction)
  indirect case roster(RosterAction)
  case introduction(IntroductionAction)
  case premium(PremiumAction)
  case petsCounted(Int)
  case helpTapped
  case helpClosed
  case paletteTapped
  case paletteChanged(PaletteState)
  case paletteClosed
  case motionTapped
  case flatTapped
  case mouseTapped
  case nextLanguageTapped
  case nextThemeTapped
  /// Whether there is something to undo now.
  case undoChanged(isPossible: Bool)
  case undoTapped
  /// What was saved by the first so many of the other tabs is done.
  case undoWaits(Int)
  case redoWaits(Int)
  /// What was saved before is done.
  case undoDue
  case redoDue
  case redoTapped
  case undone(HistoryStep)
  case redone(HistoryStep)
  case nothingToUndo
  case nothingToRedo
  case failed(String)
  case backupDue
  case backupFailed(String)
  case notice(String)
  /// The records were gone or damaged, and others have taken their place.
  case repaired(Repair)
  /// The whole file of records is to be read.
  case checkDue
  /// The records were found to be damaged while they are in use.
  case recordsDamaged
  case alertClosed
  /// Premium is on, and on the disk.
  case premiumKept
  /// Those of a backup are in force from now on.
  indirect case settingsLoaded(ChosenSettings)
  case toast(ToastQueue.Event)
  case redrawTapped
  case suspendTapped
  /// No shell could continue the program.
  case suspendRefused
  case quitTapped
}

/// An act that was undone or redone.
public struct HistoryStep: Hashable, Sendable {
  public var kind: String
  public var subject: String

  public init(kind: String, subject: String) {
    self.kind = kind
    self.subject = subject
  }
}
