import Core
import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user watches a download.
final class ProgressJourney: GalleryCase {
  @MainActor
  func testByKeys() async throws {
    try await inBoth("progress") { app in
      try app.expect(Query("progress.map")).toHave(value: "0%")
      try await app.press(.enter)
      for _ in 0..<4 { try await app.advance(by: .seconds(3)) }
      try app.expect(Query("progress.map")).toHave(value: "10%, about 2 minutes left")
      try await app.press(.enter)
      try await app.advance(by: .seconds(30))
      try app.expect(Query("progress.map")).toShow("10%")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("progress") { app in
      try await app.click(Query("progress.start"))
      for _ in 0..<40 { try await app.advance(by: .seconds(3)) }
      try app.expect(Query("progress.map")).toHave(value: "done")
      try app.expect(Query("progress.map")).notToBe(.busy)
      try app.expect(Query("progress.start")).toHave(label: "Download")
    }
  }

  @MainActor
  func testInRussian() async throws {
    var launch = GalleryLaunch("progress")
    launch.language = .russian
    try await inBoth(launch) { app in
      try await app.press(.enter)
      for _ in 0..<35 { try await app.advance(by: .seconds(3)) }
      try app.expect(Query("progress.map")).toHave(
        value: "87 %, осталось около 15 секунд")
    }
  }
}
