import JourneyKit
import XCTest

final class SnapshotSealTests: XCTestCase {
  func testSealStandsAtTheEndOfTheFirstLine() {
    let sealed = SnapshotSeal.sealed("6x1, no focus\n│cat│\n")
    XCTAssertEqual(sealed, "6x1, no focus, seal dbe53c56\n│cat│\n")
    let opened = SnapshotSeal(sealed)
    XCTAssertEqual(opened.text, "6x1, no focus\n│cat│\n")
    XCTAssertEqual(opened.state, .intact)
  }

  func testEveryEditIsFound() {
    let sealed = SnapshotSeal.sealed("6x1, no focus\n│cat│\n")
    for (old, new) in [("cat", "car"), ("6x1", "6x2"), ("│\n", "│\n\n"), ("seal d", "seal e")] {
      XCTAssertEqual(SnapshotSeal(sealed.replacing(old, with: new)).state, .broken, new)
    }
    XCTAssertEqual(SnapshotSeal("6x1, no focus\n│cat│\n").state, .missing)
  }
}
