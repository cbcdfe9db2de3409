import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import PseudoTerminal
import Terminal
import VirtualTerminal

/// The process that keeps the programs of `journey session` between the commands.
///
/// It meets requests of one session in their order, and those of others meanwhile. It ends with its last
/// session; a session ends when nobody has asked for it for its idle time.
@MainActor
final class SessionKeeper {
  private let listener: Int32
  private let socket: SessionSocket
  private let programs = ProgramSessions(directory: "/")
  private let teller = ScreenTeller(memory: 1)
  private var kept: [String: KeptSession] = [:]
  /// The requests that are under way.
  private var underWay = 0

  /// The time that a new keeper waits for its first request.
  private static let firstWait = Duration.seconds(20)

  /// - Parameter listener: the socket, open and without blocking.
  init(listener: Int32, socket: SessionSocket) { (self.listener, self.socket) = (listener, socket) }

  /// Meets requests; never returns, as the process ends with its last session.
  func run() async -> Never {
    Task {
      await Reactor.shared.wait(for: [], until: .now + Self.firstWait)
      self.endIfUnused()
    }
    while true {
      let entry = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      await Reactor.shared.wait(for: [entry], until: .now + .seconds(3600))
      while let connection = accept() { Task { await self.meet(connection) } }
    }
  }

  private func accept() -> SessionConnection? {
    LocalSocket.accept(listener).map { SessionConnection($0) }
  }

  /// Ends the process when no session is left, unless a request is under way or comes just now.
  private func endIfUnused() {
    guard kept.isEmpty, underWay == 0 else { return }
    let isOver = try? socket.locked {
      var entry = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 0) == 0 else { return false }
      unlink(socket.path)
      return true
    }
    if isOver != false { JourneyCommand.end() }
  }

  // MARK: Requests
  private func meet(_ connection: SessionConnection) async {
    underWay += 1
    if connection.isOfThisUser, let line = await connection.line() {
      do {
        let request = try JSONDecoder().decode(SessionRequest.self, from: Data(line.utf8))
        if request.verb == .watch {
          try await watch(request, connection)
        } else {
          _ = await connection.send(try await answer(request).line)
        }
      } catch { _ = await connection.send(SessionAnswer(Self.error(error)).line) }
    }
    underWay -= 1
    endIfUnused()
  }

  static func error(_ error: any Error) -> SessionError {
    switch error {
    case let error as SessionError: error
    case let error as ScriptError: SessionError(.badRequest, error.message)
    case let error as ServeError:
      SessionError(
        error.code == .noSession ? .noSession : .notLaunched, error.message, report: error.report)
    case let failure as JourneyFailure:
      SessionError(.failed, failure.message, report: failure.report)
    default: SessionError(.failed, "\(error)")
    }
  }

  private func answer(_ request: SessionRequest) async throws -> SessionAnswer {
    if request.verb == .list { return list(request) }
    let name = request.session ?? ""
    try SessionName.check(name)
    if request.verb == .start { return try await start(name, request) }
    let session = try found(name)
    session.begin()
    defer { session.end() }
    switch request.verb {
    case .end: return try await end(name, request)
    case .query: return try await query(name, request)
    case .trace:
      return try await programs.inTurn(name) { app in
        var answer = SessionAnswer(session: name)
        let lines = app.log.steps.flatMap(\.lines)
        (answer.trace, answer.text) = (lines, lines.joined(separator: "\n"))
        return answer.meant(for: request)
      }
    default: return try await act(name, request)
    }
  }

  private func found(_ name: String) throws(SessionError) -> KeptSession {
    guard let session = kept[name] else {
      let advice = NearestName.advice(name, among: kept.keys.sorted())
      throw SessionError(.noSession, "there is no session \(name); \(advice)")
    }
    return session
  }

  // MARK: Beginning and ending
  private func start(_ name: String, _ request: SessionRequest) async throws -> SessionAnswer {
    guard let launch = request.launch else { throw SessionError(.badRequest, "no program") }
    guard kept[name] == nil else {
      throw SessionError(
        .exists, "there is a session \(name) already; end it, or take another name")
    }
    let fields = try ScriptFields(
      try ScriptNode.json(launch.setup), "a session", keys: ScriptProgram.keys)
    let program = try ScriptProgram(fields)
    let session = KeptSession(
      program: [program.executable] + program.arguments, idle: .seconds(launch.idle))
    // The name is taken while the program starts.
    kept[name] = session
    do {
      let app = try await programs.launch(
        try Self.prepared(program, from: launch.directory), as: name, snapshots: launch.snapshots)
      session.keep(app) { [weak self] in self?.forget(name) }
      return told(app, name, request, .text)
    } catch {
      kept[name] = nil
      throw error
    }
  }

  /// Returns the program in the user's folder, or in one of its own where things are laid into it.
  private static func prepared(
    _ program: ScriptProgram, from directory: String
  ) throws -> PreparedDriver {
    do {
      return try program.prepare(
        from: directory, in: program.wantsFolder ? nil : directory)
    } catch let error as ScriptError { throw error } catch {
      throw SessionError(.notLaunched, "\(error)")
    }
  }

  private func end(_ name: String, _ request: SessionRequest) async throws -> SessionAnswer {
    let hasEnded = kept[name]?.journey?.driver.ending != nil
    let end = try await programs.close(name)
    dismiss(name)
    if let failure = end.failure { throw failure }
    if let problem = end.problem { throw SessionError(.failed, problem.description) }
    var answer = SessionAnswer(session: name)
    answer.ending = end.ending.map(ServeEnding.init)
    let words = end.ending.map { "\($0)" } ?? "the program has ended"
    answer.text = hasEnded ? words : "the session has ended; for that \(words)"
    return answer.meant(for: request)
  }

  /// Ends a session that nobody has asked for.
  private func forget(_ name: String) {
    dismiss(name)
    Task {
      _ = try? await self.programs.close(name)
      self.endIfUnused()
    }
  }

  private func dismiss(_ name: String) {
    kept.removeValue(forKey: name)?.stop()
    teller.forget(name)
  }

  private func list(_ request: SessionRequest) -> SessionAnswer {
    var answer = SessionAnswer()
    let sessions = kept.sorted { $0.key < $1.key }.map { $0.value.record($0.key) }
    answer.sessions = sessions
    answer.text = sessions.map(\.line).joined(separator: "\n")
    if sessions.isEmpty { answer.text = "there is no session" }
    return answer.meant(for: request)
  }

  // MARK: Acts
  private func act(_ name: String, _ request: SessionRequest) async throws -> SessionAnswer {
    let step = request.verb == .step ? try request.step : nil
    return try await programs.inTurn(name) { app in
      try await Self.catchUp(app)
      if let step {
        if !step.canBeAskedAtTheEnd, let ending = app.driver.ending {
          throw SessionError(.ended, "\(DriverError.ended(ending))")
        }
        do {
          try await ScriptPerformer(app: app).perform(step)
        } catch {
          self.teller.know(app, name)
          throw error
        }
      }
      let form = request.form ?? (step == nil ? .text : step?.isReading == true ? .none : .changes)
      return self.told(app, name, request, form)
    }
  }

  private func query(_ name: String, _ request: SessionRequest) async throws -> SessionAnswer {
    let query = try request.node.query()
    return try await programs.inTurn(name) { app in
      try await Self.catchUp(app)
      let matches = try query.matches(in: app.screen)
      guard !matches.isEmpty else { throw SessionError(.failed, "nothing matches \(query)") }
      var answer = SessionAnswer(session: name)
      answer.matches = matches.map(ServeMatch.init)
      answer.text = matches.map(MCPSessions.words).joined(separator: "\n")
      return answer.meant(for: request)
    }
  }

  /// Takes what the program has drawn by itself since the last request.
  private static func catchUp(_ app: Journey) async throws {
    guard app.driver.endingByItself() == nil, app.driver.ending == nil else { return }
    guard let display = app.driver.display, display.surface != app.screen.surface else { return }
    _ = try? await app.driver.waitForChange(until: .now)
  }

  private func told(
    _ app: Journey, _ name: String, _ request: SessionRequest, _ form: MCPForm
  ) -> SessionAnswer {
    var answer = SessionAnswer(session: name)
    answer.settled = app.driver.settlement.map(SessionAnswer.Settled.init)
    answer.ending = app.driver.ending.map(ServeEnding.init)
    if let terminal = request.terminal, form == .changes || form == .text {
      teller.know(app, name)
      let screen =
        app.driver.ending == nil ? PersonScreen(terminal: terminal).lines(app.screen) : []
      answer.text = ([teller.answer(app, name, .none)] + screen).joined(separator: "\n")
    } else if request.isJSON {
      let lines = teller.lines(app, name, form)
      if form == .changes { answer.changes = lines }
      if form == .text || form == .outline { answer.screen = ServeScreen(app.screen) }
    } else {
      answer.text = teller.answer(app, name, form)
    }
    return answer
  }

  // MARK: Watching
  /// Sends the screen whenever it changes, until the client goes or the session ends.
  private func watch(_ request: SessionRequest, _ connection: SessionConnection) async throws {
    let name = request.session ?? ""
    let session = try found(name)
    guard let app = session.journey else { throw SessionError(.noSession, "\(name) only starts") }
    guard await connection.send(SessionAnswer(session: name).line) else { return }
    var picture = WatchedPicture()
    repeat {
      if let frame = picture.frame(of: app), !(await connection.send(frame)) { return }
    } while await connection.isOpen(until: .now + .milliseconds(40)) && kept[name] === session
  }
}

extension SessionAnswer {
  /// Leaves out what the other kind of reader wants.
  fileprivate func meant(for request: SessionRequest) -> SessionAnswer {
    var answer = self
    if request.isJSON { answer.text = nil }
    return answer
  }
}

extension SessionAnswer.Session {
  /// `notes  less notes.txt  80x24  runs, idle for 12 s`
  fileprivate var line: String {
    let state: String
    if let ending {
      state = ending.status.map { "has ended with status \($0)" } ?? "was ended by a signal"
    } else {
      state = "runs"
    }
    return
      "\(name)  \(program.joined(separator: " "))  \(size[0])x\(size[1])  \(state), idle for \(idle) s"
  }
}

extension SessionRequest {
  /// The value, as YAML.
  fileprivate var node: ScriptNode {
    get throws {
      // A fragment is looked for beside the file that names it.
      let file = directory.map { "\($0)/step" } ?? "step"
      let documents = try ScriptNode.documents(yaml: value ?? "", file: file)
      guard documents.count == 1 else { throw SessionError(.badRequest, "one step is expected") }
      return documents[0]
    }
  }

  fileprivate var step: ScriptStep { get throws { try ScriptStep(try node) } }
}

extension ScriptStep {
  /// True if it only looks.
  fileprivate var isReading: Bool {
    if case .check = act { return true }
    return false
  }

  /// True for what a program that has ended can be asked.
  fileprivate var canBeAskedAtTheEnd: Bool {
    if case .relaunch = act { return true }
    return isReading
  }
}
