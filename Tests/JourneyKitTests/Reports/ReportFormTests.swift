import Foundation
import JourneyKit
import XCTest

/// The same report in each form; the XML is read by another parser.
final class ReportFormTests: XCTestCase {
  private let report = RunReport(
    name: "A & B",
    cases: [
      ReportCase(suite: "M.One", name: "testGood", outcome: .passed, seconds: 1.0004),
      ReportCase(
        suite: "M.One", name: "testBad", outcome: .failed, seconds: 0.5,
        failures: [
          ReportFailure(
            message: "\"x\" <b> & \u{1B}[1m 100%, a:b\nsecond # line", file: "/repo/T/A,b.swift",
            line: 12),
          ReportFailure(message: "elsewhere"),
        ]),
      ReportCase(
        suite: "M.Two", name: "testLater", outcome: .skipped, skipReason: "no \"net\"\nhere"),
      ReportCase(suite: "M.Two", name: "testDead", outcome: .failed),
      ReportCase(
        suite: "M.Two", name: "testNow#1", outcome: .flaky, attempts: 2,
        failures: [ReportFailure(message: "once")]),
    ])

  /// Reads the XML, holds it to what the schema says of names, order and numbers, and prints it.
  private static let reader = """
    import sys, re, xml.etree.ElementTree as tree
    root = tree.parse(sys.stdin.buffer).getroot()
    assert root.tag == 'testsuites'
    attributes = {
      'testsuites': {'name', 'tests', 'failures', 'errors', 'time'},
      'testsuite': {'name', 'tests', 'failures', 'errors', 'skipped', 'time'},
      'testcase': {'name', 'classname', 'time'},
      'failure': {'message', 'type'}, 'skipped': {'message'}}
    parents = {'testsuite': 'testsuites', 'testcase': 'testsuite', 'failure': 'testcase',
      'skipped': 'testcase'}
    def check(node):
      assert set(node.attrib) <= attributes[node.tag], node.attrib
      for name in ('tests', 'failures', 'errors', 'skipped'):
        assert re.fullmatch('[0-9]+', node.get(name, '0'))
      assert re.fullmatch('[0-9]+[.][0-9]{3}', node.get('time', '0.000'))
      for child in node:
        assert parents[child.tag] == node.tag
        check(child)
    check(root)
    for node in [root] + list(root):
      cases = list(node.iter('testcase'))
      assert int(node.get('tests')) == len(cases)
      assert int(node.get('failures')) == sum(c.find('failure') is not None for c in cases)
    for suite in root:
      assert int(suite.get('skipped')) == len(list(suite.iter('skipped')))
      for case in suite:
        words = [f'{f.tag} {f.get("message")!r}' for f in case]
        print(suite.get('name'), case.get('name'), case.get('time'), *words, sep='|')
    """

  func testJUnitIsRightByItsSchema() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.reader]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(try report.text(.junit).utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    XCTAssertEqual(
      String(decoding: data, as: UTF8.self),
      """
      M.One|testGood|1.000
      M.One|testBad|0.500|failure '"x" <b> & �[1m 100%, a:b'|failure 'elsewhere'
      M.Two|testLater|0.000|skipped 'no "net" here'
      M.Two|testDead|0.000|failure 'failed'
      M.Two|testNow#1|0.000|failure 'once'

      """)
  }

  func testGitHubGetsALineForEachFailure() {
    XCTAssertEqual(
      GitHubAnnotations(report, root: "/repo").lines,
      [
        "::error file=T/A%2Cb.swift,line=12,title=M.One/testBad::"
          + "\"x\" <b> & \u{1B}[1m 100%25, a:b%0Asecond # line",
        "::error title=M.One/testBad::elsewhere",
        "::error title=M.Two/testDead::failed",
        "::error title=M.Two/testNow#1::once",
      ])
    XCTAssertTrue(GitHubAnnotations.areWanted(["GITHUB_ACTIONS": "true"]))
    XCTAssertTrue(GitHubAnnotations.areWanted(["JOURNEY_GITHUB": "1"]))
    XCTAssertFalse(GitHubAnnotations.areWanted(["CI": "true"]))
  }

  func testGitHubGetsTheNearestThingsAndNotAllOfALongMessage() {
    func line(_ message: String) -> String? {
      let test = ReportCase(
        suite: "s", name: "t", outcome: .failed, failures: [ReportFailure(message: message)])
      return GitHubAnnotations(RunReport(name: "a", cases: [test]), root: "/").lines.first
    }
    let nearest = "nothing on the screen matches text \"a\"; nearest:\n  text \"b\" at row 1 col 0"
    XCTAssertEqual(
      line(nearest), "::error title=s/t::" + nearest.replacing("\n", with: "%0A"))
    let long = line((1...100).map { "line \($0)" }.joined(separator: "\n"))
    XCTAssertEqual(long?.hasSuffix("line 40%0A… 60 more lines"), true, long ?? "")
    XCTAssertEqual(
      ReportFailure(message: nearest).title,
      nearest.replacing("\n ", with: ""))
  }

  func testTAP() throws {
    XCTAssertEqual(
      try report.text(.tap),
      """
      TAP version 14
      1..5
      ok 1 - M.One/testGood
      not ok 2 - M.One/testBad
        ---
        outcome: failed
        failures:
          - message: |-
              "x" <b> & \u{1B}[1m 100%, a:b
              second # line
            at: "/repo/T/A,b.swift:12"
          - message: |-
              elsewhere
        ...
      ok 3 - M.Two/testLater # SKIP no "net" here
      not ok 4 - M.Two/testDead
        ---
        outcome: failed
        ...
      not ok 5 - M.Two/testNow\\#1
        ---
        outcome: flaky
        failures:
          - message: |-
              once
        ...

      """)
  }
}

extension ReportFormTests {
  /// The tree of steps of a test, three levels deep.
  func testStepsAreTheOutputOfATest() throws {
    let press = StepRecord("press a")
    let form = StepRecord("fill in the form", kind: .group, steps: [press])
    let all = StepRecord("add a <pet>", kind: .group, steps: [form])
    var report = RunReport(name: "run")
    report.add(ReportCase(suite: "S", name: "t", outcome: .passed, steps: all.lines))
    let xml = try report.text(.junit)
    let lines = xml.split(separator: "\n").map(String.init)
    guard let first = lines.firstIndex(where: { $0.contains("<system-out>") }) else {
      return XCTFail(xml)
    }
    let names = ["add a &lt;pet&gt;", "fill in the form", "press a"]
    for (line, name) in zip(lines[first...], names) {
      XCTAssertTrue(line.contains(name), "\(line) has not \(name)")
    }
    XCTAssertTrue(xml.contains("</system-out>"))
  }
}
