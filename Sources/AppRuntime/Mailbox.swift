import Synchronization

/// Actions on their way to the main actor, in the order in which they were posted.
final class Mailbox<Action: Sendable>: Sendable {
  private struct State {
    var actions: [Action] = []
    var onPost: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())
  /// How many actions there are, for who asks at every turn; changed under the lock.
  private let count = Atomic(0)

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Called, on the posting thread, when the first action comes into an empty box.
  func onFirstPost(_ callback: @escaping @Sendable () -> Void) {
    state.withLock { $0.onPost = callback }
  }

  func post(_ action: Action) {
    let callback = state.withLock { state in
      state.actions.append(action)
      count.store(state.actions.count, ordering: .releasing)
      return state.actions.count == 1 ? state.onPost : nil
    }
    callback?()
  }

  func takeAll() -> [Action] {
    state.withLock { state in
      defer {
        state.actions = []
        count.store(0, ordering: .releasing)
      }
      return state.actions
    }
  }
}
