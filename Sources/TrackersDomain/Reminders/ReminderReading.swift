import Core
import Foundation
import GRDB
import Persistence
import Scheduling

/// Reads which reminders are to be told at a moment, by the clock on the wall: an hour that is left out in
/// spring counts as past, and one that comes twice in autumn tells nothing twice.
struct ReminderReading {
  let now: Date
  let timeZone: TimeZone
  let weekStart: WeekStart
  let memo: TrackersMemo

  func reminders(in db: Database) throws -> Reminders {
    let settings = try Settings.value(of: TrackersSettings.key, in: db)
    let told = try Settings.value(of: ToldReminders.key, in: db)
    let (today, time) = (CalendarDay(now, in: timeZone), DayTime(now, in: timeZone))
    let quiet = settings.quietHours
    let late = quiet.isOvernight ? try waiting(on: today.adding(days: -1), in: db) : []
    let all = late.filter { $0.time >= quiet.start } + (try waiting(on: today, in: db))
    let moments = all.compactMap { reminder -> (Reminder, DayTime)? in
      if told.contains(reminder) { return nil }
      let wanted = reminder.day < today ? .midnight : reminder.time
      return quiet.opening(from: max(wanted, time)).map { (reminder, $0) }
    }
    return Reminders(
      due: moments.filter { $1 == time }.map(\.0),
      next: moments.map(\.1).filter { $0 > time }.min().map { moment(of: $0, after: time) })
  }

  /// Those of a day that are not done, whenever they are to be told. A day before the tracker was made
  /// asks for nothing.
  private func waiting(on day: CalendarDay, in db: Database) throws -> [Reminder] {
    try DueReading(today: day, weekStart: weekStart, memo: memo)
      .cards(in: db) { $0.reminder != nil && $0.created <= day }
      .compactMap(Reminder.init)
  }

  /// Not behind the next change of the clocks: after it there are other times.
  private func moment(of later: DayTime, after time: DayTime) -> Date {
    let second = now.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    let moment = now.addingTimeInterval(Double((later.minutes - time.minutes) * 60) - second)
    let change = timeZone.nextDaylightSavingTimeTransition(after: now)
    return change.map { min($0, moment) } ?? moment
  }
}

extension DayTime {
  /// The time that clocks of a zone show, without its seconds.
  init(_ date: Date, in timeZone: TimeZone) {
    let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    let minutes = Int((seconds / 60).rounded(.down).truncatingRemainder(dividingBy: 1440))
    self = DayTime(minutes: minutes < 0 ? minutes + 1440 : minutes) ?? .midnight
  }
}

extension TrackersRepository {
  /// Returns the reminders that are to be told at this moment.
  public func reminders() async throws -> Reminders {
    try await store.read("trackers.reminders") { try reminderReading.reminders(in: $0) }
  }

  /// The same, now and whenever a record or the tab's settings change; not when time passes.
  public func observeReminders(
    onChange: @escaping @Sendable (Result<Reminders, any Error>) -> Void
  ) -> Observation {
    store.observe(
      "trackers.reminders", tables: TrackersSchema.tables,
      settings: [TrackersSettings.key.name, ToldReminders.key.name],
      fetch: { try reminderReading.reminders(in: $0) }, onChange: onChange)
  }

  /// Notes that reminders are told, outside undo.
  ///
  /// - Returns: those that nobody has told before.
  public func markTold(_ reminders: [Reminder]) async throws -> [Reminder] {
    if reminders.isEmpty { return [] }
    let today = today
    return try await store.write("trackers.told") { db in
      var told = try Settings.value(of: ToldReminders.key, in: db)
      let fresh = told.add(reminders, today: today)
      try Settings.set(ToldReminders.key, to: told, in: db)
      return fresh
    }
  }

  private var reminderReading: ReminderReading {
    ReminderReading(now: clock.now, timeZone: timeZone, weekStart: weekStart, memo: memo)
  }
}
