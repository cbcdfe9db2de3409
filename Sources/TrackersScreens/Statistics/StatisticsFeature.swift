import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The actions of the page of statistics.
public enum TrackersStatisticsAction: Sendable {
  case loaded(TrackersStatistics)
  case habitLoaded(Tracker.ID, HabitStatistics?)
  /// By its place in the menu; 0 for all together.
  case chosen(Int)
  /// To the next habit or the one before, round all of them.
  case stepped(Int)
  case yearStepped(Int)
  case rulesTapped
  case rulesClosed
  /// To the day.
  case backTapped
  /// Import and export.
  case files(TrackersFileAction)
}

/// The state of the page of statistics.
public struct TrackersStatisticsState: Equatable, Sendable {
  /// Nil while it is not computed.
  var all: TrackersStatistics?
  /// The habit that is looked at; nil for all trackers together.
  var chosen: Tracker.ID?
  /// Nil while it is not computed.
  var habit: HabitStatistics?
  /// The year of the map; nil for the newest.
  var year: Int?
  /// True while the rules stand in front of the figures.
  var isExplained = false

  /// Those that have figures of their own, in their order.
  var habits: [Tracker] {
    (all?.summaries ?? []).map(\.tracker).filter(\.isHabit)
  }

  /// The place among ``habits``; nil for all together.
  var place: Int? { chosen.flatMap { id in habits.firstIndex { $0.id == id } } }

  /// The years that there is a map of.
  var years: [Int] { (chosen == nil ? all?.years : habit?.years) ?? [] }

  var shownYear: Int? {
    guard let first = years.first, let last = years.last else { return nil }
    return min(max(year ?? last, first), last)
  }
}

/// The figures: computed off the main actor, again after every change, and
/// only while the page shows.
extension TrackersFeature {
  func updateStatistics(
    _ state: inout TrackersState, _ action: TrackersStatisticsAction, _ environment: Environment
  ) -> Effect<TrackersAction> {
    switch action {
    case .loaded(let statistics):
      state.statistics.all = statistics
      if state.statistics.chosen != nil, state.statistics.place == nil {
        return look(at: nil, &state, environment)
      }
    case .habitLoaded(let id, let habit):
      if state.statistics.chosen == id { state.statistics.habit = habit }
    case .chosen(let index): return look(at: index, &state, environment)
    case .stepped(let count):
      let all = state.statistics.habits.count + 1
      let place = state.statistics.place.map { $0 + 1 } ?? 0
      return look(at: (place + count % all + all) % all, &state, environment)
    case .yearStepped(let count):
      state.statistics.year = state.statistics.shownYear.map { $0 + count }
      state.statistics.year = state.statistics.shownYear
    case .rulesTapped: state.statistics.isExplained = true
    case .rulesClosed: state.statistics.isExplained = false
    case .files(let action): return .output(.files(action))
    case .backTapped: return choose(.day, &state, environment)
    }
    return .none
  }

  /// - Parameter index: in the menu; nil and 0 for all together.
  private func look(
    at index: Int?, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    let habits = state.statistics.habits
    let place = (index ?? 0) - 1
    state.statistics.chosen = habits.indices.contains(place) ? habits[place].id : nil
    state.statistics.habit = nil
    return watchHabit(state, environment)
  }

  // MARK: Watching

  func choose(
    _ section: TrackersSection, _ state: inout TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    state.section = section
    state.statistics.isExplained = false
    return .merge(
      closeFront(&state),
      section == .statistics
        ? watchStatistics(state, environment) : .merge(.cancel("statistics"), .cancel("habit")))
  }

  /// Watches the figures anew, as after midnight or a change of the week start; nothing while another
  /// page shows.
  func watchStatistics(
    _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard state.section == .statistics else { return .none }
    let trackers = dependencies.repository(environment.units.weekStart)
    let all = Effect<TrackersAction>.observe(
      "statistics", { trackers.observeStatistics(onChange: $0) }
    ) {
      .statistics(.loaded($0))
    }
    return .merge(all, watchHabit(state, environment))
  }

  private func watchHabit(
    _ state: TrackersState, _ environment: Environment
  ) -> Effect<TrackersAction> {
    guard let id = state.statistics.chosen else { return .cancel("habit") }
    let trackers = dependencies.repository(environment.units.weekStart)
    return .observe("habit", { trackers.observeStatistics(of: id, onChange: $0) }) {
      .statistics(.habitLoaded(id, $0))
    }
  }
}
