import Foundation
import Semantics
import Toolkit
import XCTest

final class IdentifierTests: XCTestCase {
  func testPartsAndSeriesReadAsPaths() {
    let list: Identifier = "pets.list"
    XCTAssertEqual(list.child("row").item(7), "pets.list.row[7]")
    XCTAssertEqual(list.description, "pets.list")
  }

  func testTheWireFormIsTheNameAlone() throws {
    let data = try JSONEncoder().encode(["pets.list" as Identifier])
    XCTAssertEqual(String(decoding: data, as: UTF8.self), "[\"pets.list\"]")
    XCTAssertEqual(try JSONDecoder().decode([Identifier].self, from: data), ["pets.list"])
  }

  func testTraitsComeBackFromTheirWords() {
    let all: [Traits] = [
      .focused, .selected, .checked, .disabled, .expanded, .busy, .modal, .invalid, .focusable,
    ]
    for trait in all { XCTAssertEqual(Traits(words: trait.words), trait) }
    let sum = Traits(all)
    XCTAssertEqual(sum.words.count, 9)
    XCTAssertEqual(Traits(words: sum.words), sum)
    XCTAssertEqual(Traits(words: ["unknown"]), [])
  }
}
