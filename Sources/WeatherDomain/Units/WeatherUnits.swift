/// The units that a person wants to read.
public struct WeatherUnits: Sendable, Hashable, Codable {
  public var temperature: Temperature.Unit
  public var speed: Speed.Unit
  public var pressure: Pressure.Unit
  public var precipitation: Precipitation.Unit

  public init(
    temperature: Temperature.Unit = .celsius, speed: Speed.Unit = .metersPerSecond,
    pressure: Pressure.Unit = .hectopascals, precipitation: Precipitation.Unit = .millimeters
  ) {
    self.temperature = temperature
    self.speed = speed
    self.pressure = pressure
    self.precipitation = precipitation
  }

  /// What people of a region are used to, by its two letters of ISO 3166; metric where unknown.
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
