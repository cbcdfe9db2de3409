import FoundationEssentials
import JourneyKit

/// The programs that clients of `journey serve` and `journey mcp` have launched, by the names of their sessions.
///
/// Several programs run at once: what is asked of one session is done in order, and what is asked of others
/// meanwhile.
@MainActor
final class ProgramSessions {
  /// The folder from which paths of programs and folders start.
  let directory: String
  private var sessions: [String: ProgramSession] = [:]
  private var launches = 0

  init(directory: String) { self.directory = directory }

  /// The names in the order of the launches.
  var names: [String] { sessions.keys.sorted { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) } }

  /// Starts a program in a folder of its own, and settles. Its session has the next number for its name.
  ///
  /// - Parameter snapshots: the folder of its snapshots.
  /// - Throws: ``ServeError`` where it cannot be started or does not settle.
  func launch(
    _ program: ScriptProgram, snapshots: String
  ) async throws -> (name: String, journey: Journey) {
    launches += 1
    let base = URL(fileURLWithPath: directory + "/")
    let folder = URL(fileURLWithPath: snapshots, relativeTo: base).path
    let prepared: PreparedDriver
    do {
      prepared = try program.prepare(from: directory)
    } catch let failure as StageFailure {
      throw ServeError(code: .notLaunched, message: failure.description)
    }
    return ("\(launches)", try await launch(prepared, as: "\(launches)", snapshots: folder))
  }

  /// Starts a program and settles.
  ///
  /// - Parameters:
  ///   - name: that of no other session.
  ///   - snapshots: the folder of its snapshots.
  /// - Throws: ``ServeError`` where it cannot be started or does not settle.
  func launch(
    _ program: PreparedDriver, as name: String, snapshots: String
  ) async throws -> Journey {
    let session = ProgramSession(program, snapshots: snapshots)
    do {
      try await session.journey.launch()
    } catch {
      session.end()
      let failure = error as? JourneyFailure
      throw ServeError(
        code: .notLaunched, message: failure?.message ?? "\(error)", report: failure?.report)
    }
    sessions[name] = session
    return session.journey
  }

  /// Does something with a session when all that was asked of it before is done.
  ///
  /// - Throws: ``ServeError`` where there is no such session, or the body fails.
  func inTurn<Value: Sendable>(
    _ name: String, _ body: @escaping @MainActor (Journey) async throws -> Value
  ) async throws -> Value {
    guard let session = sessions[name]
    else { throw ServeError(code: .noSession, message: "there is no session \(name)") }
    return try await session.inTurn { try await body(session.journey) }
  }

  /// Runs whole journeys, each in a program of its own.
  ///
  /// - Parameter node: the map of a file, or the path of a file or a folder.
  /// - Throws: ``ScriptError`` at the first mistake, ``ServeError`` where there is nothing to run.
  func run(_ node: ScriptNode) async throws -> RunReport {
    let scripts: [Script]
    var base: String? = directory
    if case .map = node.kind {
      scripts = try Script.scripts(node, name: "journey")
    } else {
      let path = try node.text("a journey, or a path")
      let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory + "/"))
      scripts = try ScriptFiles.scripts(at: [url.path])
      base = nil
    }
    if scripts.isEmpty {
      throw ServeError(code: .badRequest, message: "there is no journey in it")
    }
    return await JourneyRunner().run(scripts.map { $0.journey(from: base) }, name: "journeys")
  }

  /// Ends a program and forgets its session.
  func close(_ name: String) async throws -> SessionEnd {
    let end = try await inTurn(name) { app in
      let failure = Self.unexpectedEnd(of: app)
      app.driver.stop()
      return SessionEnd(
        ending: app.driver.ending, failure: failure, problem: Self.tearDown(app))
    }
    sessions.removeValue(forKey: name)?.end()
    return end
  }

  /// Ends all programs.
  ///
  /// - Returns: the failures of those that had ended before and of which no step has expected that.
  @discardableResult
  func closeAll() -> [String] {
    let failures = names.compactMap { name in
      sessions[name].flatMap { Self.unexpectedEnd(of: $0.journey) }
        .map { "session \(name): \($0.message)" }
    }
    for session in sessions.values { session.end() }
    sessions = [:]
    return failures
  }

  /// - Returns: the first line of `teardown` that has not ended with status 0.
  private static func tearDown(_ app: Journey) -> StageFailure? {
    do {
      try ScriptStage.of(app)?.tearDown()
      return nil
    } catch { return error as? StageFailure ?? StageFailure("\(error)") }
  }

  private static func unexpectedEnd(of app: Journey) -> JourneyFailure? {
    do {
      try app.finish()
      try ScriptStage.of(app)?.finishOthers()
      return nil
    } catch { return error as? JourneyFailure }
  }
}

/// The end of a session.
struct SessionEnd {
  /// The end of its program.
  var ending: Ending?
  /// The failure of a program that had ended before, while no step has expected that.
  var failure: JourneyFailure?
  /// The reason why it was not torn down.
  var problem: StageFailure?
}

/// A program that a client has launched; its requests are met one after the other.
@MainActor
private final class ProgramSession {
  let journey: Journey
  private let program: PreparedDriver
  private var last: Task<Void, Never>?

  init(_ program: PreparedDriver, snapshots: String) {
    self.program = program
    journey = EndWatching.$owner.withValue(.itself) {
      Journey(program.driver, snapshots: SnapshotStore(folder: snapshots, pending: .ofThisRun))
    }
  }

  func end() { program.end() }

  func inTurn<Value: Sendable>(
    _ body: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let previous = last
    let task = Task {
      await previous?.value
      return try await body()
    }
    last = Task { _ = try? await task.value }
    return try await task.value
  }
}
