import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import VirtualTerminal
import XCTest

/// `moggy doctor` on a terminal that answers, on one that answers nothing, and without one.
@MainActor
final class DoctorTests: RealProgramCase {
  private func driver(
    _ arguments: [String], _ data: DataFolder, answers: Bool = true
  ) -> ProcessDriver {
    var program = MoggyDrivers.program(["doctor"] + arguments, Launch(), home: data.path)
    program.environment["https_proxy"] = "http://127.0.0.1:9"
    let driver = ProcessDriver(program, size: Size(120, 40))
    driver.answersQueries = answers
    return driver
  }

  /// Returns the screen that the doctor leaves behind.
  private func screen(
    _ arguments: [String] = [], answers: Bool = true, status: Int32 = 0,
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> String {
    let data = try DataFolder()
    let driver = driver(arguments, data, answers: answers)
    defer { driver.stop() }
    try driver.start()
    let ending = try driver.waitForEnd()
    XCTAssertEqual(ending.status, .exited(status), file: file, line: line)
    XCTAssertEqual(ending.leftBehind, [], "the terminal is as it was", file: file, line: line)
    return driver.screen.text
  }

  func testATerminalThatAnswers() async throws {
    let text = try screen()
    for words in [
      "good     terminfo", "good     width", "all 8 samples are as wide as they should be",
      "good     mouse      SGR (1006)", "limited  network",
    ] {
      XCTAssertTrue(text.contains(words), "\(words) in\n\(text)")
    }
    XCTAssertTrue(text.contains("120×40"), text)
    XCTAssertTrue(text.contains("proxy 127.0.0.1:9: Connection refused"), text)
    XCTAssertTrue(text.contains("to mend it: look at https_proxy"), text)
  }

  func testInRussian() async throws {
    let text = try screen(["--language", "ru"])
    XCTAssertTrue(text.contains("хорошо   terminfo"), text)
    XCTAssertTrue(text.contains("как исправить: проверьте https_proxy"), text)
  }

  /// The wait has a bound: the test would end by the driver's deadline otherwise.
  func testATerminalThatAnswersNothing() async throws {
    let text = try screen(answers: false)
    XCTAssertTrue(text.contains("limited  terminal   it did not answer within a second"), text)
    XCTAssertTrue(text.contains("limited  width      not told by the terminal"), text)
  }

  func testWithoutATerminalItTellsJSON() async throws {
    let data = try DataFolder()
    let command = #""$MOGGY" doctor --json > "$HOME/out" < /dev/null; echo $? > "$HOME/status""#
    _ = try runShell("setsid sh -c '\(command)'", home: data)
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: data.path + "/" + name, encoding: .utf8)
    }
    XCTAssertEqual(try text("status"), "69\n")
    let report = try text("out")
    struct Finding: Decodable { var topic, state, found: String }
    let findings = try JSONDecoder().decode([Finding].self, from: Data(report.utf8))
    XCTAssertEqual(findings.first?.state, "bad")
    XCTAssertEqual(findings.first?.found, "there is none")
    XCTAssertEqual(
      findings.map(\.topic),
      [
        "terminal", "terminfo", "locale", "width", "colours", "mouse", "clipboard", "keyboard",
        "pictures", "folder", "network",
      ])
  }

  /// A folder that nobody can write to, root neither, is bad, and says how to mend it.
  func testAFolderThatCannotBeWrittenTo() async throws {
    let text = try screen(["--data", "/proc/version/moggy"], status: 69)
    XCTAssertTrue(text.contains("bad      folder"), text)
    XCTAssertTrue(text.contains("--data DIR"), text)
  }
}
