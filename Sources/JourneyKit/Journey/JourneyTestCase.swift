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

    /// Traces the journeys of the test; see ``TraceMode`` for which traces are written.
    open override func invokeTest() {
      let name = Self.plain(name)
      let session = MainActor.assumeIsolated { TraceSession(name: name) }
      let ends = EndWatches()
      Tracing.$session.withValue(session.mode == .never ? nil : session) {
        EndWatching.$owner.withValue(.test(ends)) { super.invokeTest() }
        recordUnexpectedEnds(ends)
      }
      let doubts = MainActor.assumeIsolated { ends.doubts }
      for doubt in doubts { print("note: \(name): \(doubt)") }
      let steps = MainActor.assumeIsolated { session.steps.flatMap(\.lines) }
      do {
        let pages = try MainActor.assumeIsolated { try session.finish() }
        for page in pages { print("trace: \(page)") }
        ReportObserver.keep(steps, traces: pages, notes: doubts)
      } catch {
        ReportObserver.keep(steps, traces: [], notes: doubts)
        print("trace: cannot be written: \(error)")
      }
    }

    /// Makes a test red whose program has ended though no step expects that. A test that is red
    /// already has told of what led there.
    private func recordUnexpectedEnds(_ ends: EndWatches) {
      guard testRun?.totalFailureCount == 0, testRun?.hasBeenSkipped != true else { return }
      for failure in MainActor.assumeIsolated({ ends.failures }) {
        RecentFailures.shared.put(failure)
        recordFailure(
          withDescription: failure.report, inFile: failure.file, atLine: failure.line,
          expected: true)
      }
    }

    /// Returns `Case.test` for any form of XCTest's name, such as `-[Module.Case test]`.
    private static func plain(_ name: String) -> String {
      name.filter { !"-[]".contains($0) }.replacing(" ", with: ".")
    }

    /// Records a failure at its place. XCTest on Linux has no place for a thrown error; a
    /// ``JourneyFailure`` knows its own.
    open override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard let failure = FailureText(description) else {
        Tracing.session?.note(StepFailure(description, file: filePath, line: lineNumber))
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      Tracing.session?.note(StepFailure(failure.report, file: failure.file, line: failure.line))
      super.recordFailure(
        withDescription: failure.report, inFile: failure.file, atLine: failure.line, expected: true)
    }
  }

  extension XCTestCase {
    /// `UITests.AddAPetJourney`
    var suiteName: String { String(reflecting: type(of: self)) }
    /// `testPetIsInTheList`; XCTest's own name has the class before it.
    var methodName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The outcome, once the test has ended.
    var outcome: ReportCase.Outcome {
      if testRun?.hasBeenSkipped == true { return .skipped }
      return testRun?.hasSucceeded == true ? .passed : .failed
    }
  }
#endif
