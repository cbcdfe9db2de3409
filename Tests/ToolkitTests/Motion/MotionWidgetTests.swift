import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Widgets that move, drawn at moments.
final class MotionWidgetTests: XCTestCase {
  private func context(
    _ now: Duration, kept: [Identifier: any ControlState] = [:], reduced: Bool = false,
    flat: Bool = false
  ) -> RenderContext {
    var context = RenderContext(controls: kept)
    context.now = now
    context.isMotionReduced = reduced
    context.isFlat = flat
    return context
  }

  /// Draws the widget of each moment with what the frame before has kept.
  private func frames(
    _ moments: [(Duration, any Widget<String>)], columns: Int = 12, rows: Int = 3,
    reduced: Bool = false
  ) -> [Frame<String>] {
    var frames: [Frame<String>] = []
    for (now, widget) in moments {
      var context = context(now, kept: frames.last?.kept ?? [:], reduced: reduced)
      context.previous = frames.last?.surface
      frames.append(widget.element.drawn(columns, rows, context))
    }
    return frames
  }

  // MARK: Still where nothing may move

  func testNothingMovesWhereItMayNot() {
    let widgets: [Element<String>] = [
      Spinner(label: "a").element, Skeleton(rows: 3).element,
      FrameAnimation(label: "dog", frames: TextFrames.jumpingDog).element,
      ProgressBar("p", label: "p", value: nil).element,
    ]
    for widget in widgets {
      for flat in [false, true] {
        let first = widget.drawn(30, 8, context(.zero, reduced: !flat, flat: flat))
        let later = widget.drawn(30, 8, context(.seconds(3.3), reduced: !flat, flat: flat))
        XCTAssertEqual(first.surface, later.surface)
        XCTAssertNil(first.nextChange)
      }
      let moving = widget.drawn(30, 8, context(.zero))
      XCTAssertNotNil(moving.nextChange)
    }
  }

  func testWordsInFlatMode() {
    XCTAssertEqual(
      Skeleton<String>(rows: 3).drawn(20, 3, context(.zero, flat: true)).lines[0], "loading…")
    XCTAssertEqual(
      Spinner<String>().drawn(20, 1, context(.zero, flat: true)).lines, ["working…"])
    XCTAssertEqual(
      FrameAnimation<String>(label: "Dog", frames: ["x", "y"])
        .drawn(20, 2, context(.zero, flat: true)).lines[0], "Dog")
  }

  func testPicturesHaveOneSizeAndThereAreEnoughOfThem() {
    let sizes = TextFrames.jumpingDog.map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    XCTAssertEqual(Set(sizes), [8])
    XCTAssertGreaterThanOrEqual(Set(TextFrames.jumpingDog).count, 4)
    XCTAssertTrue(TextFrames.jumpingDog.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
  }

  // MARK: Shake

  func testAShakeSwingsByAFewCellsAndEnds() {
    let offsets = (0...100).map { Shaking.offset(Double($0) / 100) }
    XCTAssertTrue(offsets.allSatisfy { abs($0) <= 3 })
    XCTAssertTrue(offsets.contains(3) && offsets.contains(-2))
    XCTAssertEqual(offsets.last, 0)
  }

  func testAShakeBeginsWithAChangeOfItsTrigger() {
    func field(_ trigger: Int) -> Element<String> {
      Text("name", semantics: nil).shake("s", trigger: trigger)
    }
    let frames = frames([
      (.zero, field(4)), (.seconds(1), field(5)), (.milliseconds(1040), field(5)),
      (.milliseconds(1500), field(5)),
    ])
    XCTAssertNil(frames[0].nextChange, "the first frame is no change")
    XCTAssertNotNil(frames[1].nextChange)
    XCTAssertEqual(frames[2].lines[0], "   name")
    XCTAssertEqual(frames[3].lines[0], "name")
    XCTAssertNil(frames[3].nextChange)
    let still = self.frames([(.zero, field(4)), (.seconds(1), field(5))], reduced: true)
    XCTAssertNil(still[1].nextChange)
  }

  // MARK: Slide

  func testASlidePushesOutWhatWasThere() {
    func page(_ text: String, _ depth: Int) -> Element<String> {
      Text(text).slide("s", key: text, depth: depth)
    }
    let deeper = frames([
      (.zero, page("abcdefghijkl", 0)), (.seconds(1), page("ABCDEFGHIJKL", 1)),
      (.milliseconds(1033), page("ABCDEFGHIJKL", 1)),
      (.milliseconds(1180), page("ABCDEFGHIJKL", 1)),
    ])
    XCTAssertEqual(deeper[1].lines[0], "abcdefghijkl")
    XCTAssertEqual(deeper[1].nodes.map(\.label), ["ABCDEFGHIJKL"], "it is there already")
    XCTAssertEqual(deeper[2].lines[0], "fghijklABCDE")
    XCTAssertEqual(deeper[3].lines[0], "ABCDEFGHIJKL")
    XCTAssertNil(deeper[3].nextChange)
    let back = frames([
      (.zero, page("abcdefghijkl", 1)), (.seconds(1), page("ABCDEFGHIJKL", 0)),
      (.milliseconds(1033), page("ABCDEFGHIJKL", 0)),
    ])
    XCTAssertEqual(back[2].lines[0], "HIJKLabcdefg")
  }

  func testWideCharactersAreNeverHalved() {
    func page(_ text: String) -> Element<String> { Text(text).slide("s", key: text, depth: 0) }
    for milliseconds in stride(from: 1000, through: 1200, by: 7) {
      let frames = frames(
        [
          (.zero, page("日本語日本語")), (.seconds(1), page("中国中国中国")),
          (.milliseconds(milliseconds), page("中国中国中国")),
        ], rows: 1)
      let row = frames[2].surface.row(0)
      XCTAssertEqual(row.reduce(0) { $0 + Int($1.width) }, 12)
      for (cell, next) in zip(row, row.dropFirst()) where cell.width == 2 {
        XCTAssertEqual(next.width, 0)
      }
    }
  }
}
