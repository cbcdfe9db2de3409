import Foundation
import XCTest

/// `moggy weather` on the real program, with answers of files and the places beside it.
final class WeatherCommandTests: PlacesCase {
  private static let answers = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "WeatherDomainTests/Answers/open-meteo")

  private func fixtures(_ index: String? = nil) throws {
    let index =
      index ?? """
        {"answers": [{"path": "/v1/forecast", "file": "forecast-unixtime.json"},
          {"path": "/v1/air-quality", "file": "air-quality.json"}]}
        """
    try FileManager.default.createDirectory(
      atPath: path("answers"), withIntermediateDirectories: true)
    try write("answers/index.json", Array(index.utf8))
    for name in ["forecast-unixtime.json", "air-quality.json", "error-429-daily.json"] {
      let content = try Data(contentsOf: Self.answers.appending(path: name))
      try write("answers/" + name, Array(content))
    }
  }

  private func weather(
    _ arguments: String..., language: String = "en", now: String = "2026-11-21T11:20:00Z",
    environment: [String: String] = [:]
  ) throws -> Ended {
    try run(
      ["weather"] + arguments + [
        "--data", path("data"), "--language", language, "--now", now, "--time-zone",
        "Europe/Berlin", "--fixtures", path("answers"),
      ], environment)
  }

  func testTheTable() throws {
    try fixtures()
    let ended = try weather("Moscow")
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertEqual(ended.errors, "")
    XCTAssertEqual(ended.lines.first, "Moscow, Russia  (it is 14:20 there)")
    XCTAssertTrue(ended.output.contains("Overcast, 1 °C, feels like −4 °C"), ended.output)
    XCTAssertTrue(ended.output.contains("wind 4 m/s SW, humidity 84%"), ended.output)
    XCTAssertEqual(ended.lines.filter { $0.contains(" 2026-11-") }.count, 8, ended.output)
    XCTAssertEqual(ended.lines.last, "Weather data by Open-Meteo.com (CC BY 4.0)")
  }

  func testOneLineForAStatusBar() throws {
    try fixtures()
    XCTAssertEqual(try weather("Moscow", "--line").output, "☁ 1 °C Overcast\n")
    let format =
      "{place}: {temperature} ({feels}), {low}…{high}, {wind}, {humidity}, {chance}; {walk}"
    let line = try weather("Москва", "--line", "--format", format, language: "ru")
    XCTAssertEqual(line.lines.count, 1)
    XCTAssertTrue(line.output.hasPrefix("Москва: 1 °C (−4 °C), "), line.output)
    XCTAssertTrue(line.output.contains("4 м/с ЮЗ, 84 %"), line.output)
    XCTAssertTrue(line.output.hasSuffix("; Хорошая погода для прогулки\n"), line.output)
    let unknown = try weather("Moscow", "--line", "--format", "{moon}")
    XCTAssertEqual(unknown.status, 64)
    XCTAssertTrue(unknown.errors.contains("--format has no field {moon}; there are place,"))
    XCTAssertEqual(try weather("Moscow", "--format", "{sky}").status, 64)
    XCTAssertEqual(try weather("Moscow", "--line", "--json").status, 64)
    XCTAssertEqual(try weather("Moscow", "--provider", "nobody").status, 64)
    // Another service has its own answers.
    XCTAssertEqual(try weather("Moscow", "--provider", "met-norway").status, 78)
  }

  func testInRussianWithHoursAndUnits() throws {
    try fixtures()
    let ended = try weather("Москва", "--hourly", "--units", "imperial", language: "ru")
    XCTAssertEqual(ended.status, 0, ended.errors)
    XCTAssertTrue(ended.output.hasPrefix("Москва, Россия  (там сейчас 14:20)"), ended.output)
    XCTAssertTrue(ended.output.contains("34 °F"), ended.output)
    XCTAssertTrue(ended.output.contains("9 миль/ч ЮЗ"), ended.output)
    XCTAssertEqual(ended.lines.filter { $0.contains(":00  ") }.count, 24, ended.output)
  }

  // On a terminal the hours are a chart; elsewhere, as for a script, a table, unless told otherwise.
  func testHoursAsAChart() throws {
    try fixtures()
    let chart = try weather("Moscow", "--hourly", "--chart")
    XCTAssertEqual(chart.status, 0, chart.errors)
    for part in ["  Temperature", "●", "°┤", "└──", "Precipitation, % "] {
      XCTAssertTrue(chart.output.contains(part), "\(part)\n\(chart.output)")
    }
    XCTAssertFalse(chart.output.contains("Hour "), chart.output)
    XCTAssertFalse(chart.output.contains("\u{1B}"), chart.output)
    XCTAssertTrue(chart.lines.allSatisfy { $0.count <= 80 }, chart.output)
    let table = try weather("Moscow", "--hourly")
    XCTAssertFalse(table.output.contains("┤"), table.output)
    XCTAssertEqual(try weather("Moscow", "--hourly", "--no-chart").output, table.output)
    XCTAssertEqual(try weather("Moscow", "--chart").status, 64)
  }

  func testUnitsAndClockOfTheLocale() throws {
    try fixtures()
    let american = try weather("Moscow", environment: ["LC_ALL": "en_US.UTF-8"])
    XCTAssertTrue(american.output.contains("(it is 2:20 PM there)"), american.output)
    XCTAssertTrue(american.output.contains("34 °F"), american.output)
    let mixed = ["LC_ALL": "", "LANG": "en_US.UTF-8", "LC_MEASUREMENT": "ru_RU.UTF-8"]
    let russian = try weather("Moscow", environment: mixed)
    XCTAssertTrue(russian.output.contains("(it is 2:20 PM there)"), russian.output)
    XCTAssertTrue(russian.output.contains("pressure 761 mmHg"), russian.output)
  }

  func testAsJSON() throws {
    try fixtures()
    let ended = try weather("55.7558, 37.6173", "--json", "--hourly")
    let found = try XCTUnwrap(try ended.json() as? [String: Any], ended.errors)
    let place = try XCTUnwrap(found["place"] as? [String: Any])
    XCTAssertEqual(place["id"] as? String, "point:55.7558,37.6173")
    XCTAssertEqual(place["name"] as? String, "Moscow")
    XCTAssertEqual(place["time_zone"] as? String, "Europe/Moscow")
    XCTAssertEqual((found["units"] as? [String: Any])?["speed"] as? String, "metersPerSecond")
    let current = try XCTUnwrap(found["current"] as? [String: Any])
    XCTAssertEqual(current["time"] as? String, "2026-11-21T14:15:00+03:00")
    XCTAssertEqual(current["temperature"] as? Double, 0.9)
    XCTAssertEqual(current["wind_speed"] as? Double, 3.86)
    XCTAssertEqual(current["code"] as? Int, 3)
    XCTAssertEqual((found["daily"] as? [Any])?.count, 8)
    XCTAssertEqual((found["hourly"] as? [Any])?.count, 24)
    XCTAssertEqual(found["is_fresh"] as? Bool, true)
    XCTAssertEqual(found["credit"] as? String, "Weather data by Open-Meteo.com (CC BY 4.0)")
    let imperial = try weather("Moscow", "--json", "--units", "imperial").json() as? [String: Any]
    XCTAssertEqual((imperial?["units"] as? [String: Any])?["temperature"] as? String, "fahrenheit")
    XCTAssertNil(imperial?["hourly"])
  }

  /// What was asked once is there without a network, with its age.
  func testOfflineAndStale() throws {
    try fixtures(#"{"answers": []}"#)
    let nothing = try weather("Moscow", "--offline")
    XCTAssertEqual(nothing.status, 69)
    XCTAssertEqual(nothing.output, "")
    XCTAssertEqual(nothing.errors, "moggy: nothing is kept of the weather there\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("data")))
    let unreachable = try weather("Moscow")
    XCTAssertEqual(unreachable.status, 69)
    XCTAssertEqual(unreachable.errors, "moggy: No connection to the service\n")
    try fixtures()
    XCTAssertEqual(try weather("Moscow").status, 0)
    try fixtures(#"{"answers": []}"#)
    let kept = try weather("Moscow", "--offline")
    XCTAssertEqual(kept.status, 0, kept.errors)
    XCTAssertTrue(kept.output.contains("Overcast"), kept.output)
    XCTAssertEqual(kept.errors, "moggy: this was known just now\n")
    let old = try weather("Moscow", now: "2026-11-21T14:20:00Z")
    XCTAssertEqual(old.status, 0)
    XCTAssertTrue(old.output.contains("Overcast"), old.output)
    XCTAssertEqual(old.errors, "moggy: No connection to the service; this was known 3 h ago\n")
  }

  /// What is over is not told as if it were to come.
  func testNoneOfTheKeptDaysIsLeft() throws {
    try fixtures()
    XCTAssertEqual(try weather("Moscow").status, 0)
    try fixtures(#"{"answers": []}"#)
    let days = try weather("Moscow", "--offline", now: "2026-11-25T09:00:00Z")
    XCTAssertEqual(days.status, 0, days.errors)
    XCTAssertEqual(days.lines.filter { $0.contains(" 2026-11-") }.count, 4, days.output)
    XCTAssertEqual(days.errors, "moggy: this was known 3 days ago\n")
    let hours = try weather("Moscow", "--offline", "--hourly", now: "2026-11-25T09:00:00Z")
    XCTAssertTrue(hours.output.contains("\nno hours to come are known\n"), hours.output)
    XCTAssertFalse(hours.output.contains("Chance"), hours.output)
    for arguments in [["--offline"], ["--offline", "--json"]] {
      let none = try run(
        [
          "weather", "Moscow", "--data", path("data"), "--language", "en", "--now",
          "2027-08-08T12:00:00Z", "--fixtures", path("answers"),
        ] + arguments)
      XCTAssertEqual(none.status, 69)
      XCTAssertEqual(none.output, "")
      XCTAssertEqual(
        none.errors, "moggy: the kept weather is 260 days old, and none of its days is left\n")
    }
    let unreachable = try weather("Moscow", now: "2027-08-08T12:00:00Z")
    XCTAssertEqual(unreachable.status, 69)
    XCTAssertEqual(
      unreachable.errors,
      "moggy: No connection to the service; the kept weather is 260 days old, and none of its days "
        + "is left\n")
  }

  func testTheDefaultPlace() throws {
    try fixtures()
    XCTAssertTrue(try weather().output.hasPrefix("Berlin, Germany  "))
    try FileManager.default.createDirectory(
      atPath: path("data/config"), withIntermediateDirectories: true)
    try write("data/config/config.toml", Array("[weather]\ncoordinates = '48.8534, 2.3488'".utf8))
    XCTAssertTrue(try weather().output.hasPrefix("Paris, Île-de-France, France  "))
  }

  func testWhatGoesWrong() throws {
    try fixtures(
      #"{"answers": [{"path": "/v1/forecast", "status": 429, "file": "error-429-daily.json"}]}"#)
    XCTAssertEqual(try weather("Moscow").status, 75)
    let none = try weather("qzxqzxqzx")
    XCTAssertEqual(none.status, 66)
    XCTAssertEqual(none.errors, "moggy: there is no place “qzxqzxqzx”\n")
    let outside = try weather("-91,10")
    XCTAssertEqual(outside.status, 64)
    XCTAssertEqual(outside.errors, "moggy: latitude is from -90 to 90\n")
    XCTAssertEqual(try weather("Moscow", "--days", "17").status, 64)
    XCTAssertEqual(try weather("Moscow", "--dayz").status, 64)
    XCTAssertEqual(try weather("Moscow", "--units", "furlongs").status, 64)
    let file = try write("broken", Array("no places".utf8))
    XCTAssertEqual(try weather("Moscow", "--places", file).status, 65)
    XCTAssertEqual(try weather("Moscow", "--places", path("none")).status, 69)
    try fixtures()
    let point = try weather("-33.9", "151.2", "--places", path("none"))
    XCTAssertEqual(point.status, 0, point.errors)
    XCTAssertTrue(point.output.hasPrefix("-33.9000,151.2000  "), point.output)
  }
}
