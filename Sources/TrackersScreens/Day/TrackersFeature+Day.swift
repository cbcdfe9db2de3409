import AppRuntime
import Core
import Semantics
import Toolkit
import TrackersDomain

/// The day that is looked at (H-10 to H-33).
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
