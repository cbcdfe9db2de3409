import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// The real program on a line whose speed is set to that of an old modem, and on one that is fast.
final class SlowLineJourney: GalleryCase {
  @MainActor
  func testMotionIsOffOnASerialLine() async throws {
    try await run(at: "9600") { app in
      try app.expect(Query("spinner.plain")).toShow("working…")
      let before = app.screen.surface
      try await app.advance(by: .seconds(1))
      XCTAssertEqual(app.screen.surface, before)
      try await app.press(.tab, .enter)
      try app.expect(Query("spinner.barks")).toShow("Barked 1 time")
    }
  }

  @MainActor
  func testMotionIsOnOnAFastOne() async throws {
    try await run(at: "38400") { app in
      try app.expect(Query("spinner.plain")).toShow("⠋ working…")
    }
  }

  @MainActor
  private func run(at speed: String, _ journey: (Journey) async throws -> Void) async throws {
    var launch = GalleryLaunch("spinner")
    launch.isMotionReduced = false
    let data = try DataFolder()
    let words = [MoggyDrivers.program(named: "gallery")] + launch.arguments
    let program = Program(
      "/bin/sh", arguments: ["-c", "stty \(speed); exec \"$@\"", "sh"] + words,
      environment: Program.environment(home: data.path))
    let driver = ProcessDriver(program, size: Size(80, 24))
    defer { driver.stop() }
    let app = Journey(driver)
    try await app.launch()
    try await journey(app)
  }
}
