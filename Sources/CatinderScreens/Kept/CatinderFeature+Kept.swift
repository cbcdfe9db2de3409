import AppRuntime
import CatinderDomain
import Foundation

/// Answers that are kept, where the server is somebody else's.
extension CatinderFeature {
  /// Asks as ``ask(_:_:line:topic:_:tell:, environment)`` does; where the server cannot be reached, tells what it
  /// said last, and how long ago.
  ///
  /// - Parameter name: under which the answer is kept; nil for one that is not.
  func ask<Value: Codable & Sendable>(
    _ state: CatinderState, _ title: String, keptAs name: String?, queue: String? = nil,
    _ environment: Environment,
    _ call: @escaping @Sendable (any CatinderService) async throws(CatinderError) -> Value,
    tell: @escaping @Sendable (Result<Value, CatinderError>) -> CatinderAction
  ) -> Effect<CatinderAction> {
    let language = environment.language
    return .run(title, queue: queue) { [dependencies] send in
      do throws(CatinderError) {
        let value = try await call(try await dependencies.service(language))
        if let name { dependencies.keep(value, as: name) }
        if dependencies.answers != nil { send(.upToDate) }
        send(tell(.success(value)))
      } catch {
        if error == .notLoggedIn { return send(.sessionEnded) }
        guard let name, let kept = dependencies.kept(Value.self, name, insteadOf: error) else {
          return send(tell(.failure(error)))
        }
        send(.outdated(kept.outdated))
        send(tell(.success(kept.value)))
      }
    }
  }

  /// The oldest of what is shown tells the age.
  func take(_ outdated: Outdated, _ state: inout CatinderState) -> Effect<CatinderAction> {
    if let known = state.outdated, known.since <= outdated.since { return .none }
    state.outdated = outdated
    return .none
  }

  /// All that is shown, asked for once more.
  func refresh(_ state: inout CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    .merge(
      loadDeck(&state, environment), loadPast(state, environment), loadMatches(state, environment),
      reloadChat(state, environment))
  }
}

extension CatinderDependencies {
  /// What the server has taken is not offered again, and what was taken back is.
  func changeKeptDeck(_ change: (inout [Profile]) -> Void) {
    answers?.change([Profile].self, "cats", change)
  }

  /// Only for whoever stays logged in: nobody else could be shown it.
  func keep(_ value: some Codable, as name: String) {
    guard let answers, keptSession() != nil else { return }
    answers.keep(value, name, at: now())
  }

  func kept<Value: Codable>(
    _ type: Value.Type, _ name: String, insteadOf error: CatinderError
  ) -> (value: Value, outdated: Outdated)? {
    guard error.isOffline, let kept = answers?.answer(type, name) else { return nil }
    return (kept.value, Outdated(since: kept.date, error: error))
  }
}
