import Synchronization

/// The listeners of all accounts, which get the news.
final class EventHub: Sendable {
  /// A function that takes the text of an event on any thread; it must not block.
  typealias Take = @Sendable (String) -> Void

  private struct Listener {
    let id: Int
    let take: Take
    let end: @Sendable () -> Void
  }

  private struct State {
    var lastID = 0
    var listeners: [Int64: [Listener]] = [:]
  }

  private let state = Mutex(State())

  /// The number of listeners.
  var count: Int { state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }

  /// Adds a listener.
  ///
  /// - Parameters:
  ///   - most: the most listeners of the account; the oldest is removed.
  ///   - end: called if this one is removed.
  /// - Returns: the number for ``leave(_:_:)``.
  func join(
    _ account: Int64, most: Int, _ take: @escaping Take, end: @escaping @Sendable () -> Void
  ) -> Int {
    let (id, gone) = state.withLock { state -> (Int, Listener?) in
      state.lastID += 1
      let listener = Listener(id: state.lastID, take: take, end: end)
      state.listeners[account, default: []].append(listener)
      let isOver = (state.listeners[account]?.count ?? 0) > most
      return (state.lastID, isOver ? state.listeners[account]?.removeFirst() : nil)
    }
    gone?.end()
    return id
  }

  func leave(_ account: Int64, _ id: Int) {
    state.withLock { state in
      state.listeners[account]?.removeAll { $0.id == id }
      if state.listeners[account]?.isEmpty == true { state.listeners[account] = nil }
    }
  }

  /// Ends all streams, whose clients may have missed something.
  func endAll() {
    let all = state.withLock { state in
      defer { state.listeners = [:] }
      return state.listeners.values.flatMap(\.self)
    }
    for listener in all { listener.end() }
  }

  /// Tells news to the listeners of their accounts, or ends their streams.
  func deliver(_ news: News) {
    for account in news.accounts {
      if let name = news.name {
        for listener in state.withLock({ $0.listeners[account] ?? [] }) {
          listener.take("event: \(name)\ndata: \(news.data)\n\n")
        }
      } else {
        for listener in state.withLock({ $0.listeners.removeValue(forKey: account) }) ?? [] {
          listener.end()
        }
      }
    }
  }
}
