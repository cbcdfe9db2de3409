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
    func isAmerican(_ category: String) -> Bool {
      let names = ["LC_ALL", category, "LANG"].compactMap { environment[$0] }
      return Self.region(names.first { !$0.isEmpty } ?? "") == "US"
    }
    let usesPounds = isAmerican("LC_MEASUREMENT")
    let isTimeAmerican = isAmerican("LC_TIME")
    self.init(
      weight: usesPounds ? .pounds : .kilograms, weekStart: isTimeAmerican ? .sunday : .monday,
      clock: isTimeAmerican ? .hours12 : .hours24)
  }

  /// The region of a locale's name: `US` of `en_US.UTF-8`; empty where it has none.
  private static func region(_ locale: String) -> Substring {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard let mark = name.firstIndex(of: "_") else { return "" }
    return name[name.index(after: mark)...]
  }
}
