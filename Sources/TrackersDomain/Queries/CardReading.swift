import Core

/// One tracker on one day: whether it is shown, and what its card says.
struct CardReading: Sendable, Equatable {
  let tracker: Tracker
  let history: DayHistory
  let day: CalendarDay
  let today: CalendarDay
  let weekStart: WeekStart

  private var number: Int { day.daysSinceEpoch }
  private var mark: DayMark { history[number] }

  // MARK: - Whether it is shown
  func isShown(_ settings: TrackersSettings) -> Bool {
    if let archived = tracker.archived, day >= archived { return false }
    switch tracker.kind {
    case .event(let eventDay): return isShown(eventOf: eventDay, settings)
    case .habit(let habit):
      if mark != .none { return true }
      return tracker.isPinned && settings.showsPinnedDaily || isDue(habit)
    }
  }

  /// On its day, where it was done, and where it is carried over: on all days since, up to today.
  private func isShown(eventOf eventDay: CalendarDay, _ settings: TrackersSettings) -> Bool {
    if day == eventDay || mark != .none { return true }
    guard settings.carriesEventsOver, day > eventDay, day <= today else { return false }
    return doneDay.map { $0 >= day } ?? true
  }

  /// A habit of so many times is due until that many days of the week, month or stretch, before this one,
  /// are done or skipped; one of a total until these have it, and always where less is better.
  func isDue(_ habit: Habit) -> Bool {
    if habit.isTotal, let isDue = TotalDays(habit, history, weekStart).isDue(on: number) {
      return isDue
    }
    return switch habit.schedules.schedule(on: day) {
    case .weekdays(let set): set.contains(day.weekday)
    case .perWeek(let count): marked(from: DayNumber.week(number, weekStart), habit) < count
    case .perMonth(let count): marked(from: DayNumber.month(number), habit) < count
    case .inDays(let count, let days): marked(from: number - days + 1, habit) < count
    case .paused: false
    }
  }

  /// Returns true while it waits to be done on the day. A habit of "at most" with too much already
  /// does not: nothing can be done about it any more.
  func isPending(_ settings: TrackersSettings) -> Bool {
    guard isShown(settings) else { return false }
    switch tracker.kind {
    case .event: return mark == .none && doneDay == nil
    case .habit(let habit):
      if mark == .skip || isDone(habit) { return false }
      if mark != .none, habit.target?.isAtMost == true { return false }
      return isDue(habit)
    }
  }

  var isMarked: Bool { mark != .none }

  /// True where nothing more is to be done on the day: it is done, or was skipped.
  var isFinished: Bool {
    switch tracker.kind {
    case .event(let eventDay): mark != .none || day == eventDay && doneDay != nil
    case .habit(let habit): mark == .skip || isDone(habit)
    }
  }

  /// See ``DayCard/dueTime``; nil also where nothing waits.
  func pendingTime(_ settings: TrackersSettings) -> DayTime? {
    let isCarried = tracker.eventDay.map { $0 < day } ?? false
    guard isCarried || tracker.reminder != nil, isPending(settings) else { return nil }
    return isCarried ? .midnight : tracker.reminder
  }

  private func marked(from first: Int, _ habit: Habit) -> Int {
    (first..<number).count { history[$0] == .skip || history[$0].isDone(habit.target) }
  }

  /// True where the day is done; where days are counted together, where they are enough by the day.
  func isDone(_ habit: Habit) -> Bool {
    habit.isTotal
      ? TotalDays(habit, history, weekStart).isMet(to: number) : mark.isDone(habit.target)
  }

  /// The day on which an event was done; nil while it was not.
  private var doneDay: CalendarDay? { history.firstMarked.map { CalendarDay($0) } }

  // MARK: - What the card says
  func card(note: String) -> DayCard {
    let entry = DayEntry(tracker.id, day, mark, note: note)
    switch tracker.kind {
    case .event(let eventDay):
      // On its own day it shows as done, on whichever day that was.
      return DayCard(
        entry: entry, isDone: mark != .none || day == eventDay && doneDay != nil,
        carriedFrom: day == eventDay ? nil : eventDay, reading: self)
    case .habit(let habit):
      return DayCard(
        entry: entry, isDone: isDone(habit), carriedFrom: nil, reading: self)
    }
  }

  var doneCount: Int {
    guard let habit = tracker.habit else { return doneDay == nil ? 0 : 1 }
    return history.doneCount(habit, weekStart)
  }

  var streak: Streak? {
    guard let habit = tracker.habit else { return nil }
    let first = min(tracker.created.daysSinceEpoch, history.firstMarked ?? .max)
    guard first <= number else { return nil }
    return HabitWalk.current(
      habit.counted, first...number, today: today.daysSinceEpoch, weekStart
    ) { history.states(habit, $0, weekStart) }
  }

  /// The amount of the days that are counted together, up to the day.
  var total: Amount? {
    guard let habit = tracker.habit, habit.isTotal else { return nil }
    return TotalDays(habit, history, weekStart).total(to: number)
  }

  var progress: DayCard.Progress? {
    guard let habit = tracker.habit, !habit.isTotal else { return nil }
    let schedule = habit.schedules.schedule(on: day)
    let (first, wanted): (Int, Int)
    switch schedule {
    case .perWeek(let count): (first, wanted) = (DayNumber.week(number, weekStart), count)
    case .perMonth(let count): (first, wanted) = (DayNumber.month(number), count)
    case .inDays(let count, let days) where count > 1:
      (first, wanted) = (number - days + 1, count)
    case .inDays, .weekdays, .paused: return nil
    }
    let done = (first...number).count { history[$0].isDone(habit.target) }
    return DayCard.Progress(done: done, wanted: wanted, schedule: schedule)
  }
}
