#if canImport(XCTest)
  import XCTest

  /// A test case that shows the failures of journeys at the lines that asked for what was wrong, looks
  /// for obsolete snapshots when a whole run has ended, and leaves a report of a run with failures.
  ///
  /// ```swift
  /// @MainActor
  /// final class AddAPetJourney: JourneyTestCase {
  ///   func testPetIsInTheList() async throws { … }
  /// }
  /// ```
  open class JourneyTestCase: XCTestCase {
    open override class func setUp() {
      super.setUp()
      // First, as the other one may end the process.
      ReportObserver.register()
      SnapshotObserver.register()
    }

    /// XCTest on Linux gives errors that a test throws no place; a ``JourneyFailure`` knows its own.
    open override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard let failure = FailureText(description) else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      super.recordFailure(
        withDescription: failure.report, inFile: failure.file, atLine: failure.line, expected: true)
    }
  }
#endif
