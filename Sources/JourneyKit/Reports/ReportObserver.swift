#if canImport(XCTest)
  import Foundation
  import Synchronization
  import XCTest

  /// The observer that writes the report of a run of XCTest: HTML, JUnit XML, JSON and TAP.
  ///
  /// `JOURNEY_REPORT=FOLDER` says where to, and is written in any case; else a run with failures
  /// leaves one in `report` of ``JourneyOutput``. ``JourneyTestCase`` registers it; for tests of other
  /// classes alone, call ``register()`` in `setUp`.
  public final class ReportObserver: XCTestObservation, Sendable {
    private static let shared: ReportObserver = {
      let observer = ReportObserver(package: FileManager.default.currentDirectoryPath)
      XCTestObservationCenter.shared.addTestObserver(observer)
      return observer
    }()

    private let collector: Mutex<ReportCollector>
    private let package: String

    /// - Parameter package: its folder; `swift test` runs tests there.
    private init(package: String) {
      self.package = package
      collector = Mutex(ReportCollector(name: URL(fileURLWithPath: package).lastPathComponent))
    }

    /// Begins to watch; further calls do nothing.
    public static func register() { _ = shared }

    /// Keeps the steps and trace pages of the running test.
    static func keep(_ steps: [String], traces pages: [String], notes: [String]) {
      let folder = URL(filePath: shared.reportPath, directoryHint: .isDirectory)
      let traces = pages.map { ReportAttachment(trace: URL(filePath: $0), from: folder) }
      shared.collector.withLock { $0.keep(steps, traces, notes) }
    }

    public func testCaseWillStart(_ testCase: XCTestCase) { collector.withLock { $0.begin() } }

    public func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      collector.withLock { $0.fail(description, file: filePath, line: lineNumber) }
    }

    public func testCaseDidFinish(_ testCase: XCTestCase) {
      guard let run = testCase.testRun else { return }
      let one = ReportCase(testCase, run)
      collector.withLock { $0.end(one) }
    }

    public func testSuiteDidFinish(_ testSuite: XCTestSuite) {
      guard let run = testSuite.testRun else { return }
      collector.withLock { $0.addEarlier(run) }
    }

    public func testBundleDidFinish(_ testBundle: Bundle) {
      let report = collector.withLock(\.report)
      let environment = ProcessInfo.processInfo.environment
      if GitHubAnnotations.areWanted(environment) {
        let root = environment["GITHUB_WORKSPACE"] ?? package
        for line in GitHubAnnotations(report, root: root).lines { print(line) }
      }
      write(report, environment)
    }

    private var reportPath: String {
      let environment = ProcessInfo.processInfo.environment
      return environment["JOURNEY_REPORT"]
        ?? JourneyOutput(package: package, environment: environment).report
    }

    private func write(_ report: RunReport, _ environment: [String: String]) {
      if environment["JOURNEY_REPORT"] == nil, report.isGreen { return }
      let path = reportPath
      do {
        try ReportFolder(path: path, run: ReportFolder.currentRun).add(report)
        print("report: \(path)/\(ReportForm.html.fileName)")
      } catch { print("error: the report could not be written to \(path): \(error)") }
    }
  }

  /// The collector that makes a ``RunReport`` of the events of XCTest.
  struct ReportCollector: Sendable {
    private(set) var report: RunReport
    private var failures: [ReportFailure] = []

    init(name: String) { report = RunReport(name: name) }

    private var steps: [String] = []
    private var traces: [ReportAttachment] = []
    private var notes: [String] = []

    mutating func begin() {
      failures = []
      notes = []
      steps = []
      traces = []
    }

    /// Takes what the journeys of the test that ends have done, their traces, and what may have been
    /// wrong with their screens.
    mutating func keep(_ lines: [String], _ traces: [ReportAttachment], _ notes: [String]) {
      steps = lines
      self.notes = notes
      self.traces = traces
    }

    mutating func fail(_ description: String, file: String?, line: Int) {
      guard let failure = RecentFailures.shared.failure(saying: description) else {
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
      one.notes = notes.isEmpty ? nil : notes
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
