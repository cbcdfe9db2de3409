import Foundation
import XCTest

@testable import JourneyKit
@testable import journey

@MainActor
final class ScriptRunTests: XCTestCase {
  private func run(_ steps: String, program: String? = nil) async throws -> ReportCase {
    let program = program ?? "[bash, \(Tally.folder)/tally.sh]"
    let yaml = "program: \(program)\nsize: 40x8\nsteps:\n\(steps)"
    let scripts = try Script.scripts(yaml: yaml, file: "/nowhere/tally.journey.yaml")
    let report = await JourneyRunner().run(scripts.map { $0.journey() }, name: "test")
    return try XCTUnwrap(report.cases.first)
  }

  func testEveryKindOfStep() async throws {
    let result = try await run(
      """
        - expect: 'text "Count: 0"'
        - press: [+, "+"]
        - type: ++
        - expect: { that: 'text "Count: 4"', count: 1 }
        - step: { name: begin anew, steps: [{ press: r }, { expect-not: 'text "Count: 4"' }] }
        - click: text "[ Add ]"
        - click: [3, 3]
        - expect: 'text "Count: 2"'
        - resize: 50x9
        - press: +
        - wait-until: { that: 'text "Size: 50x9"', within: 5s }
        - relaunch
        - expect: 'text "Count: 0"'
        - press: q
        - expect-end: 0

      """)
    XCTAssertEqual(result.outcome, .passed, result.failures.first?.message ?? "")
  }

  func testAFailureStandsAtItsLineOfTheScript() async throws {
    let result = try await run(
      "  - press: +\n  - step:\n      name: look\n      steps:\n        - expect: 'text \"Count: 7\"'\n"
    )
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.file, "/nowhere/tally.journey.yaml")
    XCTAssertEqual(failure.line, 8)
    XCTAssertEqual(failure.message.contains("\"Count: \" at row 1"), true, failure.message)
    XCTAssertEqual(failure.acts, ["launch", "press +"])
    XCTAssertEqual(result.id, "/nowhere/tally.journey.yaml/tally.journey")
  }

  func testALaunchThatFailsStandsInTheScript() async throws {
    let result = try await run("  - press: x\n", program: "./no-such-program")
    let failure = try XCTUnwrap(result.failures.first)
    XCTAssertEqual(failure.file, "/nowhere/tally.journey.yaml")
    XCTAssertEqual(failure.line, 1)
  }

  func testEveryStepOfATraceHasItsLine() async throws {
    let yaml = """
      program: [bash, \(Tally.folder)/tally.sh]
      steps:
        - press: +
        - step: { name: look, steps: [expect: 'text "Count: 1"'] }
        - expect-not: 'text "Count: 0"'
      """
    let session = TraceSession(name: "lines", mode: .never)
    let script = try XCTUnwrap(try Script.scripts(yaml: yaml, file: "/nowhere/a.yaml").first)
    try await Tracing.$session.withValue(session) {
      let driver = script.program.driver(from: Tally.folder)
      defer { driver.stop() }
      let app = Journey(driver)
      try await script.journey().body(app)
    }
    let steps = session.steps.flatMap(\.flat).map(\.step)
    XCTAssertEqual(Set(steps.map(\.file)), ["/nowhere/a.yaml"])
    XCTAssertEqual(steps.map(\.line), [1, 3, 4, 4, 5])
  }

  func testSignalsAndEndings() async throws {
    let ended = try await run("  - signal: KILL\n  - expect-end: { signal: KILL }\n")
    XCTAssertEqual(ended.failures.first?.message.contains("left behind"), true)
    let wrong = try await run("  - press: q\n  - expect-end: 3\n")
    XCTAssertEqual(wrong.failures.first?.message.contains("expected status 3"), true)
  }

  /// Files are made in a folder of the journey's own, which is gone afterwards.
  func testFilesOfAJourney() async throws {
    let yaml = """
      program: [bash, -c, 'cat notes/a.txt; pwd; read -r line']
      files: { notes/a.txt: hello }
      steps: [expect: 'text "hello"']
      """
    let scripts = try Script.scripts(yaml: yaml, file: "/nowhere/files.journey.yaml")
    let report = await JourneyRunner().run(scripts.map { $0.journey() }, name: "files")
    XCTAssertEqual(report.summary, "1 passed", report.cases[0].failures.first?.message ?? "")
    let left = try FileManager.default.contentsOfDirectory(
      at: FileManager.default.temporaryDirectory, includingPropertiesForKeys: nil)
    let notes = left.filter { FileManager.default.fileExists(atPath: $0.path + "/notes/a.txt") }
    XCTAssertEqual(notes, [])
  }

  func testManyAtOnce() async throws {
    let yaml =
      "program: [bash, \(Tally.folder)/tally.sh]\nsteps: [press: [+, '+'], expect: 'text \"Count: 2\"']"
    let scripts = try Script.scripts(yaml: yaml, file: "/nowhere/many.journey.yaml")
    var options = RunOptions()
    options.jobs = 8
    options.repetition = .times(16)
    let report = await JourneyRunner(options).run(scripts.map { $0.journey() }, name: "many")
    XCTAssertEqual(report.summary, "1 passed", report.cases[0].failures.first?.message ?? "")
    XCTAssertEqual(report.cases.map(\.attempts), [16])
  }
}
