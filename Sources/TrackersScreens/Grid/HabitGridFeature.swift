import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The actions of the grid of habits by days.
public enum HabitGridAction: Sendable {
  case loaded(HabitGrid)
  /// To a habit, by its place, and a day.
  case moved(Int, CalendarDay)
  /// Done, or not done where it was; of what is measured the parent asks for the amount.
  case marked
  case skipped
  case amountStepped(isMore: Bool)
  // Words to the parent.
  case amountTapped
  case noteTapped
  /// To the card of the habit on its day.
  case opened
  case closed
}

/// The grid, and the day of a habit that the keys are about.
struct HabitGridState: Equatable, Sendable {
  /// More than the most columns, so that whatever shows around the day is known.
  private static let reach = 120

  /// Nil while none is loaded.
  private(set) var grid: HabitGrid?
  private(set) var selection: ListSelection<Tracker.ID>
  private(set) var day: CalendarDay
  private(set) var days: ClosedRange<CalendarDay>
  /// True where it is the first page, and has not been asked for.
  var isAtStart = false
  var covered = CoveredMarks()

  /// - Parameter row: the habit that is selected at first; nil for the first there is.
  init(_ day: CalendarDay, today: CalendarDay, row: Tracker.ID?) {
    self.day = day
    selection = row.map { ListSelection($0) } ?? ListSelection()
    days = Self.days(around: day, today)
  }

  private static func days(
    around day: CalendarDay, _ today: CalendarDay
  ) -> ClosedRange<CalendarDay> {
    day.adding(days: -reach)...max(day, min(today, day.adding(days: reach)))
  }

  var rows: [HabitGridRow] { grid?.rows ?? [] }
  var selected: HabitGridRow? {
    selection.shown.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
  }
  var cell: HabitGridCell? { selected?.cell(on: day) }

  mutating func take(_ grid: HabitGrid) {
    self.grid = grid
    selection.follow(rows.lazy.map(\.id))
    day = min(day, grid.today)
  }

  /// Returns true where days are needed that are not known.
  mutating func move(to row: Int, _ day: CalendarDay) -> Bool {
    guard let grid else { return false }
    selection.move(to: min(max(0, row), max(0, rows.count - 1)), in: rows.lazy.map(\.id))
    self.day = min(max(day, .firstMarkable), grid.today)
    let half = Self.reach / 2
    let isKnown =
      self.day.adding(days: -half) >= days.lowerBound
      && min(grid.today, self.day.adding(days: half)) <= days.upperBound
    if !isKnown { days = Self.days(around: self.day, grid.today) }
    return !isKnown
  }
}

extension CalendarDay {
  /// The first day that can be marked.
  fileprivate static let firstMarkable =
    CalendarDay(year: markedYears.lowerBound, month: 1, day: 1) ?? .first
}

/// The grid of habits by days in the place of a day.
struct HabitGridFeature {
  let dependencies: TrackersDependencies

  func update(
    _ list: inout HabitGridState, _ action: HabitGridAction, _ environment: Environment
  ) -> Effect<HabitGridAction> {
    switch action {
    case .loaded(let grid): list.take(grid)
    case .moved(let row, let day):
      if list.move(to: row, day) { return observe(list, environment) }
    case .marked:
      guard let row = list.selected, row.tracker.target == nil else { return .none }
      return mark(row, list.day, .toggled, environment)
    case .skipped:
      guard let row = list.selected, let cell = list.cell else { return .none }
      let turn = list.covered.turn(cell.entry)
      let notice = TrackersWords(environment).wasSkipped(row.tracker.name)
      return .merge(
        mark(row, list.day, turn.kind, environment), turn.covers ? .notice(notice) : .none)
    case .amountStepped(let isMore):
      guard let row = list.selected, row.tracker.target != nil else { return .none }
      return mark(row, list.day, .stepped(isMore: isMore), environment)
    case .amountTapped, .noteTapped, .opened, .closed: break
    }
    return .none
  }

  /// The grid, now and whenever a record changes.
  func watch(_ list: HabitGridState, _ environment: Environment) -> Effect<DayAction> {
    observe(list, environment).map(DayAction.grid)
  }

  private func observe(
    _ list: HabitGridState, _ environment: Environment
  ) -> Effect<HabitGridAction> {
    let trackers = dependencies.trackers(environment)
    return .observe("grid", { [days = list.days] in trackers.observeGrid(days, onChange: $0) }) {
      .loaded($0)
    }
  }

  private func mark(
    _ row: HabitGridRow, _ day: CalendarDay, _ kind: MarkChange.Kind, _ environment: Environment
  ) -> Effect<HabitGridAction> {
    dependencies.mark(MarkChange(row.id, day, kind), environment)
  }
}
