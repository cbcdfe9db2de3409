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
