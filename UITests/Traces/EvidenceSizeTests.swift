import Foundation
import JourneyKit
import XCTest

/// What a failed journey of six steps leaves behind, all files together: trace and report.
final class EvidenceSizeTests: XCTestCase {
  func testOfAnExpectation() throws {
    let files = try leavings()
    XCTAssertEqual(
      files.keys.sorted(),
      [
        "report/.lock", "report/.run", "report/junit.xml", "report/report.html",
        "report/report.json", "report/report.tap",
        "traces/SixStepsSpecimen.testExpectation/failure.md",
        "traces/SixStepsSpecimen.testExpectation/trace.cast",
        "traces/SixStepsSpecimen.testExpectation/trace.html",
        "traces/SixStepsSpecimen.testExpectation/trace.json",
      ])
    XCTAssertLessThanOrEqual(files.values.map(\.count).reduce(0, +), 100_000, Self.sizes(files))
    print("evidence of a failed journey of 6 steps:\n\(Self.sizes(files))")
  }

  /// The report names the trace by a way that leads there.
  func testTheReportLeadsToTheTrace() throws {
    let files = try leavings()
    let json = try XCTUnwrap(files["report/report.json"])
    let report = try RunReport(json: String(decoding: json, as: UTF8.self))
    let trace = try XCTUnwrap(report.cases.first?.attachments.first)
    XCTAssertEqual(trace.path, "../traces/SixStepsSpecimen.testExpectation/trace.html")
    let page = String(decoding: try XCTUnwrap(files["report/report.html"]), as: UTF8.self)
    XCTAssertTrue(page.contains("<a href=\"\(trace.path)\">trace</a>"), page)
  }

  // MARK: A run

  /// Runs ``SixStepsSpecimen`` in a process of its own; returns what it leaves, by its path.
  private func leavings() throws -> [String: Data] {
    let data = try DataFolder()
    let output = data.path + "/output"
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["UITests.SixStepsSpecimen/testExpectation"]
    process.environment = Self.environment(data.path, output)
    process.currentDirectoryURL = data.url
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 1, words)
    return try Self.files(in: output)
  }

  private static func environment(_ folder: String, _ output: String) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment.filter {
      $0.key != "CI" && !$0.key.hasPrefix("JOURNEY_") && !$0.key.hasPrefix("GITHUB_")
    }
    return inherited.merging([
      SixStepsSpecimen.word: folder, "JOURNEY_OUTPUT": output,
      "JOURNEY_SNAPSHOTS_LEDGER": folder + "/ledger",
    ]) { $1 }
  }

  private static func files(in folder: String) throws -> [String: Data] {
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.reduce(into: [:]) { files, path in
      let file = url.appending(path: path)
      let isFile = try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile
      if isFile == true { files[path] = try Data(contentsOf: file) }
    }
  }

  private static func sizes(_ files: [String: Data]) -> String {
    files.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.count)" }.joined(separator: "\n")
  }
}
