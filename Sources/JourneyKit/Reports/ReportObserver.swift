#if canImport(XCTest)
  import Foundation
  import Synchronization
  import XCTest

  /// Writes the report of a run of XCTest: HTML, JUnit XML, JSON and TAP.
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

    /// What the journeys of the running test have done.
    static func keep(_ steps: [String]) { shared.collector.withLock { $0.keep(steps) } }

    public func testCaseWillStart(_ testCase: XCTestCase) {
      collector.withLock { $0.begin() }
    }

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

    private func write(_ report: RunReport, _ environment: [String: String]) {
      let wanted = environment["JOURNEY_REPORT"]
      if wanted == nil, report.isGreen { return }
      let path = wanted ?? JourneyOutput(package: package, environment: environment).report
      do {
        try ReportFolder(path: path, run: ReportFolder.currentRun).add(report)
        print("report: \(path)/\(ReportForm.html.fileName)")
      } catch {
        print("error: the report could not be written to \(path): \(error)")
      }
    }
  }
#endif
