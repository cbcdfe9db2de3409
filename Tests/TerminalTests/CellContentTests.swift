import XCTest

@testable import Terminal

final class CellContentTests: XCTestCase {
  func testWhatGoesInComesOut() {
    let texts = ["", " ", "a", "я", "日", "é", "e\u{301}", "👨‍👩‍👧", "🇫🇷", "e\u{301}\u{302}"]
    for text in texts {
      XCTAssertEqual(Array(CellContent(text).text.unicodeScalars), Array(text.unicodeScalars))
      XCTAssertEqual(CellContent(text), CellContent(text))
    }
    XCTAssertEqual(Set(texts.map { CellContent($0) }).count, texts.count)
  }

  func testASingleScalarIsOneWhateverItCameFrom() {
    XCTAssertEqual(CellContent("x"), CellContent(Unicode.Scalar("x")))
  }

  func testACellIsPlainBytes() {
    XCTAssertTrue(_isPOD(Cell.self))
    XCTAssertLessThanOrEqual(MemoryLayout<Cell>.stride, 24)
  }

  func testTextCanBeAddedTo() {
    var cell = Cell("e")
    cell.text += "\u{301}"
    XCTAssertEqual(cell.text, "e\u{301}")
    XCTAssertEqual(cell, Cell("e\u{301}"))
  }
}
