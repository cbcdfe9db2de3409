import AppRuntime
import Core
import Semantics
import Toolkit
import TrackersDomain

/// The actions of the page of a day.
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
  /// The ways from a day to other pages.
  case menuOpened
  case dueTapped
  case archivedTapped
  case statisticsTapped
}

/// The rows of the filter.
public enum DayChoice: String, Sendable, Hashable, CaseIterable {
  case all
  /// All of today, wherever one was.
  case today
  case completed, notCompleted

  var filter: DayFilter {
    switch self {
    case .all, .today: .all
    case .completed: .completed
    case .notCompleted: .notCompleted
    }
  }

  /// Goes through the filters, and leaves the day where it is.
  var next: DayChoice {
    switch self {
    case .all, .today: .completed
    case .completed: .notCompleted
    case .notCompleted: .all
    }
  }
}

/// The day that is looked at, and what is asked for in front of it.
public struct DayState: Equatable, Sendable {
  /// The current day, as the page knows it; at midnight ``day`` moves with it where both are equal.
  var today: CalendarDay
  var day: CalendarDay
  var choice = DayChoice.all
  var search = Search()
  /// Nil while none is loaded.
  var page: DayPage?
  var selection = ListSelection<Tracker.ID>()
  var dialog: DayDialog?
  /// A list in the place of the day.
  var front: DayFront?
  /// The time by which trackers are overdue; it moves on with each reminder.
  var now = DayTime.midnight

  init(_ today: CalendarDay) { (self.today, day) = (today, today) }

  var query: DayQuery { DayQuery(day, filter: choice.filter, search: search.text) }

  var isToday: Bool { day == today }

  /// True where a filter or a search may leave out some of the day.
  var isNarrowed: Bool { choice.filter != .all || !search.isEmpty }

  var cards: [DayCard] { page?.cards ?? [] }

  func card(_ id: Tracker.ID) -> DayCard? { cards.first { $0.id == id } }

  var selected: DayCard? {
    selection.shown.flatMap { cards.indices.contains($0) ? cards[$0] : nil }
  }

  mutating func take(_ page: DayPage) {
    self.page = page
    selection.follow(cards.lazy.map(\.id))
  }

  mutating func go(to day: CalendarDay) {
    self.day = day
    if choice == .today, !isToday { choice = .all }
  }

  mutating func choose(_ choice: DayChoice) {
    self.choice = choice
    if choice == .today { day = today }
  }
}

/// A list in the place of a day.
enum DayFront: Equatable, Sendable {
  case due(DueListState)
  case archive(ArchiveListState)
}

/// The day that is looked at.
extension TrackersFeature {
  func updateDay(
    _ state: inout TrackersState, _ action: DayAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .pageLoaded(let page):
      state.day.take(page)
      return remind(&state)
    case .stepped(let days): return go(to: state.day.day.adding(days: days), &state, environment)
    case .dayChosen(let day): return go(to: day, &state, environment)
    case .todayTapped: return go(to: state.day.today, &state, environment)
    case .addTapped: return add(&state)
    case .editTapped(let id): return edit(id, &state)
    case .calendarTapped: return openCalendar(&state, environment)
    case .moved(let index):
      state.day.selection.move(to: index, in: state.day.cards.lazy.map(\.id))
    case .search(let event):
      state.day.search.apply(event)
      return watch(state, environment)
    case .filterTapped: state.day.dialog = .filters
    case .filterCycled: return choose(state.day.choice.next, &state, environment)
    case .everythingTapped:
      state.day.search.apply(.cleared)
      return choose(.all, &state, environment)
    case .menuTapped(let id): state.day.dialog = .menu(id)
    case .detailsTapped(let id): return openDetails(id, &state, environment)
    case .optionsTapped: state.day.dialog = .options
    case .menuOpened: state.day.dialog = .dayMenu
    case .dueTapped: return openDue(&state, environment)
    case .archivedTapped: return openArchive(&state, environment)
    case .statisticsTapped: return choose(.statistics, &state, environment)
    default: return updateMarks(&state, action, environment)
    }
    return .none
  }

  // MARK: Days

  func show(_ state: inout TrackersState, _ environment: Environment) -> Effect<TrackersAction> {
    .merge(
      turn(&state, environment), seekDraft(&state, environment),
      state.day.page == nil ? watch(state, environment) : remind(&state))
  }

  /// Another day has begun, or the clock was set. Whoever looks at today goes on doing so.
  func turn(_ state: inout TrackersState, _ environment: Environment) -> Effect<TrackersAction> {
    let today = dependencies.repository(environment.units.weekStart).today
    let timer = Effect<TrackersAction>.after(
      dependencies.untilMidnight, id: "midnight", .midnight)
    guard today != state.day.today else { return timer }
    let wasToday = state.day.isToday
    state.day.today = today
    state.day.go(to: wasToday ? today : state.day.day)
    return .merge(timer, watch(state, environment), watchDue(state, environment))
  }

  func go(
    to day: CalendarDay, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard day != state.day.day else { return .none }
    state.day.go(to: day)
    return watch(state, environment)
  }

  func choose(
    _ choice: DayChoice, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.day.choose(choice)
    return watch(state, environment)
  }

  /// The day with its filter and search, now and whenever a record changes.
  func watch(_ state: TrackersState, _ environment: Environment) -> Effect<TrackersAction> {
    let trackers = dependencies.repository(environment.units.weekStart)
    let query = state.day.query
    return .observe("day", { trackers.observeDay(query, onChange: $0) }) {
      .day(.pageLoaded($0))
    }
  }
}
