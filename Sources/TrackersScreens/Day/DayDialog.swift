import Core
import TrackersDomain

/// What stands in front of a day.
public enum DayDialog: Equatable, Sendable {
  case filters
  case menu(Tracker.ID)
  case dayMenu
  case details(DayDetailsState)
  case deleting(Tracker.ID, name: String)
  case amount(DayAmountState)
  case note(DayNoteState)
  case calendar(DayCalendarState)
  case options
}

/// What is told of a tracker.
public struct DayDetailsState: Equatable, Sendable {
  let id: Tracker.ID
  /// Nil while it is not computed, and for an event.
  var figures: HabitStatistics?
}

/// How much it was, while it is typed.
public struct DayAmountState: Equatable, Sendable {
  let id: Tracker.ID
  let name: String
  let target: Target
  let day: CalendarDay
  var text: String

  init?(_ card: DayCard) {
    guard let target = card.tracker.target else { return nil }
    (id, name, self.target) = (card.id, card.tracker.name, target)
    day = card.entry.day
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
  /// As it is kept.
  let opened: String
  var text: String

  init(_ card: DayCard) {
    (id, name, day) = (card.id, card.tracker.name, card.entry.day)
    (opened, text) = (card.entry.note, card.entry.note)
  }

  /// As a draft has left it.
  init(_ tracker: Tracker, _ entry: DayEntry, text: String) {
    (id, name, day) = (tracker.id, tracker.name, entry.day)
    (opened, self.text) = (entry.note, text)
  }

  /// What is to be kept against a kill; nil where nothing was typed.
  var draft: TrackerNoteDraft? {
    text == opened ? nil : TrackerNoteDraft(of: id, on: day.iso, text)
  }
}

/// The month from which a day is chosen.
public struct DayCalendarState: Equatable, Sendable {
  var day: CalendarDay
  /// How many trackers have a record on each of its days.
  var counts: [CalendarDay: Int] = [:]
}
