import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user looks at photos of a country.
final class CountryPhotosJourney: JourneyCase {
  private static let small = Size(40, 12)
  private static let sizes = [Size(120, 40), Size(80, 24), small]

  private func launch(_ answers: PhotoAnswers = PhotoAnswers()) throws -> Launch {
    Launch(tab: .travel, answers: try answers.all)
  }

  @MainActor
  private func open(_ app: Journey) async throws -> CountryInfoPage {
    try await TravelMapPage(app: app).add("France")
    try await app.press("i")
    return try app.on(CountryInfoPage.self)
  }

  /// Second by second: a try under way would run out of time in one leap of the clock.
  @MainActor
  private func letItTryAgain(_ app: Journey) async throws {
    for _ in 0..<5 { try await app.advance(by: .seconds(1)) }
  }

  @MainActor
  func testTheStripInTheUpperHalf() async throws {
    for size in Self.sizes where size != Self.small {
      try await inBoth(launch(), size: size) { app in
        let page = try await open(app)
        try app.expect(page.photos).toHave(value: "1/5")
        try app.expect(page.photo(1)).toHave(label: "View 1")
        try app.expect(page.photoCredit).toShow("Author & son 1 · CC BY-SA 4.0 · Wikimedia Commons")
        let frame = try page.photos.frame()
        XCTAssertLessThanOrEqual(frame.maxY, size.rows / 2 + 1)
        try await page.add("Lyon")
        XCTAssertEqual(page.names, ["Lyon"])
      }
    }
  }

  @MainActor
  func testOneLineWhereThereIsNoRoom() async throws {
    try await inBoth(launch(), size: Self.small) { app in
      let page = try await open(app)
      try app.expect(page.photos).toHave(label: "5 photos")
      try app.expect(page.photo(1)).notToExist()
      try await page.photos.click()
      let photo = try app.on(CountryPhotoPage.self)
      try app.expect(photo.picture).toHave(label: "View 1")
      try app.expect(photo.credit).toShow("CC BY-SA 4.0")
    }
  }

  @MainActor
  func testArrowsMoveAlongTheStrip() async throws {
    try await inBoth(launch()) { app in
      let page = try await open(app)
      try await app.press(.right, .right, .right, .right, .right)
      try app.expect(page.photos).toHave(value: "5/5")
      try app.expect(page.photo(5)).toHave(label: "View 5")
      try app.expect(page.photo(1)).notToExist()
      try await app.press(.left)
      try app.expect(page.photoCredit).toShow("Author & son 4 · CC0")
    }
  }

  @MainActor
  func testAllOfTheScreenAndBack() async throws {
    for size in Self.sizes {
      try await inBoth(launch(), size: size) { app in
        let page = try await open(app)
        try await app.press("p")
        let photo = try app.on(CountryPhotoPage.self)
        try app.expect(photo.place).toHave(label: "1/5")
        try await app.press(.left)
        try app.expect(photo.place).toHave(label: "1/5")
        try await app.press(.right)
        try app.expect(photo.picture).toHave(label: "View 2")
        try app.expect(photo.credit).toShow("Author & son 2")
        try await photo.next.click()
        try app.expect(photo.place).toHave(label: "3/5")
        try await photo.picture.click()
        try app.expect(photo.place).toHave(label: "4/5")
        try await photo.previous.click()
        try app.expect(photo.place).toHave(label: "3/5")
        if size.rows > 12 { try app.expect(photo.link).toShow("/wiki/File:View_3.jpg") }
        try await app.press(.escape)
        try app.expect(page.cities.or(page.empty)).toExist()
        try app.expect(page.photoCredit).toShow("3")
      }
    }
  }

  @MainActor
  func testAClickOpensAPhoto() async throws {
    try await inBoth(launch()) { app in
      let page = try await open(app)
      try await page.photo(2).click()
      let photo = try app.on(CountryPhotoPage.self)
      try app.expect(photo.picture).toHave(label: "View 2")
      try await photo.back.click()
      try app.expect(page.photos).toHave(value: "2/5")
    }
  }

  @MainActor
  func testASpinnerWhileTheyAreLookedFor() async throws {
    for size in Self.sizes {
      let answers = ["index.json": Data(#"{"answers": []}"#.utf8)]
      try await inBoth(Launch(tab: .travel, answers: answers), size: size) { app in
        let page = try await open(app)
        try app.expect(page.photoState).toBe(.busy)
        try app.expect(page.photoState).toHave(label: "Looking for photos")
        try await page.add("Lyon")
        XCTAssertEqual(page.names, ["Lyon"])
      }
    }
  }

  @MainActor
  func testEachShowsWhenItIsReady() async throws {
    // The second waits for another try of the network; the others do not wait for it.
    try await inBoth(launch(PhotoAnswers(missing: [2]))) { app in
      let page = try await open(app)
      try app.expect(page.photo(1)).notToBe(.busy)
      try app.expect(page.photo(2)).toBe(.busy)
      try app.expect(page.photo(3)).notToBe(.busy)
    }
  }

  @MainActor
  func testAFailedOneIsAPlaceholderInItsOrder() async throws {
    try await inBoth(launch(PhotoAnswers(missing: [2]))) { app, folders in
      let page = try await open(app)
      try await self.letItTryAgain(app)
      try app.expect(page.photo(2)).toShow("no picture")
      try app.expect(page.photo(3)).toHave(label: "View 3")
      try await page.photo(2).click()
      let photo = try app.on(CountryPhotoPage.self)
      try app.expect(photo.picture).toShow("This photo cannot be loaded")
      let whole = try PhotoAnswers().all
      for folder in folders { try MoggyDrivers.writeAnswers(whole, in: folder) }
      try await app.advance(by: .seconds(120))
      try await app.press("r")
      try await self.letItTryAgain(app)
      try app.expect(photo.picture).toHave(label: "View 2")
      try app.expect(photo.place).toHave(label: "2/5")
    }
  }

  @MainActor
  func testNoneWithoutTheNetworkAndAgainWithIt() async throws {
    for size in Self.sizes {
      let answers = ["index.json": Data(#"{"answers": []}"#.utf8)]
      try await inBoth(Launch(tab: .travel, answers: answers), size: size) { app, folders in
        let page = try await open(app)
        try await self.letItTryAgain(app)
        try app.expect(page.photoState).toShow("No photos: offline")
        try app.expect(page.photosAgain).toExist()
        let whole = try PhotoAnswers().all
        for folder in folders { try MoggyDrivers.writeAnswers(whole, in: folder) }
        try await page.photosAgain.click()
        try app.expect(page.photoState).notToExist()
        try app.expect(page.photoCredit).toShow("Author & son 1")
      }
    }
  }

  @MainActor
  func testWhatWasSeenIsThereWithoutTheNetwork() async throws {
    try await inBoth(launch()) { app, folders in
      _ = try await open(app)
      let none = ["index.json": Data(#"{"answers": []}"#.utf8)]
      for folder in folders { try MoggyDrivers.writeAnswers(none, in: folder) }
      try await app.relaunch()
      try await app.press("n", "i")
      let page = try app.on(CountryInfoPage.self)
      try app.expect(page.photos).toHave(value: "1/5")
      try app.expect(page.photo(1)).toHave(label: "View 1")
      try app.expect(page.photo(1)).notToBe(.busy)
    }
  }

  @MainActor
  func testNothingFound() async throws {
    try await inBoth(launch(PhotoAnswers(count: 0))) { app in
      let page = try await open(app)
      try app.expect(page.photoState).toShow("No photos")
      try app.expect(page.photosAgain).toExist()
      try app.expect(page.photos).notToExist()
    }
  }

  @MainActor
  func testAPageInPlaceOfTheService() async throws {
    let page = Data("<!DOCTYPE html><html>Log in to the hotel</html>".utf8)
    let index = #"{"answers": [{"path": "/w/api.php", "file": "page.html"}]}"#
    let answers = ["index.json": Data(index.utf8), "page.html": page]
    try await inBoth(Launch(tab: .travel, answers: answers), size: Size(120, 40)) { app in
      let page = try await open(app)
      try app.expect(page.photoState).toShow("Something else answers in place of the service.")
    }
  }

  @MainActor
  func testReadOutWithoutFrames() async throws {
    try await inBoth(launch()) { app in
      let page = try await open(app)
      try await app.press("z", "f")
      try app.expect(page.photos).toHave(label: "5 photos")
      try await app.press("p")
      try app.expect(app.on(CountryPhotoPage.self).picture).toHave(label: "View 1")
      try app.expectText("Picture: View 1")
    }
  }
}
