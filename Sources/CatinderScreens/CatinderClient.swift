import AppRuntime
import CatinderDomain

/// The news of a part of the tab for the feature around it.
public enum CatinderSignal: Sendable {
  /// The session is over, as the server says.
  case sessionEnded
  /// The server cannot be reached; its last answers show, with their age.
  case outdated(Outdated)
  case upToDate
}

/// The actions of a part of the tab that asks the server.
protocol CatinderPartAction: Sendable { static func signal(_ signal: CatinderSignal) -> Self }

/// The server, as the parts of the tab ask it.
struct CatinderClient: Sendable {
  let dependencies: CatinderDependencies

  /// Asks the server, and tells its answer; an unknown session is over.
  func ask<Value: Sendable, Action: CatinderPartAction>(
    _ name: String, queue: String? = nil, topic: String? = nil, _ environment: Environment,
    _ call: @escaping @Sendable (any CatinderService) async throws(CatinderError) -> Value,
    tell: @escaping @Sendable (Result<Value, CatinderError>) -> Action
  ) -> Effect<Action> {
    let language = environment.language
    return .run(name, queue: queue, topic: topic) { [dependencies] send in
      do throws(CatinderError) {
        send(tell(.success(try await call(try await dependencies.service(language)))))
      } catch { send(error == .notLoggedIn ? .signal(.sessionEnded) : tell(.failure(error))) }
    }
  }

  /// Asks the server, and keeps its answer; tells the kept one, with its age, where the server cannot
  /// be reached.
  ///
  /// - Parameter name: of the kept answer; nil for one that is not kept.
  func ask<Value: Codable & Sendable, Action: CatinderPartAction>(
    _ title: String, keptAs name: String?, queue: String? = nil, _ environment: Environment,
    _ call: @escaping @Sendable (any CatinderService) async throws(CatinderError) -> Value,
    tell: @escaping @Sendable (Result<Value, CatinderError>) -> Action
  ) -> Effect<Action> {
    let language = environment.language
    return .run(title, queue: queue) { [dependencies] send in
      do throws(CatinderError) {
        let value = try await call(try await dependencies.service(language))
        if let name { dependencies.keep(value, as: name) }
        if dependencies.answers != nil { send(.signal(.upToDate)) }
        send(tell(.success(value)))
      } catch {
        if error == .notLoggedIn { return send(.signal(.sessionEnded)) }
        guard let name, let kept = dependencies.kept(Value.self, name, insteadOf: error)
        else { return send(tell(.failure(error))) }
        send(.signal(.outdated(kept.outdated)))
        send(tell(.success(kept.value)))
      }
    }
  }
}

extension CatinderDependencies {
  /// Changes the kept deck: a decided card is not offered again, and one taken back is.
  func changeKeptDeck(_ change: (inout [Profile]) -> Void) {
    answers?.change([Profile].self, "cats", change)
  }

  /// Keeps an answer, only for whoever stays logged in: nobody else could be shown it.
  func keep(_ value: some Codable, as name: String) {
    guard let answers, keptSession() != nil else { return }
    answers.keep(value, name, at: now())
  }

  /// Returns a kept answer and its age; nil where the server can be reached.
  func kept<Value: Codable>(
    _ type: Value.Type, _ name: String, insteadOf error: CatinderError
  ) -> (value: Value, outdated: Outdated)? {
    guard error.isOffline, let kept = answers?.answer(type, name) else { return nil }
    return (kept.value, Outdated(since: kept.date, error: error))
  }
}
