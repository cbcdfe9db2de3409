#if canImport(XCTest)
  import Foundation
  import Synchronization
  import XCTest

  /// The observer that makes a whole run of tests red if an obsolete snapshot is left, and writes
  /// the ledger.
  ///
  /// A run of a part of the tests, with failures or skips says nothing of what is obsolete. A filter
  /// that takes all journeys in can say so: `JOURNEY_SNAPSHOTS_COMPLETE=1`. Where each test runs in a
  /// process of its own, `journey snapshots check --ledger` looks afterwards.
  final class SnapshotObserver: XCTestObservation, Sendable {
    private static let shared: SnapshotObserver = {
      let observer = SnapshotObserver()
      XCTestObservationCenter.shared.addTestObserver(observer)
      return observer
    }()

    /// The check of the outermost suite, which ends last.
    private let check = Mutex<ObsoleteCheck?>(nil)

    /// Begins to watch; further calls do nothing.
    static func register() { _ = shared }

    func testCaseWillStart(_ testCase: XCTestCase) {
      SnapshotLedger.shared.file?.append(.began("\(testCase.suiteName)/\(testCase.methodName)"))
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      SnapshotLedger.shared.file?.append(
        .ended("\(testCase.suiteName)/\(testCase.methodName)", testCase.outcome))
    }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
      guard let run = testSuite.testRun else { return }
      let environment = ProcessInfo.processInfo.environment
      let isWhole = testSuite.name == "All tests"
      let isSaidToBe = environment["JOURNEY_SNAPSHOTS_COMPLETE"] == "1"
      let result = ObsoleteCheck(
        isComplete: isWhole || isSaidToBe && !Self.isOneOfMany, failures: run.totalFailureCount,
        skipped: run.skipCount, mode: SnapshotMode(environment: environment))
      check.withLock { $0 = result }
    }

    /// True in a parallel run, where each process is given one test by name and knows of no other.
    private static var isOneOfMany: Bool {
      CommandLine.arguments.dropFirst().contains { $0.contains("/test") && !$0.contains(",") }
    }

    /// Ends the process red if there are obsolete snapshots, since XCTest takes no failure at this
    /// late point.
    func testBundleDidFinish(_ testBundle: Bundle) {
      guard let check = check.withLock(\.self) else { return }
      if check.isComplete
        || ProcessInfo.processInfo.environment["JOURNEY_SNAPSHOTS_COMPLETE"] == "1"
      {
        SnapshotLedger.shared.file?.append(.complete)
      }
      do {
        switch try check.outcome(.shared) {
        case .clean: break
        case .notChecked(let reason): print("obsolete snapshots not looked for: \(reason)")
        case .deleted(let paths): for path in paths { print("deleted obsolete snapshot \(path)") }
        case .obsolete(let paths): fail(paths.map { "snapshot \($0) is obsolete: no test uses it" })
        }
      } catch { fail(["obsolete snapshots could not be deleted: \(error)"]) }
    }

    private func fail(_ lines: [String]) -> Never {
      for line in lines { print("error: \(line)") }
      print("error: \(lines.count) obsolete; JOURNEY_SNAPSHOTS=record on a whole run deletes them")
      fflush(nil)
      exit(1)
    }
  }
#endif
