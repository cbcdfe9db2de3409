#if canImport(XCTest)
  import Foundation
  import XCTest

  /// Makes a ``RunReport`` of what XCTest tells while tests run.
  struct ReportCollector: Sendable {
    private(set) var report: RunReport
    private var failures: [ReportFailure] = []

    init(name: String) {
      report = RunReport(name: name)
    }

    private var steps: [String] = []
    private var traces: [ReportAttachment] = []

    mutating func begin() {
      failures = []
      steps = []
      traces = []
    }

    /// Takes what the journeys of the test that ends have done, and their traces.
    mutating func keep(_ lines: [String], _ traces: [ReportAttachment]) {
      steps = lines
      self.traces = traces
    }

    mutating func fail(_ description: String, file: String?, line: Int) {
      guard let failure = FailureShelf.shared.failure(saying: description) else {
        failures.append(
          ReportFailure(message: description, file: file, line: file == nil ? nil : line))
        return
      }
      failures.append(ReportFailure(failure))
    }

    mutating func end(_ one: ReportCase) {
      var one = one
      one.failures = failures
      one.steps = steps
      one.attachments = traces
      report.add(one)
      failures = []
    }

    /// Adds those that have run before anybody watched; of their failures only the number is known.
    mutating func addEarlier(_ run: XCTestRun) {
      if let suite = run as? XCTestSuiteRun {
        for part in suite.testRuns { addEarlier(part) }
      } else if let test = run.test as? XCTestCase {
        let one = ReportCase(test, run)
        if !report.cases.contains(where: { $0.id == one.id }) { report.add(one) }
      }
    }
  }

  extension ReportCase {
    init(_ test: XCTestCase, _ run: XCTestRun) {
      self.init(
        suite: test.suiteName, name: test.methodName, outcome: test.outcome,
        seconds: run.totalDuration)
    }
  }
#endif
