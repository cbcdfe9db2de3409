import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import VirtualTerminal
import XCTest

@testable import journey

/// `journey record` on a terminal of the test's: what is typed and clicked there is written down, and
/// what is written down plays back.
@MainActor
final class RecordCommandTests: XCTestCase {
  private func recorder(_ options: [String]) throws -> ProcessDriver {
    let arguments = ["record"] + options + ["--", "bash", Tally.folder + "/tally.sh"]
    let variables = Program.environment(home: "/nonexistent").merging(
      ["PATH": "/usr/bin:/bin"]) { $1 }
    let driver = ProcessDriver(
      Program(Tally.product("journey"), arguments: arguments, environment: variables),
      size: Size(60, 12))
    try driver.start()
    return driver
  }

  private func shows(_ words: String, _ driver: ProcessDriver) throws {
    try driver.wait { $0.surface.text.contains(words) }
    XCTAssertTrue(driver.screen.text.contains(words), driver.screen.text)
  }

  /// A user who counts, clicks, expects and ends.
  private func use(_ driver: ProcessDriver) throws {
    try shows("Count: 0", driver)
    try driver.write("+")
    try shows("Count: 1", driver)
    try driver.write("+")
    try shows("Count: 2", driver)
    try driver.write("\u{1B}[<0;5;4M\u{1B}[<0;5;4m")
    try shows("Count: 3", driver)
    try driver.write("\u{1D}")
    try shows("record: e expect text", driver)
    try driver.write("e")
    try shows("expect text: ", driver)
    try driver.write("Count: 3\r")
    try driver.wait { !$0.surface.text.contains("expect text: ") }
    try driver.write("q")
    try driver.waitForEnd()
  }

  func testYAMLPlaysBackTwentyTimes() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "tally.journey.yaml").path(percentEncoded: false)
    let driver = try recorder(["--yaml", "--output", file])
    defer { driver.stop() }
    try use(driver)
    XCTAssertEqual(driver.ending?.status, .exited(0))
    XCTAssertEqual(driver.ending?.leftBehind, [])
    let yaml = try String(contentsOfFile: file, encoding: .utf8)
    XCTAssertEqual(
      yaml,
      """
      program: ['bash', '\(Tally.folder)/tally.sh']
      size: 60x12
      steps:
        - type: '++'
        - click: 'text "[ Add ]"'
        - expect: 'text "Count: 3"'
        - type: 'q'
        - expect-end: 0

      """)
    var options = RunOptions()
    options.repetition = .times(20)
    options.jobs = 4
    let journeys = try Script.scripts(yaml: yaml, file: file).map { $0.journey() }
    let report = await JourneyRunner(options).run(journeys, name: "playback")
    XCTAssertEqual(report.summary, "1 passed", report.cases[0].failures.first?.message ?? "")
    XCTAssertEqual(report.cases.map(\.attempts), [20])
  }

  func testSwift() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
      .path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let driver = try recorder(["--driver", "tally()", "--output", file])
    defer { driver.stop() }
    try use(driver)
    XCTAssertEqual(driver.ending?.printed.hasPrefix("written: "), true)
    let source = try String(contentsOfFile: file, encoding: .utf8)
    for line in [
      "    let app = Journey(tally())", "    let bash = try app.on(BashPage.self)",
      "    try await bash.addText.click()", "  static let mark = Query.text(\"Tally\")",
    ] { XCTAssertTrue(source.contains(line), source) }
  }

  func testItWantsATerminal() async throws {
    let result = try Command.run(Tally.product("journey"), ["record", "--", "true"])
    XCTAssertNotEqual(result.status, 0)
    XCTAssertTrue(result.output.contains("standard input is none"), result.output)
  }
}
