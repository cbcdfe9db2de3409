import Terminal
import XCTest

@testable import CursesHost

final class CellTextTests: XCTestCase {
  override class func setUp() { DisplayWidth.prepareLocale() }

  func testACharacterIsHandedOnWithItsMarks() {
    XCTAssertEqual(CellText.scalars(of: Cell("a")), [0x61])
    XCTAssertEqual(CellText.scalars(of: Cell("日", width: 2)), [0x65E5])
    XCTAssertEqual(CellText.scalars(of: Cell("e\u{301}\u{302}")), [0x65, 0x301, 0x302])
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
