import AppRuntime
import Core
import TrackersDomain

/// The month with dots from which a day is chosen (H-11).
extension TrackersFeature {
  func openCalendar(
    _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.day.dialog = .calendar(DayCalendarState(day: state.day.day))
    return watch(month: state.day.day.inMonth, state, environment)
  }

  func updateCalendar(
    _ state: inout TrackersState, _ action: DayCalendarAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard case .calendar(var calendar) = state.day.dialog else { return .none }
    switch action {
    case .moved(let day):
      let isOther = day.inMonth != calendar.day.inMonth
      calendar.day = day
      state.day.dialog = .calendar(calendar)
      return isOther ? watch(month: day.inMonth, state, environment) : .none
    case .countsLoaded(let counts):
      calendar.counts = counts
      state.day.dialog = .calendar(calendar)
      return .none
    case .picked(let day):
      return .merge(close(&state), go(to: day, &state, environment))
    }
  }

  private func watch(
    month: CalendarMonth, _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    let trackers = dependencies.repository(environment.units.weekStart)
    return .observe("month", { trackers.observeMonth(month, onChange: $0) }) {
      .calendar(.countsLoaded($0))
    }
  }
}
