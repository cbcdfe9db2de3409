import Semantics
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

  // MARK: What stands in for it

  private let portrait = PictureView<String>(
    "p", file: "/cat.png", alt: "a cat", standIn: ["=^.^="])

  private func context(_ depth: ColorDepth, _ entry: LoadedPictures.Entry? = nil) -> RenderContext {
    var context = RenderContext()
    context.depth = depth
    guard let entry else { return context }
    let background = context.theme.plain.background
    let request = context.pictures.request(
      "/cat.png", Size(12, 4), .fit, depth: depth, background: background)
    context.pictures.entries[request] = entry
    return context
  }

  func testTheStandInShowsUntilThePictureDoes() {
    let loading = portrait.element.drawn(12, 4, context(.indexed256))
    XCTAssertTrue(loading.lines.joined().contains("=^.^="))
    XCTAssertTrue(loading.node("p")?.traits.contains(.busy) == true)
    XCTAssertEqual(loading.wantedPictures.count, 1)
    let cells = Surface(size: Size(12, 4), filledWith: Cell("x", style: .plain))
    let ready = LoadedPictures.Entry.ready(DrawnPicture(cells: cells))
    let shown = portrait.element.drawn(12, 4, context(.indexed256, ready))
    XCTAssertEqual(shown.lines, Array(repeating: "xxxxxxxxxxxx", count: 4))
  }

  func testABrokenPictureLeavesTheStandInAndAWord() {
    let frame = portrait.element.drawn(12, 4, context(.indexed256, .failed(.missing)))
    let text = frame.lines.joined(separator: " ")
    XCTAssertTrue(text.contains("=^.^="), text)
    XCTAssertTrue(text.contains("file not"), text)
    XCTAssertTrue(frame.node("p")?.traits.contains(.invalid) == true)
  }

  func testWithoutColoursTheStandInIsAll() {
    let frame = portrait.element.drawn(12, 4, context(.none))
    XCTAssertTrue(frame.lines.joined().contains("=^.^="))
    XCTAssertTrue(frame.lines.joined().contains("a picture"))
    XCTAssertEqual(frame.wantedPictures, [])
  }

  /// Half a word says less than none: what is wrong is read out all the same.
  func testWordsThatDoNotFitAreLeftOut() {
    let broken = PictureView<String>("p", file: nil, alt: "a cat")
    XCTAssertEqual(broken.element.drawn(12, 4).lines[1], "│no picture│")
    for (columns, rows) in [(11, 3), (6, 4), (8, 1)] {
      let frame = broken.element.drawn(columns, rows)
      XCTAssertFalse(frame.lines.joined().contains { $0.isLetter }, "\(frame.lines)")
      XCTAssertEqual(frame.node("p")?.value, "no picture")
    }
    for (columns, rows, isTold) in [(10, 2, true), (8, 2, false), (10, 1, false)] {
      let text = portrait.element.drawn(columns, rows, context(.none)).lines.joined()
      XCTAssertTrue(text.contains("=^.^="), text)
      XCTAssertEqual(text.contains("a picture"), isTold, text)
      XCTAssertEqual(text.contains { $0.isLetter }, isTold, text)
    }
  }

  func testAFrameStandsAroundWhatStandsInWhereThereIsRoom() {
    let framed = PictureView<String>(
      "p", file: "/cat.png", alt: "a cat", standIn: ["=^.^="], framesStandIn: true)
    XCTAssertTrue(framed.element.drawn(12, 5, context(.none)).lines[0].hasPrefix("╭──"))
    XCTAssertFalse(framed.element.drawn(12, 4, context(.none)).lines[0].hasPrefix("╭"))
    XCTAssertFalse(framed.element.drawn(10, 5, context(.none)).lines[0].hasPrefix("╭"))
    let loading = framed.element.drawn(12, 5, context(.indexed256))
    XCTAssertFalse(loading.lines[0].hasPrefix("╭"), "it would flash")
  }

  func testWhatIsReadOutIsItsSize() {
    var context = RenderContext()
    context.isFlat = true
    let asked = portrait.element.drawn(40, 1, context).wantedPictures
    XCTAssertEqual(asked.map(\.size), [Size(1, 1)])
    for request in asked {
      context.pictures.entries[request] = .ready(
        DrawnPicture(cells: Surface(size: Size(1, 1)), source: Size(640, 480)))
    }
    let frame = portrait.element.drawn(40, 1, context)
    XCTAssertTrue(frame.lines[0].hasPrefix("Picture: a cat, 640 × 480"), frame.lines[0])
  }
}
