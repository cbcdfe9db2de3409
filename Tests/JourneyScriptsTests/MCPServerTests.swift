import Foundation
import JourneyKit
import XCTest

@testable import journey

/// The Model Context Protocol, as a client sees it.
@MainActor
final class MCPServerTests: XCTestCase {
  private let server = MCPServer(directory: Tally.folder)

  private func ask(_ method: String, _ params: String = "{}") async throws -> JSON {
    let line = #"{"jsonrpc": "2.0", "id": 7, "method": "\#(method)", "params": \#(params)}"#
    let answer = await server.answer(line)
    let text = try XCTUnwrap(answer)
    XCTAssertFalse(text.contains("\n"), "a message is one line")
    let message = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
    XCTAssertEqual(message["jsonrpc"], .text("2.0"))
    XCTAssertEqual(message["id"], .number(7))
    return message
  }

  private struct Result: Equatable {
    var text: String
    var isError = false
  }

  private func call(_ tool: String, _ arguments: String = "{}") async throws -> Result {
    let params = #"{"name": "\#(tool)", "arguments": \#(arguments)}"#
    let result = try await ask("tools/call", params)["result"]
    guard case .list(let content)? = result?["content"],
      case .text(let text)? = content.first?["text"]
    else {
      XCTFail("\(tool): no content")
      return Result(text: "")
    }
    return Result(text: text, isError: result?["isError"] == .bool(true))
  }

  private func tally() async throws -> String {
    let program = #"["bash", "\#(Tally.folder)/tally.sh"]"#
    let answer = try await call("launch", #"{"program": \#(program), "size": "40x8"}"#)
    XCTAssertFalse(answer.isError, answer.text)
    let first = answer.text.split(separator: "\n").first ?? ""
    XCTAssertTrue(first.hasPrefix("session "), answer.text)
    XCTAssertTrue(answer.text.contains("\n#1 settled (kernel)\n"), answer.text)
    return String(first.dropFirst("session ".count))
  }

  // MARK: The protocol
  func testTheVersionOfTheClientIsSpokenWhereItIsKnown() async throws {
    for (asked, spoken) in [
      ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18"),
    ] {
      let result = try await ask("initialize", #"{"protocolVersion": "\#(asked)"}"#)["result"]
      XCTAssertEqual(result?["protocolVersion"], .text(spoken))
      XCTAssertEqual(result?["serverInfo"]?["name"], .text("journey"))
      XCTAssertNotNil(result?["capabilities"]?["tools"])
    }
    let none = await server.answer(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#)
    XCTAssertNil(none, "a notification has no answer")
  }

  func testMistakesOfTheClientHaveTheirCodes() async throws {
    for (line, code) in [
      ("nonsense", -32_700), ("[]", -32_600), (#"{"id": 1, "method": "ping"}"#, -32_600),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "nosuch"}"#, -32_601),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "nosuch"}}"#,
        -32_602
      ),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, -32_602),
      (
        #"{"jsonrpc": "2.0", "id": 1, "method": "resources/read", "params": {"uri": "journey://x"}}"#,
        -32_002
      ),
    ] {
      let answer = await server.answer(line)
      let text = try XCTUnwrap(answer, line)
      let message = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
      XCTAssertEqual(message["error"]?["code"], .number(Double(code)), line)
      XCTAssertNil(message["result"], line)
    }
  }

  // MARK: The tools
  /// Each verb of steps is a tool with a schema, so that an agent can do all that YAML can.
  func testEveryVerbIsATool() async throws {
    guard case .list(let tools)? = try await ask("tools/list")["result"]?["tools"]
    else { return XCTFail("no list") }
    let names = tools.map { $0["name"] }
    for verb in ScriptVerb.allCases {
      let name = verb == .waitUntil ? "wait" : verb.rawValue
      XCTAssertTrue(names.contains(.text(name)), "\(name) is no tool")
      XCTAssertTrue(ServeRequest.verbs.contains(verb.rawValue), "\(verb) is no request of serve")
    }
    XCTAssertEqual(Set(MCPTool.all.map(\.name)).count, tools.count)
    for tool in tools {
      XCTAssertEqual(tool["inputSchema"]?["type"], .text("object"))
      XCTAssertEqual(tool["inputSchema"]?["additionalProperties"], .bool(false))
      guard case .text(let words)? = tool["description"] else { return XCTFail("no words") }
      XCTAssertGreaterThan(words.count, 15)
    }
  }

  func testAnActTellsHowItSettledAndWhatHasChanged() async throws {
    defer { server.close() }
    _ = try await tally()
    let first = try await call("press", #"{"keys": "+"}"#)
    let lines = first.text.split(separator: "\n").map(String.init)
    // The way is that of the launch, which has told it.
    XCTAssertEqual(lines.first, "#2")
    XCTAssertTrue(lines.contains("1│Count: 1") || lines.contains("1:7│1"), first.text)
    XCTAssertFalse(first.text.contains("[ Add ]"), "what is the same is not told: \(first.text)")
    let twice = try await call("press", #"{"keys": ["+", "+"], "screen": "text"}"#)
    XCTAssertTrue(twice.text.contains("1│Count: 3"), twice.text)
    XCTAssertTrue(twice.text.contains("[ Add ]"), twice.text)
    let none = try await call("press", #"{"keys": "+", "screen": "none"}"#)
    XCTAssertEqual(none.text, "settled")
    // What was not told then is told with the next changes.
    let same = try await call("screen", #"{"as": "changes"}"#)
    XCTAssertTrue(same.text.contains("1│Count: 4") || same.text.contains("1:7│4"), same.text)
    let nothing = try await call("screen", #"{"as": "changes"}"#)
    XCTAssertTrue(nothing.text.hasSuffix("no change"), nothing.text)
  }

  /// A number alone says that all is as in the answer before, which an end is not.
  func testAProgramThatIsLaunchedAnewTellsItsWay() async throws {
    defer { server.close() }
    _ = try await tally()
    let end = try await call("press", #"{"keys": "q"}"#)
    XCTAssertTrue(end.text.hasPrefix("#2 the program has ended with status 0\n"), end.text)
    _ = try await call("expect-end", #"{"status": 0}"#)
    let anew = try await call("relaunch")
    XCTAssertTrue(anew.text.hasPrefix("#3 settled (kernel)\n"), anew.text)
    let next = try await call("press", #"{"keys": "+"}"#)
    XCTAssertTrue(next.text.hasPrefix("#4\n"), next.text)
  }

  func testAllKindsOfArguments() async throws {
    defer { server.close() }
    _ = try await tally()
    for (tool, arguments) in [
      ("click", #"{"on": "text \"[ Add ]\""}"#), ("click", #"{"on": [4, 3], "button": "left"}"#),
      ("expect", #"{"that": "text \"Count: 2\"", "count": 1}"#),
      ("expect-not", #"{"that": "text \"Count: 7\""}"#), ("resize", #"{"size": "50x9"}"#),
      (
        "step",
        #"{"name": "two more", "steps": [{"press": "+"}, {"press": "+"}, {"expect": "text \"Count: 4\""}]}"#
      ),
      ("relaunch", "{}"), ("expect", #"{"that": "text \"Count: 0\""}"#),
      ("press", #"{"keys": "q"}"#),
      ("expect-end", #"{"status": 0}"#),
    ] {
      let answer = try await call(tool, arguments)
      XCTAssertFalse(answer.isError, "\(tool) \(arguments): \(answer.text)")
    }
    let query = try await call("query", #"{"that": "text \"Count\""}"#)
    XCTAssertFalse(query.isError, query.text)
    let end = try await call("end")
    XCTAssertEqual(end, Result(text: "the program has ended with status 0"))
  }

  func testWhatGoesWrongInAProgramIsAResult() async throws {
    defer { server.close() }
    let session = try await tally()
    let failed = try await call("expect", #"{"that": "text \"never there\""}"#)
    XCTAssertTrue(failed.isError)
    XCTAssertTrue(failed.text.contains("Count: 0"), failed.text)
    XCTAssertTrue(failed.text.contains("acts so far"), failed.text)
    let wrong = try await call("press", #"{"keyz": "a"}"#)
    XCTAssertTrue(wrong.isError)
    XCTAssertTrue(wrong.text.contains("unknown key “keyz” of press"), wrong.text)
    let missing = try await call("launch", #"{"program": "/nonexistent/program"}"#)
    XCTAssertTrue(missing.isError)
    let other = try await tally()
    let which = try await call("press", #"{"keys": "+"}"#)
    XCTAssertEqual(
      which, Result(text: "name the session; open are \(session), \(other)", isError: true))
  }

  // MARK: Resources and prompts
  func testTheScreenOfASessionIsAResource() async throws {
    defer { server.close() }
    let session = try await tally()
    guard case .list(let resources)? = try await ask("resources/list")["result"]?["resources"]
    else { return XCTFail("no list") }
    XCTAssertEqual(resources.count, 3)
    for (part, words) in [
      ("screen", "Count: 0"), ("outline", "button \"Add\" [inferred]"), ("trace", "ok launch"),
    ] {
      let uri = "journey://session/\(session)/\(part)"
      XCTAssertTrue(resources.contains { $0["uri"] == .text(uri) }, uri)
      let result = try await ask("resources/read", #"{"uri": "\#(uri)"}"#)["result"]
      guard case .list(let contents)? = result?["contents"],
        case .text(let text)? = contents.first?["text"]
      else { return XCTFail("nothing in \(uri)") }
      XCTAssertTrue(text.contains(words), text)
    }
  }

  func testPromptsTakeTheirArguments() async throws {
    guard case .list(let prompts)? = try await ask("prompts/list")["result"]?["prompts"]
    else { return XCTFail("no list") }
    XCTAssertEqual(prompts.count, 3)
    let params =
      #"{"name": "write-journey", "arguments": {"program": "mc -b", "task": "copy a file"}}"#
    let result = try await ask("prompts/get", params)["result"]
    guard case .list(let messages)? = result?["messages"],
      case .text(let text)? = messages.first?["content"]?["text"]
    else { return XCTFail("no message") }
    XCTAssertTrue(text.contains("Program: mc -b"), text)
    XCTAssertTrue(text.contains("Task: copy a file"), text)
  }
}
