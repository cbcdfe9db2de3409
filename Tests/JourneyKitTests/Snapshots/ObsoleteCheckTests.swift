import Foundation
import Terminal
import XCTest

@testable import JourneyKit

final class ObsoleteCheckTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "obsolete-\(UUID().uuidString)").path
  private let ledger = SnapshotLedger()

  override func setUpWithError() throws {
    let screen = Screen(surface: Surface(size: Size(3, 1)))
    let used = SnapshotName(app: "A", screen: "B", state: "used", size: Size(3, 1))
    let old = SnapshotName(app: "A", screen: "C", state: "old", size: Size(3, 1))
    try SnapshotStore(folder: folder, mode: .record, ledger: ledger).check(used, screen)
    try SnapshotStore(folder: folder, mode: .record, ledger: SnapshotLedger()).check(old, screen)
  }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func outcome(
    isComplete: Bool = true, failures: Int = 0, skipped: Int = 0, mode: SnapshotMode = .check
  ) throws -> ObsoleteCheck.Outcome {
    try ObsoleteCheck(isComplete: isComplete, failures: failures, skipped: skipped, mode: mode)
      .outcome(ledger)
  }

  func testWholeRunFindsWhatNobodyUsed() throws {
    XCTAssertEqual(try outcome(), .obsolete(["A/C/old.3x1.txt"]))
    XCTAssertEqual(SnapshotFolder(folder).files.count, 2)
  }

  func testRunsThatDidNotGetEverywhereSayNothing() throws {
    XCTAssertEqual(
      try outcome(isComplete: false), .notChecked("only a part of the tests was run"))
    XCTAssertEqual(try outcome(failures: 2), .notChecked("2 tests have failed"))
    XCTAssertEqual(try outcome(skipped: 1, mode: .record), .notChecked("1 tests were skipped"))
    XCTAssertEqual(SnapshotFolder(folder).files.count, 2)
  }

  func testAPartWithoutSnapshotsHasNothingToLookFor() throws {
    let unused = SnapshotLedger()
    _ = SnapshotStore(folder: folder, mode: .check, ledger: unused)
    let part = ObsoleteCheck(isComplete: false, failures: 1, skipped: 1, mode: .check)
    XCTAssertEqual(try part.outcome(unused), .clean)
    let whole = ObsoleteCheck(isComplete: true, failures: 0, skipped: 0, mode: .check)
    XCTAssertEqual(
      try whole.outcome(unused), .obsolete(["A/B/used.3x1.txt", "A/C/old.3x1.txt"]))
  }

  func testRecordingDeletesObsoleteFilesAndTheirFolder() throws {
    XCTAssertEqual(try outcome(mode: .record), .deleted(["A/C/old.3x1.txt"]))
    XCTAssertEqual(SnapshotFolder(folder).files, ["A/B/used.3x1.txt"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/A/C"))
    XCTAssertEqual(try outcome(), .clean)
  }
}
