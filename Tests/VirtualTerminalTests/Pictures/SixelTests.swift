import Terminal
import VirtualTerminal
import XCTest

/// DEC's VT330/VT340 Programmer Reference, volume 2 (graphics), chapter 14; xterm's control sequences
/// for modes 80, 1070, 8452 and XTSMGRAPHICS.
final class SixelTests: XCTestCase {
  private func show(_ body: String, _ before: String = "") -> VirtualTerminal {
    VirtualTerminal(20, 6, before + "\\eP0;1q\(body)\\e\\")
  }

  private func pixels(_ terminal: VirtualTerminal) -> [[String]] {
    guard let picture = terminal.pictures.first else { return [] }
    let size = picture.content.size
    return (0..<size.rows).map { y in
      (0..<size.columns).map { x in
        let start = (y * size.columns + x) * 4
        let part = picture.content.bytes[start..<start + 4]
        return part.last == 0 ? "." : part.prefix(3).map { $0 > 127 ? "1" : "0" }.joined()
      }
    }
  }

  func testDotsColoursRepeatsAndBands() {
    let terminal = show("\"1;1;3;2#1;2;100;0;0#1!2@#2;2;0;0;100A$-#1@")
    XCTAssertEqual(
      pixels(terminal).map { $0.joined(separator: " ") },
      ["100 100 .", ". . 001", ". . .", ". . .", ". . .", ". . .", "100 . ."])
  }

  func testHueLightnessSaturationCountsFromBlue() {
    XCTAssertEqual(pixels(show("\"1;1#5;1;0;50;100#5@")), [["001"]])
    XCTAssertEqual(pixels(show("\"1;1#5;1;120;50;100#5@")), [["100"]])
    XCTAssertEqual(pixels(show("\"1;1#5;1;240;50;100#5@")), [["010"]])
  }

  func testDotsAreTwiceAsHighWithoutAttributesAndTheBackgroundIsFilled() {
    XCTAssertEqual(VirtualTerminal(20, 6, "\\ePq#1@\\e\\").pictures[0].content.size, Size(1, 2))
    let filled = VirtualTerminal(20, 6, "\\eP9;0q#1A\\e\\")
    XCTAssertEqual(filled.pictures[0].content.bytes.prefix(4), [0, 0, 0, 255])
  }

  func testPlaceSizeAndCursor() {
    let terminal = show("\"1;1;20;40#1~", "\\e[2;4H")
    XCTAssertEqual(terminal.pictures.map(\.row), [1])
    XCTAssertEqual(terminal.pictures.map(\.column), [3])
    XCTAssertEqual(terminal.pictures.map(\.size), [Size(3, 3)])
    // The row of the last band, in the column of the picture.
    XCTAssertEqual(terminal.place, [3, 1])
    XCTAssertEqual(show("\"1;1;20;40#1~-~-~-~-~-~-~", "\\e[2;4H").place, [3, 3])
    XCTAssertEqual(show("\"1;1;20;40#1~", "\\e[?8452h\\e[2;4H").place, [6, 3])
  }

  func testAPictureAtTheBottomScrollsTheText() {
    let terminal = show("\"1;1;8;48#1~", "top\\e[6;1H")
    XCTAssertEqual(terminal.pictures.map(\.row), [3])
    XCTAssertEqual(terminal.history, ["top", ""])
    terminal.type("\\e[6;1H\n\n\n\n\n")
    XCTAssertEqual(terminal.pictures.map(\.row), [-2])
  }

  func testDisplayModePutsItAtTheCornerAndLeavesTheCursor() {
    let terminal = show("\"1;1;8;48#1~", "\\e[?80h\\e[5;5H")
    XCTAssertEqual(terminal.pictures.map(\.row), [0])
    XCTAssertEqual(terminal.place, [4, 4])
  }

  func testTextAndErasingTakeCellsAway() {
    let terminal = show("\"1;1;32;32#1~")
    XCTAssertEqual(terminal.pictures.map(\.cellsLeft), [8])
    terminal.type("\\e[1;1Hab")
    XCTAssertEqual(terminal.pictures.map(\.cellsLeft), [6])
    terminal.type("\\e[2;1H\\e[K")
    XCTAssertEqual(terminal.pictures.map(\.cellsLeft), [2])
    terminal.type("\\e[2J")
    XCTAssertEqual(terminal.pictures, [])
  }

  func testTheAlternateScreenAndResets() {
    let terminal = show("\"1;1;8;16#1~")
    terminal.type("\\e[?1049h")
    XCTAssertEqual(terminal.pictures, [])
    terminal.type("\\e[?1049l")
    XCTAssertEqual(terminal.pictures.count, 1)
    terminal.resize(to: Size(30, 9))
    XCTAssertEqual(terminal.pictures.count, 1)
    terminal.type("\\ec")
    XCTAssertEqual(terminal.pictures, [])
  }

  func testColoursAreSharedWhereAskedFor() {
    let terminal = show("\"1;1#9;2;100;100;100#9@", "\\e[?1070l")
    terminal.type("\\eP0;1q\"1;1#9@\\e\\")
    XCTAssertEqual(terminal.pictures.last?.content.bytes, [255, 255, 255, 255])
    terminal.type("\\e[?1070h\\e[1;9H\\eP0;1q\"1;1#9@\\e\\")
    XCTAssertNotEqual(terminal.pictures.last?.content.bytes, [255, 255, 255, 255])
  }

  func testGraphicsAreTold() {
    let terminal = VirtualTerminal(20, 6, "\\e[?1;1;0S\\e[?2;1;0S\\e[?2;4;0S\\e[?3;1;0S\\e[?1;9;0S")
    XCTAssertEqual(
      terminal.answer,
      "\\e[?1;0;256S\\e[?2;0;160;96S\\e[?2;0;4096;4096S\\e[?3;1S\\e[?1;2S")
  }

  /// The shape of a dot that the string sets at its end is not the one that its beginning has.
  func testBandsBeyondTheLimitAndALateShapeAreNoFault() {
    for start in ["", "\"10;1"] {
      let bands = String(repeating: "-", count: start.isEmpty ? 341 : 68)
      let terminal = VirtualTerminal(20, 6, "\\ePq\(start)~\(bands)~\\e\\")
      XCTAssertEqual(terminal.pictures.map(\.content.size.columns), [1])
    }
    let late = VirtualTerminal(20, 6, "\\ePq[$\"3;1\\e\\")
    XCTAssertEqual(late.pictures.map(\.content.size), [Size(1, 10)])
  }

  func testAPictureRightOfANarrowerScreenIsGone() {
    for picture in ["\\ePq~\\e\\", "\\e]1337;File=inline=1;width=2;height=1:R0lGODlhAQABAA==\\a"] {
      let terminal = VirtualTerminal(80, 6, "\\e[1;41H" + picture.replacing("\\a", with: "\u{7}"))
      XCTAssertEqual(terminal.pictures.map(\.column), [40])
      terminal.resize(to: Size(30, 6))
      XCTAssertEqual(terminal.pictures.map(\.column), [])
      terminal.type("\\e[1;1H\\ePq~\\e\\")
      XCTAssertEqual(terminal.pictures.map(\.column), [0])
    }
  }
}
