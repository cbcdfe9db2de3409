import Synchronization

/// Actions on their way to the main actor, in the order in which they were posted.
final class Mailbox<Action: Sendable>: Sendable {
  private struct State {
    var actions: [Action] = []
    var onPost: (@Sendable () -> Void)?
    var waiter: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock { $0.actions.isEmpty } }

  /// Called, on the posting thread, when the first action comes into an empty box.
  func onFirstPost(_ callback: @escaping @Sendable () -> Void) {
    state.withLock { $0.onPost = callback }
  }

  func post(_ action: Action) {
    let (callback, waiter) = state.withLock { state in
      let isFirst = state.actions.isEmpty
      state.actions.append(action)
      defer { state.waiter = nil }
      return (isFirst ? state.onPost : nil, state.waiter)
    }
    callback?()
    waiter?()
  }

  func takeAll() -> [Action] {
    state.withLock { state in
      defer { state.actions = [] }
      return state.actions
    }
  }

  /// Calls back once, when an action is in the box.
  func whenFilled(_ callback: @escaping @Sendable () -> Void) {
    let isFilled = state.withLock { state in
      if !state.actions.isEmpty { return true }
      state.waiter = callback
      return false
    }
    if isFilled { callback() }
  }
}
