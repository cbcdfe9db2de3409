import Core
import WeatherDomain
import XCTest

/// Rises and sets as an observatory has published them: 63 places and days, six years and more,
/// latitudes from 29 to 75 on both halves of the Earth. What stands nearer to the equator is in
/// ``ComputedSkyTests``, by a program of others.
final class PublishedTablesTests: XCTestCase {
  /// The bar is two minutes; the tables are rounded to one, and nothing was further off than half of
  /// it and a second.
  private let limit = 45.0

  func testSunAndMoonAgreeWithTheTablesOfTheNavalObservatory() throws {
    var count = 0
    for table in PublishedTable.all {
      for row in table.rows {
        try check(row, of: table)
        count += 1
      }
    }
    XCTAssertGreaterThanOrEqual(count, 40)
  }

  private func check(_ row: String, of table: PublishedTable) throws {
    let words = row.split(separator: " ")
    let day = try XCTUnwrap(CalendarDay(iso: String(words[0])))
    let offset = table.zoneHours * 3600
    let observer = try XCTUnwrap(
      Observer(latitude: table.latitude, longitude: table.longitude))
    let record = try SkyRecord(words.dropFirst()) {
      try instant(day, $0, secondsEast: offset)
    }
    let rule = UTCOffsetRule(seconds: offset)
    let course: HorizonCourse =
      switch table.body {
      case .sun: try XCTUnwrap(SunDay(day, at: observer, offsets: rule)).course()
      case .moon: try XCTUnwrap(MoonDay(day, at: observer, offsets: rule)).course
      }
    record.check(course, within: limit, "\(table.body) of \(table.place), \(row)")
  }
}
