import AppRuntime
import Core
import Foundation
import Toolkit
import TrackersDomain
import TrackersScreens

/// An action about the reminders of trackers.
public enum RemindersAction: Sendable {
  case loaded(Reminders)
  /// They cannot be read; the tabs tell of that.
  case failed
  /// Another one may be due, or another day has begun.
  case timeCame
  /// These are due, and nobody has told them before.
  case told([Reminder])
}

/// The reminders of trackers, whichever tab shows: each is told once a day, and what was missed together.
struct ShellReminders: Sendable {
  let trackers: TrackersDependencies

  /// Watches them from now on; a change of the records or of the clock brings them anew.
  func watch(_ environment: Environment) -> Effect<RemindersAction> {
    let records = trackers.trackers(environment)
    return .observe(
      "reminders", { records.observeReminders(onChange: $0) }, failed: { _ in .failed },
      RemindersAction.loaded)
  }

  func update(_ action: RemindersAction, _ environment: Environment) -> Effect<RemindersAction> {
    switch action {
    case .loaded(let reminders):
      return .merge(wait(for: reminders, environment), tell(reminders.due, environment))
    case .timeCame: return watch(environment)
    case .failed, .told: return .none
    }
  }

  /// Looks again when the next has its time, and at midnight.
  private func wait(
    for reminders: Reminders, _ environment: Environment
  ) -> Effect<RemindersAction> {
    let seconds = reminders.next?.timeIntervalSince(environment.now).rounded(.up)
    let delay = seconds.map { min(.seconds(max(1, $0)), environment.untilMidnight) }
    return .after(delay ?? environment.untilMidnight, id: "reminder", .timeCame)
  }

  /// Notes them before they are told: rather one is lost in a crash than that one comes again and again.
  private func tell(_ due: [Reminder], _ environment: Environment) -> Effect<RemindersAction> {
    if due.isEmpty { return .none }
    let records = trackers.trackers(environment)
    return .run("tell reminders", queue: "reminders") { send in
      let fresh = try await records.markTold(due)
      if !fresh.isEmpty { send(.told(fresh)) }
    }
  }

  /// The message, for the screen and for the terminal.
  func notice(_ reminders: [Reminder], _ environment: Environment) -> ReminderNotice? {
    ReminderNotice(reminders, today: environment.today, TrackersWords(environment))
  }
}

extension Notice {
  /// A reminder, which stays longer than other news: nobody has just done something and looks.
  init(_ reminder: ReminderNotice) {
    self.init(reminder.line, topic: "reminder", time: .seconds(12))
  }
}
