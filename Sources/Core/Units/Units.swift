/// The units that hold: what a user has chosen, and for the rest what the region uses.
public struct Units: Sendable, Hashable {
  public var weight: WeightUnit
  public var weekStart: WeekStart
  public var clock: ClockStyle

  public init(
    weight: WeightUnit = .kilograms, weekStart: WeekStart = .monday, clock: ClockStyle = .hours24
  ) {
    (self.weight, self.weekStart, self.clock) = (weight, weekStart, clock)
  }

  /// Those of the region that the environment names, in POSIX' order: `LC_ALL`, then `LC_MEASUREMENT`
  /// for weights and `LC_TIME` for the rest, then `LANG`.
  public init(environment: [String: String]) {
    let habit = LocaleRegion.code("LC_MEASUREMENT", environment)
    let time = LocaleRegion.code("LC_TIME", environment)
    self.init(
      weight: habit == "US" ? .pounds : .kilograms, weekStart: time == "US" ? .sunday : .monday,
      clock: .usual(inRegion: time))
  }
}
