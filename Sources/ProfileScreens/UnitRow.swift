import Core

/// A unit that can be chosen, or left to the region.
public enum UnitRow: String, Hashable, Sendable, CaseIterable {
  case weight, weekStart, clock

  /// The region's choice first, then all there are.
  func options(_ words: ProfileWords, region: Units) -> [String] {
    switch self {
    case .weight:
      [words.automatic(words.weight(region.weight))] + WeightUnit.allCases.map(words.weight)
    case .weekStart:
      [words.automatic(words.weekStart(region.weekStart))]
        + WeekStart.allCases.map(words.weekStart)
    case .clock:
      [words.automatic(words.clock(region.clock))] + ClockStyle.allCases.map(words.clock)
    }
  }

  /// The place among these.
  func selection(in units: UnitSettings) -> Int {
    switch self {
    case .weight: Self.place(of: units.weight)
    case .weekStart: Self.place(of: units.weekStart)
    case .clock: Self.place(of: units.clock)
    }
  }

  /// The settings with another place chosen.
  func choosing(_ place: Int, in units: UnitSettings) -> UnitSettings {
    var units = units
    switch self {
    case .weight: units.weight = Self.value(at: place)
    case .weekStart: units.weekStart = Self.value(at: place)
    case .clock: units.clock = Self.value(at: place)
    }
    return units
  }

  private static func place<Value: CaseIterable & Equatable>(of value: Value?) -> Int {
    Array(Value.allCases).firstIndex { $0 == value }.map { $0 + 1 } ?? 0
  }

  private static func value<Value: CaseIterable>(at place: Int) -> Value? {
    let all = Array(Value.allCases)
    return all.indices.contains(place - 1) ? all[place - 1] : nil
  }
}
