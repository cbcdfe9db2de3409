import AppRuntime
import Core
import Persistence
import ProfileScreens
import Toolkit

/// All that the program shows.
public struct ShellState: Equatable, Sendable {
  /// The name of the tab that shows.
  public var tab: String
  /// The states of the tabs, by name.
  public var tabs: [String: TabState]
  /// True where the start was told which tab to show.
  var isTabGiven = false
  /// The screen that takes the place of all tabs; nil for the tabs themselves.
  public var front: ShellFront?
  public var isHelpOpen = false
  /// The search for a key in the help.
  var helpSearch = Search()
  /// True while there is something to undo.
  public var canUndo = false
  /// The text that was typed into the palette; nil while it is closed.
  public var palette: PaletteState?
  /// The names of the actions that were last chosen in it, the newest first.
  var recentCommands: [String] = []
  /// The ways of showing things that are kept for the next run, whatever was given for this one.
  var storedView: ViewSettings
  /// The text that the user must have read before going on: that the records were damaged.
  public var alert: String?
  /// True while the alert tells of a repair that nobody has seen yet.
  var isRepaired = false
  /// True where the records cannot be used any more in this run.
  var isDamaged = false
  /// The number of jobs that the end of the program waits for; nil before it was asked for, and as long
  /// as it may still come at once.
  var savesLeft: Int?
  /// True while the question is open whether to end without them.
  public var asksToQuit = false
  /// The notice on the screen, if any, and those that wait.
  public var toasts = ToastQueue()
  /// The notice that came behind the pages of a first start, to be told when they are through.
  var heldNotice: String?

  init(tabs: [AnyTab], tab: String, storedView: ViewSettings) {
    self.tabs = Dictionary(uniqueKeysWithValues: tabs.map { ($0.name, $0.initialState) })
    (self.tab, self.storedView) = (tab, storedView)
  }
}

/// A screen that takes the place of all tabs until the user is through with it.
public enum ShellFront: Hashable, Sendable {
  /// The pages of a first start; the page that shows.
  case introduction(page: Int)
  case premium(PremiumReason?)
}

/// An action of the shell, or of a tab.
///
/// What is large stands behind a reference: a frame has a copy of an action for each of its keys.
public enum ShellAction: Sendable {
  case started
  case tabSelected(String)
  indirect case tab(TabAction)
  case introduction(IntroductionAction)
  case premium(PremiumAction)
  /// Premium is on, and on the disk; what it was wanted for goes on.
  case premiumKept(PremiumReason?)
  case helpTapped
  case helpClosed
  case helpSearched(Search.Event)
  case paletteTapped
  case paletteChanged(PaletteState)
  case paletteClosed
  /// An action of a name was chosen in the palette, wherever it is bound.
  case commandUsed(String)
  /// An action of a tab that no screen in sight has.
  case commandChosen(TabCommand)
  case viewTapped(ViewSwitch)
  case nextLanguageTapped
  case nextThemeTapped
  case history(HistoryAction)
  case records(RecordsAction)
  case reminders(RemindersAction)
  case alertClosed
  /// The settings of a backup are in force from now on.
  indirect case settingsLoaded(ProgramSettings)
  case toast(ToastQueue.Event)
  case redrawTapped
  case suspendTapped
  /// No shell could continue the program.
  case suspendRefused
  /// The end waits for so many jobs.
  case savingWaited(Int)
  case quitTapped
  /// Ends without what is not saved.
  case quitUnsavedTapped
  case savingKept

  /// An action of the tab of a type.
  public static func tab<Kind: Tab>(_ tab: Kind.Type, _ action: Kind.Action) -> ShellAction {
    .tab(TabAction(tab, action))
  }
}

/// An action on the pages of a first start.
public enum IntroductionAction: Sendable {
  case pageShown(Int)
  /// Left by its last button, or skipped; it is not shown again.
  case ended
  /// The same, to begin with a tab.
  case endedWith(tab: String)
}

/// An action about undo and redo.
public enum HistoryAction: Sendable {
  /// Tells whether there is something to undo now.
  case changed(canUndo: Bool)
  case undoTapped
  case redoTapped
  case moved(HistoryDirection, HistoryStep)
  case nothing(HistoryDirection)
}

/// The way through the acts of the user.
public enum HistoryDirection: Sendable { case undo, redo }

/// An action about the file of records as a whole.
public enum RecordsAction: Sendable {
  case backupDue
  case backupFailed(FailureReason)
  /// The whole file is to be read.
  case checkDue
  /// The records were found to be damaged while they are in use.
  case damaged
  /// The records were gone or damaged, and others have taken their place.
  case repaired(Repair)
}
