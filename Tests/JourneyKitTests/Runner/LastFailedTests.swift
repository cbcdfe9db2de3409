import Foundation
import JourneyKit
import XCTest

final class LastFailedTests: XCTestCase {
  private func test(_ name: String, _ outcome: ReportCase.Outcome) -> ReportCase {
    ReportCase(suite: "Suite", name: name, outcome: outcome)
  }

  func testItKeepsWhatIsRedUntilThatHasRunGreen() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = LastFailed(folder + "/deep/failed.txt")
    XCTAssertEqual(file.names, [])
    try file.note(
      RunReport(name: "1", cases: [test("a", .failed), test("b", .flaky), test("c", .passed)]))
    XCTAssertEqual(file.names, ["Suite/a", "Suite/b"])
    try file.note(RunReport(name: "2", cases: [test("a", .passed), test("d", .failed)]))
    XCTAssertEqual(file.names, ["Suite/b", "Suite/d"])
    try file.note(RunReport(name: "3", cases: [test("b", .passed), test("d", .skipped)]))
    XCTAssertEqual(file.names, [])
  }
}
