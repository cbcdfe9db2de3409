import AppRuntime
import Foundation
import GalleryScreens
import JourneyKit
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user looks at pictures.
final class PictureJourney: GalleryCase {
  private let photo = Query("picture.photo")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("picture") { app in
      try app.expect(photo).toHave(label: "A cat")
      try app.expect(photo).toHave(value: nil)
      let fitted = Self.drawn(try app.element(photo).frame(), app.screen)
      XCTAssertGreaterThan(Set(fitted.map(\.style.foreground)).count, 4)
      try await app.press("f")
      XCTAssertNotEqual(Self.drawn(try app.element(photo).frame(), app.screen), fitted)
      try await app.press("l")
      try app.expect(photo).toHave(label: "Hills")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("picture") { app in
      try await app.element(.button, "Hills").click()
      try app.expect(photo).toHave(label: "Hills")
      try await app.element(.hint, "fit or fill").click()
      try app.expect(photo).toHave(value: nil)
    }
  }

  @MainActor
  func testWhatCannotBeShownSaysSo() async throws {
    try await inBoth("picture") { app in
      try await app.element(.button, "Broken").click()
      try app.expect(photo).toBe(.invalid)
      try app.expect(photo).toShow("not a readable picture")
      try await app.element(.button, "Missing").click()
      try app.expect(photo).toShow("file not found")
    }
  }

  @MainActor
  func testAnotherSizeIsDrawnAnew() async throws {
    try await inBoth("picture") { app in
      try await app.resize(to: Size(40, 12))
      try app.expect(photo).toHave(value: nil)
      let frame = try app.element(photo).frame()
      let cells = Self.drawn(frame, app.screen)
      XCTAssertTrue(cells.contains { $0.text != " " })
      try await app.resize(to: Size(120, 40))
      XCTAssertGreaterThan(try app.element(photo).frame().rows, frame.rows)
      try app.expect(photo).toHave(value: nil)
    }
  }

  /// A decoder that hangs and does not listen holds up no journey's end: `q` is heard at once.
  @MainActor
  func testQuittingWaitsForNoPicture() async throws {
    let options = GallerySetup.Options(
      specimen: "picture", pictureFolder: GallerySetup.samplePictures)
    let session = GallerySetup.session(
      options, clock: ManualClock(now: .distantPast), size: Size(80, 24), colorDepth: .indexed256)
    let (gate, open) = AsyncStream<Void>.makeStream()
    session.loadPicture = { _ in
      await Task { for await _ in gate {} }.value
      throw PictureFailure.gaveUp
    }
    var requests: [HostRequest] = []
    session.onRequest = { requests.append($0) }
    session.send(.started)
    XCTAssertEqual(session.store.activity.busy, ["picture"])
    session.handle([.key("q")])
    XCTAssertEqual(requests, [.quit])
    XCTAssertTrue(session.store.isSettled)
    open.finish()
  }

  private static func drawn(_ frame: Rect, _ screen: Screen) -> [Cell] {
    (frame.minY..<frame.maxY).flatMap { y in
      (frame.minX..<frame.maxX).map { screen.surface[$0, y] }
    }
  }
}
