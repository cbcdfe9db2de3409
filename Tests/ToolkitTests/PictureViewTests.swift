import Terminal
import Toolkit
import XCTest

final class PictureViewTests: XCTestCase {
  func testAPictureAsksForNoMoreThanASquare() {
    let picture = PictureView<String>("p", file: nil, alt: "a cat")
    let context = RenderContext()
    XCTAssertEqual(picture.element.measure(Size(40, 10_000), context), Size(40, 20))
    XCTAssertEqual(picture.element.measure(Size(40, 7), context), Size(40, 7))
    XCTAssertEqual(picture.element.measure(Size(1, 9), context), Size(1, 1))
    XCTAssertEqual(picture.element.measure(Size(0, 0), context), Size(0, 0))
  }

  func testItIsAsHighAsItsProportionsAskFor() {
    func rows(_ width: Int, _ height: Int, cell: Size? = nil) -> Int {
      let picture = PictureView<String>(
        "p", file: nil, proportions: Size(width, height), alt: "a cat")
      var context = RenderContext()
      context.pictures.cellPixels = cell
      return picture.element.measure(Size(40, 10_000), context).rows
    }
    XCTAssertEqual(rows(1600, 900), 11)
    XCTAssertEqual(rows(900, 1600), 36)
    XCTAssertEqual(rows(400, 400, cell: Size(10, 16)), 25)
    XCTAssertEqual(rows(100_000, 1), 1)
    XCTAssertEqual(rows(1, .max), 200)
    XCTAssertEqual(rows(0, -1), 20, "none are those of a square")
  }

  func testWhatFollowsAPictureIsReachedByScrolling() {
    let scroll = Scroll<String>("s", label: "Album") {
      PictureView("p", file: nil, alt: "a cat")
      Text("below")
    }
    let frame = scroll.drawn(41, 6, .focused(on: "s"))
    XCTAssertEqual(frame.node("p")?.frame.rows, 6)
    var context = RenderContext.focused(on: "s", kept: frame.kept)
    if let end = frame.strike(.end, focus: "s")?.control { context.controls[end.id] = end.state }
    let last = scroll.drawn(41, 6, context)
    XCTAssertTrue(last.lines[5].hasPrefix("below"), last.lines[5])
  }
}
