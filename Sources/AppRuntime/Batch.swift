import Scheduling
import Synchronization

/// The items of a job, and the tokens of all who brought one.
final class Batch: Sendable {
  private struct State {
    var items: [any Sendable]
    var tokens: [Activity.Token]
    var isClosed = false
  }

  private let name: String
  private let state: Mutex<State>

  init(_ name: String, _ item: (any Sendable)?, _ token: Activity.Token) {
    self.name = name
    state = Mutex(State(items: item.map { [$0] } ?? [], tokens: [token]))
  }

  /// Returns false where the job is another one, or has begun.
  func add(_ item: any Sendable, of name: String, _ token: Activity.Token) -> Bool {
    guard name == self.name else { return false }
    return state.withLock { state in
      if state.isClosed { return false }
      state.items.append(item)
      state.tokens.append(token)
      return true
    }
  }

  /// Takes no more items; returns those there are.
  func close() -> [any Sendable] {
    state.withLock { state in
      state.isClosed = true
      return state.items
    }
  }

  func end() { for token in state.withLock({ $0.tokens }) { token.end() } }
}
