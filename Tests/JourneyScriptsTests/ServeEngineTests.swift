import Foundation
import XCTest

@testable import journey

@MainActor
final class ServeEngineTests: XCTestCase {
  private let engine = ServeEngine(directory: Tally.folder)

  private struct Answer: Decodable {
    struct Problem: Decodable {
      var code: String
      var message: String
      var report: String?
    }
    struct Match: Decodable {
      var text: String
      var frame: [Int]
    }
    struct Screen: Decodable {
      var size: [Int]
      var rows: [String]
    }
    struct Ending: Decodable {
      var status: Int?
      var signal: Int?
    }
    var id: Int?
    var ok: Bool
    var error: Problem?
    var session: String?
    var matches: [Match]?
    var screen: Screen?
    var ending: Ending?
  }

  private func ask(_ line: String) async throws -> Answer {
    let answer = await engine.answer(line)
    return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8))
  }

  private func tally() async throws -> String {
    let answer = try await ask(
      #"{"launch": {"program": ["bash", "\#(Tally.folder)/tally.sh"], "size": "40x8"}}"#)
    return try XCTUnwrap(answer.session, answer.error?.report ?? "no session")
  }

  func testHello() async throws {
    let right = try await ask(#"{"id": 5, "hello": 1}"#)
    XCTAssertEqual(right.id, 5)
    XCTAssertTrue(right.ok)
    let wrong = try await ask(#"{"id": 6, "hello": 2}"#)
    XCTAssertEqual(wrong.error?.code, "wrong-protocol")
    XCTAssertEqual(wrong.error?.message, "this is version 1, not 2")
  }

  func testMistakesAreValues() async throws {
    let table = [
      ("nonsense", "no-json", "the line is no JSON object"),
      ("[1]", "no-json", "the line is no JSON object"),
      (#"{"id": 1}"#, "bad-request", "request: a request has one verb; this has 0"),
      (
        #"{"session": 1, "press": "a", "type": "b"}"#, "bad-request",
        "request: a request has one verb; this has 2"
      ),
      (#"{"press": "a"}"#, "bad-request", "request: “session” is missing"),
      (
        #"{"session": "x", "press": "Dwn"}"#, "bad-request",
        "request.press: expected a key as Enter, Ctrl-R or a, found “Dwn”; did you mean “Down”?"
      ),
      (#"{"session": "x", "press": "a"}"#, "no-session", "there is no session x"),
      (#"{"launch": {}}"#, "bad-request", "request.launch: “program” is missing"),
    ]
    for (line, code, message) in table {
      let answer = try await ask(line)
      XCTAssertFalse(answer.ok, line)
      XCTAssertEqual(answer.error?.code, code, line)
      XCTAssertEqual(answer.error?.message, message, line)
    }
  }

  func testAProgramThatIsNotThere() async throws {
    let answer = try await ask(#"{"launch": {"program": "/nonexistent/program"}}"#)
    XCTAssertEqual(answer.error?.code, "not-launched")
    XCTAssertEqual(answer.error?.message.contains("No such file or directory"), true)
  }

  func testActsAndWhatIsSeen() async throws {
    defer { engine.close() }
    let session = try await tally()
    for verb in [
      #""press": ["+", "+"]"#, #""expect": "text \"Count: 2\"""#, #""resize": "60x9""#,
      #""click": {"on": "text \"[ Add ]\""}"#, #""expect-not": "text \"Count: 2\"""#,
    ] {
      let answer = try await ask(#"{"session": \#(session), \#(verb)}"#)
      XCTAssertTrue(answer.ok, "\(verb): \(answer.error?.message ?? "")")
    }
    let screen = try await ask(#"{"session": \#(session), "screen": true}"#).screen
    XCTAssertEqual(screen?.size, [60, 9])
    XCTAssertEqual(screen?.rows[1], "Count: 3")
    let matches = try await ask(#"{"session": \#(session), "query": "text \"Add\""}"#).matches
    XCTAssertEqual(matches?.map(\.frame), [[4, 3, 3, 1]])
  }

  func testAFailureTellsItsReportAndTheSessionGoesOn() async throws {
    defer { engine.close() }
    let session = try await tally()
    let wrong = try await ask(#"{"session": \#(session), "expect": "text \"never there\""}"#)
    XCTAssertEqual(wrong.error?.code, "failed")
    XCTAssertEqual(wrong.error?.report?.contains("Count: 0"), true)
    let next = try await ask(#"{"session": \#(session), "press": "q"}"#)
    XCTAssertEqual(next.ending?.status, 0)
    let ended = try await ask(#"{"session": \#(session), "expect-end": 0}"#)
    XCTAssertTrue(ended.ok, ended.error?.message ?? "")
    let closed = try await ask(#"{"session": \#(session), "close": true}"#)
    XCTAssertEqual(closed.ending?.status, 0)
    let gone = try await ask(#"{"session": \#(session), "screen": true}"#)
    XCTAssertEqual(gone.error?.code, "no-session")
  }

  func testAnEndThatNoRequestExpectsIsToldAtTheClose() async throws {
    let launched = try await ask(#"{"launch": {"program": ["sh", "-c", "echo hello; exit 77"]}}"#)
    let session = try XCTUnwrap(launched.session)
    let seen = try await ask(#"{"session": \#(session), "expect": "text \"hello\""}"#)
    XCTAssertTrue(seen.ok)
    let closed = try await ask(#"{"session": \#(session), "close": true}"#)
    XCTAssertFalse(closed.ok)
    XCTAssertEqual(closed.error?.code, "failed")
    XCTAssertEqual(closed.error?.message.contains("status 77, which no step expects"), true)
    XCTAssertEqual(closed.ending?.status, 77)
    let other = try await ask(#"{"launch": {"program": ["sh", "-c", "exit 3"]}}"#)
    XCTAssertEqual(
      engine.close(),
      [
        "session \(other.session ?? ""): the program has ended with status 3, which no step expects "
          + "(expect-end, expectEnded)"
      ])
  }

  /// Requests of one session that are sent at once are met in their order.
  func testSeveralSessionsAtOnce() async throws {
    defer { engine.close() }
    let sessions = [try await tally(), try await tally()]
    var answers: [Task<Answer, any Error>] = []
    for session in sessions {
      for _ in 0..<5 {
        answers.append(Task { try await ask(#"{"session": \#(session), "press": "+"}"#) })
      }
      let query = #"{"session": \#(session), "expect": "text \"Count: 5\""}"#
      answers.append(Task { try await ask(query) })
    }
    for answer in answers {
      let answer = try await answer.value
      XCTAssertTrue(answer.ok, answer.error?.message ?? "")
    }
  }
}
