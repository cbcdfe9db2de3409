import Semantics
import Terminal
import Toolkit
import XCTest

final class CanvasTests: XCTestCase {
  private struct Painting: Widget {
    typealias Action = String
    let paint: (Rect, inout Canvas<String>) -> Void

    func measure(_ available: Size, _ context: RenderContext) -> Size { available }

    func render(in rect: Rect, _ canvas: inout Canvas<String>) { paint(rect, &canvas) }
  }

  func testNodesAreCleanAndCutToWhatShows() throws {
    let frame = Painting { rect, canvas in
      canvas.describe(
        SemanticNode(
          identifier: "n", role: .text, label: "a\u{1B}b", value: "c\u{202E}d",
          frame: Rect(x: -5, y: 0, columns: 99, rows: 9)))
    }.drawn(6, 2)
    let node = try XCTUnwrap(frame.node("n"))
    XCTAssertEqual(node.label, "a\u{FFFD}b")
    XCTAssertEqual(node.value, "cd")
    XCTAssertEqual(node.frame, Rect(x: 0, y: 0, columns: 6, rows: 2))
  }

  func testClipsAreNestedAndLeft() {
    let frame = Painting { rect, canvas in
      canvas.clipped(to: Rect(x: 1, y: 0, columns: 4, rows: 1)) { canvas in
        canvas.clipped(to: Rect(x: 3, y: 0, columns: 9, rows: 1)) { canvas in
          canvas.write("abcdefgh", at: .zero)
        }
      }
      canvas.write("z", at: Point(x: 7, y: 0))
    }.drawn(8, 1)
    XCTAssertEqual(frame.lines, ["   de  z"])
  }

  func testFillingAndClearingUseTheGround() {
    let theme = Theme.make(.dark, depth: .direct)
    let frame = Painting { rect, canvas in
      canvas.fill(rect, role: .toast)
      canvas.clear(Rect(x: 0, y: 0, columns: 1, rows: 1))
      canvas.fill(Rect(x: 1, y: 0, columns: 1, rows: 1), role: .text)
    }.drawn(3, 1, RenderContext(theme: theme))
    XCTAssertEqual(frame.surface[0, 0].style, theme.plain)
    XCTAssertEqual(frame.surface[1, 0].style.background, theme.plain.background)
    XCTAssertEqual(frame.surface[2, 0].style.background, theme[.toast].background)
  }

  func testAHighlightKeepsTheColoursThatAreNotItsOwn() {
    let theme = Theme.make(.dark, depth: .direct)
    let frame = Painting { rect, canvas in
      canvas.write("red", at: .zero, role: .danger)
      canvas.highlight(rect, role: .selection)
    }.drawn(3, 1, RenderContext(theme: theme))
    let style = frame.surface[0, 0].style
    XCTAssertEqual(style.foreground, theme[.danger].foreground)
    XCTAssertEqual(style.background, theme[.selection].background)
    XCTAssertTrue(style.attributes.contains(.bold))
  }

  func testAHighlightLeavesWhatHasAGroundOfItsOwn() {
    let theme = Theme.make(.dark, depth: .indexed256)
    let frame = Painting { rect, canvas in
      canvas.fill(rect, role: .selection)
      canvas.write("a", at: rect.origin, role: .textSelection)
      canvas.write("b", at: Point(x: rect.minX + 1, y: rect.minY))
      canvas.highlight(rect, role: .selection)
    }.drawn(2, 1, RenderContext(theme: theme))
    XCTAssertEqual(frame.surface[0, 0].style, theme[.textSelection])
    XCTAssertEqual(frame.surface[1, 0].style.background, theme[.selection].background)
  }

  func testACursorOutsideTheClipIsNotShown() {
    XCTAssertNil(
      Painting { $1.showCursor(at: Point(x: $0.maxX, y: 0)) }.drawn(4, 1).cursor)
    XCTAssertEqual(
      Painting { $1.showCursor(at: Point(x: $0.maxX - 1, y: 0)) }.drawn(4, 1).cursor,
      Point(x: 3, y: 0))
  }

  func testDrawingTwiceGivesTheSame() {
    let element = VStack<String> {
      Text("a", id: "t")
      Button("b", "B", action: "b")
    }
    let (first, second) = (element.drawn(9, 3), element.drawn(9, 3))
    XCTAssertEqual(first.surface, second.surface)
    XCTAssertEqual(first.nodes, second.nodes)
  }

  /// In the order in which they were asked for, past the clip; the last is in front.
  func testEverythingThatStandsInFrontIsDrawn() {
    let frame = Painting { rect, canvas in
      canvas.clipped(to: Rect(x: 0, y: 0, columns: 1, rows: 1)) { canvas in
        canvas.overlay { _, canvas in canvas.write("first", at: .zero) }
        canvas.overlay { _, canvas in canvas.write("SECOND", at: Point(x: 3, y: 0)) }
      }
      canvas.write("below", at: .zero)
    }.drawn(9, 1)
    XCTAssertEqual(frame.lines, ["firSECOND"])
  }
}
