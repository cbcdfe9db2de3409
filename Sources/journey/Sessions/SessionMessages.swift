import FoundationEssentials
import JourneyKit
import Terminal

/// A request to the keeper of sessions: one line of JSON on a connection of its own.
struct SessionRequest: Codable {
  enum Verb: String, Codable {
    case start, step, screen, query, trace, end, list, watch
  }

  /// The world of a new session.
  struct Launch: Codable {
    /// Members as a journey in YAML has them, `program` with them, as JSON.
    var setup: String
    /// The folder in which the program runs, and from which its path starts.
    var directory: String
    /// The folder of its snapshots, from there.
    var snapshots: String
    /// The time without a request after which it ends, in seconds.
    var idle: Double
  }

  var verb: Verb
  var session: String?
  var launch: Launch?
  /// A step or a query, as YAML; JSON is YAML too.
  var value: String?
  /// The folder from which paths in it start.
  var directory: String?
  /// The form of the screen in the answer.
  var form: MCPForm?
  /// The terminal at which a person reads the answer; nil for a pipe or a file.
  var terminal: PersonTerminal?
  /// True if the answer is for programs.
  var isJSON = false
}

extension MCPForm: Codable {}

/// The answer of the keeper: one line of JSON.
struct SessionAnswer: Encodable {
  struct Problem: Encodable {
    var message: String
    var report: String?
  }

  /// The way in which the program has settled.
  struct Settled: Encodable {
    /// `kernel`, `protocol`, `frames`, `quiet`, `ended`.
    var way: String
    /// False if it is a guess.
    var isExact: Bool
    /// The reason of a guess.
    var guess: String?
    /// The timers and waits that can change the screen without input.
    var mayChange: [String]

    init(_ settlement: Settlement) {
      (way, isExact) = (settlement.way.rawValue, settlement.isExact)
      (guess, mayChange) = (settlement.guess, settlement.mayChange)
    }
  }

  /// A line of the list.
  struct Session: Encodable {
    var name: String
    var program: [String]
    var process: Int32?
    /// Columns and rows.
    var size: [Int]
    var ending: ServeEnding?
    /// The seconds since the last request.
    var idle: Int
  }

  var ok: Bool
  var status: SessionStatus
  var error: Problem?
  var session: String?
  var settled: Settled?
  var ending: ServeEnding?
  /// The changes of the screen since the last answer, one line each, as in the article of programs for
  /// agents.
  var changes: [String]?
  var screen: ServeScreen?
  var matches: [ServeMatch]?
  var trace: [String]?
  var sessions: [Session]?
  /// The answer for people, where that was asked for.
  var text: String?

  init(session: String? = nil) { (ok, status, self.session) = (true, .done, session) }

  init(_ error: SessionError) {
    (ok, status) = (false, error.status)
    self.error = Problem(message: error.message, report: error.report)
  }

  /// One line of JSON, with its line feed.
  var line: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return Array((try? encoder.encode(self)) ?? Data()) + [0x0A]
  }
}

/// The part of an answer that the client looks at.
struct SessionReply: Decodable {
  struct Problem: Decodable {
    var message: String
    var report: String?
  }

  var status: SessionStatus
  var error: Problem?
  var text: String?
}

/// A line to a watcher: the bytes that bring a terminal of this size to the screen of now.
struct SessionFrame: Codable {
  /// Columns and rows.
  var size: [Int]
  var paint: String
  /// The last act, or the end of the program.
  var words: String
}
