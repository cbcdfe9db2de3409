import Interchange
import XCTest

@testable import PetsDomain

final class SearchAlphabetTests: XCTestCase {
  func testNoTwoLettersStandForTheSame() {
    let letters = (0x20...0x5FF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .map { TextRules.folded(TextRules.clean(String(Character($0)))) }
    let distinct = Set(letters)
    XCTAssertEqual(Set(distinct.map(SearchAlphabet.encode)).count, distinct.count)
  }

  func testEveryRussianLetterIsOneByte() {
    for letter in "абвгдежзийклмнопрстуфхцчшщъыьэюя" {
      XCTAssertEqual(SearchAlphabet.encode(String(letter)).utf8.count, 1, String(letter))
    }
  }
}
