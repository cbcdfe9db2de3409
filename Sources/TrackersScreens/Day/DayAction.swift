import Core
import Toolkit
import TrackersDomain

/// What can happen on the page of a day.
public enum DayAction: Sendable {
  case pageLoaded(DayPage)
  /// So many days on, or back.
  case stepped(Int)
  case dayChosen(CalendarDay)
  case todayTapped
  case addTapped
  case editTapped(Tracker.ID)
  case calendarTapped
  case moved(Int)
  case toggleTapped(Tracker.ID)
  case skipTapped(Tracker.ID)
  /// More or less of what is measured.
  case amountStepped(Tracker.ID, isMore: Bool)
  case amountTapped(Tracker.ID)
  case noteTapped(Tracker.ID)
  case pinTapped(Tracker.ID)
  case archiveTapped(Tracker.ID)
  case deleteTapped(Tracker.ID)
  case detailsTapped(Tracker.ID)
  case menuTapped(Tracker.ID)
  /// Put elsewhere within its section, by the places of the cards.
  case reordered(Int, Int)
  case search(Search.Event)
  case filterTapped
  case filterCycled
  case everythingTapped
  case optionsTapped
  /// Where the page of a day leads.
  case menuOpened
  case dueTapped
  case archivedTapped
  case statisticsTapped
}
