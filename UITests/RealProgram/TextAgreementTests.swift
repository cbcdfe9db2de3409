import Core
import Foundation
import Interchange
import PetsDomain
import Terminal
import XCTest

/// A record says what the screen shows: the rules of text in the domain and in the terminal agree.
final class TextAgreementTests: XCTestCase {
  /// What the domain leaves for the terminal to decide, because it knows no widths: characters that the
  /// C library cannot print or gives no width.
  private func isLeftToTheTerminal(_ scalar: Unicode.Scalar) -> Bool {
    return DisplayWidth.of(scalar) <= 0
  }

  func testEveryCharacterThatBothDecideOn() {
    DisplayWidth.prepareLocale()
    var different: [String] = []
    // Planes 3 to 13 hold rare ideographs and nothing; the others are looked at one by one.
    let planes: [ClosedRange<UInt32>] = [0...0x1FFFF, 0xE0000...0xE0FFF, 0x10FF00...0x10FFFF]
    for scalar in planes.joined().compactMap(Unicode.Scalar.init) {
      let text = "a" + String(Character(scalar)) + "b"
      let (record, screen) = (TextRules.clean(text), Sanitizer.clean(text))
      if record.unicodeScalars.elementsEqual(screen.unicodeScalars) { continue }
      if record == text, isLeftToTheTerminal(scalar) { continue }
      different.append(String(scalar.value, radix: 16))
    }
    XCTAssertEqual(different, [])
  }

  /// Nothing is left in a record or on the screen that could hide or act.
  func testWhatIsStoredIsInert() {
    var random = SeededRandom(seed: 4)
    for _ in 0..<3_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let limit: UInt32 = Bool.random(using: &random) ? 0x3000 : 0x10FFFF
        if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) {
          scalars.append(scalar)
        }
      }
      let record = TextRules.clean(String(scalars))
      let screen = Sanitizer.clean(record)
      XCTAssertEqual(Sanitizer.clean(screen), screen)
      XCTAssertEqual(TextRules.clean(record), record)
      XCTAssertTrue(screen.unicodeScalars.allSatisfy { !$0.isHidden }, "\(screen)")
      let hidden = record.unicodeScalars.filter { $0.isHidden && !isLeftToTheTerminal($0) }
      XCTAssertTrue(hidden.isEmpty, "\(Array(hidden))")
    }
  }
}
