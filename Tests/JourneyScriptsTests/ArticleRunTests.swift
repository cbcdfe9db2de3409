import ArgumentParser
import Foundation
import XCTest

@testable import journey

/// The examples of the articles in YAML, JSON and for a shell, done as they stand there.
final class ArticleRunTests: XCTestCase {
  private static let folder = Tally.examples + "/../Sources/JourneyKit/JourneyKit.docc"

  /// The blocks of an article in a language, or without one.
  private func blocks(_ article: String, _ language: String) throws -> [String] {
    let text = try String(contentsOfFile: "\(Self.folder)/\(article).md", encoding: .utf8)
    return text.matches(of: #/(?ms)^```(\w*)\n(.*?)^```$/#).filter { $0.1 == language }
      .map { String($0.2) }
  }

  @MainActor
  private func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path(percentEncoded: false))
  }

  /// A file of the length that the examples need.
  private func writeNotes(_ folder: String) throws {
    let lines = (1...23).map { "line \($0)" } + ["the next line of the file", "the last line"]
    try Data((lines.joined(separator: "\n") + "\n").utf8)
      .write(to: URL(filePath: folder + "/notes.txt"))
  }

  // MARK: YAML
  /// `JourneysAsYAML`: the first journey is green, and the others are read with the files that they name.
  func testTheJourneysOfTheArticle() throws {
    let blocks = try blocks("JourneysAsYAML", "yaml")
    XCTAssertEqual(blocks.count, 4)
    try Command.inFolder { folder in
      func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
      }
      try write(blocks[0], "less.journey.yaml")
      let green = try Command.run(Tally.product("journey"), ["run", folder], directory: folder)
      XCTAssertEqual(green.status, 0, green.output)
      try write("- expect: text \"${user}\"\n", "log-in.yaml")
      try write(blocks[2], "pets.journey.yaml")
      let rows = try ScriptFiles.scripts(at: [folder + "/pets.journey.yaml"])
      XCTAssertEqual(rows.count, 2)
      try write("program: less\n" + blocks[3] + "steps: [press: q]\n", "matrix.journey.yaml")
      XCTAssertEqual(try ScriptFiles.scripts(at: [folder + "/matrix.journey.yaml"]).count, 16)
    }
  }

  /// `JourneysAsYAML`: the screen is red until it is accepted, and green afterwards, at another time too.
  func testTheRecordedScreenOfTheArticle() throws {
    let (yaml, shell) = (
      try blocks("JourneysAsYAML", "yaml")[1], try blocks("JourneysAsYAML", "sh")[0]
    )
    try Command.inFolder { folder in
      try Data(yaml.utf8).write(to: URL(filePath: folder + "/clock.journey.yaml"))
      let statuses = try shell.split(separator: "\n").map { line in
        try Command.run(
          Tally.product("journey"), line.split(separator: " ").dropFirst().map(String.init),
          directory: folder
        ).status
      }
      XCTAssertEqual(statuses, [1, 1, 0, 0])
    }
  }

  /// `Storms`: the file and the journey are read.
  func testTheStormOfTheArticle() throws {
    let blocks = try blocks("Storms", "yaml")
    XCTAssertEqual(blocks.count, 2)
    let script = try StormScript(yaml: blocks[0], file: "shop.storm.yaml")
    XCTAssertEqual(script.acts, 300)
    XCTAssertEqual(script.properties.count, 3)
    let journeys = try Script.scripts(yaml: blocks[1], file: "shop.journey.yaml")
    XCTAssertEqual(journeys.count, 1)
  }

  // MARK: Agents
  /// `ProgramsForAgents`: the calls have the answer that stands below them.
  @MainActor
  func testTheCallsOfAnAgentHaveTheirAnswer() async throws {
    let blocks = try blocks("ProgramsForAgents", "")
    XCTAssertEqual(blocks.count, 2)
    try await inFolder { folder in
      try writeNotes(folder)
      let server = MCPServer(directory: folder)
      defer { server.close() }
      var last = ""
      for line in blocks[0].split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 1)
        // The file lies in a folder of the test.
        let arguments = words[1].trimmingCharacters(in: .whitespaces)
          .replacing("\"size\"", with: "\"folder\": \"\(folder)\", \"size\"")
        let params = #"{"name": "\#(words[0])", "arguments": \#(arguments)}"#
        let answer = await server.answer(
          #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": \#(params)}"#)
        let json = try JSONDecoder().decode(JSON.self, from: Data(try XCTUnwrap(answer).utf8))
        guard case .list(let content)? = json["result"]?["content"],
          case .text(let text)? = content.first?["text"]
        else { return XCTFail("\(line): no answer") }
        last = text
      }
      XCTAssertEqual(last + "\n", blocks[1])
    }
  }

  /// `ServeProtocol`: each request has the answer below it, where `…` stands for anything.
  @MainActor
  func testTheRequestsOfServeHaveTheirAnswers() async throws {
    let blocks = try blocks("ServeProtocol", "")
    XCTAssertEqual(blocks.count, 1)
    let engine = ServeEngine(directory: FileManager.default.temporaryDirectory.path)
    var answer = ""
    for line in blocks[0].split(separator: "\n") {
      if line.hasPrefix("→ ") {
        answer = await engine.answer(String(line.dropFirst(2)))
      } else {
        let parts = line.dropFirst(2).components(separatedBy: "…")
        XCTAssertTrue(answer.hasPrefix(parts[0]), "\(answer)\n\(line)")
        XCTAssertTrue(answer.hasSuffix(parts[parts.count - 1]), "\(answer)\n\(line)")
        if parts.count == 1 { XCTAssertEqual(answer, parts[0]) }
      }
    }
  }

  // MARK: Shells
  /// `ProgramsForAgents`: the session of the article ends with 0 at each command.
  func testTheSessionOfTheArticle() throws {
    let blocks = try blocks("ProgramsForAgents", "sh")
    XCTAssertEqual(blocks.count, 1)
    try Command.inFolder { folder in
      // One row further down the last line shows.
      let lines = (1...23).map { "line \($0)" }
      try Data((lines + ["the last line", ""]).joined(separator: "\n").utf8)
        .write(to: URL(filePath: folder + "/notes.txt"))
      let path = URL(filePath: Tally.product("journey")).deletingLastPathComponent().path
      let run = try Command.run(
        "/bin/bash", ["-ec", blocks[0]],
        environment: [
          "PATH": "\(path):/usr/bin:/bin", "XDG_RUNTIME_DIR": folder, "TMPDIR": folder,
        ], directory: folder)
      XCTAssertEqual(run.status, 0, run.output)
    }
  }

  /// Every command line of `journey` in a block for a shell is one that it takes.
  func testTheCommandLinesOfTheArticlesAreUnderstood() throws {
    var count = 0
    for article in [
      "Coverage", "FiveMinutes", "JourneysAsYAML", "ProgramsForAgents", "Snapshots", "Speech",
      "Storms",
    ] {
      for language in ["sh", ""] {
        for line in try blocks(article, language).joined().split(separator: "\n") {
          guard line.hasPrefix("journey ") else { continue }
          // What stands in quotes is one word; double quotes within single ones are a part of it.
          let quote: Character = line.contains("'") ? "'" : "\""
          let words = line.split(separator: quote).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
          }
          XCTAssertNoThrow(
            try JourneyCommand.parseAsRoot(Array(words.dropFirst())), "\(article): \(line)")
          count += 1
        }
      }
    }
    XCTAssertGreaterThan(count, 7)
  }
}
