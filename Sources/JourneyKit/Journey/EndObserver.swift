#if canImport(XCTest)
  import Foundation
  import XCTest

  /// The observer that makes a test red whose program has ended though no step expects that, where the test
  /// is no ``JourneyTestCase``.
  ///
  /// The first journey of a process registers it, in the midst of a test. XCTest takes no failure of that
  /// one any more when it has ended: its failure ends the process red.
  @MainActor
  final class EndObserver: NSObject, XCTestObservation {
    private static let shared: EndObserver = {
      let observer = EndObserver()
      XCTestObservationCenter.shared.addTestObserver(observer)
      return observer
    }()

    /// The journeys of the running test.
    private var watches = EndWatches()
    /// True if the running test tells of its failures itself.
    private var isAsked = false
    /// The failures of a test that could not be told of.
    private var late: [String] = []

    /// Looks for the end of a journey's program when the test is over.
    static func add(_ watch: EndWatch) { shared.watches.add(watch) }

    nonisolated func testCaseWillStart(_ testCase: XCTestCase) {
      MainActor.assumeIsolated {
        watches = EndWatches()
        isAsked = true
      }
      testCase.addTeardownBlock { [self, unowned testCase] in
        // A test that is red already has told of what led there.
        guard testCase.testRun?.totalFailureCount == 0 else { return }
        for failure in MainActor.assumeIsolated({ watches.failures }) {
          RecentFailures.shared.put(failure)
          testCase.recordFailure(
            withDescription: failure.report, inFile: failure.file, atLine: failure.line,
            expected: true)
        }
      }
    }

    nonisolated func testCaseDidFinish(_ testCase: XCTestCase) {
      let (name, isRed) = (testCase.name, testCase.testRun?.totalFailureCount != 0)
      MainActor.assumeIsolated {
        let failures = watches.failures
        if !isAsked, !isRed {
          late += failures.map { "\($0.file):\($0.line): error: \(name): \($0.report)" }
        }
        for doubt in watches.doubts { print("note: \(name): \(doubt)") }
        watches = EndWatches()
      }
    }

    nonisolated func testBundleDidFinish(_ testBundle: Bundle) {
      let lines = MainActor.assumeIsolated { late }
      if lines.isEmpty { return }
      for line in lines { print(line) }
      fflush(nil)
      exit(1)
    }
  }
#endif
