import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// What was drawn for a key is put down again, and only where drawing it would come to the same.
final class RememberedTests: XCTestCase {
  private let size = Size(20, 6)
  private var drawn = 0

  func testTheSameKeyIsDrawnOnce() {
    let first = frame(after: nil, key: "Barsik")
    let second = frame(after: first, key: "Barsik")
    XCTAssertEqual(drawn, 1)
    XCTAssertEqual(second.surface, first.surface)
    XCTAssertEqual(second.nodes, first.nodes)
  }

  func testAnotherKeyIsDrawn() {
    let first = frame(after: nil, key: "Barsik")
    let second = frame(after: first, key: "Murka")
    XCTAssertEqual(drawn, 2)
    XCTAssertTrue(second.surface.text.contains("Murka"))
  }

  func testElsewhereItsCellsAndNodesStandThere() {
    let first = frame(after: nil, key: "Barsik")
    let second = frame(after: first, key: "Barsik", below: 2)
    XCTAssertEqual(drawn, 1)
    XCTAssertEqual(second.surface, frame(after: nil, key: "Barsik", below: 2).surface)
    XCTAssertEqual(second.nodes, frame(after: nil, key: "Barsik", below: 2).nodes)
  }

  func testBehindOtherNodesItsOwnStayTogether() {
    let first = frame(after: nil, key: "Barsik", below: 2)
    let second = frame(after: first, key: "Barsik", below: 2, ground: "a")
    XCTAssertEqual(drawn, 1)
    let fresh = frame(after: nil, key: "Barsik", below: 2, ground: "a")
    XCTAssertEqual(second.nodes, fresh.nodes)
    XCTAssertEqual(second.nodes.compactMap(\.parent), [1])
    XCTAssertEqual(first.nodes.compactMap(\.parent), [0])
  }

  func testInAnotherThemeItIsDrawn() {
    let first = frame(after: nil, key: "Barsik")
    let theme = Theme.make(.dark, depth: .indexed256)
    let second = frame(after: first, key: "Barsik", theme: theme)
    XCTAssertEqual(drawn, 2)
    XCTAssertEqual(second.surface, frame(after: nil, key: "Barsik", theme: theme).surface)
  }

  func testOnWhatIsThereAlreadyItIsDrawn() {
    let first = frame(after: nil, key: "Barsik")
    let second = frame(after: first, key: "Barsik", ground: "xxxxxxxxxxxxxxxxxxxx")
    XCTAssertEqual(drawn, 2)
    XCTAssertEqual(
      second.surface, frame(after: nil, key: "Barsik", ground: "xxxxxxxxxxxxxxxxxxxx").surface)
  }

  func testWhereAPartIsHiddenItIsDrawn() {
    let first = frame(after: nil, key: "Barsik")
    let second = frame(after: first, key: "Barsik", below: 4)
    XCTAssertEqual(drawn, 2)
    XCTAssertEqual(second.surface, frame(after: nil, key: "Barsik", below: 4).surface)
  }

  func testWhatTakesInputIsDrawnEachTime() {
    var count = 0
    var last: Frame<Int>?
    for _ in 0..<3 {
      let element = Element(
        Remembered<Int>(by: 1) {
          count += 1
          return Element(Button<Int>("press", "Press", action: 7))
        })
      last = render(element, size: size, context: context(after: last, .make(.none, depth: .none)))
    }
    XCTAssertEqual(count, 3)
    XCTAssertEqual(last?.targets.map(\.identifier), ["press"])
  }

  private func frame(
    after last: Frame<Int>?, key: String, below rows: Int = 0, ground: String = "",
    theme: Theme = .make(.none, depth: .none)
  ) -> Frame<Int> {
    let card = Remembered<Int>(by: key) { [self] in
      let panel = Element(Panel<Int>("›") { Text(key, .title) }.semantics(nil, .card, label: key))
      return Element(Part(Counted(part: panel.part) { self.drawn += 1 }))
    }
    let element = Element(
      ZStack {
        Text<Int>(ground, semantics: ground.isEmpty ? nil : .text)
        VStack {
          Spacer<Int>(rows)
          card.frame(rows: 3)
          Spacer()
        }
      })
    return render(element, size: size, context: context(after: last, theme))
  }

  /// Tells that it is drawn; to be measured it may be made more often.
  private struct Counted: Drawing {
    let part: Part
    let onDraw: () -> Void

    var flex: Flex { part.flex }

    func measure(_ available: Size, _ context: RenderContext) -> Size {
      part.measure(available, context)
    }

    func draw(in rect: Rect, on painter: Painter) {
      onDraw()
      part.draw(in: rect, on: painter)
    }
  }

  private func context(after last: Frame<Int>?, _ theme: Theme) -> RenderContext {
    var context = RenderContext(theme: theme)
    if let last { context.sketches = last.sketches }
    return context
  }
}
