import Core
import Foundation
import JourneyKit
import Terminal
import VirtualTerminal
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
    XCTAssertEqual(lines.first, "settled (kernel)")
    XCTAssertTrue(lines.contains("1│Count: 1") || lines.contains("1:7│1"), first.text)
    XCTAssertFalse(first.text.contains("[ Add ]"), "what is the same is not told: \(first.text)")
    let twice = try await call("press", #"{"keys": ["+", "+"], "screen": "text"}"#)
    XCTAssertTrue(twice.text.contains("1│Count: 3"), twice.text)
    XCTAssertTrue(twice.text.contains("[ Add ]"), twice.text)
    let none = try await call("press", #"{"keys": "+", "screen": "none"}"#)
    XCTAssertEqual(none.text, "settled (kernel)")
    // What was not told then is told with the next changes.
    let same = try await call("screen", #"{"as": "changes"}"#)
    XCTAssertTrue(same.text.contains("1│Count: 4") || same.text.contains("1:7│4"), same.text)
    let nothing = try await call("screen", #"{"as": "changes"}"#)
    XCTAssertTrue(nothing.text.hasSuffix("the screen has not changed"), nothing.text)
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

/// The changes of a screen in words.
final class ScreenNewsTests: XCTestCase {
  private func screen(_ rows: [String], marked: Int? = nil) -> Screen {
    var surface = Surface(size: Size(60, rows.count))
    for (y, row) in rows.enumerated() {
      var style = Style.plain
      if y == marked { style.attributes.insert(.reverse) }
      for (x, character) in row.enumerated() {
        surface[x, y] = Cell(String(character), style: style)
      }
    }
    return Screen(surface: surface)
  }

  private func news(_ old: Screen?, _ new: Screen) -> [String] {
    ScreenNews(old: old, new: new).lines
  }

  func testOnlyRowsThatDifferAreTold() {
    let old = screen(["one", "two", "three"])
    XCTAssertEqual(news(old, old), ["the screen has not changed"])
    XCTAssertEqual(news(old, screen(["one", "TWO", "three"])), ["1│TWO"])
    XCTAssertEqual(news(nil, old).dropFirst(), ["0│one", "1│two", "2│three"])
    XCTAssertEqual(news(old, screen(["one", "", ""])), ["rows 1–2 are empty"])
  }

  func testWhatStandsOutIsTold() {
    let rows = ["Open", "Save", "Quit"]
    XCTAssertEqual(
      news(screen(rows, marked: 0), screen(rows, marked: 1)), ["0 {}", "1 {0–3}"])
  }

  func testOfALongRowOnlyThePartThatDiffersIsTold() {
    let row = "a row with many words and 100 files in it"
    let next = "a row with many words and 200 files in it"
    XCTAssertEqual(news(screen([row]), screen([next])), ["0:26│2"])
    XCTAssertEqual(news(screen([row]), screen(["other"])), ["0│other"])
  }

  func testRowsThatMovedAreNotToldAgain() {
    let page = (0..<9).map { "line \($0)" }
    let next = (1..<10).map { "line \($0)" }
    XCTAssertEqual(news(screen(page), screen(next)), ["rows 0–7 stood 1 row below", "8│line 9"])
    XCTAssertEqual(news(screen(next), screen(page)), ["rows 1–8 stood 1 row above", "0│line 0"])
    // Of two screens with little in common, the new one is told.
    let other = (0..<9).map { "other \($0)" }
    XCTAssertEqual(news(screen(page), screen(other)).count, 9)
  }

  /// A part of the screen may scroll beside others, as a pane.
  func testSeveralMovesAreTold() {
    let page = (0..<5).map { "upper \($0)" } + (0..<5).map { "lower \($0)" }
    let next = (1..<6).map { "upper \($0)" } + (-1..<4).map { "lower \($0)" }
    XCTAssertEqual(
      news(screen(page), screen(next)),
      [
        "rows 6–9 stood 1 row above", "rows 0–3 stood 1 row below", "4│upper 5", "5│lower -1",
      ])
  }

  /// A menu that closes leaves the screen as it was before it had opened.
  func testAScreenThatWasToldBeforeIsNamed() {
    let page = (0..<9).map { "a line of the page, \($0)" }
    var menu = page
    for y in 2..<7 { menu[y] = "a menu entry \(y)" }
    let (closed, opened) = (screen(page), screen(menu))
    XCTAssertEqual(ScreenNews(known: [opened, closed], new: closed).lines, ["as 2 screens ago"])
    var other = page
    other[8] = "saved"
    XCTAssertEqual(
      ScreenNews(known: [opened, closed], new: screen(other)).lines,
      ["as 2 screens ago, but:", "8│saved"])
    XCTAssertEqual(
      ScreenNews(known: [closed, opened], new: closed).lines, ["the screen has not changed"])
  }

  func testLongRunsOfOneCharacterAreCounted() {
    let rule = String(repeating: "─", count: 40)
    XCTAssertEqual(news(screen(["a", "b"]), screen(["a", rule])), ["1│⟨─×40⟩"])
    // The whole screen is told as it is.
    XCTAssertEqual(news(nil, screen([rule])).last, "0│" + rule)
  }

  func testAnotherColourIsTold() {
    func colored(_ color: Color) -> Screen {
      var surface = Surface(size: Size(20, 2))
      surface.write("warning", at: Point(x: 0, y: 1), style: Style(foreground: color))
      return Screen(surface: surface)
    }
    XCTAssertEqual(news(colored(.indexed(1)), colored(.indexed(2))), ["rows 1 look different"])
  }

  /// A bell, a title or a clipboard is told once, also where the whole screen is asked for.
  func testFactsAreToldOnceAndBounded() {
    func screen(bells: Int, clipboard: Int) -> Screen {
      let terminal = VirtualTerminal(size: Size(20, 2), scrollback: 0)
      terminal.feed("hello\u{1B}]2;A title\u{1B}\\".utf8)
      terminal.feed(String(repeating: "\u{7}", count: bells).utf8)
      let text = Data(String(repeating: "x", count: clipboard).utf8).base64EncodedString()
      if clipboard > 0 { terminal.feed("\u{1B}]52;c;\(text)\u{7}".utf8) }
      return Screen(terminal)
    }
    let (first, later) = (screen(bells: 1, clipboard: 0), screen(bells: 3, clipboard: 5000))
    XCTAssertTrue(news(nil, first).contains("the bell rang"))
    XCTAssertTrue(news(nil, first).contains("title: A title"))
    XCTAssertFalse(ScreenNews(old: first, new: first).whole.contains("the bell rang"))
    let lines = ScreenNews(old: first, new: later).whole
    XCTAssertTrue(lines.contains("the bell rang 2 times"), "\(lines)")
    let clipboard = lines.first { $0.hasPrefix("clipboard: ") } ?? ""
    XCTAssertTrue(clipboard.hasSuffix("x … and 4000 bytes more"), clipboard)
    XCTAssertLessThan(clipboard.count, 1100)
  }

  /// The old screens and the news make the new screen again.
  func testNothingIsLeftOut() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let known = (0..<3).map { _ in
        (0..<8).map { _ in Self.words.randomElement(using: &random) ?? "" }
      }
      let base = known.randomElement(using: &random) ?? []
      let shift = Int.random(in: -3...3, using: &random)
      var new = (0..<8).map { base.indices.contains($0 + shift) ? base[$0 + shift] : "x" }
      new[0] += " and more"
      new[Int.random(in: 0..<8, using: &random)] = "new"
      let lines = ScreenNews(known: known.map { screen($0) }, new: screen(new)).lines
      XCTAssertEqual(try Self.applied(lines, to: known), new, "\(known) → \(new): \(lines)")
    }
  }

  private static let words = [
    "", "a", "b", "what is said at length", "what was said at length", "what is",
    "─────────────── end",
  ]

  private static func applied(_ lines: [String], to known: [[String]]) throws -> [String] {
    var lines = lines
    var old = known[0]
    if let match = lines.first?.wholeMatch(of: #/as (\d+) screens ago(, but:)?/#) {
      old = known[try XCTUnwrap(Int(match.1)) - 1]
      lines.removeFirst()
    }
    var new = old
    func numbers(_ text: Substring) -> [Int] {
      text.split(separator: ", ").flatMap { part -> [Int] in
        let ends = part.split(separator: "–").compactMap { Int($0) }
        return ends.isEmpty ? [] : Array(ends[0]...ends[ends.count - 1])
      }
    }
    func long(_ text: Substring) -> String {
      String(text).replacing(#/⟨(.)×(\d+)⟩/#) {
        String(repeating: String($0.1), count: Int($0.2) ?? 0)
      }
    }
    for line in lines {
      if let match = line.wholeMatch(of: #/rows (.+) stood (\d+) rows? (below|above)/#) {
        let by = try XCTUnwrap(Int(match.2)) * (match.3 == "below" ? 1 : -1)
        for row in numbers(match.1) { new[row] = old[row + by] }
      } else if let match = line.wholeMatch(of: #/rows (.+) are empty/#) {
        for row in numbers(match.1) { new[row] = "" }
      } else if let match = line.wholeMatch(of: #/(\d+)│(.*)/#), let row = Int(match.1) {
        new[row] = long(match.2)
      } else if let match = line.wholeMatch(of: #/(\d+):(.+?)│(.*)/#), let row = Int(match.1) {
        let text = Array(long(match.3))
        var columns = numbers(match.2)
        // Of a part that ends with its text, only the first column is told.
        if columns.count == 1 { columns = Array(columns[0]..<columns[0] + max(1, text.count)) }
        var cells = Array(new[row]) + Array(repeating: " ", count: 60)
        for (index, column) in columns.enumerated() {
          cells[column] = text.indices.contains(index) ? text[index] : " "
        }
        new[row] = String(cells).replacing(#/ +$/#, with: "")
      } else if line != "the screen has not changed" {
        XCTFail("not understood: \(line)")
      }
    }
    return new
  }
}
