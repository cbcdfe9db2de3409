import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

/// A user chooses a colour.
final class ColorGridJourney: GalleryCase {
  private let colors = Query("color.habit")

  @MainActor
  func testByKeys() async throws {
    try await inBoth("color-grid") { app in
      try app.expect(colors).toHave(value: "Green")
      try await app.press(.right)
      try app.expect(colors).toHave(value: "Orchid")
      try await app.press(.left, .left)
      try app.expect(colors).toHave(value: "Indigo")
      try await app.press(.home)
      try app.expect(colors).toHave(value: "Red")
      // Going past it chooses nothing.
      try await app.press(.down, .up)
      try app.expect(colors).toHave(value: "Red")
    }
  }

  @MainActor
  func testByMouse() async throws {
    try await inBoth("color-grid") { app in
      let coral = Query(.swatch, "Coral")
      try await app.hover(coral)
      try app.expect(coral).toBe(.hovered)
      try await app.click(coral)
      try app.expect(colors).toHave(value: "Coral")
      try app.expect(coral).toBe(.checked)
    }
  }

  @MainActor
  func testTheNameIsReadOnItsColour() async throws {
    try await inBoth("color-grid") { app in
      try await app.press(.right)
      for (name, isBlack) in [("Navy", false), ("Blush", true)] {
        let frame = try app.element(Query(.swatch, name)).frame()
        let style = app.screen.surface[frame.minX + 4, frame.minY].style
        let black = Color.hex(0x000000).reduced(to: .indexed256)
        XCTAssertNotEqual(style.background, .default)
        XCTAssertEqual(style.foreground == black, isBlack, name)
      }
    }
  }

  /// What has colours of its own keeps to those of the theme.
  @MainActor
  func testWithTheThemeOfSixteenColoursThereAreNoOthers() async throws {
    var launch = GalleryLaunch("color-grid")
    launch.theme = .ansi
    try await inProcess(launch) { app, _ in
      let surface = app.screen.surface
      for y in 0..<24 {
        for x in 0..<80 {
          guard case .indexed(let index) = surface[x, y].style.background else { continue }
          XCTAssertLessThan(index, 16)
        }
      }
      try app.expect(Query(.swatch)).toHave(count: 18)
    }
  }
}
