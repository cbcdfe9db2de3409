import Core

/// A day, as it is shown.
public struct DayPage: Sendable, Equatable {
  /// Why there is nothing to show (H-18).
  public enum Emptiness: Sendable, Hashable {
    /// There are no trackers at all.
    case noTrackers
    /// None is due on this day.
    case nothingThisDay
    /// The filter or the search leaves none of the day's.
    case nothingFound
  }

  public let day: CalendarDay
  /// What day it was when this was asked; the day may be marked up to that.
  public let today: CalendarDay
  /// All that there are, one section after the other.
  public let cards: [DayCard]
  /// Pinned first, then the categories in their order; none is empty.
  public let sections: [DaySection]
  /// All that there are, in their order.
  public let categories: [TrackerCategory]
  /// Of the whole day, whatever filter and search leave.
  public let dueCount: Int
  public let doneCount: Int
  /// From when on each waits that is still to be done today, whatever day this is, the earliest first;
  /// see ``DayCard/dueTime``.
  public let dueTimes: [DayTime]
  /// Nil where there is something.
  public let emptiness: Emptiness?

  public var isFuture: Bool { day > today }

  /// That of a tracker; nil where it is gone.
  public func category(of tracker: Tracker) -> TrackerCategory? {
    categories.first { $0.id == tracker.category }
  }
}

/// Cards under one header.
public struct DaySection: Sendable, Equatable {
  public enum Header: Sendable, Hashable {
    case pinned
    case category(TrackerCategory)
  }

  public let header: Header
  public let cards: ArraySlice<DayCard>
}

/// One tracker on a day.
///
/// Figures of its history are counted when they are asked for: of a day with many cards only those that
/// are shown need them.
public struct DayCard: Sendable, Equatable, Identifiable {
  /// What stands for it on the day.
  public let entry: DayEntry
  public let isDone: Bool
  /// The day of an event that stands here because it was not done then, or was done on another day.
  public let carriedFrom: CalendarDay?
  let reading: CardReading

  /// So many of so many.
  public struct Progress: Sendable, Hashable {
    public let done: Int
    public let wanted: Int
    public let unit: StreakUnit
  }

  public var id: Tracker.ID { entry.tracker }
  public var tracker: Tracker { reading.tracker }
  public var isSkipped: Bool { entry.mark == .skip }

  /// From when on it waits on its day: what is carried over from another one does from its beginning
  /// on, anything else when its reminder comes; nil for what has the whole day.
  public var dueTime: DayTime? { carriedFrom == nil ? tracker.reminder : .midnight }

  /// Of all time (H-14).
  public var doneCount: Int { reading.doneCount }

  /// As it was on the day; nil for an event, and where there is no run.
  public var streak: Streak? { reading.streak }

  /// The number of days of the week or month that are done, up to the day; nil for other schedules.
  public var progress: Progress? { reading.progress }

  /// What was measured; nil where nothing was.
  public var amount: Amount? {
    if case .amount(let amount) = entry.mark { return amount }
    return nil
  }
}

/// What a day is asked for.
public struct DayQuery: Sendable, Hashable {
  public var day: CalendarDay
  public var filter: DayFilter
  /// A part of a name; case, accents and ё do not matter.
  public var search: String

  public init(_ day: CalendarDay, filter: DayFilter = .all, search: String = "") {
    (self.day, self.filter, self.search) = (day, filter, search)
  }
}

/// Which trackers of the day are shown (H-31); a live predicate, so that it holds on every day.
public enum DayFilter: String, Sendable, Hashable, Codable, CaseIterable {
  case all, completed, notCompleted
}
