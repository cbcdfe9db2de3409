import Core
import Foundation

/// Something a person wants to see done: a habit, or an event of one day.
public struct Tracker: Sendable, Hashable, Identifiable {
  /// In graphemes.
  public static let longestName = 38
  public static let longestText = 400

  public let id: UUID
  public var name: String
  /// One grapheme, any emoji.
  public var emoji: String
  public var colour: TrackerColour
  public var isPinned = false
  public var category: TrackerCategory.ID
  public var kind: TrackerKind
  /// What to ask oneself in the evening; may be empty.
  public var question = ""
  public var note = ""
  /// When the person wants to be reminded on each day it is due.
  public var reminder: DayTime?
  public var created: CalendarDay
  /// The day from which it is put away; it has its place in the days before.
  public var archived: CalendarDay?
  /// Its place among the others, whatever their categories.
  var position = 0
  /// Names its rows in the other tables; never given twice, 0 before it is stored.
  var rank: Int64 = 0

  public init(
    id: UUID, name: String, emoji: String, colour: TrackerColour, category: TrackerCategory.ID,
    kind: TrackerKind, created: CalendarDay
  ) {
    (self.id, self.name, self.emoji, self.colour) = (id, name, emoji, colour)
    (self.category, self.kind, self.created) = (category, kind, created)
  }

  public var isHabit: Bool { habit != nil }

  public var habit: Habit? {
    if case .habit(let habit) = kind { return habit }
    return nil
  }

  /// The day of an event; nil for a habit.
  public var eventDay: CalendarDay? {
    if case .event(let day) = kind { return day }
    return nil
  }

  /// What is measured; nil where it is only done or not.
  public var target: Target? { habit?.target }
}
