import Core
import Foundation
import GRDB
import Interchange

/// Everything at once, for files that leave the program.
public struct TrackersContent: Sendable, Equatable {
  /// In their order.
  public var categories: [TrackerCategory]
  /// In their order, with all that was put down.
  public var trackers: [ImportedTracker]

  init(in db: Database) throws {
    categories = try CategoryTable.all(in: db)
    let histories = try YearTable.histories(in: db)
    trackers = try TrackerTable.all(in: db).map { tracker in
      let history = histories[tracker.rank] ?? DayHistory()
      let marks = history.codes.indices.compactMap { place -> (CalendarDay, DayMark)? in
        let mark = history[history.first + place]
        return mark == .none ? nil : (CalendarDay(history.first + place), mark)
      }
      return ImportedTracker(
        tracker, marks: Dictionary(uniqueKeysWithValues: marks),
        notes: try NoteTable.notes(of: tracker.rank, in: db))
    }
  }
}

/// A tracker out of a file, with all that was put down for it.
public struct ImportedTracker: Sendable, Equatable {
  public var tracker: Tracker
  public var marks: [CalendarDay: DayMark]
  public var notes: [CalendarDay: String]

  public init(
    _ tracker: Tracker, marks: [CalendarDay: DayMark] = [:], notes: [CalendarDay: String] = [:]
  ) { (self.tracker, self.marks, self.notes) = (tracker, marks, notes) }
}

/// The format of our own: all there is, so that it can be read in again without loss.
extension TrackersContent {
  static let format = "moggy-trackers"
  /// The version that has all there can be.
  static let version = 2
  /// The version of earlier programs, which know neither stretches of days nor totals.
  private static let plainVersion = 1

  /// A line a value, days in their order; the same records give the same bytes.
  public func json() -> String {
    JSONValue.members([
      "format": .string(Self.format),
      "version": .integer(Int64(isPlain ? Self.plainVersion : Self.version)),
      "categories": .array(
        categories.map { .members(["id": .string($0.id.uuidString), "name": .string($0.name)]) }),
      "trackers": .array(trackers.map(Self.json)),
    ]).text() + "\n"
  }

  /// True where earlier programs understand all of it.
  private var isPlain: Bool {
    trackers.compactMap(\.tracker.habit).allSatisfy { habit in
      !habit.isTotal
        && habit.schedules.spans.allSatisfy { span in
          if case .inDays = span.schedule { false } else { true }
        }
    }
  }

  private static func json(_ item: ImportedTracker) -> JSONValue {
    let tracker = item.tracker
    return .members([
      "id": .string(tracker.id.uuidString), "category": .string(tracker.category.uuidString),
      "name": .string(tracker.name), "emoji": .string(tracker.emoji),
      "colour": .integer(Int64(tracker.colour.number)), "pinned": .bool(tracker.isPinned),
      "created": .string(tracker.created.iso), "archived": .text(tracker.archived?.iso),
      "reminder": .text(tracker.reminder?.text), "question": .text(tracker.question),
      "note": .text(tracker.note), "event": .text(tracker.eventDay?.iso),
      "schedules": tracker.habit.map { .array($0.schedules.spans.map(json)) },
      "target": tracker.target.map(json), "done": days(item) { $0 == .done },
      "skipped": days(item) { $0 == .skip }, "amounts": amounts(item), "notes": notes(item),
    ])
  }

  private static func json(_ span: ScheduleHistory.Span) -> JSONValue {
    let (kind, value) = ScheduleTable.values(of: span.schedule)
    if case .weekdays(let set) = span.schedule {
      let days = set.days.map { JSONValue.integer(Int64($0.rawValue)) }
      return .members(["since": .string(span.since.iso), kind: .array(days)])
    }
    if case .inDays(let count, let days) = span.schedule {
      let numbers = [count, days].map { JSONValue.integer(Int64($0)) }
      return .members(["since": .string(span.since.iso), kind: .array(numbers)])
    }
    return .members(["since": .string(span.since.iso), kind: .integer(Int64(value))])
  }

  private static func json(_ target: Target) -> JSONValue {
    .members([
      "amount": .string(target.amount.text()), "unit": .text(target.unit),
      "atMost": .bool(target.isAtMost), "total": target.isTotal ? .bool(true) : nil,
    ])
  }

  private static func days(_ item: ImportedTracker, _ isWanted: (DayMark) -> Bool) -> JSONValue? {
    let days = item.marks.filter { isWanted($0.value) }.keys.sorted()
    return days.isEmpty ? nil : .array(days.map { .string($0.iso) })
  }

  private static func amounts(_ item: ImportedTracker) -> JSONValue? {
    let members = item.marks.sorted { $0.key < $1.key }.compactMap { day, mark -> JSONMember? in
      guard case .amount(let amount) = mark else { return nil }
      return JSONMember(day.iso, .string(amount.text()))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private static func notes(_ item: ImportedTracker) -> JSONValue? {
    let members = item.notes.sorted { $0.key < $1.key }.map {
      JSONMember($0.key.iso, .string($0.value))
    }
    return members.isEmpty ? nil : .object(members)
  }
}

extension TrackersContent {
  /// A row for each day that something was put down for, by trackers and days: for other programs.
  public func csv() -> String {
    let names = Dictionary(
      categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let head = ["day", "category", "tracker", "kind", "value", "amount", "unit", "note"]
    return CSVWriter.text(
      [head] + trackers.flatMap { item in Self.rows(item, names[item.tracker.category] ?? "") })
  }

  private static func rows(_ item: ImportedTracker, _ category: String) -> [[String]] {
    let tracker = item.tracker
    return Set(item.marks.keys).union(item.notes.keys).sorted().map { day in
      let mark = item.marks[day] ?? .none
      let (value, amount) = texts(mark)
      return [
        day.iso, category, tracker.name, tracker.isHabit ? "habit" : "event", value, amount,
        amount.isEmpty ? "" : tracker.target?.unit ?? "", item.notes[day] ?? "",
      ]
    }
  }

  private static func texts(_ mark: DayMark) -> (value: String, amount: String) {
    switch mark {
    case .none: ("", "")
    case .done: ("done", "")
    case .skip: ("skip", "")
    case .amount(let amount): ("amount", amount.text())
    }
  }
}
