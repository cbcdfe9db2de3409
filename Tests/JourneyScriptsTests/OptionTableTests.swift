import ArgumentParser
import Foundation
import JourneyKit
import XCTest

@testable import journey

/// Every option of the table does in YAML, over `serve` and for agents what it says: a journey with it
/// comes out otherwise than one without it.
@MainActor
final class OptionTableTests: XCTestCase {
  private var folder = ""

  override func setUp() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path(percentEncoded: false)
    // Snapshots that do not match are left there.
    setenv("JOURNEY_OUTPUT", folder + "/output", 1)
    try record()
  }

  override func tearDown() async throws {
    unsetenv("JOURNEY_OUTPUT")
    if !folder.isEmpty { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Writes the snapshots of the cases, as a user does.
  private func record() throws {
    for test in OptionCases.all where test.rest.contains("snapshot") {
      let file = "\(folder)/record.journey.yaml"
      try Data(text(test, with: true).utf8).write(to: URL(filePath: file))
      let result = try Command.run(
        Tally.product("journey"), ["run", file],
        environment: ["JOURNEY_SNAPSHOTS": "record", "JOURNEY_OUTPUT": folder + "/output"])
      XCTAssertEqual(result.status, 0, result.output)
    }
  }

  private func text(_ test: OptionCase, with hasOption: Bool) -> String {
    let option = hasOption ? "\(test.option.debugDescription): \(test.value), " : ""
    return "{\(option)\(test.rest)}".replacing("FOLDER", with: folder)
  }

  func testThereIsACaseForEachOption() {
    XCTAssertEqual(
      Set(OptionCases.all.map(\.option)).union(OptionCases.naming),
      Set(ScriptOption.all.map(\.name)))
  }

  /// - Parameter outcomes: returns the outcomes of a journey, and what was said of it.
  private func check(
    _ outcomes: (String) async throws -> (outcomes: [String], words: String)
  ) async throws {
    for test in OptionCases.all {
      let with = try await outcomes(text(test, with: true))
      XCTAssertEqual(with.outcomes, test.outcomes, "\(test.option): \(with.words)")
      if let file = test.leaves {
        let path = "\(folder)/\(file)"
        XCTAssertTrue(FileManager.default.fileExists(atPath: path), test.option)
        try? FileManager.default.removeItem(atPath: path)
      }
      let without = try await outcomes(text(test, with: false))
      if let file = test.leaves {
        XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/\(file)"), test.option)
      } else {
        XCTAssertNotEqual(without.outcomes, test.outcomes, "\(test.option) changes nothing")
      }
    }
  }

  func testYAML() async throws {
    try await check { text in
      do {
        let scripts = try Script.scripts(yaml: text, file: self.folder + "/a.journey.yaml")
        var options = RunOptions()
        options.isInOrder = true
        let report = await JourneyRunner(options).run(scripts.map { $0.journey() }, name: "options")
        let words = report.cases.flatMap(\.failures).map(\.message).joined(separator: "\n")
        return (report.cases.map(\.outcome.rawValue), words)
      } catch { return ([], "\(error)") }
    }
  }

  func testServe() async throws {
    let engine = ServeEngine(directory: folder)
    defer { engine.close() }
    try await check { text in
      let line = await engine.answer(#"{"run-journey": \#(text)}"#)
      let answer = try JSONDecoder().decode(JSON.self, from: Data(line.utf8))
      return (Self.sorted(answer["journeys"]?.items ?? []), line)
    }
  }

  /// The runner has an order of its own; names tell the journeys of one table.
  private static func sorted(_ journeys: [JSON]) -> [String] {
    journeys.sorted { ($0["name"]?.string ?? "") < ($1["name"]?.string ?? "") }
      .compactMap { $0["outcome"]?.string }
  }

  func testAgents() async throws {
    let server = MCPServer(directory: folder)
    defer { server.close() }
    try await check { text in
      let line =
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "run-journey", "arguments": {"journey": \#(text)}}}"#
      let answer = try JSONDecoder().decode(
        JSON.self, from: Data((await server.answer(line) ?? "").utf8))
      let words = answer["result"]?["content"]?.items.first?["text"]?.string ?? line
      let lines = words.split(separator: "\n").compactMap {
        $0.wholeMatch(of: #/(passed|failed|skipped|flaky) (journey.*)/#)
      }
      return (
        lines.sorted { String($0.2) < String($1.2) }.map { String($0.1) }, words
      )
    }
  }

  /// Every option of a launch does over `serve`, for agents and in `journey session start` what it does in the head of
  /// a journey.
  func testALaunchHasThemAll() async throws {
    let cases = OptionCases.programs + OptionCases.launches
    XCTAssertEqual(Set(cases.map(\.option)), Set(ScriptOption.ofLaunch.map(\.name)))
    for launcher in [ServeLaunches(folder), AgentLaunches(folder), try ShellLaunches(folder)]
      as [any OptionLaunches]
    {
      defer { launcher.close() }
      for test in cases {
        let journey = try JSONDecoder().decode(
          JSON.self, from: Data(text(test, with: true).utf8))
        let problem = try await launcher.problem(with: LaunchedJourney(journey))
        let isRed = test.outcomes.contains("failed") || journey["expect-failure"] != nil
        XCTAssertEqual(
          problem != nil, isRed, "\(type(of: launcher)) \(test.option): \(problem ?? "green")")
        // Without the option nothing but the limit of a whole journey would end some; a snapshot is
        // taken once in a run.
        if test.option != "program", journey["time-limit"] == nil, test.leaves == nil,
          !test.rest.contains("snapshot")
        {
          let bare = try JSONDecoder().decode(
            JSON.self, from: Data(text(test, with: false).utf8))
          let other = try await launcher.problem(with: LaunchedJourney(bare))
          XCTAssertNotEqual(
            other != nil, isRed, "\(type(of: launcher)) \(test.option) changes nothing")
        }
        if let file = test.leaves {
          XCTAssertNotNil(try? FileManager.default.removeItem(atPath: "\(folder)/\(file)"))
        }
      }
    }
  }

  /// The line of a shell for a session has each option of a launch in its help, and so in the manual page and in
  /// completions.
  func testASessionIsStartedWithThemAll() {
    let help = SessionStartCommand.helpMessage(columns: 200)
    let completions = JourneyCommand.completionScript(for: .bash)
    for option in ScriptOption.ofLaunch where option.name != "program" {
      XCTAssertTrue(help.contains("\n  --\(option.name) <"), "session start lacks \(option.name)")
      XCTAssertTrue(completions.contains("--\(option.name)"), option.name)
    }
  }

  /// Options of a launch are those of a session too.
  func testALaunchOverServeHasThem() async throws {
    let engine = ServeEngine(directory: folder)
    defer { engine.close() }
    func ask(_ line: String) async throws -> JSON {
      try JSONDecoder().decode(JSON.self, from: Data(await engine.answer(line).utf8))
    }
    for option in ScriptOption.ofLaunch where option.name != "program" {
      let launch = #"{"launch": {"program": "cat", "\#(option.name)": []}}"#
      let message = try await ask(launch)["error"]?["message"]?.string ?? ""
      XCTAssertFalse(message.contains("unknown key"), option.name)
    }
    let launched = try await ask(
      #"{"launch": {"program": ["bash", "-c", "cat made; cat"], "setup": "echo made > made", "teardown": "touch \#(folder)/torn"}}"#
    )
    let session = try XCTUnwrap(launched["session"]?.string, launched.line)
    let seen = try await ask(#"{"session": "\#(session)", "expect": "text \"made\""}"#)
    XCTAssertEqual(seen["ok"], .bool(true), seen.line)
    _ = try await ask(#"{"session": "\#(session)", "close": true}"#)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/torn"))
    let failed = try await ask(#"{"launch": {"program": "cat", "setup": "echo no; exit 4"}}"#)
    XCTAssertEqual(failed["error"]?["code"]?.string, "not-launched")
    XCTAssertTrue(
      failed["error"]?["message"]?.string?.contains("status 4; it printed:\nno") == true,
      failed.line)
  }
}
