import Semantics
import Terminal
import Toolkit
import XCTest

final class CardGridTests: XCTestCase {
  private let id: Identifier = "cards"

  private func grid(_ count: Int, _ selection: Int?) -> CardGrid<String> {
    CardGrid(
      id, label: "Cards", count: count, selection: selection, rows: 2,
      columns: { $0 / 5 }, key: { "\($0)" }, itemLabel: { "Card \($0)" },
      onMove: { "move \($0)" }, onOpen: { "open \($0)" },
      card: { index, isSelected, isFocused in
        Element(Text("\(isFocused ? "»" : isSelected ? "›" : " ")\(index)"))
      })
  }

  func testCardsStandInAsManyColumnsAsFit() {
    XCTAssertEqual(grid(4, 1).drawn(17, 4).lines, [" 0    ›1     2", "", " 3", ""])
    XCTAssertEqual(grid(2, 0).drawn(4, 4).lines, ["›0", "", " 1", ""])
  }

  func testTheSelectedCardOfAFocusedGridIsTold() {
    XCTAssertEqual(grid(3, 1).drawn(17, 2, .focused(on: id)).lines, [" 0    »1     2", ""])
  }

  func testInFlatModeTheCardsAreAList() {
    var context = RenderContext.focused(on: id)
    context.isFlat = true
    let frame = grid(3, 1).drawn(17, 3, context)
    XCTAssertEqual(frame.lines, ["   0", "›  1", "   2"])
    XCTAssertEqual(frame.strike(.up, focus: id)?.actions, ["move 0"])
  }

  func testOfACardThatIsCutToItsFrameNothingIsDrawn() {
    let grid = CardGrid<String>(
      id, label: "Cards", count: 3, selection: 0, rows: 3, columns: { _ in 1 },
      key: { "\($0)" }, itemLabel: { "Card \($0)" }, onMove: { "move \($0)" },
      onOpen: { "open \($0)" }, card: { index, _, _ in Element(Panel { Text("\(index)") }) })
    let frame = grid.drawn(8, 4)
    XCTAssertNil(frame.node(id.child("card").item("1")))
    XCTAssertEqual(grid.drawn(8, 5).lines[4].prefix(3), "│1 ")
  }

  func testTheWholeWidthIsUsed() {
    let frame = grid(3, 0).drawn(18, 2)
    let frames = (0..<3).compactMap { frame.node(id.child("card").item($0))?.frame }
    XCTAssertEqual(frames.map(\.minX), [0, 6, 12])
    XCTAssertEqual(frames.map(\.maxX), [5, 11, 18], "one blank column between two cards")
  }

  func testArrowsMoveInBothDirections() {
    let frame = grid(9, 4).drawn(17, 6)
    let cases: [(stroke: KeyStroke, action: String)] = [
      (.up, "move 1"), (.down, "move 7"), (.left, "move 3"), (.right, "move 5"), ("h", "move 3"),
      (.enter, "open 4"),
    ]
    for (stroke, action) in cases {
      XCTAssertEqual(frame.strike(stroke, focus: id)?.actions, [action], stroke.description)
    }
  }

  func testAClickFindsItsCardAndNotTheGap() {
    let frame = grid(3, 0).drawn(18, 2)
    XCTAssertEqual(frame.click(6, 1), ["move 1"])
    XCTAssertEqual(frame.click(5, 0), [])
    XCTAssertEqual(frame.click(13, 0, clicks: 2), ["open 2"])
  }

  func testOnlyCardsThatShowAreDrawn() {
    let frame = grid(1_000_000, 3_000).drawn(17, 4)
    XCTAssertEqual(frame.nodes.filter { $0.role == .card }.count, 6)
  }
}
