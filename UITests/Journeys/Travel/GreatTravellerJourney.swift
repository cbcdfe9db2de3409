import Foundation
import JourneyKit
import Places
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// Somebody who has been nearly everywhere brings a whole list along, and takes it to another machine.
final class GreatTravellerJourney: JourneyCase {
  private var launch: Launch { Launch(tab: .travel) }

  /// 60 countries with five cities each: by name and point, by name and country, by number.
  @MainActor
  private static func list() throws -> String {
    let gazetteer = try Gazetteer(
      PlacesFile(environment: [:], program: URL(filePath: MoggyDrivers.program(named: "moggy"))))
    var rows = ["name,country,id,latitude,longitude,state,from,until,note"]
    var count = 0
    let countries = try gazetteer.countries().sorted { $0.names.english < $1.names.english }
    for country in countries where count < 60 {
      let cities = try gazetteer.cities(of: country.code, limit: 5)
      guard cities.count == 5 else { continue }
      rows.append("\"\",\"\(country.names.english)\",,,,\(["been", "lived"][count % 2]),,,")
      for (index, city) in cities.enumerated() {
        let (point, year) = (city.coordinates, 1990 + (count + index) % 35)
        let note = index == 4 ? "\"No. \(count), \"\"the fifth\"\"\"" : ""
        let place =
          index == 0
          ? "\"\",\(country.code),geonames:\(city.id),,"
          : "\"\(city.names.english)\",\(country.code),,\(point.latitude),\(point.longitude)"
        rows.append("\(place),\(index == 3 ? "want" : "been"),\(year),,\(note)")
      }
      count += 1
    }
    return rows.joined(separator: "\r\n") + "\r\n"
  }

  @MainActor
  func testSixtyCountriesAndThreeHundredCities() async throws {
    let list = try Self.list()
    var written = ""
    let online = Launch(tab: .travel, answers: try PhotoAnswers().all)
    try await inBoth(online, size: Size(120, 40)) { app, folders in
      for folder in folders { try write(list, "list.csv", in: folder) }
      try await importing("~/list.csv", app)
      try await correctThree(app)
      try await undoOne(app)
      try await lookAtPhotos(app)
      written = try await exporting("~/all.geojson", app, folders)
    }
    try await inBoth(launch) { app, folders in
      for folder in folders { try write(written, "all.geojson", in: folder) }
      try await importing("~/all.geojson", app, cities: 299)
      let again = try await exporting("~/again.geojson", app, folders)
      XCTAssertEqual(again, written)
    }
  }

  // MARK: Parts

  private func write(_ text: String, _ name: String, in folder: DataFolder) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  @MainActor
  private func importing(_ path: String, _ app: Journey, cities: Int = 300) async throws {
    try await app.press("I")
    try await app.on(TravelPathPage.self).answer(path)
    let preview = try app.on(ImportPreviewPage.self)
    try app.expect(preview.new).toHave(label: "To be added: 60 countries and \(cities) cities")
    try app.expect(preview.report).notToShow("not understood")
    try app.expect(preview.report).notToShow("Already there")
    try await preview.add.click()
    try app.expectToast("60 countries and \(cities) cities added. u takes them out again.")
    let page = try await TravelSettingsPage.open(app)
    try app.expect(page.countries).toHave(value: "60")
    try app.expect(page.cities).toHave(value: "\(cities)")
    try await app.press("[")
  }

  /// The state of a country, the date of a city, and a city where nobody was.
  @MainActor
  private func correctThree(_ app: Journey) async throws {
    let list = try await CountriesPage.open(app)
    try await list.list.click()
    try await app.press("g", .enter)
    let info = try app.on(CountryInfoPage.self)
    let cities = info.names
    XCTAssertEqual(cities.count, 5)
    try await info.edit.click()
    try await app.press(.right, .control("s"))
    try app.expect(info.details).toHave(label: "☆ want to go")
    try await app.press("g", "e")
    let form = try app.on(VisitFormPage.self)
    try await form.from.click()
    try await app.press(.end, .control("u"))
    try await app.type("1999-12-31")
    try await app.press(.control("s"))
    try app.expectText("31.12.1999")
    try await app.press("G", "d")
    XCTAssertEqual(info.names, cities.dropLast())
    try await app.press(.escape)
  }

  /// One more, by mistake.
  @MainActor
  private func undoOne(_ app: Journey) async throws {
    let list = try app.on(CountriesPage.self)
    let names = list.names
    try await app.press("G", "d")
    try await app.press("u", "g")
    XCTAssertEqual(list.names, names)
    let page = try await settings(app)
    try app.expect(page.countries).toHave(value: "60")
    try app.expect(page.cities).toHave(value: "299")
    try await app.press("[")
  }

  /// Of the first country, one after another.
  @MainActor
  private func lookAtPhotos(_ app: Journey) async throws {
    let list = try await CountriesPage.open(app)
    try await list.list.click()
    try await app.press("g", .enter)
    let info = try app.on(CountryInfoPage.self)
    try app.expect(info.photos).toHave(value: "1/5")
    try await info.photo(1).click()
    let photo = try app.on(CountryPhotoPage.self)
    for number in 2...5 {
      try await photo.next.click()
      try app.expect(photo.picture).toHave(label: "View \(number)")
    }
    try app.expect(photo.credit).toShow("Author & son 5")
    try await app.press(.escape, .escape)
  }

  @MainActor
  private func settings(_ app: Journey) async throws -> TravelSettingsPage {
    try await app.press("]", "]")
    return try app.on(TravelSettingsPage.self)
  }

  /// Both programs have written the same.
  @MainActor
  private func exporting(
    _ path: String, _ app: Journey, _ folders: [DataFolder]
  ) async throws -> String {
    try await app.press("E")
    try await app.on(TravelPathPage.self).answer(path)
    try app.expectToast("Written to \(path)")
    let texts = try folders.map {
      try String(contentsOf: $0.url.appending(path: String(path.dropFirst(2))), encoding: .utf8)
    }
    XCTAssertEqual(texts.first, texts.last)
    return try XCTUnwrap(texts.first)
  }
}
