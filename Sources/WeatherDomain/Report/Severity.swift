/// How much a value asks for care.
public enum Severity: Int, Sendable, Hashable, Comparable {
  case caution = 1
  case danger = 2

  public static func < (one: Severity, other: Severity) -> Bool { one.rawValue < other.rawValue }

  /// `first` from `caution` on, `second` from `danger` on; nil below.
  fileprivate static func rising(_ value: Double?, _ caution: Double, _ danger: Double) -> Severity?
  {
    guard let value, value >= caution else { return nil }
    return value >= danger ? .danger : .caution
  }
}

extension Speed {
  /// From force 8, gale, and from force 10, storm, of the Beaufort scale (WMO-No. 8, table 5.1).
  public var severity: Severity? { .rising(metersPerSecond, 17.2, 24.5) }

  /// The force of the Beaufort scale, 0 to 12.
  public var beaufort: Int {
    let bounds = [0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
    return bounds.count { metersPerSecond >= $0 }
  }
}

extension Temperature {
  /// As it feels: heat from "extreme caution" (32 °C) and "danger" (40 °C, 103 °F) of the heat index
  /// of the US National Weather Service; cold from "high risk" of frostbite (−28) and "very high"
  /// (−40) of the wind chill index of Environment Canada.
  public var severityAsFelt: Severity? {
    .rising(celsius, 32, 39.5) ?? .rising(-celsius, 28, 40)
  }
}

extension Precipitation {
  /// Of an hour: heavy above 7.6 mm (glossary of the American Meteorological Society), violent above
  /// 50 mm (UK Met Office).
  public func severity(hours: Int) -> Severity? {
    .rising(millimeters / Double(max(1, hours)), 7.6, 50)
  }
}

extension WeatherCode {
  /// Thunder, ice on the ground and the heaviest of each kind.
  public var severity: Severity? {
    switch self {
    case .heavyThunderstormHail, .freezingRain, .violentShowers: .danger
    case .thunderstorm, .thunderstormHail, .lightFreezingRain, .lightFreezingDrizzle,
      .freezingDrizzle, .heavyRain, .heavySnow, .snowShowers:
      .caution
    default: nil
    }
  }
}

/// The UV index by the WHO (Global Solar UV Index, 2002): very high from 8, extreme from 11.
public func severity(ofUVIndex index: Double?) -> Severity? { .rising(index, 8, 11) }

extension AirQuality {
  /// "Poor" and "very poor" of the European index; where that is missing, "unhealthy" (151) and "very
  /// unhealthy" (201) of the one of the United States (AirNow).
  public var severity: Severity? {
    europeanIndex == nil ? .rising(usIndex, 151, 201) : .rising(europeanIndex, 60.1, 80.1)
  }
}
