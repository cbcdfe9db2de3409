import FaultyServer
import JourneyKit
import Shell
import Terminal
import VirtualTerminal
import WeatherScreens
import XCTest

/// Whatever a server answers, the screen says so in one line and every key works.
final class HostileServerJourney: JourneyCase {
  private static let moment = "2026-11-21T11:20:00Z"

  /// Cases 21 to 37, but those that wait for the clock.
  @MainActor
  func testEveryCaseEndsInAClearState() async throws {
    let server = try await WeatherServer()
    let launch = Launch(
      tab: .pets, server: server.url, now: Self.moment, timeZone: "Europe/Moscow")
    try await inEach(launch) { app in
      for hostile in HostileReply.all {
        try await app.step("\(hostile.number) \(hostile.name)") {
          try await server.start { _ in hostile.reply }
          try await app.press(.weatherTab)
          let weather = try app.on(WeatherPage.self)
          // Second by second: a try under way would run out of time in one leap of the clock.
          for _ in 0..<3 { try await app.advance(by: .seconds(1)) }
          try app.expect(weather.retry).toExist()
          try app.expect(weather.status).toShow("!")
          try app.expect(weather.description).notToExist()
          try app.expect(weather.title).toShow("Moscow")
          try await self.assertKeysWork(app)
          // A host that has failed often is left in peace for a minute.
          try await app.press(.petsTab)
          try await app.advance(by: .seconds(3700))
        }
      }
    }
    await server.stop()
  }

  @MainActor
  private func assertKeysWork(_ app: Journey) async throws {
    try await app.press("?")
    try app.expect(app.element(ShellID.help)).toExist()
    try await app.press(.escape, .profileTab)
    XCTAssertEqual(ShellPage(app: app).selectedTab, "Profile")
    try await app.press(.weatherTab)
    _ = try app.on(WeatherPage.self)
  }
}
