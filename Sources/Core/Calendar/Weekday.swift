/// A day of the week, numbered as by ISO 8601: Monday is 1.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// 1 January 1970 was a Thursday.
  init(daysSinceEpoch days: Int) {
    let index = days + 3 - (days + 3).floorDivided(by: 7) * 7
    self = Self.allCases[index]
  }

  public var isWeekend: Bool { self == .saturday || self == .sunday }

  /// The column of a week that begins with `first`, from 0.
  public func place(from first: Weekday) -> Int { (rawValue - first.rawValue + 7) % 7 }

  /// All seven, beginning with this one.
  public var week: [Weekday] {
    (0..<7).map { Self.allCases[(rawValue - 1 + $0) % 7] }
  }
}
