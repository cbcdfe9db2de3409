import JourneyKit
import Terminal
import XCTest

final class KeptScreenTests: XCTestCase {
  /// What is read back is written as it was: nothing of cells and styles is lost on the way.
  func testScreensComeBack() {
    for style in StyleMutationTests.styles {
      var surface = Surface(size: Size(12, 3), filledWith: Cell(" ", style: style.background))
      surface.write("日本 x y", at: Point(x: 1, y: 1), style: style.style)
      surface.write("👩‍👩‍👧 │ z", at: Point(x: 0, y: 2))
      let screen = Screen(surface: surface, cursor: Point(x: 2, y: 1))
      let kept = KeptScreen(SnapshotText.text(screen))
      XCTAssertEqual(SnapshotText.text(kept.screen), SnapshotText.text(screen), style.name)
    }
  }

  func testPartsAreLines() {
    let text = """
      4x1, focus a, cursor row 0 col 3
      0│a│ b
      styles:
        0: a0
      legend:
        a bold
      outline:
        list "L" #a
          row "R"
      focus order:
        a

      """
    let kept = KeptScreen(text)
    XCTAssertEqual(kept.rows, ["a│ b"])
    XCTAssertEqual(kept.styles, ["styles:", "0: a0", "legend:", "a bold"])
    XCTAssertEqual(kept.surface[1, 0].text, "│")
    XCTAssertEqual(kept.surface[0, 0].style, Style(attributes: .bold))
    XCTAssertEqual(kept.cursor, Point(x: 3, y: 0))
    XCTAssertEqual(kept.outline, ["list \"L\" #a", "  row \"R\""])
    XCTAssertEqual(kept.focusOrder, ["a"])
  }

  func testTextAndOutlineAloneAreReadToo() {
    let screen = ReferenceFolder.screen("cat")
    let text = KeptScreen(SnapshotText.text(screen, kind: .text))
    XCTAssertEqual(text.rows, ["cat   "])
    XCTAssertEqual(text.surface[0, 0].text, "c")
    let outline = KeptScreen("6x1, outline only\nlist\n  row\n")
    XCTAssertEqual(outline.outline, ["list", "  row"])
    XCTAssertEqual(outline.surface.size, .zero)
  }

  func testNonsenseIsNoScreen() {
    for text in ["", "\n", "9999x9999, x", "3x1, a\n│", "3x1, a\n\n\n\nstyles on \nrow 9: 0 bold"] {
      XCTAssertTrue(KeptScreen(text).outline.isEmpty, text)
    }
  }
}
