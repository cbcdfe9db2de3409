import Core
import Foundation

/// What a form for a tracker holds, as it is typed: kept as a draft, and turned into a tracker by
/// ``TrackersRepository/add(_:)`` and ``TrackersRepository/update(_:to:)``.
public struct TrackerForm: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable { case habit, event }

  /// What a habit's schedule is made of; the parts that are not chosen keep what they had.
  public enum Rhythm: String, Sendable, Hashable, Codable, CaseIterable {
    case weekdays, perWeek, perMonth
  }

  public var kind: Kind
  public var name = ""
  public var emoji = ""
  /// 1 to 18; nil while none is chosen.
  public var colour: Int?
  public var category: UUID?
  public var question = ""
  public var note = ""
  /// A time as typed; empty for none.
  public var reminder = ""
  public var rhythm = Rhythm.weekdays
  /// ``WeekdaySet/rawValue``.
  public var weekdays = 0
  public var perWeek = 3
  public var perMonth = 10
  /// `2026-03-06`; the day of an event.
  public var day: String?
  public var isMeasured = false
  /// An amount as typed.
  public var target = ""
  public var unit = ""
  public var isAtMost = false

  public init(_ kind: Kind) { self.kind = kind }

  /// What the tracker has now, to change it.
  public init(_ tracker: Tracker) {
    self.init(tracker.isHabit ? .habit : .event)
    (name, emoji, colour) = (tracker.name, tracker.emoji, tracker.colour.number)
    (category, question, note) = (tracker.category, tracker.question, tracker.note)
    reminder = tracker.reminder?.text ?? ""
    day = tracker.eventDay?.iso
    if let habit = tracker.habit { show(habit) }
  }

  private mutating func show(_ habit: Habit) {
    switch habit.schedules.latest {
    case .weekdays(let days): (rhythm, weekdays) = (.weekdays, days.rawValue)
    case .perWeek(let count): (rhythm, perWeek) = (.perWeek, count)
    case .perMonth(let count): (rhythm, perMonth) = (.perMonth, count)
    case .paused: break
    }
    guard let target = habit.target else { return }
    (isMeasured, isAtMost, unit) = (true, target.isAtMost, target.unit)
    self.target = target.amount.text()
  }

  // MARK: - Drafts

  /// To be kept as a draft, and read by ``init(draft:)``.
  public var draft: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Nil for a text that is no draft of this form.
  public init?(draft: String) {
    guard let form = try? JSONDecoder().decode(Self.self, from: Data(draft.utf8)) else {
      return nil
    }
    self = form
  }
}
