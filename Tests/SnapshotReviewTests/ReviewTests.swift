import Core
import Foundation
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

@testable import journey

final class ReviewTests: JourneyTestCase {
  @MainActor
  func testOneIsAcceptedOneRejectedOneSkipped() async throws {
    let fixture = try ReviewFixture()
    let app = try await fixture.journey()
    let page = try app.on(ReviewPage.self)
    XCTAssertEqual(try page.name, "Pets/List/meaning.80x24.outline")
    XCTAssertEqual(try page.status, "1 of 3 · differs · PetListTests.swift:12")
    try await app.press("s")
    XCTAssertEqual(try page.name, "Pets/List/new.80x24.txt")
    XCTAssertEqual(try page.status, "2 of 3 · new · PetListTests.swift:12")
    try await app.press("a")
    XCTAssertEqual(try page.name, "Pets/List/words.80x24.txt")
    try app.expectText("Accepted Pets/List/new.80x24.txt")
    try await app.press("r")
    try app.expectText("Rejected Pets/List/words.80x24.txt")
    XCTAssertEqual(try page.status, "1 of 1 · differs, skipped · PetListTests.swift:12")
    XCTAssertEqual(try fixture.pending.all.map(\.name), ["Pets/List/meaning.80x24.outline"])
    let name = SnapshotName(app: "Pets", screen: "List", state: "new", size: Size(80, 24))
    try fixture.store(.check).check(name, ReviewFixture.page("Barsik"))
    XCTAssertTrue(try fixture.text("Snapshots/accepted.log").contains("\treviewed\tAda\n"))
    try await app.press("a")
    try app.expect(Query(ReviewID.empty)).toExist()
    try await app.press("q")
    try app.expectEnded()
  }

  @MainActor
  func testThePictureBeginsAtTheDifferenceAndMoves() async throws {
    let app = try await ReviewFixture().journey(Size(40, 12), names: ["Pets/List/words.80x24.txt"])
    let page = try app.on(ReviewPage.self)
    try app.expectText("Murka")
    XCTAssertEqual(try page.part, "↕ 18-24/24  ↔ 41-80/80")
    try await app.press(.home)
    try app.expectText("Pets ")
    XCTAssertEqual(try page.part, "↕ 1-7/24  ↔ 1-40/80")
    try await app.press(.down, .right)
    XCTAssertEqual(try page.part, "↕ 2-8/24  ↔ 5-44/80")
    try await app.scroll(.down, over: Query(.image))
    try await app.drag(from: Point(x: 20, y: 8), to: Point(x: 10, y: 6))
    XCTAssertEqual(try page.part, "↕ 7-13/24  ↔ 15-54/80")
    try await app.press(.end)
    XCTAssertEqual(try page.part, "↕ 18-24/24  ↔ 15-54/80")
  }

  @MainActor
  func testViewsByKeyAndPointer() async throws {
    let app = try await ReviewFixture().journey(names: ["Pets/List/words.80x24.txt"])
    let page = try app.on(ReviewPage.self)
    try await page.show("Reference")
    try app.expectText("Barsik")
    try app.expectNoText("Murka")
    try await app.press("3")
    try app.expectText("Murka")
    try await page.show("Lines")
    try app.expectText("row 20: `Barsik` → `Murka`")
    // Styles are told in words; a row is drawn as it looks, with its cells that differ below it.
    try app.expectText("row 20 col 60-64: was colour 252, is bold colour 183")
    try app.expectNoText("b1-11")
    let lines = Query(.image, "Lines")
    for (text, style) in [("Barsik", "foreground 252"), ("Murka", "bold, foreground 183")] {
      try app.expect(.text(text).last.within(lines)).toHave(
        style: try XCTUnwrap(StylePattern(words: style)))
    }
    try app.expectText(String(repeating: " ", count: 60) + "^^^^^^")
    try await page.choose("next view")
    for title in ["Reference", "Actual", "Difference"] { try app.expectText(" \(title) ───") }
  }

  /// A terminal without colours has the cells that differ reversed.
  @MainActor
  func testWhatDiffersStandsOutWithoutColours() async throws {
    let fixture = try ReviewFixture()
    let app = try await fixture.journey(names: ["Pets/List/words.80x24.txt"], depth: .none)
    try app.expect(.text("Murka")).toHave(style: .reversed)
    try app.expect(.text("row 19")).notToHave(style: .reversed)
  }

  /// The pictures are of the theme in which the screens differ.
  @MainActor
  func testAnotherThemeThatDiffersShows() async throws {
    let fixture = try ReviewFixture()
    func file(_ name: String) -> String {
      let looks = [nil, "light"].map { theme in
        SnapshotFile.Look(
          theme: theme, view: SnapshotView(ReviewFixture.page("Dym", isMarked: theme == name)))
      }
      return SnapshotFile(looks).text
    }
    let name = "Pets/List/themes.80x24.txt"
    try fixture.pending.leave(
      PendingSnapshot(
        name: name, kind: .screen, cause: .different, target: .file(name), folder: "",
        reference: file(""), actual: file("light"), file: "T.swift", line: 1))
    let app = try await fixture.journey(names: [name])
    try app.expectText("Difference · light")
    try app.expect(.text("Dym")).toHave(style: try XCTUnwrap(StylePattern(words: "background 1")))
    try await app.press("4")
    try app.expectText("light: row 20 col 60-62: was colour 252, is bold colour 183")
    try app.expectText("^^^")
  }

  @MainActor
  func testHelpNamesTheKeysAndAClickOnOneWorks() async throws {
    let app = try await ReviewFixture().journey()
    try await app.press("?")
    try app.expect(Query(.row, "to the corner")).toExist()
    try await app.click(Query(.row, "next").within(Query(ReviewID.help)))
    XCTAssertEqual(try app.on(ReviewPage.self).name, "Pets/List/new.80x24.txt")
  }

  @MainActor
  func testWhatCannotBeAcceptedStaysAndSaysWhy() async throws {
    let fixture = try ReviewFixture()
    let robot = SnapshotReview(fixture.pending, who: "Ada", environment: ["CI": "1"])
    let app = try await fixture.journey(review: robot)
    try await app.press("a")
    try app.expectText("Not accepted: nothing is accepted where CI is set")
    XCTAssertEqual(try fixture.pending.all.count, 3)
  }

  /// Two presses in one burst are one decision: the second would meet a screen that nobody has seen.
  @MainActor
  func testABurstDecidesOnOne() async throws {
    let fixture = try ReviewFixture()
    let app = try await fixture.journey()
    try await app.type("aa")
    XCTAssertEqual(try fixture.pending.all.count, 2)
  }

  @MainActor
  func testRussian() async throws {
    let app = try await ReviewFixture().journey(language: .russian)
    try app.expect(Query(.hint, "принять")).toExist()
    try await app.press("z", "l")
    try app.expect(Query(.hint, "accept")).toExist()
  }
}
