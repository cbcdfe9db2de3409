import Semantics
import Terminal
import Toolkit
import XCTest

final class StackTests: XCTestCase {
  private let grows = Flex(horizontal: 1, vertical: 1)

  func testRigidChildrenGetWhatTheyAskFor() {
    let frame = VStack {
      Probe("a", 2, 1)
      Probe("b", 4, 2)
    }.drawn(4, 4)
    XCTAssertEqual(frame.lines, ["aaaa", "bbbb", "bbbb", ""])
  }

  func testWhatIsLeftIsSharedByWeightToTheLastCell() {
    let frame = HStack {
      Probe("a", 3)
      Probe("b", flex: Flex(horizontal: 1))
      Probe("c", flex: Flex(horizontal: 2))
    }.drawn(13, 1)
    XCTAssertEqual(frame.lines, ["aaabbbccccccc"])
  }

  func testEveryCellIsGivenToSomeone() {
    for columns in 0...30 {
      let frame = HStack {
        Probe("a", flex: Flex(horizontal: 3))
        Probe("b", flex: Flex(horizontal: 1))
        Probe("c", flex: Flex(horizontal: 2))
      }.drawn(columns, 1)
      let widths = ["a", "b", "c"].map { frame.node($0)?.frame.columns ?? -1 }
      XCTAssertEqual(widths.reduce(0, +), columns)
    }
  }

  func testSpacingStandsBetweenChildrenOnly() {
    let frame = HStack(spacing: 2) {
      Probe("a")
      Probe("b")
      Probe("c")
    }.drawn(10, 1)
    XCTAssertEqual(frame.lines, ["a  b  c"])
  }

  func testTooLittleRoomIsForTheFirst() {
    let frame = VStack {
      Probe("a", 3, 2)
      Probe("b", 3, 2)
      Probe("c", 3, 2)
    }.drawn(3, 3)
    XCTAssertEqual(frame.lines, ["aaa", "aaa", "bbb"])
    XCTAssertEqual(frame.node("c")?.frame.isEmpty, true)
  }

  func testSpacingWiderThanTheRoomDrawsNothingOutside() {
    let frame = HStack {
      HStack(spacing: 9) {
        Probe("a", 2)
        Probe("b", 2)
      }.frame(columns: 4)
      Probe("c", 2)
    }.drawn(6, 1)
    XCTAssertEqual(frame.lines, ["    cc"])
  }

  func testAWidgetWithoutRoomCoversNoNeighbour() {
    let frame = VStack<String> {
      Text("first")
      Button("x", "squeezed out", action: "x").frame(rows: 0)
      Text("second")
    }.drawn(16, 2)
    XCTAssertEqual(frame.lines, ["first", "second"])
    XCTAssertEqual(frame.target("x")?.frame.isEmpty, true)
    XCTAssertNil(frame.click(0, 1))
  }

  func testAlignmentAcross() {
    let cases: [(alignment: CrossAlignment, line: String)] = [
      (.leading, "aa"), (.center, " aa"), (.trailing, "   aa"), (.fill, "aaaaa"),
    ]
    for (alignment, line) in cases {
      let frame = VStack(alignment: alignment) { Probe("a", 2) }.drawn(5, 1)
      XCTAssertEqual(frame.lines, [line])
    }
  }

  func testAFlexibleChildIsAsWideAsTheStackWhateverTheAlignment() {
    let wide = Flex(horizontal: 1)
    let frame = VStack(alignment: .leading) { Probe("a", 2, flex: wide) }.drawn(5, 1)
    XCTAssertEqual(frame.lines, ["aaaaa"])
  }

  func testASpacerPushesApartAlongTheStack() {
    let frame = HStack {
      Probe("a")
      Spacer()
      Probe("b")
    }.drawn(7, 1)
    XCTAssertEqual(frame.lines, ["a     b"])
  }

  func testASpacerTakesNothingAcrossTheStack() {
    let row = HStack {
      Probe("a")
      Spacer()
      Probe("b")
    }
    XCTAssertEqual(row.flex, Flex(horizontal: 1))
    XCTAssertEqual(VStack<String> { Spacer() }.flex, Flex(vertical: 1))
    let frame = VStack {
      row
      Probe("c", flex: grows)
    }.drawn(3, 3)
    XCTAssertEqual(frame.lines, ["a b", "ccc", "ccc"])
  }

  func testAFixedSpacerIsAsLongAsItSaysAndNoHigher() {
    let row = HStack {
      Probe("a")
      Spacer(3)
      Probe("b")
    }
    XCTAssertEqual(row.measure(Size(20, 9), RenderContext()), Size(5, 1))
    XCTAssertEqual(row.drawn(9, 1).lines, ["a   b"])
  }

  func testMeasureIsTheSumAlongAndTheMostAcross() {
    let stack = VStack(spacing: 1) {
      Probe("a", 2, 1)
      Probe("b", 5, 2)
    }
    XCTAssertEqual(stack.measure(Size(20, 20), RenderContext()), Size(5, 4))
    XCTAssertEqual(stack.measure(Size(4, 3), RenderContext()), Size(4, 3))
  }

  func testBuildersTakeConditionsAndLoops() {
    func stack(_ isLong: Bool) -> VStack<String> {
      VStack {
        if isLong { Probe("a") }
        if isLong { Probe("b") } else { Probe("c") }
        for letter in ["x", "y"] { Probe(Character(letter)) }
      }
    }
    XCTAssertEqual(stack(true).drawn(1, 5).lines, ["a", "b", "x", "y", ""])
    XCTAssertEqual(stack(false).drawn(1, 5).lines, ["c", "x", "y", "", ""])
  }
}
