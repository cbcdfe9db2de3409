/// What a user has chosen of units; nil leaves it to the region.
public struct UnitSettings: Sendable, Hashable, Codable {
  public var weight: WeightUnit?
  public var weekStart: WeekStart?
  public var clock: ClockStyle?

  public init(
    weight: WeightUnit? = nil, weekStart: WeekStart? = nil, clock: ClockStyle? = nil
  ) {
    (self.weight, self.weekStart, self.clock) = (weight, weekStart, clock)
  }

  /// - Parameter region: what holds where nothing was chosen.
  public func units(in region: Units) -> Units {
    Units(
      weight: weight ?? region.weight, weekStart: weekStart ?? region.weekStart,
      clock: clock ?? region.clock)
  }
}
