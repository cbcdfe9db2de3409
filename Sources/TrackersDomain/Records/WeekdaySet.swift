import Core

/// Days of the week, as seven bits: Monday is the lowest.
public struct WeekdaySet: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue & 0x7F }

  public init(_ days: some Sequence<Weekday>) {
    self.init(rawValue: days.reduce(0) { $0 | 1 << ($1.rawValue - 1) })
  }

  public static let everyDay = WeekdaySet(rawValue: 0x7F)
  public static let workdays = WeekdaySet(rawValue: 0x1F)
  public static let weekend = WeekdaySet(rawValue: 0x60)

  public func contains(_ day: Weekday) -> Bool { rawValue & 1 << (day.rawValue - 1) != 0 }

  /// From Monday on.
  public var days: [Weekday] { Weekday.allCases.filter { contains($0) } }

  public var count: Int { rawValue.nonzeroBitCount }

  /// With the day where it was not in it, without it where it was.
  public func toggling(_ day: Weekday) -> WeekdaySet {
    WeekdaySet(rawValue: rawValue ^ 1 << (day.rawValue - 1))
  }
}
