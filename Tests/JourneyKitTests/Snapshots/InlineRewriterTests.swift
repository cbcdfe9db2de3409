import Foundation
import XCTest

@testable import JourneyKit

final class InlineRewriterTests: XCTestCase {
  func testEveryCaseIsRewrittenAsItShould() throws {
    XCTAssertGreaterThanOrEqual(RewritingCase.all.count, 30)
    for one in RewritingCase.all {
      let call = one.call
      var rewriter = InlineRewriter(call.source)
      try rewriter.expect(one.text, line: call.line, column: call.column)
      XCTAssertEqual(Array(rewriter.source.utf8), Array(one.result.utf8), one.name)
      let again = InlineRewriter(rewriter.source)
      XCTAssertEqual(
        try again.expectation(line: call.line, column: call.column), one.text, one.name)
    }
  }

  /// The compiler reads the same texts out of the literals as we put in.
  func testTheCompilerAgrees() throws {
    let folder = ReferenceFolder()
    let calls = RewritingCase.all.map { one -> String in
      var rewriter = InlineRewriter("  show()\n")
      try? rewriter.expect(one.text, line: 1, column: 7)
      return rewriter.source
    }
    let source = """
      func show(matches: String) {
        print(matches.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
      }
      do {
      \(calls.joined())}
      """
    try folder.write(source, to: "main.swift")
    let output = try Self.run(
      ["swiftc", "\(folder.root)/main.swift", "-Onone", "-o", "\(folder.root)/main"])
    XCTAssertEqual(output, "", output)
    let lines = try Self.run(["\(folder.root)/main"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let wanted = RewritingCase.all.map {
      $0.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
    XCTAssertEqual(lines.dropLast().map(String.init), wanted)
  }

  private static func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  func testSeveralCallsOfAFileAreRewrittenByTheirOldPlaces() throws {
    let source = "a.x(); a.x(matches: \"1\")\na.x(matches: \"2\")\n"
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
      var rewriter = InlineRewriter(source)
      let calls = [("p\nq", 1, 4), ("r", 1, 11), ("s", 2, 4)]
      for index in order {
        try rewriter.expect(calls[index].0, line: calls[index].1, column: calls[index].2)
      }
      XCTAssertEqual(
        rewriter.source,
        "a.x(matches: \"\"\"\n  p\n  q\n  \"\"\"); a.x(matches: \"r\")\na.x(matches: \"s\")\n")
      let last = try rewriter.position(line: 2, column: 4)
      XCTAssertEqual([last.line, last.column], [5, 4])
    }
  }

  func testWhatCannotBeRewrittenIsSaid() {
    func error(_ source: String, _ line: Int = 1, _ column: Int = 2) -> InlineError? {
      var rewriter = InlineRewriter(source)
      do throws(InlineError) {
        try rewriter.expect("a", line: line, column: column)
        return nil
      } catch {
        return error
      }
    }
    XCTAssertEqual(error("x(matches: text)"), .noLiteral(line: 1))
    XCTAssertEqual(error("x(matches: \"a\\(b)\")"), .noLiteral(line: 1))
    XCTAssertEqual(error("x(matches: \"a\" + \"b\")"), .noLiteral(line: 1))
    XCTAssertEqual(error("x = 1"), .noCall(line: 1, column: 2))
    XCTAssertEqual(error("x()", 9), .noCall(line: 9, column: 2))
    XCTAssertEqual(error("x()", 1, 900), .noCall(line: 1, column: 900))
  }

  func testDamagedSourcesEndTheWalk() {
    for source in ["x(", "x(\"", "x(matches: \"\"\"\n", "x(/* /*", "x([({", "x(#", "x(/\\", "x(#/"]
    {
      var rewriter = InlineRewriter(source)
      XCTAssertNoThrow(try? rewriter.expect("a", line: 1, column: 2), source)
    }
  }
}
