import JourneyKit
import PseudoTerminal
import Semantics
import Terminal

/// One line of answer; what does not belong to the request is left out.
struct ServeAnswer: Encodable {
  struct Problem: Encodable {
    var code: ServeError.Code
    var message: String
    /// The screen, its outline and the acts so far, where a journey went wrong.
    var report: String?
    /// The path of `failure.md`, where it was written.
    var note: String?
  }

  var id: ServeID?
  var ok = true
  var error: Problem?
  var `protocol`: Int?
  var verbs: [String]?
  var session: String?
  var matches: [ServeMatch]?
  var screen: ServeScreen?
  var ending: ServeEnding?
  /// The acts so far, a line each.
  var trace: [String]?
  var journeys: [ServeJourney]?
}

/// One journey of a run.
struct ServeJourney: Encodable {
  var name: String
  /// `passed`, `failed`, `flaky` or `skipped`.
  var outcome: String
}

/// The reason that a request could not be met; the server goes on.
struct ServeError: Error {
  enum Code: String, Encodable {
    /// The line is no JSON object.
    case noJSON = "no-json"
    /// A member is unknown, missing, or not what was expected.
    case badRequest = "bad-request"
    /// The client speaks another version.
    case wrongProtocol = "wrong-protocol"
    case noSession = "no-session"
    /// The program could not be started, or did not settle.
    case notLaunched = "not-launched"
    /// An act or an expectation went wrong, as a test fails.
    case failed
  }

  var code: Code
  var message: String
  var report: String?
  var note: String?

  init(code: Code, message: String, report: String? = nil) {
    (self.code, self.message, self.report) = (code, message, report)
  }

  init(_ failure: JourneyFailure) {
    self.init(code: .failed, message: failure.message, report: failure.report)
  }
}

/// A thing that a query has found.
struct ServeMatch: Encodable {
  var text: String
  /// Column and row from 0, then the width and the height, in cells.
  var frame: [Int]
  var role: String?
  var identifier: String?
  var label: String?
  var value: String?
  var traits: [String]?

  init(_ match: Match) {
    text = match.text
    frame = [match.frame.minX, match.frame.minY, match.frame.columns, match.frame.rows]
    guard let node = match.node else { return }
    role = node.role.rawValue
    identifier = node.identifier?.name
    label = node.label
    value = node.value
    traits = node.traits.allWords
  }
}

/// The screen of the program when it had settled last.
struct ServeScreen: Encodable {
  /// Columns and rows.
  var size: [Int]
  /// The rows without the blanks at their ends.
  var rows: [String]
  /// Column and row from 0; left out where the cursor is hidden.
  var cursor: [Int]?
  var focus: String?
  /// The meaning of the screen, a line for each node; empty for a program that says nothing of
  /// itself.
  var outline: [String]

  init(_ screen: Screen) {
    size = [screen.size.columns, screen.size.rows]
    rows = screen.rows(in: screen.surface.bounds)
    cursor = screen.cursor.map { [$0.x, $0.y] }
    focus = screen.focus?.name
    outline = screen.outline
  }
}

/// The end of a session's program.
struct ServeEnding: Encodable {
  var status: Int32?
  var signal: Int32?
  /// The settings of the terminal that it has changed and not restored.
  var leftBehind: [String]
  /// The text that it wrote on the terminal's own screen.
  var printed: String

  init(_ ending: Ending) {
    switch ending.status {
    case .exited(let code): status = code
    case .signaled(let number): signal = number
    }
    leftBehind = ending.leftBehind
    printed = ending.printed
  }
}
