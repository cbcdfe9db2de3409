import Foundation
import Interchange
import XCTest

/// The quick form of an identifier is that of Foundation, both ways.
final class UUIDTextTests: XCTestCase {
  func testItIsTheTextOfFoundation() {
    for _ in 0..<1000 {
      let id = UUID()
      XCTAssertEqual(id.text, id.uuidString)
      XCTAssertEqual(UUID.of(id.text), id)
      XCTAssertEqual(UUID.of(id.text.lowercased()), id)
    }
  }

  func testWhatIsNoIdentifierIsNone() {
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    XCTAssertEqual(UUID.of(id)?.uuidString, id)
    for text in [
      "", "E621E1F8", id + "0", String(id.dropLast()), id.replacing("-", with: "0"),
      id.replacing("E621", with: "G621"), id.replacing("C36C-", with: "C36C0"),
      "-E621E1F8C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5é",
    ] { XCTAssertNil(UUID.of(text), text) }
  }
}
