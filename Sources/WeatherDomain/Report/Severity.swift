/// The degree of danger of a value.
public enum Severity: Int, Sendable, Hashable, Comparable {
  case caution = 1
  case danger = 2

  public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }

  /// Returns the severity of a value by the bounds from which it begins; nil below.
  fileprivate static func rising(_ value: Double?, _ caution: Double, _ danger: Double) -> Severity?
  {
    guard let value, value >= caution else { return nil }
    return value >= danger ? .danger : .caution
  }
}

extension Speed {
  /// Caution from force 8 (gale), danger from force 10 (storm) of the Beaufort scale (WMO-No. 8,
  /// table 5.1).
  public var severity: Severity? { .rising(metersPerSecond, 17.2, 24.5) }
}

extension Temperature {
  /// The severity of a felt temperature. Heat: "extreme caution" (32 °C) and "danger" (40 °C, 103 °F)
  /// of the heat index of the US National Weather Service. Cold: "high risk" of frostbite (−28) and
  /// "very high" (−40) of the wind chill index of Environment Canada.
  public var severityAsFelt: Severity? { .rising(celsius, 32, 39.5) ?? .rising(-celsius, 28, 40) }
}

extension Precipitation {
  /// Returns the severity of an hour's amount: heavy above 7.6 mm (glossary of the American
  /// Meteorological Society), violent above 50 mm (UK Met Office).
  public func severity(hours: Int) -> Severity? {
    .rising(millimeters / Double(max(1, hours)), 7.6, 50)
  }
}

/// Returns the severity of a UV index by the WHO (Global Solar UV Index, 2002): very high from 8,
/// extreme from 11.
public func severity(ofUVIndex index: Double?) -> Severity? { .rising(index, 8, 11) }

extension AirQuality {
  /// "Poor" and "very poor" of the European index; where that is missing, "unhealthy" (151) and "very
  /// unhealthy" (201) of the one of the United States (AirNow).
  public var severity: Severity? {
    europeanIndex == nil ? .rising(usIndex, 151, 201) : .rising(europeanIndex, 60.1, 80.1)
  }
}
