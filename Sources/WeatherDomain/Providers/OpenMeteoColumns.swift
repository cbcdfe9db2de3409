import Interchange

/// Values by their names, in the units that stand beside them, of one row or of a lone record.
struct OpenMeteoColumns {
  private let values: JSONValue
  private let units: JSONValue
  private let row: Int?

  init(_ values: JSONValue, _ units: JSONValue, row: Int? = nil) {
    self.values = values
    self.units = units
    self.row = row
  }

  private subscript(name: String) -> JSONValue {
    row.map { values[name][$0] } ?? values[name]
  }

  func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
    self[name].number(in: range)
  }

  func percent(_ name: String) -> Double? { number(name, in: 0...100) }

  func flag(_ name: String) -> Bool? { self[name].integer.map { $0 != 0 } }

  func code(_ name: String) -> WeatherCode? {
    self[name].integer.flatMap { WeatherCode(rawValue: $0) }
  }

  func temperature(_ name: String) -> Temperature? {
    self[name].number.flatMap { number in
      Temperature(celsius: units[name].text == "°F" ? (number - 32) * 5 / 9 : number)
    }
  }

  func pressure(_ name: String) -> Pressure? {
    self[name].number.flatMap { Pressure(hectopascals: $0) }
  }

  func precipitation(_ name: String) -> Precipitation? {
    let factor = units[name].text == "inch" ? 25.4 : 1
    return self[name].number.flatMap { Precipitation(millimeters: $0 * factor) }
  }

  func speed(_ name: String) -> Speed? {
    let unit: Speed.Unit =
      switch units[name].text {
      case "km/h": .kilometersPerHour
      case "mp/h", "mph": .milesPerHour
      case "kn": .knots
      default: .metersPerSecond
      }
    return self[name].number.flatMap { Speed(metersPerSecond: $0 * unit.factor) }
  }

  func wind(_ speed: String, _ gusts: String, _ direction: String) -> Wind {
    Wind(
      speed: self.speed(speed), gusts: self.speed(gusts),
      direction: number(direction, in: 0...360))
  }
}
