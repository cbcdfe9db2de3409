import Foundation
import JourneyKit
import XCTest

/// Reports of real runs of XCTest, in processes of their own.
final class ReportObserverTests: ReferenceCase {
  private func report(_ path: String) throws -> RunReport {
    try RunReport(json: folder.text(path + "/report.json"))
  }

  private func outcomes(_ report: RunReport) -> [String: ReportCase.Outcome] {
    Dictionary(report.cases.map { ($0.name, $0.outcome) }) { $1 }
  }

  func testAFailedRunLeavesAReportAndAnnotations() throws {
    let run = try SpecimenRun(
      some: SpecimenRun.tests, folder, ["SPECIMEN_FAULT": "skip", "JOURNEY_GITHUB": "1"])
    XCTAssertEqual(run.status, 1)
    let report = try report("output/report")
    XCTAssertEqual(
      outcomes(report), ["testOne": .failed, "testTwo": .failed, "testThree": .skipped])
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(
      lines[0].contains("title=JourneyKitTests.SnapshotFaultSpecimen/testOne::"), "\(lines)")
    for form in ReportForm.allCases {
      XCTAssertFalse(try folder.text("output/report/" + form.fileName).isEmpty)
    }
  }

  func testAGreenRunLeavesNothingUnlessAsked() throws {
    let record = ["JOURNEY_SNAPSHOTS": "record"]
    XCTAssertEqual(try SpecimenRun(some: ["testOne"], folder, record).status, 0)
    XCTAssertThrowsError(try report("output/report"))
    let asked = ["JOURNEY_REPORT": folder.root + "/asked"]
    XCTAssertEqual(try SpecimenRun(some: ["testOne"], folder, asked).status, 0)
    XCTAssertEqual(outcomes(try report("asked")), ["testOne": .passed])
  }

  /// XCTest hands on a text only; the screen and the reference are found again.
  func testTheFailureOfAJourneyIsThereWithItsScreen() throws {
    let run = try SpecimenRun(named: ["JourneyFailureSpecimen/testJourney"], folder)
    XCTAssertEqual(run.status, 1)
    let failure = try XCTUnwrap(report("output/report").cases.first?.failures.first)
    XCTAssertEqual(
      failure.title,
      "snapshot Notes/Main/report.24x6.txt is missing; "
        + "`journey snapshots review` shows the screen and accepts it")
    XCTAssertEqual(failure.acts, ["launch", "press Tab"])
    XCTAssertEqual(failure.file?.hasSuffix("/JourneyFailureSpecimen.swift"), true)
    XCTAssertEqual(failure.comparison?.name, "Notes/Main/report.24x6.txt")
    XCTAssertNil(failure.screen)
    XCTAssertEqual(failure.comparison?.actual.contains("Barsik"), true)
    XCTAssertTrue(try folder.text("output/report/report.html").contains("<figcaption>Actual"))
  }

  /// The processes of one run, which all have the same parent, make one report.
  func testParallelProcessesMakeOneReport() throws {
    let environment = ["JOURNEY_REPORT": folder.root + "/asked", "JOURNEY_SNAPSHOTS": "record"]
    XCTAssertEqual(
      try SpecimenRun(parallel: SpecimenRun.tests, folder, environment).status, 0)
    XCTAssertEqual(
      outcomes(try report("asked")),
      ["testOne": .passed, "testTwo": .passed, "testThree": .passed])
  }
}
