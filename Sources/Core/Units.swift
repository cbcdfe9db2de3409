/// The units that hold: what a user has chosen, and for the rest what the region uses.
public struct Units: Sendable, Hashable {
  public var weight: WeightUnit
  public var weekStart: WeekStart
  public var clock: ClockStyle
  public var date: DateStyle

  public init(
    weight: WeightUnit = .kilograms, weekStart: WeekStart = .monday, clock: ClockStyle = .hours24,
    date: DateStyle = .dayMonthYear
  ) {
    (self.weight, self.weekStart, self.clock, self.date) = (weight, weekStart, clock, date)
  }

  /// Takes the units of the region that the environment names, in POSIX order: `LC_ALL`, then
  /// `LC_MEASUREMENT` for weights and `LC_TIME` for the rest, then `LANG`.
  public init(environment: [String: String]) {
    let habit = LocaleRegion.code("LC_MEASUREMENT", environment)
    let time = LocaleRegion.code("LC_TIME", environment)
    self.init(
      weight: habit == "US" ? .pounds : .kilograms, weekStart: time == "US" ? .sunday : .monday,
      clock: .usual(inRegion: time), date: .usual(inRegion: time))
  }
}

/// The user's choice of units; nil leaves a unit to the region.
public struct UnitSettings: Sendable, Hashable, Codable {
  public var weight: WeightUnit?
  public var weekStart: WeekStart?
  public var clock: ClockStyle?
  public var date: DateStyle?

  public init(
    weight: WeightUnit? = nil, weekStart: WeekStart? = nil, clock: ClockStyle? = nil,
    date: DateStyle? = nil
  ) {
    (self.weight, self.weekStart, self.clock, self.date) = (weight, weekStart, clock, date)
  }

  /// - Parameter region: what holds where nothing was chosen.
  public func units(in region: Units) -> Units {
    Units(
      weight: weight ?? region.weight, weekStart: weekStart ?? region.weekStart,
      clock: clock ?? region.clock, date: date ?? region.date)
  }
}

/// The unit of weights that are shown, and of typed weights without a unit.
public enum WeightUnit: String, Sendable, Hashable, Codable, CaseIterable { case kilograms, pounds }

/// The day that a week begins with, in calendars.
public enum WeekStart: String, Sendable, Hashable, Codable, CaseIterable {
  case monday, sunday

  public var weekday: Weekday { self == .monday ? .monday : .sunday }
}

/// The country whose habits the environment asks for.
public enum LocaleRegion {
  /// Returns the two letters of a locale (`en_US.UTF-8`), in POSIX order: LC_ALL, the category,
  /// LANG; nil if the first non-empty one names no region.
  public static func code(_ category: String, _ environment: [String: String]) -> String? {
    let names = ["LC_ALL", category, "LANG"].compactMap { environment[$0] }
    let locale = names.first { !$0.isEmpty } ?? ""
    let name = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
    guard name.count == 2, name[1].count == 2, name[1].allSatisfy(\.isLetter) else { return nil }
    return name[1].uppercased()
  }
}
