import AppRuntime
import Core
import Toolkit
import TrackersDomain

/// The actions of the page of a day.
public indirect enum DayAction: Sendable {
  /// The tab is shown.
  case shown
  /// The tab is left.
  case left
  /// The day may have ended.
  case midnight
  /// It is time for something that is due today.
  case reminderCame
  /// Weeks begin with another day.
  case weekStartChanged
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
  /// All that stand under the heading of a tracker are done.
  case allDoneTapped(Tracker.ID)
  /// The days around the one that is looked at.
  case fillsLoaded([CalendarDay: DayFill])
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
  /// - Parameter atStart: as the first page, which the day is where there is no room for it.
  case gridTapped(atStart: Bool = false)
  /// A word to the parent, as are ``addTapped`` and ``editTapped(_:)``.
  case statisticsTapped
  /// The list in the place of the day is left.
  case frontClosed
  /// An action out of a menu, which closes with it.
  case menuChosen(DayAction)
  case calendar(DayCalendarAction)
  case dialog(DayDialogAction)
  case due(DueListAction)
  case archive(ArchiveListAction)
  case grid(HabitGridAction)
  /// A note of an earlier run that was not saved.
  case noteFound(DayNoteState)
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
  /// The days of its week, as full as they are; a day of nothing is missing.
  var fills: [CalendarDay: DayFill] = [:]
  /// The time by which trackers are overdue; it moves on with each reminder.
  var now = DayTime.midnight
  var covered = CoveredMarks()

  init(_ today: CalendarDay) { (self.today, day) = (today, today) }

  var query: DayQuery { DayQuery(day, filter: choice.filter, search: search.text) }
  var isToday: Bool { day == today }
  /// The week of a day.
  static func week(of day: CalendarDay, from start: WeekStart) -> ClosedRange<CalendarDay> {
    let first = day.adding(days: -day.weekday.place(from: start.weekday))
    return first...first.adding(days: 6)
  }
  /// True where a filter or a search may leave out some of the day.
  var isNarrowed: Bool { choice.filter != .all || !search.isEmpty }
  var cards: [DayCard] { page?.cards ?? [] }
  func card(_ id: Tracker.ID) -> DayCard? { cards.first { $0.id == id } }

  var selected: DayCard? {
    selection.shown.flatMap { cards.indices.contains($0) ? cards[$0] : nil }
  }

  /// The text that is typed and not saved.
  var noteDraft: TrackerNoteDraft? {
    guard case .note(let note)? = dialog else { return nil }
    return note.draft
  }

  mutating func take(_ page: DayPage) {
    self.page = page
    selection.follow(cards.lazy.map(\.id))
  }

  /// Selects a tracker; where it is not on the page, as soon as it is there.
  mutating func select(_ id: Tracker.ID) {
    selection = ListSelection(id, at: selection.index)
    if page != nil { selection.follow(cards.lazy.map(\.id)) }
  }

  mutating func go(to day: CalendarDay) {
    selection.forgetGone()
    self.day = day
    if choice == .today, !isToday { choice = .all }
  }

  mutating func choose(_ choice: DayChoice) {
    selection.forgetGone()
    self.choice = choice
    if choice == .today { day = today }
  }
}

/// A list in the place of a day.
enum DayFront: Equatable, Sendable {
  case due(DueListState)
  case archive(ArchiveListState)
  case grid(HabitGridState)
}

/// The day that is looked at, with the lists in its place and the dialogs in front of it.
struct DayFeature {
  let dependencies: TrackersDependencies

  func update(
    _ state: inout DayState, _ action: DayAction, _ environment: Environment
  ) -> Effect<DayAction> {
    let before = state.noteDraft
    let effect = act(&state, action, environment)
    return .merge(effect, keep(state.noteDraft, since: before))
  }

  private func act(
    _ state: inout DayState, _ action: DayAction, _ environment: Environment
  ) -> Effect<DayAction> {
    switch action {
    case .shown: return show(&state, environment)
    case .left: if state.noteDraft == nil { return close(&state) }
    case .midnight: return turn(&state, environment)
    case .reminderCame: return remind(&state, environment)
    case .weekStartChanged:
      if state.page != nil { return watchAll(state, environment) }
    case .pageLoaded(let page):
      state.take(page)
      return remind(&state, environment)
    case .fillsLoaded(let fills): state.fills = fills
    case .stepped(let days): return go(to: state.day.adding(days: days), &state, environment)
    case .dayChosen(let day): return go(to: day, &state, environment)
    case .todayTapped: return go(to: state.today, &state, environment)
    case .moved(let index): state.selection.move(to: index, in: state.cards.lazy.map(\.id))
    case .search(let event):
      state.selection.forgetGone()
      state.search.apply(event)
      return watch(state, environment)
    case .filterCycled: return choose(state.choice.next, &state, environment)
    case .everythingTapped:
      state.search.apply(.cleared)
      return choose(.all, &state, environment)
    case .menuChosen(let action): return .merge(close(&state), .output(action))
    case .dueTapped, .archivedTapped, .gridTapped, .frontClosed, .due, .archive, .grid:
      return updateFront(&state, action, environment)
    case .addTapped, .editTapped, .statisticsTapped: break
    case .calendar(let action): return updateCalendar(&state, action, environment)
    case .dialog(let action): return updateDialog(&state, action, environment)
    case .menuTapped, .detailsTapped, .optionsTapped, .menuOpened, .filterTapped, .calendarTapped,
      .noteFound:
      return open(&state, action, environment)
    default: return mark(&state, action, environment)
    }
    return .none
  }

  // MARK: Days
  private func show(_ state: inout DayState, _ environment: Environment) -> Effect<DayAction> {
    .merge(
      turn(&state, environment),
      state.page == nil ? watch(state, environment) : remind(&state, environment))
  }

  /// Begins another day where the clock says so. A user who looks at today goes on doing so.
  private func turn(_ state: inout DayState, _ environment: Environment) -> Effect<DayAction> {
    let timer = Effect<DayAction>.after(environment.untilMidnight, id: "midnight", .midnight)
    guard environment.today != state.today else { return timer }
    let wasToday = state.isToday
    state.today = environment.today
    state.go(to: wasToday ? state.today : state.day)
    return .merge(timer, watchAll(state, environment))
  }

  func go(
    to day: CalendarDay, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    guard day != state.day else { return .none }
    state.go(to: day)
    return watch(state, environment)
  }

  func choose(
    _ choice: DayChoice, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    state.choose(choice)
    return watch(state, environment)
  }

  /// Waits for the time of the next tracker that is due.
  private func remind(_ state: inout DayState, _ environment: Environment) -> Effect<DayAction> {
    state.now = environment.time
    guard let next = state.page?.dueTimes.first(where: { $0 > state.now })
    else { return .cancel("reminder") }
    return .after(environment.until(next), id: "reminder", .reminderCame)
  }

  /// The day with its filter and search, now and whenever a record changes.
  private func watch(_ state: DayState, _ environment: Environment) -> Effect<DayAction> {
    let (trackers, query) = (dependencies.trackers(environment), state.query)
    let days = DayState.week(of: state.day, from: environment.units.weekStart)
    return .merge(
      .observe("day", { trackers.observeDay(query, onChange: $0) }) { .pageLoaded($0) },
      .observe("fills", { trackers.observeFills(days, onChange: $0) }) { .fillsLoaded($0) })
  }

  private func watchAll(_ state: DayState, _ environment: Environment) -> Effect<DayAction> {
    switch state.front {
    case .due: .merge(watch(state, environment), due.watch(environment))
    case .grid(let list): .merge(watch(state, environment), grid.watch(list, environment))
    case .archive, nil: watch(state, environment)
    }
  }

  // MARK: Lists in the place of the day
  private var due: DueListFeature { DueListFeature(dependencies: dependencies) }
  private var archive: ArchiveListFeature { ArchiveListFeature(dependencies: dependencies) }
  private var grid: HabitGridFeature { HabitGridFeature(dependencies: dependencies) }

  private func updateFront(
    _ state: inout DayState, _ action: DayAction, _ environment: Environment
  ) -> Effect<DayAction> {
    switch (action, state.front) {
    case (.dueTapped, _):
      state.front = .due(DueListState())
      state.now = environment.time
      return due.watch(environment)
    case (.archivedTapped, _):
      state.front = .archive(ArchiveListState())
      return archive.watch(environment)
    case (.gridTapped(let isAtStart), _): return openGrid(&state, isAtStart, environment)
    case (.grid(let action), .grid(var list)?):
      let effect = grid.update(&list, action, environment).map(DayAction.grid)
      state.front = .grid(list)
      return .merge(effect, answer(list, action, &state, environment))
    case (.frontClosed, _), (.due(.closed), .due), (.archive(.closed), .archive):
      return closeFront(&state)
    case (.due(let action), .due(var list)?):
      let effect = due.update(&list, action, environment).map(DayAction.due)
      state.front = .due(list)
      return .merge(effect, answer(list, action, &state, environment))
    case (.archive(.deleteTapped(let index)), .archive(let list)?):
      if let tracker = list.tracker(at: index)?.tracker {
        state.dialog = .deleting(tracker.id, name: tracker.name)
      }
    case (.archive(let action), .archive(var list)?):
      let effect = archive.update(&list, action, environment).map(DayAction.archive)
      state.front = .archive(list)
      return effect
    default: break
    }
    return .none
  }

  /// With the habit that was looked at, on the day that was looked at.
  private func openGrid(
    _ state: inout DayState, _ isAtStart: Bool, _ environment: Environment
  ) -> Effect<DayAction> {
    var list = HabitGridState(
      min(state.day, state.today), today: state.today, row: state.selected?.id)
    list.isAtStart = isAtStart
    state.front = .grid(list)
    return grid.watch(list, environment)
  }

  /// Does what the grid cannot do alone.
  private func answer(
    _ list: HabitGridState, _ action: HabitGridAction, _ state: inout DayState,
    _ environment: Environment
  ) -> Effect<DayAction> {
    switch action {
    case .marked where list.selected?.tracker.target != nil, .amountTapped:
      if let row = list.selected, let cell = list.cell {
        state.dialog = DayAmountState(row.tracker, cell.entry).map { .amount($0) }
      }
    case .noteTapped:
      if let row = list.selected, let cell = list.cell {
        state.dialog = .note(DayNoteState(row.tracker, cell.entry, text: cell.entry.note))
      }
    case .opened:
      let id = list.selected?.id
      state.search.apply(.cleared)
      state.choose(.all)
      state.go(to: list.day)
      if let id { state.select(id) }
      return .merge(closeFront(&state), watch(state, environment))
    case .closed: return closeFront(&state)
    default: break
    }
    return .none
  }

  /// Does what the list of due trackers cannot do alone.
  private func answer(
    _ list: DueListState, _ action: DueListAction, _ state: inout DayState,
    _ environment: Environment
  ) -> Effect<DayAction> {
    switch action {
    case .doneTapped(let id):
      if let amount = list.card(id).flatMap(DayAmountState.init) { state.dialog = .amount(amount) }
    case .opened(let index) where list.ids.indices.contains(index):
      return lead(to: list.ids[index], &state, environment)
    default: break
    }
    return .none
  }

  /// Shows the card of a tracker today, whatever was searched and filtered.
  private func lead(
    to id: Tracker.ID, _ state: inout DayState, _ environment: Environment
  ) -> Effect<DayAction> {
    state.search.apply(.cleared)
    state.choose(.all)
    state.go(to: state.today)
    state.select(id)
    return .merge(closeFront(&state), watch(state, environment))
  }

  /// Returns to the day that was looked at.
  private func closeFront(_ state: inout DayState) -> Effect<DayAction> {
    state.front = nil
    return .merge(.cancel("due"), .cancel("archive"), .cancel("grid"))
  }
}
