/// The units of the weather.
public struct WeatherUnits: Sendable, Hashable, Codable {
  public var temperature: Temperature.Unit
  public var speed: Speed.Unit
  public var pressure: Pressure.Unit
  public var precipitation: Precipitation.Unit

  public init(
    temperature: Temperature.Unit = .celsius, speed: Speed.Unit = .metersPerSecond,
    pressure: Pressure.Unit = .hectopascals, precipitation: Precipitation.Unit = .millimeters
  ) {
    (self.temperature, self.speed) = (temperature, speed)
    (self.pressure, self.precipitation) = (pressure, precipitation)
  }

  /// Returns the usual units of a region of ISO 3166 (two letters); metric where it is unknown.
  public static func usual(inRegion region: String?) -> WeatherUnits {
    switch region?.uppercased() {
    case "US", "LR", "FM", "MH", "PW", "BS", "KY":
      WeatherUnits(
        temperature: .fahrenheit, speed: .milesPerHour, pressure: .inchesOfMercury,
        precipitation: .inches)
    case "GB": WeatherUnits(speed: .milesPerHour)
    case "RU", "BY", "KZ", "UA": WeatherUnits(pressure: .millimetersOfMercury)
    case "NO", "SE", "FI", "DK", "IS": WeatherUnits()
    case nil: WeatherUnits()
    default: WeatherUnits(speed: .kilometersPerHour)
    }
  }
}

/// A temperature, stored in degrees Celsius.
public struct Temperature: Sendable, Hashable, Comparable, Codable {
  /// Wider than the records on Earth, −89.2 and 56.7 °C (WMO archive of extremes).
  static let possible = -100.0...70.0

  public let celsius: Double

  /// Nil for what cannot be a temperature of air.
  public init?(celsius: Double) {
    guard Self.possible.contains(celsius) else { return nil }
    self.celsius = celsius
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable { case celsius, fahrenheit }

  public func value(in unit: Unit) -> Double {
    switch unit {
    case .celsius: celsius
    case .fahrenheit: celsius * 9 / 5 + 32
    }
  }

  public static func < (one: Temperature, other: Temperature) -> Bool {
    one.celsius < other.celsius
  }
}

/// A wind speed, stored in metres per second.
public struct Speed: Sendable, Hashable, Comparable, Codable {
  /// The strongest gust on record is 113 m/s.
  static let possible = 0.0...150.0

  public let metersPerSecond: Double

  /// Nil for what cannot be a wind.
  public init?(metersPerSecond: Double) {
    guard Self.possible.contains(metersPerSecond) else { return nil }
    self.metersPerSecond = metersPerSecond
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    case metersPerSecond, kilometersPerHour, milesPerHour, knots

    /// One of the unit in metres per second.
    var factor: Double {
      switch self {
      case .metersPerSecond: 1
      case .kilometersPerHour: 1 / 3.6
      case .milesPerHour: 0.447_04
      case .knots: 1852.0 / 3600
      }
    }
  }

  public func value(in unit: Unit) -> Double { metersPerSecond / unit.factor }

  public static func < (one: Speed, other: Speed) -> Bool {
    one.metersPerSecond < other.metersPerSecond
  }
}

/// An air pressure, stored in hectopascals.
public struct Pressure: Sendable, Hashable, Comparable, Codable {
  /// From the highest summits to the sea, where 870 and 1084 are the records.
  static let possible = 300.0...1100.0

  public let hectopascals: Double

  /// Nil for what cannot be a pressure of the open air.
  public init?(hectopascals: Double) {
    guard Self.possible.contains(hectopascals) else { return nil }
    self.hectopascals = hectopascals
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable {
    case hectopascals, millimetersOfMercury, inchesOfMercury

    /// One of the unit in hectopascals.
    var factor: Double {
      switch self {
      case .hectopascals: 1
      case .millimetersOfMercury: 1.333_223_9
      case .inchesOfMercury: 33.863_89
      }
    }
  }

  public func value(in unit: Unit) -> Double { hectopascals / unit.factor }

  public static func < (one: Pressure, other: Pressure) -> Bool {
    one.hectopascals < other.hectopascals
  }
}

/// An amount of rain, or of snow as water, stored in millimetres.
public struct Precipitation: Sendable, Hashable, Comparable, Codable {
  /// The record of a day is 1825 mm.
  static let possible = 0.0...2500.0

  public let millimeters: Double

  /// Nil for what cannot fall in a day.
  public init?(millimeters: Double) {
    guard Self.possible.contains(millimeters) else { return nil }
    self.millimeters = millimeters
  }

  public enum Unit: String, Sendable, Hashable, Codable, CaseIterable { case millimeters, inches }

  public func value(in unit: Unit) -> Double {
    unit == .millimeters ? millimeters : millimeters / 25.4
  }

  public static func < (one: Precipitation, other: Precipitation) -> Bool {
    one.millimeters < other.millimeters
  }
}
