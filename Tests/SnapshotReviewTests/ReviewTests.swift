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
    try app.expectText("+   20: b1-11 a60-64")
    try await page.choose("next view")
    for title in ["Reference", "Actual", "Difference"] { try app.expectText(" \(title) ───") }
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
