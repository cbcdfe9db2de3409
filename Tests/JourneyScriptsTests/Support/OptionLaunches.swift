import Foundation
import XCTest

@testable import journey

/// A journey as a launch and the steps behind it.
struct LaunchedJourney {
  let launch: JSON
  let steps: [JSON]
  /// True if an end that goes wrong is a problem too.
  var endsWell = false

  init(launch: JSON, steps: [JSON]) { (self.launch, self.steps, endsWell) = (launch, steps, true) }

  init(_ journey: JSON) {
    let options = Set(ScriptOption.ofLaunch.map(\.name))
    launch = .map(journey.members.filter { options.contains($0.key) })
    steps = journey["steps"]?.items ?? []
  }
}

/// A server that is asked to launch a program, to do the steps, and to end it.
@MainActor
protocol OptionLaunches {
  /// Returns the first thing that goes wrong; nil for none.
  func problem(with journey: LaunchedJourney) async throws -> String?
  func close()
}

/// `journey serve`
@MainActor
struct ServeLaunches: OptionLaunches {
  private let engine: ServeEngine

  init(_ folder: String) { engine = ServeEngine(directory: folder) }

  func problem(with journey: LaunchedJourney) async throws -> String? {
    let launched = try await ask(["launch": journey.launch])
    guard let session = launched["session"] else { return launched.line }
    var problem: String?
    for step in journey.steps where problem == nil {
      let answer = try await ask(step.members.merging(["session": session]) { $1 })
      if answer["ok"] != .bool(true) { problem = answer.line }
    }
    _ = try await ask(["session": session, "close": .bool(true)])
    return problem
  }

  private func ask(_ request: [String: JSON]) async throws -> JSON {
    let answer = await engine.answer(JSON.map(request).line)
    return try JSONDecoder().decode(JSON.self, from: Data(answer.utf8))
  }

  func close() { engine.close() }
}

/// `journey mcp`
@MainActor
struct AgentLaunches: OptionLaunches {
  private let server: MCPServer

  init(_ folder: String) { server = MCPServer(directory: folder) }

  func problem(with journey: LaunchedJourney) async throws -> String? {
    if let problem = try await call("launch", journey.launch) { return problem }
    var problem: String?
    for step in journey.steps where problem == nil {
      let (name, value) = try XCTUnwrap(step.members.first)
      let verb = try XCTUnwrap(Verb[name])
      problem = try await call(verb.tool, Self.arguments(verb, value))
    }
    _ = try await call("end", .map([:]))
    return problem
  }

  /// Returns the text of a result that is an error.
  private func call(_ tool: String, _ arguments: JSON) async throws -> String? {
    let request = JSON.map([
      "jsonrpc": .text("2.0"), "id": .number(1), "method": .text("tools/call"),
      "params": .map(["name": .text(tool), "arguments": arguments]),
    ])
    let line = await server.answer(request.line) ?? ""
    let result = try JSONDecoder().decode(JSON.self, from: Data(line.utf8))["result"]
    guard result == nil || result?["isError"] != nil else { return nil }
    return result?["content"]?.items.first?["text"]?.string ?? line
  }

  private static func arguments(_ verb: Verb, _ value: JSON) -> JSON {
    if case .map = value { return value }
    guard let main = verb.main, value != .null else { return .map([:]) }
    return .map([main: value])
  }

  func close() { server.close() }
}
