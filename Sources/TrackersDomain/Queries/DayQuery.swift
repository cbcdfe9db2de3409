import Core

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
