import Core
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user looks at what it all comes to, and deletes everything.
final class TravelSettingsJourney: JourneyCase {
  private static let sizes = [Size(120, 40), Size(80, 24), Size(40, 12)]

  private var launch: Launch { Launch(tab: .travel) }

  @MainActor
  func testCountsAndSharesOfTheWorld() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let map = try app.on(TravelMapPage.self)
        try await map.add("France")
        try await map.add("Paris")
        try await app.press(.escape)
        try await map.add("Greenland")
        let page = try await TravelSettingsPage.open(app)
        try app.expect(page.countries).toHave(value: "2")
        try app.expect(page.cities).toHave(value: "1")
        try app.expect(page.share).toHave(label: "1 of 193 visited: 0.5% of the world")
        try app.expect(page.world).toBe(.focused)
        try await app.press(.right)
        try app.expect(page.share).toHave(label: "2 of 250 visited: 0.8% of the world")
        try await app.relaunch()
        _ = try await TravelSettingsPage.open(app)
        try app.expect(page.share).toHave(label: "2 of 250 visited: 0.8% of the world")
      }
    }
  }

  @MainActor
  func testInTheSmallestRoomNoChoiceIsCut() async throws {
    for language in Language.allCases {
      let launch = Launch(language: language, tab: .travel)
      try await inBoth(launch, size: Size(40, 12)) { app in
        let page = try await TravelSettingsPage.open(app)
        try app.expectText("[ 5 ] [ + ]")
        try app.expectText(language.say(en: "‹ 193 UN members ›", ru: "‹ 193 страны ООН ›"))
        try app.expect(page.world).toBe(.focused)
        try await app.press(.right)
        try app.expectText(
          language.say(en: "‹ 250 with territories ›", ru: "‹ 250 стран и территорий ›"))
      }
    }
  }

  @MainActor
  func testNothingToDelete() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await TravelSettingsPage.open(app)
        try await page.deleteAll.click()
        try app.expect(page.nothing).toShow("Nothing has been added yet.")
        try await app.press(.enter)
        try app.expect(page.nothing).notToExist()
        try app.expect(page.question).notToExist()
      }
    }
  }

  @MainActor
  func testDeletingEverythingAndUndoing() async throws {
    try await inBoth(launch) { app in
      let map = try app.on(TravelMapPage.self)
      try await map.add("France")
      try await map.add("Paris")
      let page = try await TravelSettingsPage.open(app)
      try await app.press("D")
      try app.expect(page.question).toShow("1 country and 1 city are deleted")
      try await app.press("n")
      try app.expect(page.countries).toHave(value: "1")
      try await app.press("D", "y")
      try app.expectToast("1 country and 1 city deleted. u brings them back.")
      try app.expect(page.countries).toHave(value: "0")
      try app.expect(page.cities).toHave(value: "0")
      try await app.press("u")
      try app.expectToast("Undone: deleting all travels")
      try app.expect(page.cities).toHave(value: "1")
    }
  }

  @MainActor
  func testTheInformationPage() async throws {
    for language in Language.allCases {
      try await inBoth(Launch(language: language, tab: .travel), size: Size(120, 40)) { app in
        let page = try await TravelSettingsPage.open(app)
        try await page.about.click()
        try app.expect(page.information).toExist()
        let questions = app.screen.nodes.filter { $0.role == .heading && $0.label.hasSuffix("?") }
        XCTAssertEqual(questions.count, 7)
        try await app.press(.escape)
        try app.expect(page.about).toExist()
      }
    }
  }

  @MainActor
  func testItScrolls() async throws {
    try await inBoth(launch, size: Size(40, 12)) { app in
      let page = try await TravelSettingsPage.open(app)
      try await app.press("i")
      try app.expect(page.information).notToShow("How do I delete everything?")
      try await app.press("G")
      try app.expect(page.information).toShow("Whatever was deleted")
    }
  }

  // MARK: Photos

  @MainActor
  func testTheNumberOfPhotosIsTyped() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await TravelSettingsPage.open(app)
        try await app.press("e", .control("u"))
        try await app.type("127")
        try app.expect(page.photoCountField).toHave(value: "12")
        try await app.press(.enter)
        try app.expect(page.photoCount).toHave(label: "12")
        try await app.relaunch()
        let again = try await TravelSettingsPage.open(app)
        try app.expect(again.photoCount).toHave(label: "12")
      }
    }
  }

  @MainActor
  func testOutOfTheRangeTheOldValueReturns() async throws {
    try await inBoth(launch) { app in
      let page = try await TravelSettingsPage.open(app)
      for text in ["2", "21", "99", "0"] {
        try await app.press("e", .control("u"))
        try await app.type(text)
        try await app.press(.enter)
        try app.expect(page.photoCount).toHave(label: "5")
        try app.expect(page.photoCountProblem).toHave(label: "From 3 to 20 photos.")
      }
      try await app.press("e")
      try app.expect(page.photoCountProblem).notToExist()
    }
  }

  @MainActor
  func testWhatIsNoNumberIsForgotten() async throws {
    try await inBoth(launch) { app in
      let page = try await TravelSettingsPage.open(app)
      for text in ["ab", "-4", "", "４"] {
        try await app.press("e", .control("u"))
        try await app.type(text)
        try await app.press(.enter)
        try app.expect(page.photoCount).toHave(label: "5")
      }
      try await app.press("e", .control("u"))
      try await app.type("7")
      try await app.press(.escape)
      try app.expect(page.photoCount).toHave(label: "5")
    }
  }

  @MainActor
  func testStepsByKeysAndButtons() async throws {
    for size in Self.sizes {
      try await inBoth(launch, size: size) { app in
        let page = try await TravelSettingsPage.open(app)
        try await app.press("+", "+", "-")
        try app.expect(page.photoCount).toHave(label: "6")
        try await page.fewerPhotos.click()
        try await page.fewerPhotos.click()
        try await page.fewerPhotos.click()
        try app.expect(page.photoCount).toHave(label: "3")
        try await page.fewerPhotos.click()
        try app.expect(page.photoCount).toHave(label: "3")
        try app.expect(page.photoCountProblem).toExist()
        try await page.morePhotos.click()
        try app.expect(page.photoCount).toHave(label: "4")
        try app.expect(page.photoCountProblem).notToExist()
        try await page.photoCount.click()
        try app.expect(page.photoCountField).toBe(.focused)
      }
    }
  }

  @MainActor
  func testFiveUntilSomebodySaysElseAndItDecidesTheSearch() async throws {
    var launch = launch
    launch.answers = try PhotoAnswers(count: 20).all
    try await inBoth(launch) { app in
      try await app.on(TravelMapPage.self).add("France")
      try await app.press("i")
      let info = try app.on(CountryInfoPage.self)
      try app.expect(info.photos).toHave(value: "1/5")
      try await app.press(.escape)
      let page = try await TravelSettingsPage.open(app)
      try app.expect(page.photoCount).toHave(label: "5")
      try await app.press("+", "[", "i")
      try app.expect(info.photos).toHave(value: "1/6")
    }
  }

  @MainActor
  func testTheNumberOfPhotosIsKept() async throws {
    try await inBoth(launch) { app in
      try await app.on(TravelMapPage.self).add("France")
      let page = try await TravelSettingsPage.open(app)
      try await app.press("+", "D", "y")
      try app.expect(page.countries).toHave(value: "0")
      try app.expect(page.photoCount).toHave(label: "6")
    }
  }
}
