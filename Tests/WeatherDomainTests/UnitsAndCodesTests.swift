import XCTest

@testable import WeatherDomain

final class UnitsAndCodesTests: XCTestCase {
  func testUnits() throws {
    let warm = try XCTUnwrap(Temperature(celsius: 100.0 / 9))
    XCTAssertEqual(warm.value(in: .fahrenheit), 52, accuracy: 1e-9)
    let wind = try XCTUnwrap(Speed(metersPerSecond: 10))
    XCTAssertEqual(wind.value(in: .kilometersPerHour), 36, accuracy: 1e-9)
    XCTAssertEqual(wind.value(in: .knots), 19.438, accuracy: 0.001)
    XCTAssertEqual(wind.value(in: .milesPerHour), 22.369, accuracy: 0.001)
    let pressure = try XCTUnwrap(Pressure(hectopascals: 1013.25))
    XCTAssertEqual(pressure.value(in: .millimetersOfMercury), 760, accuracy: 0.001)
    XCTAssertEqual(pressure.value(in: .inchesOfMercury), 29.921, accuracy: 0.001)
    XCTAssertEqual(try XCTUnwrap(Precipitation(millimeters: 25.4)).value(in: .inches), 1)
  }

  func testUsualUnits() {
    XCTAssertEqual(WeatherUnits.usual(inRegion: "us").temperature, .fahrenheit)
    XCTAssertEqual(WeatherUnits.usual(inRegion: "RU").pressure, .millimetersOfMercury)
    XCTAssertEqual(WeatherUnits.usual(inRegion: nil), WeatherUnits())
  }

  func testEveryCodeHasWordsOfItsOwn() {
    let words = WeatherCode.allCases.map(\.words)
    XCTAssertEqual(Set(words.map(\.english)).count, words.count)
    XCTAssertEqual(Set(words.map(\.russian)).count, words.count)
    XCTAssertEqual(Set(WeatherCode.allCases.map(\.group)), Set(WeatherCode.Group.allCases))
  }

  func testConditionsOfOtherProviders() {
    XCTAssertEqual(WeatherCode(openWeather: 804), .overcast)
    XCTAssertEqual(WeatherCode(openWeather: 511), .freezingRain)
    XCTAssertNil(WeatherCode(openWeather: 781))
    XCTAssertEqual(WeatherCode(metNorway: "lightrainshowers_day"), .lightShowers)
    XCTAssertEqual(
      WeatherCode(metNorway: "heavysnowshowersandthunder_polartwilight"), .thunderstorm)
    XCTAssertEqual(WeatherCode(metNorway: "clearsky_night"), .clear)
    XCTAssertNil(WeatherCode(metNorway: "frogs"))
  }

  func testSevereValues() throws {
    XCTAssertNil(try XCTUnwrap(Speed(metersPerSecond: 17.1)).severity)
    XCTAssertEqual(try XCTUnwrap(Speed(metersPerSecond: 17.2)).severity, .caution)
    XCTAssertEqual(try XCTUnwrap(Speed(metersPerSecond: 24.5)).severity, .danger)
    XCTAssertEqual(try XCTUnwrap(Temperature(celsius: 33)).severityAsFelt, .caution)
    XCTAssertEqual(try XCTUnwrap(Temperature(celsius: -41)).severityAsFelt, .danger)
    XCTAssertNil(try XCTUnwrap(Temperature(celsius: -27)).severityAsFelt)
    XCTAssertEqual(try XCTUnwrap(Precipitation(millimeters: 24)).severity(hours: 3), .caution)
    XCTAssertNil(try XCTUnwrap(Precipitation(millimeters: 22)).severity(hours: 3))
    XCTAssertEqual(severity(ofUVIndex: 11), .danger)
    XCTAssertEqual(WeatherCode.freezingRain.severity, .danger)
  }
}
