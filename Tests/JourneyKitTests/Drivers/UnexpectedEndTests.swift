import Foundation
import XCTest

@testable import JourneyKit

/// A program that ends though no step expects it, in XCTest and in the kit's own words.
final class UnexpectedEndTests: ReferenceCase {
  private func run(_ test: String) throws -> SpecimenRun {
    try SpecimenRun(named: ["UnexpectedEndSpecimen/\(test)"], folder)
  }

  func testACrashOfATestCaseIsRedAtItsLastAct() throws {
    let run = try run("testCrash")
    XCTAssertEqual(run.status, 1, run.output)
    XCTAssertTrue(
      run.output.contains("UnexpectedEndSpecimen.swift:17: error: "), run.output)
    XCTAssertTrue(
      run.output.contains("signal 11 (Segmentation fault), which no step expects"), run.output)
    XCTAssertTrue(run.output.contains("it printed:\nhello"), run.output)
  }

  func testWhatIsExpectedOrAskedForIsGreen() throws {
    for test in ["testStopped", "testExpected"] {
      let run = try run(test)
      XCTAssertEqual(run.status, 0, run.output)
    }
  }

  func testARedTestIsToldOnce() throws {
    let run = try run("testFailed")
    XCTAssertEqual(run.status, 1)
    XCTAssertFalse(run.output.contains("which no step expects"), run.output)
  }

  /// The first journey of a process makes the observer, which is too late for a failure of its test.
  func testACrashOfAPlainTestCaseEndsTheProcessRed() throws {
    let run = try SpecimenRun(named: ["PlainEndSpecimen/testCrash"], folder)
    XCTAssertEqual(run.status, 1, run.output)
    for part in [
      "PlainEndSpecimen.swift:14: error: PlainEndSpecimen.testCrash: ", "which no step expects",
    ] { XCTAssertTrue(run.output.contains(part), run.output) }
  }

  func testACrashOfALaterPlainTestCaseIsItsFailure() throws {
    let names = ["PlainEndSpecimen/testAlive", "PlainEndSpecimen/testCrash"]
    let run = try SpecimenRun(named: names, folder)
    XCTAssertEqual(run.status, 1, run.output)
    XCTAssertTrue(run.output.contains("with 1 failure"), run.output)
    XCTAssertTrue(
      run.output.contains("PlainEndSpecimen.swift:14: error: PlainEndSpecimen.testCrash : "),
      run.output)
  }

  func testARunningProgramOfAPlainTestCaseIsGreen() throws {
    let run = try SpecimenRun(named: ["PlainEndSpecimen/testAlive"], folder)
    XCTAssertEqual(run.status, 0, run.output)
  }

  func testTheHintNamesThePlaceOfTheImage() {
    func words(
      _ pattern: String, limit: UInt = 9, signal: Int32 = SIGSEGV, wasWritten: Bool = false
    ) -> String? {
      CoreHint(pattern: pattern, limit: limit).words(
        signal: signal, processID: 12, wasWritten: wasWritten, directory: "/srv")
    }
    XCTAssertNil(words("core", signal: SIGTERM))
    XCTAssertEqual(words("core.%p", wasWritten: true), "core: a file as core.%p in /srv")
    XCTAssertEqual(words("core"), "core: none was written")
    XCTAssertEqual(words("core", limit: 0)?.contains("ulimit -c unlimited"), true)
    XCTAssertEqual(
      words("|/usr/lib/systemd/systemd-coredump %P %u"), "core: coredumpctl info 12")
    XCTAssertEqual(
      words("|/usr/share/apport/apport -p%p"), "core: given to /usr/share/apport/apport")
  }
}
