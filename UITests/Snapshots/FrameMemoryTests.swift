import AppRuntime
import Core
import JourneyKit
import JourneyKitInProcess
import Terminal
import XCTest

@testable import Toolkit

/// A frame is gone once the next one is drawn: nothing that a widget has put into it may keep it.
@MainActor
final class FrameMemoryTests: JourneyCase {
  private struct Drawn {
    weak var painter: Painter?
  }

  /// The palette stands in front of every scene, too.
  private static let keys: [KeyStroke] = [
    .tab, .down, .escape, .control("p"), .down, .escape, "?", .escape,
  ]

  func testNoSceneKeepsItsFrames() async throws {
    var count = 0
    for scene in Scene.all {
      try await visit(scene, Size(80, 24), .english, .dark) { app, driver in
        var drawn: [Drawn] = []
        driver.session?.onFrame = { drawn.append(Drawn(painter: $0.painter)) }
        for key in Self.keys { try await app.press(key) }
        // The one that shows.
        let kept = drawn.count { $0.painter != nil }
        XCTAssertLessThanOrEqual(kept, 1, "\(scene.screen)/\(scene.state) of \(drawn.count) frames")
        count += drawn.count
      }
    }
    XCTAssertGreaterThan(count, Scene.all.count)
  }
}
