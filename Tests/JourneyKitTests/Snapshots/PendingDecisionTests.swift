import Foundation
import JourneyKit
import XCTest

final class PendingDecisionTests: ReferenceCase {
  /// Leaves so many screens pending, of which the references say `old`.
  private func leave(_ count: Int) throws {
    for number in 0..<count {
      let name = folder.name("s\(number)")
      try folder.store(.record).check(name, ReferenceFolder.screen("old"))
      XCTAssertThrowsError(
        try folder.store(.check).check(
          name, ReferenceFolder.screen("new"), file: "T.swift", line: 7))
    }
  }

  func testAcceptingOneOfThreeLeavesTwo() throws {
    try leave(3)
    let review = folder.review()
    try review.accept(review.chosen(["Pets/List/s1.6x1.txt"]), reason: "a new\tword")
    XCTAssertEqual(
      try folder.pending.all.map(\.name), ["Pets/List/s0.6x1.txt", "Pets/List/s2.6x1.txt"])
    try folder.store(.check).check(folder.name("s1"), ReferenceFolder.screen("new"))
    let old = SnapshotSeal.checksum(SnapshotText.text(ReferenceFolder.screen("old")))
    let new = SnapshotSeal.checksum(SnapshotText.text(ReferenceFolder.screen("new")))
    XCTAssertEqual(
      try folder.text("Snapshots/accepted.log"),
      "1970-01-01T00:00:00Z\tPets/List/s1.6x1.txt\t\(old)>\(new)\ta new word\tAda <ada@example.org>\n"
    )
  }

  func testRejectingLeavesTheReference() throws {
    try leave(2)
    let before = try folder.text("Snapshots/Pets/List/s0.6x1.txt")
    folder.review().reject(try folder.review().chosen(["Pets/List/s0.6x1.txt"]))
    XCTAssertEqual(try folder.text("Snapshots/Pets/List/s0.6x1.txt"), before)
    XCTAssertEqual(try folder.pending.all.map(\.name), ["Pets/List/s1.6x1.txt"])
    XCTAssertThrowsError(try folder.text("Snapshots/accepted.log"))
  }

  func testManyAtOnceNeedAReason() throws {
    try leave(11)
    let review = folder.review()
    let all = try review.chosen([])
    for bulk in [nil, ""] {
      XCTAssertThrowsError(try review.accept(all, bulk: bulk)) {
        XCTAssertEqual($0 as? SnapshotReviewError, .tooMany(11, limit: 10))
      }
    }
    XCTAssertEqual(try folder.pending.all.count, 11)
    try review.accept(all, bulk: "the new footer")
    XCTAssertEqual(try folder.pending.all, [])
    let log = try folder.text("Snapshots/accepted.log").split(separator: "\n")
    XCTAssertEqual(log.count, 11)
    XCTAssertTrue(log.allSatisfy { $0.contains("\tthe new footer\t") })
  }

  func testWhatIsNotPendingIsNamed() throws {
    try leave(1)
    XCTAssertThrowsError(try folder.review().chosen(["x", "Pets/List/s0.6x1.txt"])) {
      XCTAssertEqual($0 as? SnapshotReviewError, .unknown(["x"]))
    }
  }

  func testAScreenThatIsRightAgainIsNotPendingAnyMore() throws {
    try leave(1)
    let pending = try folder.pending.all
    XCTAssertEqual(pending.first?.file, "T.swift")
    XCTAssertEqual(pending.first?.line, 7)
    XCTAssertEqual(
      pending.first?.changes.filter { !$0.hasPrefix(" ") },
      ["- 0│old", "+ 0│new", "…"])
    XCTAssertEqual(pending.first?.words, ["row 0: `old` → `new`"])
    try folder.store(.check).check(folder.name("s0"), ReferenceFolder.screen("old"))
    XCTAssertEqual(try folder.pending.all, [])
  }
}
