import Core
import Foundation

/// A tracker with what was put down for it, to stand in the records before anybody opens them.
public struct TrackerSample: Sendable, Hashable {
  public var tracker: Tracker
  /// By its name: the same category for all samples that name it.
  public var category: String
  public var marks: [CalendarDay: DayMark] = [:]
  public var notes: [CalendarDay: String] = [:]

  /// - Parameter number: tells it from other samples, and makes its identifier.
  public init(
    _ number: Int, _ name: String, _ emoji: String = "🙂", colour: Int = 1, category: String,
    kind: TrackerKind, created: CalendarDay
  ) {
    tracker = Tracker(
      id: UUID(sample: number, of: 1), name: name, emoji: emoji,
      colour: TrackerColour(colour) ?? .first, category: UUID(sample: 0, of: 2), kind: kind,
      created: created)
    self.category = category
  }

  /// The same with a mark on each of these days.
  public func marked(_ mark: DayMark = .done, on days: [CalendarDay]) -> TrackerSample {
    var copy = self
    for day in days { copy.marks[day] = mark }
    return copy
  }

  public func reminding(at time: DayTime?) -> TrackerSample {
    var copy = self
    copy.tracker.reminder = time
    return copy
  }

  public func pinned() -> TrackerSample {
    var copy = self
    copy.tracker.isPinned = true
    return copy
  }
}

extension TrackerSample {
  /// Put away on a day.
  public func archived(_ day: CalendarDay) -> TrackerSample {
    var copy = self
    copy.tracker.archived = day
    return copy
  }
}

extension UUID {
  /// The same for the same number, so that two programs that are compared have the same records.
  init(sample number: Int, of group: UInt8) {
    let low = UInt8(truncatingIfNeeded: number)
    let high = UInt8(truncatingIfNeeded: number >> 8)
    self.init(uuid: (group, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
  }
}
