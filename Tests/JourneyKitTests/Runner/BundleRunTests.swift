import Foundation
import XCTest

@testable import JourneyKit

/// The bundle is a script that prints what swift-corelibs-xctest prints.
final class BundleRunTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  /// `bad` fails, `odd` fails every second time that it is run, `crash` dies.
  private static let script = #"""
    #!/bin/bash
    cd "$(dirname "$0")" || exit 9
    if [ "$1" = --list-tests ]; then
      printf 'Listing 5 tests in x.xctest:\n\n'
      printf 'M.Pets/%s\n' good bad skipped odd crash
      exit
    fi
    echo "$1" >>runs
    failed=0
    end() { echo "Test Case '$1' $2 (0.25 seconds)"; }
    for name in ${1//,/ }; do
      short=${name#M.}; short=${short/\//.}
      echo "Test Case '$short' started at 2030-01-01 00:00:00.000"
      case $name in
        */good) printf 'printed without an end '; end "$short" passed ;;
        */bad) failed=1; echo "/src/Pets.swift:7: error: $short : not there"; echo 'acts so far:'
          end "$short" failed ;;
        */skipped) echo "/src/Pets.swift:9: $short : Test skipped - no network"
          end "$short" skipped ;;
        */odd) echo x >>odd
          if [ $(($(wc -l <odd) % 2)) = 1 ]; then
            failed=1; echo "/src/Pets.swift:8: error: $short : odd"; end "$short" failed
          else end "$short" passed; fi ;;
        */crash) kill -9 $$ ;;
      esac
    done
    if [ -e obsolete ]; then echo 'error: a file is obsolete'; exit 1; fi
    exit $failed
    """#

  private func bundle() throws -> TestBundle {
    let path = folder + "/x.xctest"
    try Data(Self.script.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return try TestBundle(in: folder)
  }

  private func run(
    _ names: [String], _ change: (inout BundleRun) -> Void = { _ in }
  ) throws -> RunReport {
    var run = BundleRun(try bundle())
    change(&run)
    return try run.run(names.map { "M.Pets/" + $0 }, name: "run") { _ in }
  }

  func testListAndOutcomes() throws {
    let names = try bundle().list()
    XCTAssertEqual(names, ["good", "bad", "skipped", "odd", "crash"].map { "M.Pets/" + $0 })
    let report = try run(["good", "bad", "skipped"])
    XCTAssertEqual(report.summary, "1 passed, 1 failed, 1 skipped")
    let bad = try XCTUnwrap(report.cases.first { $0.name == "bad" })
    XCTAssertEqual(
      bad.failures,
      [ReportFailure(message: "not there\nacts so far:", file: "/src/Pets.swift", line: 7)])
    XCTAssertEqual(bad.seconds, 0.25)
    XCTAssertEqual(bad.suite, "M.Pets")
    XCTAssertEqual(report.cases.last?.skipReason, "no network")
  }

  func testACrashCostsOneTest() throws {
    let report = try run(["good", "crash", "skipped"])
    XCTAssertEqual(report.summary, "1 passed, 1 failed, 1 skipped")
    let crash = try XCTUnwrap(report.cases.first { $0.name == "crash" })
    XCTAssertEqual(
      crash.failures.map(\.message), ["the test process was ended by signal 9 (Killed)"])
  }

  func testRepeatingLabelsFlakes() throws {
    let report = try run(["good", "odd"]) { $0.repetition = .times(4) }
    XCTAssertEqual(report.summary, "1 passed, 1 flaky")
    XCTAssertEqual(report.cases.map(\.attempts), [4, 4])
    XCTAssertFalse(report.isGreen(allowingFlaky: false))
  }

  func testOnlyWhatIsRedIsTriedAgain() throws {
    let report = try run(["good", "odd"]) { $0.retries = 3 }
    XCTAssertEqual(report.cases.map(\.attempts), [1, 2])
    XCTAssertEqual(report.cases.last?.outcome, .flaky)
    let runs = try String(contentsOfFile: folder + "/runs", encoding: .utf8)
    XCTAssertEqual(runs, "M.Pets/good,M.Pets/odd\nM.Pets/odd\n")
  }

  func testUntilFailure() throws {
    try Data("x\n".utf8).write(to: URL(fileURLWithPath: folder + "/odd"))
    let report = try run(["odd"]) { $0.repetition = .untilFailure(limit: 9) }
    XCTAssertEqual(report.cases.map(\.attempts), [2])
  }

  func testABundleThatEndsRedWithoutARedTestIsRed() throws {
    try Data().write(to: URL(fileURLWithPath: folder + "/obsolete"))
    let report = try run(["good"])
    XCTAssertEqual(report.cases.map(\.id), ["M.Pets/good", "x.xctest/end"])
    XCTAssertEqual(
      report.cases.last?.failures.first?.message.hasSuffix("error: a file is obsolete"), true)
  }

  func testTestsOfOneShortNameRunApart() {
    XCTAssertEqual(
      TestBundle.batches(["A.Pets/add", "B.Pets/add", "A.Pets/open"]),
      [["A.Pets/add", "A.Pets/open"], ["B.Pets/add"]])
    let long = (0..<50).map { "M.C/test\($0)" }
    XCTAssertEqual(TestBundle.batches(long, limit: 100).flatMap(\.self).sorted(), long.sorted())
  }

  func testAFolderWithoutABundle() {
    XCTAssertThrowsError(try TestBundle(in: folder)) { error in
      XCTAssertTrue("\(error)".hasSuffix("has 0 test bundles, not one"))
    }
  }
}
