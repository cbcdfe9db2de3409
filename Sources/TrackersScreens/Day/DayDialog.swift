import Almanac
import TrackersDomain

/// What stands in front of a day.
public enum DayDialog: Equatable, Sendable {
  case filters
  case menu(Tracker.ID)
  case details(Tracker.ID)
  case deleting(Tracker.ID, name: String)
  case amount(DayAmountState)
  case note(DayNoteState)
  case calendar(DayCalendarState)
  case options
}

/// How much it was, while it is typed.
public struct DayAmountState: Equatable, Sendable {
  let id: Tracker.ID
  let name: String
  let target: Target
  var text: String

  init?(_ card: DayCard) {
    guard let target = card.tracker.target else { return nil }
    (id, name, self.target) = (card.id, card.tracker.name, target)
    text = card.amount?.text() ?? ""
  }

  /// Whether it cannot be read; nothing typed means nothing done.
  var isWrong: Bool { !text.allSatisfy(\.isWhitespace) && Amount(typed: text) == nil }
}

/// The note of a day, while it is typed.
public struct DayNoteState: Equatable, Sendable {
  let id: Tracker.ID
  let name: String
  let day: CalendarDay
  var text: String

  init(_ card: DayCard) {
    (id, name, day) = (card.id, card.tracker.name, card.entry.day)
    text = card.entry.note
  }
}

/// The month from which a day is chosen.
public struct DayCalendarState: Equatable, Sendable {
  var day: CalendarDay
  /// How many trackers have a record on each of its days.
  var counts: [CalendarDay: Int] = [:]
}
