import AppRuntime
import Terminal
import Toolkit
import XCTest

final class ViewSettingsTests: XCTestCase {
  func testColoursAreAsManyAsTheTerminalShows() {
    for depth in [ColorDepth.none, .ansi16, .indexed256, .direct] {
      var context = RenderContext()
      ViewSettings().apply(
        to: &context, depth: depth, terminal: TerminalCapabilities(), environment: [:])
      XCTAssertEqual(context.depth, depth)
    }
  }
}
