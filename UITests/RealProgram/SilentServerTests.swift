import FaultyServer
import JourneyKit
import Shell
import Terminal
import VirtualTerminal
import WeatherScreens
import XCTest

/// A server that answers slowly or not at all; what is typed meanwhile cannot wait for a settled screen.
final class SilentServerTests: JourneyCase {
  private static let moment = "2026-11-21T11:20:00Z"

  /// Cases 22 and 23: keys work while the server keeps the program waiting, and its time ends.
  @MainActor
  func testKeysWorkWhileAServerSaysNothing() async throws {
    for hostile in [HostileReply.silence, .dripping] {
      let server = try await WeatherServer()
      try await server.start { _ in hostile.reply }
      let launch = Launch(server: server.url, now: Self.moment, timeZone: "Europe/Moscow")
      try await onRealProgram(launch) { app, driver, _ in
        try driver.write("1")
        try driver.wait { $0.surface.text.contains("loading the weather") }
        for _ in 0..<3 {
          try driver.write("?")
          try driver.wait { !$0.surface.text.contains("loading the weather") }
          try driver.write("\u{1B}")
          try driver.wait { $0.surface.text.contains("loading the weather") }
        }
        try await app.advance(by: .seconds(20))
        try app.expect(app.on(WeatherPage.self).retry).toExist()
        try await app.press("?")
        try app.expect(app.element(ShellID.help)).toExist()
      }
      await server.stop()
    }
  }
}
