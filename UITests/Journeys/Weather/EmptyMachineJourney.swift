import JourneyKit
import Shell
import Terminal
import Toolkit
import WeatherScreens
import XCTest

/// A user starts on an empty machine without a network, gets one, and loses it again.
final class EmptyMachineJourney: JourneyCase {
  /// Five minutes after the weather that the server has.
  private static let moment = "2026-11-21T11:20:00Z"

  @MainActor
  func testFromNoNetworkToALiveOneAndBack() async throws {
    let server = try await WeatherServer()
    let launch = Launch(
      tab: .weather, server: server.url, now: Self.moment, timeZone: "Europe/Moscow")
    try await inEach(launch) { app in
      let weather = try app.on(WeatherPage.self)
      try await app.step("nothing answers") {
        try await self.letItTryAgain(app)
        try app.expect(weather.title).toShow("Moscow")
        try app.expect(weather.status).toShow("No connection to the service")
        try app.expect(weather.fact("sunrise")).toShow("08:16")
        try app.expect(weather.fact("moon")).toShow("%")
        try app.expect(weather.description).notToExist()
        try app.expect(weather.credit).notToExist()
      }
      try await app.step("the network comes") {
        try await server.start()
        try await weather.refresh()
        try app.expect(weather.temperature).toExist()
        try app.expect(weather.description).toShow("Overcast")
        try app.expect(weather.credit).toExist()
        try app.expect(weather.retry).notToExist()
      }
      try await app.step("and goes") {
        await server.stop()
        try await app.relaunch()
        try app.expect(weather.description).toShow("Overcast")
        try await self.letItTryAgain(app)
        // Until just before it tries by itself, five minutes later.
        try await app.advance(by: .seconds(290))
        for _ in 0..<5 { try await self.letItTryAgain(app) }
        try app.expect(weather.description).toShow("Overcast")
        try app.expect(weather.status).toShow("No connection to the service")
        try await app.advance(by: .seconds(60))
        try app.expectText("data from 5 min ago")
        try app.expect(weather.retry).toExist()
      }
    }
    await server.stop()
  }

  /// Second by second: a try under way would run out of time in one leap of the clock.
  @MainActor
  private func letItTryAgain(_ app: Journey) async throws {
    for _ in 0..<3 { try await app.advance(by: .seconds(1)) }
  }
}
