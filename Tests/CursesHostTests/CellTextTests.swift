import Terminal
import XCTest

@testable import CursesHost

final class CellTextTests: XCTestCase {
  override class func setUp() { DisplayWidth.prepareLocale() }

  /// The last gate before the terminal looks at the text of all others.
  func testPlainCharactersAreClean() {
    let plain = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter(CellText.isPlain)
    XCTAssertGreaterThan(plain.count, 500)
    for scalar in plain {
      XCTAssertTrue(Sanitizer.isClean(String(scalar)), "\(scalar.value)")
      XCTAssertEqual(CellText.scalars(of: Cell(String(scalar))), [scalar.value])
    }
  }

  func testACharacterIsHandedOnWithItsMarks() {
    XCTAssertEqual(CellText.scalars(of: Cell("a")), [0x61])
    XCTAssertEqual(CellText.scalars(of: Cell("日", width: 2)), [0x65E5])
    XCTAssertEqual(CellText.scalars(of: Cell("e\u{301}\u{302}")), [0x65, 0x301, 0x302])
  }

  func testAnEmojiThatGoesOnInTheNextCellKeepsItsJoiner() {
    let cell = Cell("👩\u{200D}", width: 2)
    XCTAssertEqual(CellText.scalars(of: cell), [0x1F469, 0x200D])
    XCTAssertEqual(CellText.text(of: cell), cell.text)
    XCTAssertEqual(CellText.scalars(of: Cell("a\u{200D}")), [0xFFFD])
  }

  func testASlotHoldsOneEmojiAndNothingElse() {
    for (text, width) in [("👩‍👧", 2), ("❤️‍🔥", 1), ("👍🏽", 2), ("❤️", 1), ("a", 1)] {
      XCTAssertEqual(CellText.text(of: Cell(text, width: width)), text)
    }
    for (text, width) in [("👩👧", 2), ("ab", 1), ("👩‍👧", 1), ("\u{1B}", 1), ("👩‍\u{9B}", 2)] {
      XCTAssertEqual(CellText.text(of: Cell(text, width: width)), "\u{FFFD}", text)
    }
    XCTAssertEqual(CellText.text(of: Cell("", width: 1)), " ")
  }

  func testTheRoomOfWhatIsHeldBackIsNoBlankToNcurses() {
    for (text, width) in [("❤️", 1), ("👩‍👧", 2)] {
      let room = CellText.room(of: Cell(text, width: width))
      XCTAssertEqual(room.compactMap { Unicode.Scalar($0).map { DisplayWidth.of($0) } }, [width])
      XCTAssertNotEqual(room, [0x20])
    }
  }

  func testNoMoreMarksThanACellHolds() {
    let cell = Cell("e" + String(repeating: "\u{301}", count: 4))
    XCTAssertEqual(CellText.scalars(of: cell).count, 1 + DisplayWidth.marksPerCell)
  }

  func testNothingThatCouldActOnTheTerminalPasses() {
    let hostile = [
      "\u{1B}", "\r", "\n", "\t", "\u{08}", "\u{7F}", "\u{9B}", "\u{85}", "\u{202E}", "\u{200B}",
      "\u{2028}", "\u{FEFF}", "a\u{1B}[2J", "ab", "e\u{9D}", "\u{E000}",
      "e" + String(repeating: "\u{301}", count: 5),
    ]
    for text in hostile {
      XCTAssertEqual(CellText.scalars(of: Cell(text)), [0xFFFD], text.debugDescription)
    }
  }

  func testACellOfAnotherWidthThanItsTextIsReplaced() {
    XCTAssertEqual(CellText.scalars(of: Cell("日", width: 1)), [0xFFFD])
    XCTAssertEqual(CellText.scalars(of: Cell("é", width: 2)), [0xFFFD])
    XCTAssertEqual(CellText.scalars(of: Cell("\u{301}", width: 1)), [0xFFFD])
    XCTAssertEqual(CellText.scalars(of: Cell("", width: 1)), [0x20])
    XCTAssertEqual(CellText.scalars(of: .continuation(.plain)), [0x20])
  }
}
