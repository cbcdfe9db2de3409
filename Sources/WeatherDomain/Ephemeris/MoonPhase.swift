/// The eight names of the Moon's shapes.
///
/// As almanacs print them, a principal phase is the name of one day, that of its instant, and the
/// others share the days between.
public enum MoonPhase: Int, Sendable, Hashable, CaseIterable {
  case new, waxingCrescent, firstQuarter, waxingGibbous
  case full, waningGibbous, lastQuarter, waningCrescent

  public var isPrincipal: Bool { rawValue.isMultiple(of: 2) }

  /// True from the day after new moon to the day before full moon.
  public var isWaxing: Bool { self != .new && rawValue < MoonPhase.full.rawValue }

  /// The name of a day.
  /// - Parameter next: the first principal phase from the start of the day on.
  init(endingBefore end: Instant, next: PrincipalPhase) {
    let principal = next.quarter.phase
    let before = (principal.rawValue + Self.allCases.count - 1) % Self.allCases.count
    self = next.instant < end ? principal : MoonPhase(rawValue: before) ?? principal
  }
}
