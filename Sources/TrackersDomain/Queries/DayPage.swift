import Core

/// A day, as it is shown.
public struct DayPage: Sendable, Equatable {
  /// The reason for which there is nothing to show.
  public enum Emptiness: Sendable, Hashable {
    /// There are no trackers at all.
    case noTrackers
    /// None is due on this day.
    case nothingThisDay
    /// The filter or the search leaves none of the day's.
    case nothingFound
  }

  public let day: CalendarDay
  /// Today at the time of the query; no later day can be marked.
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

  /// Returns the category of a tracker; nil where it is gone.
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
  /// Its mark and note on the day.
  public let entry: DayEntry
  public let isDone: Bool
  /// The day of an event that stands here because it was not done then, or was done on another day.
  public let carriedFrom: CalendarDay?
  let reading: CardReading

  /// So many of so many.
  public struct Progress: Sendable, Hashable {
    public let done: Int
    public let wanted: Int
    /// As it is on the day.
    public let schedule: Schedule
  }

  public var id: Tracker.ID { entry.tracker }
  public var tracker: Tracker { reading.tracker }
  public var isSkipped: Bool { entry.mark == .skip }
  /// True where the schedule asks for the day; a card may also stand there because it is pinned.
  public var isDue: Bool { tracker.habit.map(reading.isDue) ?? true }

  /// The time from which it waits on its day: the time of its reminder, and midnight where it is
  /// carried over from another day; nil for what has the whole day.
  public var dueTime: DayTime? { carriedFrom == nil ? tracker.reminder : .midnight }
  /// The number of days done, of all time.
  public var doneCount: Int { reading.doneCount }
  /// As it was on the day; nil for an event, and where there is no run.
  public var streak: Streak? { reading.streak }
  /// The number of days of the week, month or stretch that are done, up to the day; nil for other
  /// schedules, and where amounts are added up.
  public var progress: Progress? { reading.progress }
  /// The amount of the week, month or stretch of days up to the day; nil where days are counted by
  /// themselves.
  public var total: Amount? { reading.total }

  /// The measured amount; nil where there is none.
  public var amount: Amount? {
    if case .amount(let amount) = entry.mark { return amount }
    return nil
  }
}

/// A choice of a day's cards.
public struct DayQuery: Sendable, Hashable {
  public var day: CalendarDay
  public var filter: DayFilter
  /// A part of a name; case, accents and ё do not matter.
  public var search: String

  public init(_ day: CalendarDay, filter: DayFilter = .all, search: String = "") {
    (self.day, self.filter, self.search) = (day, filter, search)
  }
}

/// A filter of the day's trackers. It holds on every day that comes.
public enum DayFilter: String, Sendable, Hashable, Codable, CaseIterable {
  case all, completed, notCompleted
}
