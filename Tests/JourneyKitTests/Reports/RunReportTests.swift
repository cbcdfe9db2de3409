import Foundation
import JourneyKit
import XCTest

final class RunReportTests: XCTestCase {
  private func one(
    _ name: String, _ outcome: ReportCase.Outcome, _ failures: [ReportFailure] = []
  ) -> ReportCase {
    ReportCase(suite: "S", name: name, outcome: outcome, seconds: 0.25, failures: failures)
  }

  func testShardsAddUp() {
    let first = RunReport(name: "a", cases: [one("x", .passed), one("y", .skipped)])
    let second = RunReport(name: "b", cases: [one("z", .passed)])
    let all = first.merged(with: second)
    XCTAssertEqual(all.name, "a")
    XCTAssertEqual(all.cases.map(\.id), ["S/x", "S/y", "S/z"])
    XCTAssertTrue(all.isGreen)
    XCTAssertEqual(all.count(.skipped), 1)
  }

  func testWhatPassesOneTimeAndFailsAnotherIsFlakyAndRed() {
    var report = RunReport(name: "a")
    report.add(one("x", .passed))
    report.add(one("x", .failed, [ReportFailure(message: "no")]))
    report.add(one("x", .passed))
    XCTAssertEqual(report.cases.map(\.outcome), [.flaky])
    XCTAssertEqual(report.cases[0].attempts, 3)
    XCTAssertEqual(report.cases[0].seconds, 0.75)
    XCTAssertEqual(report.cases[0].failures.map(\.message), ["no"])
    XCTAssertFalse(report.isGreen)
  }

  func testASkippedAttemptSaysNothing() {
    let pairs: [(ReportCase.Outcome, ReportCase.Outcome)] = [
      (.skipped, .passed), (.passed, .skipped),
    ]
    for (first, second) in pairs {
      var report = RunReport(name: "a", cases: [one("x", first)])
      report.add(one("x", second))
      XCTAssertEqual(report.cases[0].outcome, ReportCase.Outcome.passed)
    }
  }

  func testJSONComesBack() throws {
    let failure = ReportFailure(
      message: "m\n\u{1B}", file: "/a b.swift", line: 3, screen: "1x1, …", acts: ["press a"],
      comparison: ReportComparison(name: "n", reference: nil, actual: "x"))
    var failed = one("x", .failed, [failure])
    failed.attachments = [ReportAttachment(name: "trace", path: "t.html", type: "text/html")]
    let report = RunReport(name: "a", cases: [failed, one("y", .passed)])
    XCTAssertEqual(try RunReport(json: report.text(.json)), report)
  }
}
