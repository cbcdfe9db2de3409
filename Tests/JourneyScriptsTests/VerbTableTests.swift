import Foundation
import JourneyKit
import XCTest

@testable import journey

/// Every verb and every option of the table is there in YAML, over `serve`, for agents and in `journey session`,
/// and does there what it says.
@MainActor
final class VerbTableTests: XCTestCase {
  func testTheTableIsWhole() {
    XCTAssertEqual(Set(Verb.steps.map(\.name)), Set(ScriptVerb.allCases.map(\.rawValue)))
    XCTAssertEqual(Verb.all.count, Set(Verb.all.map(\.name)).count)
    XCTAssertEqual(ScriptOption.all.count, Set(ScriptOption.all.map(\.name)).count)
    XCTAssertEqual(Set(VerbCases.all.map(\.verb)), Set(Verb.steps.map(\.name)))
    for verb in Verb.all {
      XCTAssertFalse(verb.examples.isEmpty, verb.name)
      XCTAssertTrue(verb.summary.hasSuffix("."), verb.name)
      // An agent's tool has these names besides.
      XCTAssertTrue(
        verb.parameters.allSatisfy { !["session", "screen"].contains($0.name) }, verb.name)
    }
  }

  func testEveryVerbIsToldInEveryLanguage() async throws {
    let hello = await ServeEngine().answer(#"{"hello": 1}"#)
    let answer = try JSONDecoder().decode(JSON.self, from: Data(hello.utf8))
    let requests = Set(answer["verbs"]?.items.compactMap(\.string) ?? [])
    let tools = Set(MCPTool.all.map(\.name))
    for verb in Verb.all {
      XCTAssertTrue(requests.contains(verb.name), "serve lacks \(verb.name)")
      XCTAssertTrue(tools.contains(verb.tool), "mcp lacks \(verb.tool)")
    }
  }

  /// The call of Swift is declared in the kit, with its labels, or is of the language itself.
  func testEveryVerbAndOptionIsThereInSwift() throws {
    let ofTheLanguage: Set<String> = [
      "if", "for", "let", "a function", "the body", "setUp()", "tearDown()", "Data.write(to:)",
      "Journey(_:), one for each program",
    ]
    let folder = Tally.examples + "/../Sources/JourneyKit"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let source = try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }.joined(separator: "\n")
    let calls = Verb.all.map(\.swift) + ScriptOption.all.map(\.swift)
    for call in calls where !ofTheLanguage.contains(call) {
      for part in call.replacing("), ", with: ")\n").split(separator: "\n") {
        XCTAssertTrue(Self.isDeclared(String(part), in: source), "\(part) of \(call)")
      }
    }
    XCTAssertFalse(Self.isDeclared("press(nosuch:)", in: source))
    XCTAssertFalse(Self.isDeclared("nosuch", in: source))
  }

  /// Returns true if each name of `Type.call(one:two:).property` is declared, and a call with its labels.
  private static func isDeclared(_ call: String, in source: String) -> Bool {
    let names = call.matches(of: #/([A-Za-z]+)(\(([A-Za-z_:]*)\))?/#)
    return names.allSatisfy { name in
      let base = String(name.1)
      guard let labels = name.3 else {
        return source.contains("var \(base)") || source.contains("let \(base)")
          || source.contains("class \(base)") || source.contains("struct \(base)")
          || source.contains("\(base):") || source.contains("func \(base)(")
      }
      let wanted = labels.split(separator: ":").map(String.init)
      let isType = base.first?.isUppercase == true
      return declarations(of: isType ? "init" : "func \(base)", in: source).contains { given in
        // Parameters with a value may be left out.
        var rest = given[...]
        return wanted.allSatisfy { label in
          guard let index = rest.firstIndex(of: label) else { return false }
          rest = rest[(index + 1)...]
          return true
        }
      }
    }
  }

  /// The labels of each declaration of a name.
  private static func declarations(of name: String, in source: String) -> [[String]] {
    source.ranges(of: name + "(").map { range in
      var (depth, label, labels) = (0, "", [String]())
      for character in "(" + source[range.upperBound...].prefix(2000) {
        switch character {
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case ":" where depth == 1:
          labels.append(label.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? "")
          label = "#"
        case ",": if depth == 1 { label = "" }
        default: if depth == 1, label != "#" { label.append(character) }
        }
        if depth == 0, character == ")" { break }
        if labels.count > 30 { break }
      }
      return labels
    }
  }

  // MARK: YAML
  func testYAML() async throws {
    try await inFolder { folder in
      try await record(folder)
      for test in VerbCases.all {
        let green = try await run(folder.fill(test), test.steps)
        XCTAssertEqual(green.outcome, .passed, "\(test.verb): \(green.message)")
        let red = try await run(folder.fill(test), test.redSteps)
        XCTAssertEqual(red.outcome, .failed, "\(test.verb) cannot be red")
      }
    }
  }

  private func run(_ launch: String, _ steps: [String]) async throws -> ReportCase {
    let head = launch.dropLast()
    return try await run("\(head), \"steps\": [\(steps.joined(separator: ", "))]}")
  }

  private func run(_ yaml: String) async throws -> ReportCase {
    do {
      let scripts = try Script.scripts(yaml: yaml, file: Tally.folder + "/verbs.journey.yaml")
      let report = await JourneyRunner().run(scripts.map { $0.journey() }, name: "verbs")
      return try XCTUnwrap(report.cases.first)
    } catch let error as ScriptError {
      let failure = ReportFailure(message: error.description)
      return ReportCase(
        suite: "", name: "", file: "", line: 1, outcome: .failed, failures: [failure])
    }
  }

  /// Writes the snapshot of the case by a run that records, as a user has it.
  private func record(_ folder: CaseFolder) async throws {
    let test = try XCTUnwrap(VerbCases.all.first { $0.verb == "snapshot" })
    let yaml =
      folder.fill(test).dropLast() + ", \"steps\": [\(test.steps.joined(separator: ", "))]}"
    let file = folder.path + "/record.journey.yaml"
    try Data(yaml.utf8).write(to: URL(filePath: file))
    let result = try Command.run(
      Tally.product("journey"), ["run", file],
      environment: ["JOURNEY_SNAPSHOTS": "record", "JOURNEY_OUTPUT": folder.path + "/output"],
      directory: folder.path)
    XCTAssertEqual(result.status, 0, result.output)
  }

  // MARK: Servers
  func testServe() async throws {
    try await inFolder { folder in
      try await record(folder)
      let engine = ServeEngine(directory: Tally.folder)
      defer { engine.close() }
      for test in VerbCases.all {
        let green = try await serve(engine, folder.fill(test), test.steps)
        XCTAssertNil(green, "\(test.verb): \(green ?? "")")
        let red = try await serve(engine, folder.fill(test), test.redSteps)
        XCTAssertNotNil(red, "\(test.verb) cannot be red")
      }
    }
  }

  /// - Returns: the message of the first answer that is not well; nil for none.
  private func serve(
    _ engine: ServeEngine, _ launch: String, _ steps: [String]
  ) async throws -> String? {
    func ask(_ line: String) async throws -> JSON {
      let answer = await engine.answer(line)
      return try JSONDecoder().decode(JSON.self, from: Data(answer.utf8))
    }
    let launched = try await ask(#"{"launch": \#(launch)}"#)
    guard let session = launched["session"]?.string else { return launched.line }
    var problem: String?
    for step in steps where problem == nil {
      let answer = try await ask(#"{"session": "\#(session)", \#(step.dropFirst())"#)
      if answer["ok"] != .bool(true) {
        problem = answer["error"]?["message"]?.string ?? answer.line
      }
    }
    let closed = try await ask(#"{"session": "\#(session)", "close": true}"#)
    return problem ?? (closed["ok"] == .bool(true) ? nil : closed.line)
  }

  func testAgents() async throws {
    try await inFolder { folder in
      try await record(folder)
      let server = MCPServer(directory: Tally.folder)
      defer { server.close() }
      for test in VerbCases.all {
        let green = try await agent(server, folder.fill(test), test.steps)
        XCTAssertNil(green, "\(test.verb): \(green ?? "")")
        let red = try await agent(server, folder.fill(test), test.redSteps)
        XCTAssertNotNil(red, "\(test.verb) cannot be red")
      }
    }
  }

  /// - Returns: the text of the first result that is an error; nil for none.
  private func agent(
    _ server: MCPServer, _ launch: String, _ steps: [String]
  ) async throws -> String? {
    func call(_ tool: String, _ arguments: String) async throws -> (text: String, isError: Bool) {
      let line =
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
      let text = try unwrapped(await server.answer(line))
      let result = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))["result"]
      let words = result?["content"]?.items.first?["text"]?.string ?? text
      return (words, result?["isError"] != nil || result == nil)
    }
    let launched = try await call("launch", launch)
    if launched.isError { return launched.text }
    var problem: String?
    for step in steps where problem == nil {
      let members = try JSONDecoder().decode(JSON.self, from: Data(step.utf8)).members
      let (name, value) = try XCTUnwrap(members.first)
      let verb = try XCTUnwrap(Verb[name])
      let answer = try await call(verb.tool, Self.arguments(verb, value))
      if answer.isError { problem = answer.text }
    }
    let ended = try await call("end", "{}")
    return problem ?? (ended.isError ? ended.text : nil)
  }

  /// Returns the arguments of a tool for the value of a verb.
  private static func arguments(_ verb: Verb, _ value: JSON) -> String {
    if case .map = value { return value.line }
    guard let main = verb.main, value != .null else { return "{}" }
    return JSON.map([main: value]).line
  }

  /// Every verb is done by `journey session do` too.
  func testSessions() async throws {
    try await inFolder { folder in
      try await record(folder)
      let shell = try ShellLaunches(folder.path)
      defer { shell.close() }
      for test in VerbCases.all {
        let green = try await shell.problem(with: try launched(folder.fill(test), test.steps))
        XCTAssertNil(green, "\(test.verb): \(green ?? "")")
        let red = try await shell.problem(with: try launched(folder.fill(test), test.redSteps))
        XCTAssertNotNil(red, "\(test.verb) cannot be red")
      }
    }
  }

  private func launched(_ launch: String, _ steps: [String]) throws -> LaunchedJourney {
    func json(_ text: String) throws -> JSON {
      try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    }
    return LaunchedJourney(launch: try json(launch), steps: try steps.map(json))
  }

  // MARK: Folders
  /// A folder with what the cases need.
  private struct CaseFolder {
    var path: String

    func fill(_ test: VerbCase) -> String { fill(test.launch) }

    func fill(_ text: String) -> String {
      text.replacing("SNAPSHOTS", with: path + "/Snapshots").replacing("FRAGMENTS", with: path)
    }
  }

  private func inFolder(_ body: (CaseFolder) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    let fragment = "variables: { word: nothing }\nsteps:\n  - expect: text \"${word}\"\n"
    try Data(fragment.utf8).write(to: url.appending(path: "look.yaml"))
    // Snapshots that do not match are left there.
    setenv("JOURNEY_OUTPUT", url.path + "/output", 1)
    defer { unsetenv("JOURNEY_OUTPUT") }
    CaseText.folder = url.path(percentEncoded: false)
    try await body(CaseFolder(path: CaseText.folder))
  }
}

/// The folder of the cases that run now.
@MainActor
private enum CaseText {
  static var folder = ""

  static func fill(_ text: String) -> String { text.replacing("FRAGMENTS", with: folder) }
}

@MainActor
extension VerbCase {
  /// The steps with which it is green.
  fileprivate var steps: [String] {
    (before + [#"{"\#(verb)": \#(value)}"#] + after).map(CaseText.fill)
  }

  /// The steps with which it is red: with a wrong value, or without the act that the others see.
  fileprivate var redSteps: [String] {
    (before + (wrong.map { [#"{"\#(verb)": \#($0)}"#] } ?? []) + after).map(CaseText.fill)
  }
}

extension ReportCase {
  fileprivate var message: String { failures.map(\.message).joined(separator: "\n") }
}

extension JSON {
  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

private func unwrapped(_ value: String?) throws -> String { try XCTUnwrap(value) }
