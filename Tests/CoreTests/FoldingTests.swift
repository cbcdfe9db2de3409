import Core
import XCTest

final class FoldingTests: XCTestCase {
  func testCaseAndYoDoNotCount() {
    XCTAssertEqual(Folding.fold("Ёжик И Мышь"), "ежик и мышь")
    XCTAssertEqual(Folding.fold("\u{415}\u{308}ж"), "еж", "the two dots as a mark of their own")
    XCTAssertEqual(Folding.fold("AZaz09@["), "azaz09@[")
  }

  func testAccentsAndShortIStay() {
    XCTAssertEqual(Folding.fold("Café"), "café")
    XCTAssertEqual(Folding.fold("Йод"), "йод")
  }

  func testACharacterFoldsAsItsTextDoes() {
    for character in "AzЁёЙé👍İßǅ\r\n" {
      XCTAssertEqual(Folding.fold(character), Folding.fold(String(character)), "\(character)")
    }
  }

  func testWords() {
    XCTAssertEqual(Folding.words("  Ёлка, new-year 2026! "), ["елка", "new", "year", "2026"])
    XCTAssertEqual(Folding.words("…"), [])
  }
}
