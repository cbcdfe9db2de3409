/// The request of a line: one verb, and for all but the first two the session it is for.
enum ServeRequest {
  case hello(Int)
  case launch(ScriptProgram, snapshots: String)
  case screen(String)
  case query(String, ScriptNode)
  case close(String)
  case trace(String)
  /// Whole journeys, which need no session.
  case run(ScriptNode)
  case step(String, ScriptStep)

  /// The verbs of the table, and the greeting of clients.
  static let verbs = ["hello"] + (Verb.session + Verb.steps).map(\.name)

  init(_ node: ScriptNode) throws(ScriptError) {
    let fields = try ScriptFields(node, "a request", keys: ["id", "session"] + Self.verbs)
    let given = Self.verbs.filter { fields[$0] != nil }
    guard given.count == 1, let verb = given.first
    else { throw ScriptError("a request has one verb; this has \(given.count)", at: node.place) }
    let value = try fields.required(verb)
    switch verb {
    case "hello": self = .hello(try value.number("a version"))
    case "launch": self = try Self.launch(value)
    case "run-journey": self = .run(value)
    default:
      let session = try fields.required("session").text("the name of a session")
      switch verb {
      case "screen": self = .screen(session)
      case "query": self = .query(session, value)
      case "close": self = .close(session)
      case "trace": self = .trace(session)
      default: self = .step(session, try ScriptStep(verb, value))
      }
    }
  }

  private static func launch(_ node: ScriptNode) throws(ScriptError) -> ServeRequest {
    let program = try ScriptProgram(
      try ScriptFields(node, "a launch", keys: ScriptProgram.keys))
    return .launch(program, snapshots: program.snapshots ?? "Snapshots")
  }
}

extension ScriptStep {
  /// Makes a step of a request, whose verb is known to be one.
  fileprivate init(_ verb: String, _ node: ScriptNode) throws(ScriptError) {
    self.init(try ScriptVerb(ScriptNode(.text(verb), at: node.place)).act(node), at: node.place)
  }
}

/// The client's name for a request; the answer bears it again.
enum ServeID: Codable {
  case number(Int)
  case text(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}
