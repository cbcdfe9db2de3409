import FoundationEssentials
import JourneyKit
import Terminal

/// The programs of an MCP client, and what it has seen of each.
@MainActor
final class MCPSessions {
  private let sessions: ProgramSessions
  private let teller = ScreenTeller(memory: 12)

  init(directory: String) { sessions = ProgramSessions(directory: directory) }

  var names: [String] { sessions.names }

  /// Ends all programs; see ``ProgramSessions/closeAll()``.
  func close() -> [String] { sessions.closeAll() }

  /// Does what a tool says.
  ///
  /// - Returns: the text of the answer.
  /// - Throws: ``ScriptError`` for an argument that is wrong, ``ServeError`` and ``JourneyFailure`` for what
  ///   went wrong with the program.
  func call(_ tool: MCPTool, _ arguments: ScriptNode) async throws -> String {
    let fields = try ScriptFields(arguments, tool.name, keys: tool.arguments.map(\.name))
    switch tool.verb.name {
    case "launch": return try await launch(fields)
    case "run-journey": return try await run(try fields.required("journey"))
    default: break
    }
    let name = try session(fields)
    switch tool.verb.name {
    case "screen": return try await screen(name, try form(fields, "as") ?? .text)
    case "query":
      let query = try fields.required("that").query()
      return try await sessions.inTurn(name) { app in
        let matches = try query.matches(in: app.screen)
        return matches.isEmpty ? "nothing" : matches.map(Self.words).joined(separator: "\n")
      }
    case "trace": return try await read(name, "trace")
    case "close": return try await end(name)
    default:
      let verb = try ScriptVerb(ScriptNode(.text(tool.verb.name), at: arguments.place))
      let step = ScriptStep(try verb.act(tool.value(fields)), at: arguments.place)
      let form = try form(fields, "screen") ?? (tool.isReading ? .none : .changes)
      return try await perform(step, in: name, form)
    }
  }

  /// Returns the text of a resource: the screen, its outline or the acts of a session.
  func read(_ name: String, _ part: String) async throws -> String {
    switch part {
    case "screen": try await sessions.inTurn(name) { Self.text(.text, $0.screen) }
    case "outline": try await sessions.inTurn(name) { Self.text(.outline, $0.screen) }
    default:
      try await sessions.inTurn(name) { $0.log.steps.flatMap(\.lines).joined(separator: "\n") }
    }
  }

  // MARK: Tools
  private func launch(_ fields: ScriptFields) async throws -> String {
    let program = try ScriptProgram(fields)
    let (name, app) = try await sessions.launch(
      program, snapshots: program.snapshots ?? "Snapshots")
    return "session \(name)\n" + teller.answer(app, name, .text)
  }

  /// Runs whole journeys.
  private func run(_ node: ScriptNode) async throws -> String {
    let report = try await sessions.run(node)
    let lines = report.cases.flatMap { test in
      ["\(test.outcome.rawValue) \(test.name)"] + test.failures.map(\.message)
    }
    let text = (lines + [report.summary]).joined(separator: "\n")
    if report.isGreen(allowingFlaky: false) { return text }
    throw ServeError(code: .failed, message: text)
  }

  private func perform(
    _ step: ScriptStep, in name: String, _ form: MCPForm
  ) async throws -> String {
    try await sessions.inTurn(name) { app in
      do {
        try await ScriptPerformer(app: app).perform(step)
      } catch {
        self.teller.know(app, name)
        throw error
      }
      return self.teller.answer(app, name, form)
    }
  }

  private func screen(_ name: String, _ form: MCPForm) async throws -> String {
    try await sessions.inTurn(name) { self.teller.answer($0, name, form) }
  }

  private func end(_ name: String) async throws -> String {
    let end = try await sessions.close(name)
    teller.forget(name)
    if let failure = end.failure { throw failure }
    if let problem = end.problem { throw ServeError(code: .failed, message: problem.description) }
    return end.ending.map { "\($0)" } ?? "the program has ended"
  }

  // MARK: Answers
  private static func text(_ form: MCPForm, _ screen: Screen) -> String {
    ScreenTeller.lines(form, screen).joined(separator: "\n")
  }

  /// `"Save" at row 5 col 3 size 4x1: button "Save" #pets.save`
  static func words(_ match: Match) -> String {
    let frame = match.frame
    let node = match.node.map { ": \($0.line)" } ?? ""
    let text = match.text.replacing("\n", with: "⏎")
    return
      "\"\(text)\" at row \(frame.minY) col \(frame.minX) size \(frame.columns)x\(frame.rows)\(node)"
  }

  // MARK: Arguments
  private func session(_ fields: ScriptFields) throws -> String {
    if let node = fields["session"] { return try node.text("the name of a session") }
    guard names.count == 1, let name = names.first else {
      let open = names.isEmpty ? "none is open" : "open are \(names.joined(separator: ", "))"
      throw ServeError(code: .noSession, message: "name the session; \(open)")
    }
    return name
  }

  private func form(_ fields: ScriptFields, _ key: String) throws(ScriptError) -> MCPForm? {
    try fields[key]?.choice(
      key, ["changes": .changes, "text": .text, "outline": .outline, "none": MCPForm.none])
  }
}
