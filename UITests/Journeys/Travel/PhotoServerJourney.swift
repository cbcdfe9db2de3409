import FaultyServer
import Foundation
import JourneyKit
import Semantics
import Shell
import Terminal
import Toolkit
import TravelScreens
import XCTest

/// A user looks at photos that a server sends, and at what else a server may send.
final class PhotoServerJourney: JourneyCase {
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

  /// The third picture is none.
  @MainActor
  private func start(_ server: WeatherServer) async throws {
    let search = Array(try PhotoAnswers(pictureBase: server.url.absoluteString).search)
    let (hills, cat) = (Array(try PhotoFiles.hills), Array(try PhotoFiles.cat))
    let close = [("Connection", "close")]
    try await server.start { request in
      if request.target.hasPrefix("/w/api.php") {
        let isNamed = request.header("User-Agent")?.hasPrefix("moggy") == true
        return .answer(isNamed ? 200 : 403, bytes: search, headers: close)
      }
      if request.target.hasSuffix("3.jpg") { return .answer(404, "none", headers: close) }
      let isHills = request.target.hasSuffix("1.jpg")
      return .answer(200, bytes: isHills ? hills : cat, headers: close)
    }
  }

  @MainActor
  func testPhotosOfAServerAndWithoutIt() async throws {
    let server = try await WeatherServer()
    try await inEach(Launch(tab: .travel, server: server.url)) { app in
      try await self.start(server)
      let page = try await open(app)
      try app.expect(page.photos).toHave(value: "1/5")
      for number in [1, 2, 4] { try app.expect(page.photo(number)).notToBe(.busy) }
      try app.expect(page.photo(3)).toShow("no picture")
      await server.stop()
      try await app.relaunch()
      try await app.press("n", "i")
      try app.expect(page.photo(1)).toHave(label: "View 1")
      try await self.letItTryAgain(app)
      try app.expect(page.photo(1)).notToBe(.busy)
      try app.expect(page.photo(3)).toShow("no picture")
    }
    await server.stop()
  }

  @MainActor
  func testWhateverAServerAnswersThePageWorks() async throws {
    let server = try await WeatherServer()
    try await inEach(Launch(tab: .travel, server: server.url)) { app in
      try await server.start { _ in .answer(500, headers: [("Connection", "close")]) }
      let page = try await open(app)
      for hostile in HostileReply.all {
        try await app.step("\(hostile.number) \(hostile.name)") {
          try await self.letItTryAgain(app)
          try await app.press(.escape)
          // A host that has failed often is left in peace for a while.
          try await app.advance(by: .seconds(3700))
          try await server.start { _ in hostile.reply }
          try await app.press("i")
          try await self.letItTryAgain(app)
          try app.expect(page.photoState).toShow("No photos")
          try app.expect(page.photosAgain).toExist()
        }
      }
      try await page.add("Lyon")
      XCTAssertEqual(page.names, ["Lyon"])
    }
    await server.stop()
  }
}
