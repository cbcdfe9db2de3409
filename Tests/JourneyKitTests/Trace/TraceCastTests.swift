import Foundation
import Terminal
import Toolkit
import VirtualTerminal
import XCTest

@testable import JourneyKit

@MainActor
final class TraceCastTests: XCTestCase {
  func testCastComesToTheSameGridAtEveryMarker() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder) { app in
      try await app.press(.tab)
      try await app.type("猫 e\u{301} \u{1F468}\u{200D}\u{1F469} \u{2764}\u{FE0F}|")
      try await app.press(.enter)
      try await app.resize(to: Size(30, 7))
      try await app.press(.tab)
    }
    let trace = try Trace(path: folder.path + "/Example.test/trace.json")
    let screens = try trace.decodedScreens()
    let cast = try Cast(Array(try folder.data("Example.test/trace.cast")))
    let stage = CastStage(cast.header)
    var marks = 0
    for event in cast.events {
      stage.take(event)
      guard case .marker(let name) = event.kind else { continue }
      let step = trace.flat[marks].step
      XCTAssertEqual(name, step.name)
      let screen = screens[try XCTUnwrap(step.evidence?.screen)]
      assertSame(stage.screen, screen, name)
      marks += 1
    }
    XCTAssertEqual(marks, 6)
  }

  func testPlayerComesToTheFinalGrid() async throws {
    let folder = TraceFolder()
    _ = try await traced(folder, threeLevels)
    let trace = try Trace(path: folder.path + "/Example.test/trace.json")
    var reader = try CastReader(Array(try folder.data("Example.test/trace.cast")))
    let terminal = VirtualTerminal(size: reader.header.size)
    var player = CastPlayer(pace: CastPace(), wait: { _ in }, write: { terminal.feed($0) })
    try player.play(&reader, on: CastStage(reader.header))
    let last = try XCTUnwrap(try trace.decodedScreens().last)
    assertSame(
      Screen(surface: terminal.surface, cursor: terminal.cursor.position), last, "the end")
    XCTAssertEqual(try XCTUnwrap(trace.cast.events.last).kind.marker?.hasPrefix("FAILED: "), true)
  }

  private func assertSame(_ shown: Screen, _ wanted: Screen, _ name: String) {
    let difference = ScreenDifference(
      Screen(surface: shown.surface, cursor: shown.cursor),
      Screen(surface: wanted.surface, cursor: wanted.cursor))
    XCTAssertTrue(difference.isEmpty, "\(name): \(difference)")
  }

  func testStylesAreSentSoThatATerminalUnderstandsThem() async throws {
    var surface = Surface(size: Size(12, 2))
    let all = Attributes(rawValue: 0xFF)
    let styles: [Style] = [
      Style(foreground: .indexed(3), background: .indexed(12)),
      Style(foreground: .indexed(200), background: .rgb(1, 2, 3), underline: .curly),
      Style(attributes: all, underline: .double, underlineColor: .rgb(9, 8, 7)),
      Style(foreground: .rgb(255, 0, 10), underline: .single, underlineColor: .indexed(77)),
    ]
    for (x, style) in styles.enumerated() {
      surface.write("x", at: Point(x: x, y: 0), style: style)
      surface.write("y", at: Point(x: 11 - x, y: 1), style: style)
    }
    let terminal = VirtualTerminal(size: surface.size)
    var painter = ScreenPainter()
    terminal.feed(painter.paint(surface, cursor: nil).utf8)
    let difference = ScreenDifference(
      Screen(surface: terminal.surface), Screen(surface: surface))
    XCTAssertTrue(difference.isEmpty, "\(difference)")
  }
}

extension CastEvent.Kind {
  fileprivate var marker: String? {
    if case .marker(let name) = self { return name }
    return nil
  }
}
