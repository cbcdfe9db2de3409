import Core
import Foundation
import Interchange

/// The format of our own: all there is, so that it can be read in again without loss.
extension TrackersContent {
  static let format = "moggy-trackers"
  static let version = 1

  /// A line a value, days in their order; the same records give the same bytes.
  public func json() -> String {
    JSONValue.members([
      "format": .string(Self.format), "version": .integer(Int64(Self.version)),
      "categories": .array(
        categories.map {
          .members(["id": .string($0.id.uuidString), "name": .string($0.name)])
        }),
      "trackers": .array(trackers.map(Self.json)),
    ]).text() + "\n"
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
    return .members(["since": .string(span.since.iso), kind: .integer(Int64(value))])
  }

  private static func json(_ target: Target) -> JSONValue {
    .members([
      "amount": .string(target.amount.text()), "unit": .text(target.unit),
      "atMost": .bool(target.isAtMost),
    ])
  }

  private static func days(
    _ item: ImportedTracker, _ isWanted: (DayMark) -> Bool
  ) -> JSONValue? {
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
