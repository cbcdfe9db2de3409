import Foundation
import JourneyKit
import XCTest

/// Seven faults, each planted in real runs of tests, and what must not be taken for one.
final class SnapshotGovernanceTests: ReferenceCase {
  private let record = ["JOURNEY_SNAPSHOTS": "record"]

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
  }

  private var files: [String] { SnapshotFolder(folder.path).files }

  private func recorded() throws {
    XCTAssertEqual(try SpecimenRun(whole: folder, record).status, 0)
    XCTAssertEqual(files.count, 3)
    try FileManager.default.removeItem(atPath: folder.root + "/ledger")
  }

  private func audit(tests: Set<String>? = nil) throws -> SnapshotAudit {
    try SnapshotAudit(
      SnapshotFolder(folder.path), LedgerFile(folder.root + "/ledger"), tests: tests)
  }

  // MARK: Faults

  func testMissingIsRedHoweverOftenItRuns() throws {
    for _ in 0..<3 {
      let run = try SpecimenRun(some: ["testOne"], folder)
      XCTAssertEqual(run.status, 1)
      XCTAssertTrue(run.output.contains("A/B/one.6x1.txt is missing"), run.output)
    }
    XCTAssertEqual(try SpecimenRun(parallel: SpecimenRun.tests, folder).status, 1)
    XCTAssertEqual(files, [])
    XCTAssertEqual(try folder.pending.all.map(\.cause), [.missing, .missing, .missing])
    XCTAssertTrue(try audit().problems.contains("A/B/one.6x1.txt: missing, a test uses it"))
  }

  func testNothingIsWrittenInCIWhateverIsAskedFor() throws {
    let environment = record.merging(["CI": ""]) { $1 }
    XCTAssertEqual(try SpecimenRun(whole: folder, environment).status, 1)
    XCTAssertEqual(try SpecimenRun(parallel: SpecimenRun.tests, folder, environment).status, 1)
    XCTAssertEqual(try SpecimenRun(some: ["testOne"], folder, environment).status, 1)
    XCTAssertEqual(files, [])
    XCTAssertThrowsError(try folder.review(["CI": "1"]).accept(folder.review().chosen([])))
    XCTAssertEqual(files, [])
  }

  func testObsoleteIsRedInAWholeRun() throws {
    try recorded()
    try folder.write(try folder.text("Snapshots/A/B/one.6x1.txt"), to: "Snapshots/A/B/old.6x1.txt")
    let run = try SpecimenRun(whole: folder)
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.output.contains("A/B/old.6x1.txt is obsolete"), run.output)
    XCTAssertEqual(try audit().problems, ["A/B/old.6x1.txt: obsolete, no test uses it"])
  }

  func testObsoleteIsRedWhereItsTestIsGone() throws {
    try recorded()
    let left = ["testOne", "testTwo"]
    let run = try SpecimenRun(some: left, folder, ["JOURNEY_SNAPSHOTS_COMPLETE": "1"])
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.output.contains("A/B/three.6x1.txt is obsolete"), run.output)
    try FileManager.default.removeItem(atPath: folder.root + "/ledger")
    XCTAssertEqual(try SpecimenRun(parallel: left, folder).status, 0)
    XCTAssertEqual(try audit().problems, ["A/B/three.6x1.txt: obsolete, no test uses it"])
  }

  func testUnstableIsRedInOneProcessAndInMany() throws {
    try recorded()
    let other = ["SPECIMEN_SECOND": "else"]
    for environment in [other, other.merging(record) { $1 }] {
      let run = try SpecimenRun(whole: folder, environment)
      XCTAssertEqual(run.status, 1)
      XCTAssertTrue(run.output.contains("taken twice in this run"), run.output)
    }
    XCTAssertEqual(
      try audit().problems, ["A/B/two.6x1.txt: unstable, one run has taken it of different screens"]
    )
  }

  func testEditedByHandIsRed() throws {
    try recorded()
    let file = "Snapshots/A/B/one.6x1.txt"
    let text = try folder.text(file)
    try folder.write(text.replacing("│one", with: "│one "), to: file)
    for run in [
      try SpecimenRun(whole: folder), try SpecimenRun(parallel: SpecimenRun.tests, folder),
    ] {
      XCTAssertEqual(run.status, 1)
      XCTAssertTrue(run.output.contains("A/B/one.6x1.txt was edited by hand"), run.output)
    }
    XCTAssertEqual(try folder.pending.all.map(\.cause), [.edited])
    XCTAssertEqual(
      SnapshotAudit(SnapshotFolder(folder.path)).problems,
      ["A/B/one.6x1.txt: edited by hand: line 2: is not as it would be written"])
    try folder.review().accept(folder.review().chosen([]))
    XCTAssertEqual(try folder.text(file), text)
  }

  // MARK: False alarms

  func testWholeRunsThatAreRightAreGreen() throws {
    try recorded()
    XCTAssertEqual(try SpecimenRun(whole: folder).status, 0)
    XCTAssertEqual(try SpecimenRun(parallel: SpecimenRun.tests, folder).status, 0)
    XCTAssertEqual(try audit().problems, [])
    XCTAssertNil(try audit().notLookedFor)
  }

  func testARunOfAPartIsGreenAndSaysSo() throws {
    try recorded()
    let run = try SpecimenRun(some: ["testOne"], folder)
    XCTAssertEqual(run.status, 0)
    XCTAssertTrue(run.output.contains("only a part of the tests was run"), run.output)
    XCTAssertEqual(try audit().problems, [])
    XCTAssertEqual(try audit().notLookedFor, "only a part of the tests was run")
    let all = Set(SpecimenRun.tests.map { "JourneyKitTests.SnapshotFaultSpecimen/\($0)" })
    XCTAssertEqual(
      try audit(tests: all).notLookedFor,
      "2 tests did not run, as JourneyKitTests.SnapshotFaultSpecimen/testThree")
  }

  func testSkippedFailedAndDeadTestsAreNoReasonToCallASnapshotObsolete() throws {
    try recorded()
    let words = ["skip": "was skipped", "fail": "has failed", "die": "did not end"]
    for (fault, word) in words {
      let environment = ["SPECIMEN_FAULT": fault]
      for run in [
        try SpecimenRun(whole: folder, environment),
        try SpecimenRun(parallel: SpecimenRun.tests, folder, environment),
      ] {
        XCTAssertEqual(run.status == 0, fault == "skip", run.output)
        XCTAssertFalse(run.output.contains("is obsolete"), run.output)
      }
      XCTAssertEqual(try audit().problems, [], fault)
      XCTAssertEqual(try audit().notLookedFor?.hasSuffix(word), true, fault)
      try FileManager.default.removeItem(atPath: folder.root + "/ledger")
    }
    XCTAssertEqual(files.count, 3)
  }
}
