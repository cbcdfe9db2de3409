import Core
import Persistence

/// The outcome of a change.
public enum TrackerOutcome<Record: Sendable & Equatable>: Sendable, Equatable {
  case saved(Record)
  /// It already was so; nothing was written.
  case unchanged(Record)
  /// In the order of the form where there are several; never empty.
  case refused([TrackerProblem])
  /// There is no such record any more.
  case gone

  static func refused(_ problem: TrackerProblem) -> Self { .refused([problem]) }

  /// The record as it now is; nil where it was refused or is gone.
  public var record: Record? {
    switch self {
    case .saved(let record), .unchanged(let record): record
    case .refused, .gone: nil
    }
  }
}

/// A reason for which something was not done. Nothing was changed.
public enum TrackerProblem: Error, Sendable, Equatable {
  case missing(TrackerPart)
  case tooLong(TrackerPart, most: Int)
  /// Not a number, too large, or nothing where at least something is wanted.
  case notAnAmount
  case notATime
  /// There is a category of that name, by its letters without case and accents.
  case categoryIsThere(TrackerCategory)
  case noSuchCategory
  /// The day is still to come.
  case future(today: CalendarDay)
  /// The day is of no year that can be marked; see ``CalendarDay/markedYears``.
  case otherTimes
  /// An event is of another day.
  case otherDay(CalendarDay)
  /// An event was done on another day.
  case doneAlready(CalendarDay)
  /// An amount for what is not measured, or a skip for an event.
  case notForThis
  /// A total over days for a habit of weekdays.
  case noTotal
}

/// A part of the forms for trackers and categories.
public enum TrackerPart: String, Sendable, Hashable, CaseIterable {
  case name, category, schedule, start, day, target, unit, emoji, colour, reminder, question, note
}

/// An act of this feature that can be undone. Its subject is the name of the tracker or category.
public enum TrackerAct: String, Sendable, Hashable, CaseIterable {
  case add = "trackers.add"
  case edit = "trackers.edit"
  case delete = "trackers.delete"
  case pin = "trackers.pin"
  case unpin = "trackers.unpin"
  case archive = "trackers.archive"
  case restore = "trackers.restore"
  case move = "trackers.move"
  case done = "trackers.done"
  case undone = "trackers.undone"
  case skip = "trackers.skip"
  case unskip = "trackers.unskip"
  case amount = "trackers.amount"
  /// The subject is the heading of the trackers.
  case doneAll = "trackers.doneAll"
  case note = "trackers.note"
  case addCategory = "trackers.category.add"
  case renameCategory = "trackers.category.rename"
  case deleteCategory = "trackers.category.delete"
  case moveCategory = "trackers.category.move"
  /// The subject is empty.
  case importing = "trackers.import"

  /// Nil for an act of another feature.
  public init?(kind: String) { self.init(rawValue: kind) }

  func act(on subject: String = "") -> Act { Act(kind: rawValue, subject: subject) }
}

/// The side of another record on which one is put.
public enum MoveSide: Sendable, Hashable { case before, after }
