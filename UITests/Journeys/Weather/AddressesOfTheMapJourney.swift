import Foundation
import JourneyKit
import Shell
import Terminal
import Toolkit
import WeatherScreens
import XCTest

/// A user lets OpenStreetMap name what is under the mark.
final class AddressesOfTheMapJourney: JourneyCase {
  /// Answers of the service in their turn, by the file; nil for an answer that nobody gives.
  private func answers(_ files: [String]) throws -> [String: Data] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Tests/WeatherDomainTests/Answers/nominatim")
    var answers: [String: Data] = [:]
    for file in Set(files) {
      answers[file] = try Data(contentsOf: folder.appending(path: file))
    }
    let rules = files.map { file in
      """
      {"host": "nominatim.openstreetmap.org", "path": "/reverse", "file": "\(file)", "times": 1}
      """
    }
    answers["index.json"] = Data("{\"answers\": [\(rules.joined(separator: ","))]}".utf8)
    return answers
  }

  private func launch(_ files: [String]) throws -> Launch {
    Launch(tab: .weather, answers: try answers(files))
  }

  /// Second by second, until there is an answer, or that there is none.
  @MainActor
  private func wait(for page: PlaceMapPage) async throws {
    for _ in 0..<120 where try page.shimmer.exists() {
      try await page.app.advance(by: .seconds(1))
    }
    try page.app.expect(page.shimmer).notToExist()
  }

  @MainActor
  func testNothingIsAskedWithoutConsent() async throws {
    try await inBoth(launch(["reverse-street.json"])) { app in
      let page = try await PlaceMapPage.open(app)
      try app.expect(page.offer).toExist()
      try await page.rest()
      try app.expect(page.address).notToShow("Paris")
      try await page.refuse.click()
      try app.expect(page.offer).notToExist()
      try await page.rest()
      try app.expect(page.address).notToShow("Paris")
      try await app.press(.escape)
      _ = try await PlaceMapPage.open(app)
      try app.expect(page.offer).notToExist()
    }
  }

  @MainActor
  func testTheAnswerTakesThePlaceOfTheNearestCity() async throws {
    for size in [Size(120, 40), Size(80, 24), Size(40, 12)] {
      try await inBoth(launch(["reverse-street.json"]), size: size) { app in
        let page = try await PlaceMapPage.open(app)
        try await page.allow.click()
        try app.expect(page.offer).notToExist()
        // What is known without a network stays until then.
        try app.expect(page.address).toShow("Ben Gardane")
        try await page.rest()
        try app.expect(page.address).toShow("Paris, Île-de-France")
        try app.expect(page.detail).toShow("© OpenStreetMap")
        try app.expect(page.shimmer).notToExist()
        try await app.press(.enter)
        _ = try await PlaceMapPage.open(app)
        try app.expect(page.home).toHave(label: "Paris")
      }
    }
  }

  /// Twenty movements are one question, and the next one waits for its second.
  @MainActor
  func testOneQuestionASecondAndOnlyTheLast() async throws {
    try await inBoth(launch(["reverse-street.json", "reverse-village.json"])) { app in
      let page = try await PlaceMapPage.open(app)
      try await app.press("y")
      for _ in 0..<10 { try await app.press("+", .right) }
      try app.expect(page.shimmer).toExist()
      try await page.rest()
      try app.expect(page.address).toShow("Paris")
      try await app.press(.right)
      try await page.rest()
      try app.expect(page.shimmer).toExist()
      try app.expect(page.address).notToShow("Пример")
      try await app.advance(by: .seconds(1))
      try app.expect(page.address).toShow("Пример, Шида-Картли, Грузия")
      try app.expect(page.shimmer).notToExist()
    }
  }

  @MainActor
  func testNothingIsMappedThere() async throws {
    try await inBoth(launch(["reverse-ocean.json"])) { app in
      let page = try await PlaceMapPage.open(app)
      try await app.press("y")
      try await page.rest()
      try app.expect(page.shimmer).notToExist()
      try app.expect(page.address).toShow("Ben Gardane")
      try app.expect(page.detail).notToShow("OpenStreetMap")
    }
  }

  @MainActor
  func testWithoutANetworkTheCityStaysAndCanBeAskedAgain() async throws {
    try await inBoth(Launch(tab: .weather)) { app, folders in
      let page = try await PlaceMapPage.open(app)
      try await app.press("y")
      try await wait(for: page)
      try app.expect(page.address).toShow("Ben Gardane")
      try app.expect(page.detail).toShow("OpenStreetMap: No connection to the service")
      for folder in folders {
        try MoggyDrivers.writeAnswers(answers(["reverse-street.json"]), in: folder)
      }
      try await app.press("r")
      try await wait(for: page)
      try app.expect(page.address).toShow("Paris")
    }
  }
}
