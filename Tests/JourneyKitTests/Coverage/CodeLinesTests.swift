import Foundation
import XCTest

@testable import JourneyKit

/// What the tools of the four kinds write, read into lines.
final class CodeLinesTests: XCTestCase {
  func testLCOV() {
    let lines = LLVMCoverageReader.lines(
      lcov: """
        SF:/a/b.c
        FN:1,main
        DA:1,3
        DA:2,0
        BRDA:1,0,0,2
        BRDA:1,0,1,0
        BRDA:2,0,0,-
        end_of_record
        SF:/a/c.c
        DA:9,0
        end_of_record
        """)
    XCTAssertEqual(lines.byFile.map(\.file), ["/a/b.c", "/a/c.c"])
    XCTAssertEqual(lines.byFile.map(\.missing), [[2], [9]])
    XCTAssertEqual([lines.count, lines.covered], [3, 1])
  }

  func testGcov() throws {
    var lines = CodeLines()
    let text = """
      {"current_working_directory": "/w", "files": [{"file": "a.c", "lines": [
        {"line_number": 3, "count": 1, "branches": [{"count": 0}, {"count": 1}]},
        {"line_number": 4, "count": 0, "branches": []}]},
        {"file": "/usr/include/x.h", "lines": [{"line_number": 1, "count": 5}]}]}
      """
    try GcovCoverageReader.read(text.utf8, into: &lines)
    XCTAssertEqual(lines.byFile.map(\.file), ["/w/a.c"])
    XCTAssertEqual(lines.byFile.map(\.missing), [[4]])
    XCTAssertEqual([lines.count, lines.covered], [2, 1])
    XCTAssertThrowsError(try GcovCoverageReader.read("a.c.gcov".utf8, into: &lines))
  }

  func testPython() throws {
    let json = """
      {"meta": {}, "files": {"/w/a.py": {"executed_lines": [1, 2], "missing_lines": [3],
        "executed_branches": [[2, -1]], "missing_branches": [[2, 3]]}}}
      """
    let lines = try PythonCoverageReader.lines(json: Data(json.utf8))
    XCTAssertEqual(lines.byFile.map(\.missing), [[3]])
    XCTAssertEqual([lines.count, lines.covered], [3, 2])
    XCTAssertThrowsError(try PythonCoverageReader.lines(json: Data("{}".utf8)))
  }

  func testGo() {
    let lines = GoCoverageReader.lines(
      profile: """
        mode: set
        example.com/a/a.go:5.2,6.10 2 1
        example.com/a/a.go:6.10,8.3 1 0
        example.com/a/a.go:9.2,9999999999.3 1 1
        """)
    XCTAssertEqual(lines.byFile.map(\.missing), [[7, 8]])
    XCTAssertEqual([lines.count, lines.covered], [4, 2])
  }

  /// What has run in one launch has run, in whichever order they come.
  func testMerging() {
    var one = CodeLines()
    one.note("a", 1, hasRun: true)
    one.note("a", 2, hasRun: false)
    var two = CodeLines()
    two.note("a", 1, hasRun: false)
    two.note("a", 2, hasRun: true)
    two.note("b", 1, hasRun: false)
    var (there, back) = (one, two)
    there.merge(two)
    back.merge(one)
    XCTAssertEqual(there, back)
    XCTAssertEqual([there.count, there.covered], [3, 2])
  }

  func testTheReportTellsTheLeastCoveredFilesFirst() throws {
    var lines = CodeLines()
    for line in 1...4 { lines.note("half", line, hasRun: line < 3) }
    for line in 1...4 { lines.note("little \"q\"", line, hasRun: line == 1) }
    lines.note("whole", 1, hasRun: true)
    let report = CodeCoverageReport(kind: .gcov, lines: lines, launches: 40, silent: 3)
    let told = report.description.split(separator: "\n").map(String.init)
    XCTAssertEqual(told[0], "code (gcov): 4 of 9 lines (44 %), 40 launches")
    XCTAssertEqual(told[1], "   25 %  little \"q\": 1 of 4")
    XCTAssertEqual(told[2], "   50 %  half: 2 of 4")
    XCTAssertTrue(told[3].hasPrefix("  3 of 40 launches left no data: "), told[3])
    XCTAssertEqual(told.count, 4)
    let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
    XCTAssertEqual(json?["covered"] as? Int, 4)
    XCTAssertEqual(json?["without-data"] as? Int, 3)
    let files = try XCTUnwrap(json?["files"] as? [[String: Any]])
    XCTAssertEqual(files.map { $0["file"] as? String }, ["half", "little \"q\"", "whole"])
    XCTAssertEqual(files.map { $0["missing"] as? [Int] }, [[3, 4], [2, 3, 4], []])
  }
}
