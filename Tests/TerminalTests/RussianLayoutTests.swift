import Terminal
import XCTest

final class RussianLayoutTests: XCTestCase {
  func testLettersStandOnTheirCaps() {
    let pairs: [(russian: KeyStroke, latin: KeyStroke)] = [
      ("ф", "a"), ("Ф", "A"), ("й", "q"), ("о", "j"), ("л", "k"), ("х", "["), ("Ж", ":"),
      ("ю", "."), ("ё", "`"), (.control("с"), .control("c")), (.alt("и"), .alt("b")),
    ]
    for (russian, latin) in pairs { XCTAssertEqual(RussianLayout.latin(russian), latin) }
  }

  func testOtherKeysHaveNoOther() {
    for stroke: KeyStroke in ["a", "7", "?", .enter, .up, "і"] {
      XCTAssertNil(RussianLayout.latin(stroke))
    }
  }

  func testTheWholeAlphabetIsThere() {
    let alphabet = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    for letters in [alphabet, alphabet.uppercased()] {
      let caps = letters.compactMap { RussianLayout.latin(KeyStroke(.character($0))) }
      XCTAssertEqual(Set(caps).count, 33)
    }
  }
}
