import AppRuntime
import FilePrompts
import TrackersDomain

/// The actions of the page of statistics.
public enum TrackersStatisticsAction: Sendable {
  /// The page is shown.
  case opened
  /// Another page is shown.
  case closed
  /// Another day has begun, or weeks begin with another day.
  case outdated
  case loaded(TrackersStatistics)
  case habitLoaded(Tracker.ID, HabitStatistics?)
  /// By its place in the menu; 0 for all together.
  case chosen(Int)
  /// To the next habit or the one before, round all of them.
  case stepped(Int)
  case yearStepped(Int)
  case stepChosen(StatisticsStep)
  /// The next length of periods, round all of them.
  case stepTurned
  case rulesTapped
  case rulesClosed
  /// A word to the parent: the day is wanted.
  case backTapped
  /// A word to the parent: import or export is wanted.
  case files(FileTransferAction<TrackersFilePurpose>)
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
  /// The length of the periods of the score and of the history.
  var step = StatisticsStep.day
  /// True while the rules stand in front of the figures.
  var isExplained = false

  /// Those that have figures of their own, in their order.
  var habits: [Tracker] { (all?.summaries ?? []).map(\.tracker).filter(\.isHabit) }
  /// The place among ``habits``; nil for all together.
  var place: Int? { chosen.flatMap { id in habits.firstIndex { $0.id == id } } }
  /// The years that there is a map of.
  var years: [Int] { (chosen == nil ? all?.years : habit?.years) ?? [] }

  var shownYear: Int? {
    guard let first = years.first, let last = years.last else { return nil }
    return min(max(year ?? last, first), last)
  }
}

/// The figures: computed off the main actor, again after every change, and only while the page shows.
struct TrackersStatisticsFeature {
  let dependencies: TrackersDependencies

  func update(
    _ state: inout TrackersStatisticsState, _ action: TrackersStatisticsAction,
    _ environment: Environment
  ) -> Effect<TrackersStatisticsAction> {
    switch action {
    case .opened:
      state.isExplained = false
      return watch(state, environment)
    case .closed:
      state.isExplained = false
      return .merge(.cancel("statistics"), .cancel("habit"))
    case .outdated: return watch(state, environment)
    case .loaded(let statistics):
      state.all = statistics
      if state.chosen != nil, state.place == nil { return look(at: 0, &state, environment) }
    case .habitLoaded(let id, let habit): if state.chosen == id { state.habit = habit }
    case .chosen(let index): return look(at: index, &state, environment)
    case .stepped(let count):
      let all = state.habits.count + 1
      let place = state.place.map { $0 + 1 } ?? 0
      return look(at: (place + count % all + all) % all, &state, environment)
    case .yearStepped(let count):
      state.year = state.shownYear.map { $0 + count }
      state.year = state.shownYear
    case .stepChosen(let step): state.step = step
    case .stepTurned:
      let all = StatisticsStep.allCases
      let place = all.firstIndex(of: state.step) ?? 0
      state.step = all[(place + 1) % all.count]
    case .rulesTapped: state.isExplained = true
    case .rulesClosed: state.isExplained = false
    case .files, .backTapped: break
    }
    return .none
  }

  /// - Parameter index: in the menu; 0 for all together.
  private func look(
    at index: Int, _ state: inout TrackersStatisticsState, _ environment: Environment
  ) -> Effect<TrackersStatisticsAction> {
    let habits = state.habits
    state.chosen = habits.indices.contains(index - 1) ? habits[index - 1].id : nil
    state.habit = nil
    return watchHabit(state, environment)
  }

  // MARK: Watching
  private func watch(
    _ state: TrackersStatisticsState, _ environment: Environment
  ) -> Effect<TrackersStatisticsAction> {
    let trackers = dependencies.trackers(environment)
    return .merge(
      .observe("statistics", { trackers.observeStatistics(onChange: $0) }) { .loaded($0) },
      watchHabit(state, environment))
  }

  private func watchHabit(
    _ state: TrackersStatisticsState, _ environment: Environment
  ) -> Effect<TrackersStatisticsAction> {
    guard let id = state.chosen else { return .cancel("habit") }
    let trackers = dependencies.trackers(environment)
    return .observe("habit", { trackers.observeStatistics(of: id, onChange: $0) }) {
      .habitLoaded(id, $0)
    }
  }
}
