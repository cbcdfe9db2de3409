import FoundationEssentials
import JourneyKit
import Terminal

/// The programs of an MCP client, and what it has seen of each.
@MainActor
final class MCPSessions {
  private let sessions: ProgramSessions
  /// The screens that the client was told last.
  private var told: [String: Screen] = [:]

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
    if case .launch = tool.kind { return try await launch(fields) }
    let name = try session(fields)
    switch tool.kind {
    case .launch: return ""
    case .screen: return try await screen(name, try form(fields["as"]) ?? .text)
    case .query:
      let query = try fields.required("that").query()
      return try await sessions.inTurn(name) { app in
        let matches = try query.matches(in: app.screen)
        return matches.isEmpty ? "nothing" : matches.map(Self.words).joined(separator: "\n")
      }
    case .trace: return try await read(name, "trace")
    case .end: return try await end(name)
    case .verb(let verb, let value):
      let act = try verb.act(try value(fields))
      let step = ScriptStep(act, at: arguments.place)
      let form = try form(fields["screen"]) ?? (tool.isReading ? .none : .changes)
      return try await perform(step, in: name, form)
    }
  }

  /// Returns the text of a resource: the screen, its outline or the acts of a session.
  func read(_ name: String, _ part: String) async throws -> String {
    switch part {
    case "screen": try await sessions.inTurn(name) { Self.text(.text, nil, $0.screen) }
    case "outline": try await sessions.inTurn(name) { Self.text(.outline, nil, $0.screen) }
    default:
      try await sessions.inTurn(name) { $0.log.steps.flatMap(\.lines).joined(separator: "\n") }
    }
  }

  // MARK: Tools
  private func launch(_ fields: ScriptFields) async throws -> String {
    let folder = try fields.value("snapshots") { node throws(ScriptError) in
      try node.text("a folder")
    }
    let (name, app) = try await sessions.launch(
      try ScriptProgram(fields), snapshots: folder ?? "Snapshots")
    return "session \(name)\n" + answer(app, name, .text)
  }

  private func perform(
    _ step: ScriptStep, in name: String, _ form: MCPForm
  ) async throws -> String {
    try await sessions.inTurn(name) { app in
      do {
        try await ScriptPerformer(app: app).perform(step)
      } catch {
        self.told[name] = app.screen
        throw error
      }
      return self.answer(app, name, form)
    }
  }

  private func screen(_ name: String, _ form: MCPForm) async throws -> String {
    try await sessions.inTurn(name) { self.answer($0, name, form) }
  }

  private func end(_ name: String) async throws -> String {
    let end = try await sessions.close(name)
    told[name] = nil
    if let failure = end.failure { throw failure }
    return end.ending.map { "\($0)" } ?? "the program has ended"
  }

  // MARK: Answers
  /// Returns how the program settled, whether it has ended, and the screen in a form.
  private func answer(_ app: Journey, _ name: String, _ form: MCPForm) -> String {
    let screen = app.screen
    let text = Self.text(form, told[name], screen)
    if form == .changes || form == .text { told[name] = screen }
    let fact =
      app.driver.ending.map { "\(DriverError.ended($0))" } ?? app.driver.settlement?.brief
    return [fact, text.isEmpty ? nil : text].compactMap { $0 }.joined(separator: "\n")
  }

  private static func text(_ form: MCPForm, _ old: Screen?, _ new: Screen) -> String {
    let lines =
      switch form {
      case .changes: ScreenNews(old: old, new: new).lines
      case .text: ScreenNews(old: nil, new: new).whole
      case .outline:
        new.fullOutline.isEmpty ? ["the program publishes no outline"] : new.fullOutline
      case .none: [String]()
      }
    return lines.joined(separator: "\n")
  }

  /// `"Save" at column 3, row 5, 4x1: button "Save" #pets.save`
  private static func words(_ match: Match) -> String {
    let frame = match.frame
    let node = match.node.map { ": \($0.line)" } ?? ""
    let text = match.text.replacing("\n", with: "⏎")
    return
      "\"\(text)\" at column \(frame.minX), row \(frame.minY), \(frame.columns)x\(frame.rows)\(node)"
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

  private func form(_ node: ScriptNode?) throws(ScriptError) -> MCPForm? {
    try node?.value("changes, text, outline or none") { MCPForm(rawValue: $0) }
  }
}
