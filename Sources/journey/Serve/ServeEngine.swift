import FoundationEssentials
import JourneyKit

/// Meets the requests of `journey serve`, each a line of JSON, each with one line of answer.
///
/// Several programs run at once: requests of one session are met in their order, and those of
/// others meanwhile. What goes wrong is a value in the answer.
///
/// ```swift
/// let engine = ServeEngine()
/// let answer = await engine.answer(#"{"id": 1, "launch": {"program": ["less", "notes.txt"]}}"#)
/// ```
@MainActor
public final class ServeEngine {
  /// Counts up when a client of the version before would no longer understand.
  public nonisolated static let version = 1

  private let sessions: ProgramSessions

  /// - Parameter directory: what the paths of programs and folders start from.
  public init(directory: String = FileManager.default.currentDirectoryPath) {
    sessions = ProgramSessions(directory: directory)
  }

  /// Returns the answer to a line, without the end of line.
  public func answer(_ line: String) async -> String {
    let id = (try? JSONDecoder().decode(Envelope.self, from: Data(line.utf8)))?.id
    var answer = await meet(line)
    answer.id = id
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(answer)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Ends all programs.
  ///
  /// - Returns: the failures of those that had ended before and of which no step has expected that.
  @discardableResult
  public func close() -> [String] { sessions.closeAll() }

  private struct Envelope: Decodable { var id: ServeID? }

  // MARK: Meeting
  private func meet(_ line: String) async -> ServeAnswer {
    do {
      return try await meet(try Self.request(line))
    } catch let error as ServeError {
      return Self.answer(error)
    } catch let error as ScriptError {
      return Self.answer(ServeError(code: .badRequest, message: error.description))
    } catch { return Self.answer(ServeError(code: .failed, message: "\(error)")) }
  }

  private static func request(_ line: String) throws -> ServeRequest {
    guard let node = try? ScriptNode.json(line), case .map = node.kind
    else { throw ServeError(code: .noJSON, message: "the line is no JSON object") }
    return try ServeRequest(node)
  }

  private func meet(_ request: ServeRequest) async throws -> ServeAnswer {
    switch request {
    case .hello(let version): return try Self.hello(version)
    case .launch(let program, let snapshots): return try await launch(program, snapshots)
    case .screen(let name):
      return try await inTurn(name) { ServeAnswer(screen: ServeScreen($0.screen)) }
    case .query(let name, let node):
      return try await inTurn(name) { app in
        let found = try node.query().matches(in: app.screen)
        return ServeAnswer(matches: found.map(ServeMatch.init))
      }
    case .step(let name, let step):
      return try await inTurn(name) { app in
        try await ScriptPerformer(app: app).perform(step)
        return ServeAnswer(ending: app.driver.ending.map(ServeEnding.init))
      }
    case .trace(let name):
      return try await inTurn(name) { ServeAnswer(trace: $0.log.steps.flatMap(\.lines)) }
    case .run(let node): return Self.answer(try await sessions.run(node))
    case .close(let name): return try await close(name)
    }
  }

  private static func hello(_ version: Int) throws -> ServeAnswer {
    guard version == Self.version else {
      throw ServeError(
        code: .wrongProtocol, message: "this is version \(Self.version), not \(version)")
    }
    return ServeAnswer(protocol: Self.version, verbs: ServeRequest.verbs)
  }

  private func launch(_ program: ScriptProgram, _ snapshots: String) async throws -> ServeAnswer {
    let (name, journey) = try await sessions.launch(program, snapshots: snapshots)
    return ServeAnswer(session: name, ending: journey.driver.ending.map(ServeEnding.init))
  }

  private func close(_ name: String) async throws -> ServeAnswer {
    let end = try await sessions.close(name)
    var answer =
      end.failure.map { failed(name, $0) }
      ?? end.problem.map { Self.answer(ServeError(code: .failed, message: $0.description)) }
      ?? ServeAnswer()
    answer.ending = end.ending.map(ServeEnding.init)
    return answer
  }

  private func inTurn(
    _ name: String, _ body: @escaping @MainActor (Journey) async throws -> ServeAnswer
  ) async throws -> ServeAnswer {
    do {
      return try await sessions.inTurn(name, body)
    } catch let failure as JourneyFailure { return failed(name, failure) }
  }

  /// Returns the answer for a step that has failed, and writes its note down.
  private func failed(_ name: String, _ failure: JourneyFailure) -> ServeAnswer {
    var error = ServeError(failure)
    let folder = JourneyOutput(package: sessions.directory).folder
    error.note = try? FailureNote("serve session \(name)", failure)
      .write(to: "\(folder)/traces/serve.\(name)")
    return Self.answer(error)
  }

  /// The answer to a run of whole journeys: each with its outcome, and an error where one is not green.
  private static func answer(_ report: RunReport) -> ServeAnswer {
    let failures = report.cases.flatMap(\.failures).map(\.message)
    let error = ServeError(
      code: .failed, message: report.summary, report: failures.joined(separator: "\n"))
    var answer = report.isGreen(allowingFlaky: false) ? ServeAnswer() : Self.answer(error)
    answer.journeys = report.cases.map { ServeJourney(name: $0.name, outcome: $0.outcome.rawValue) }
    return answer
  }

  private static func answer(_ error: ServeError) -> ServeAnswer {
    ServeAnswer(
      ok: false,
      error: .init(
        code: error.code, message: error.message, report: error.report, note: error.note))
  }
}
