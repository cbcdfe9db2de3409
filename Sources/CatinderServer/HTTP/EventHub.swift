import CatinderDomain
import Foundation
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

  /// Ends all streams of an account, whose session has ended.
  func end(_ account: Int64) {
    for listener in state.withLock({ $0.listeners.removeValue(forKey: account) }) ?? [] {
      listener.end()
    }
  }

  func tell(_ account: Int64, _ name: String, _ value: some Encodable) {
    let listeners = state.withLock { $0.listeners[account] ?? [] }
    guard !listeners.isEmpty else { return }
    // The JSON has no line ends; those in strings are escaped.
    let text = String(decoding: CatinderJSON.encode(value), as: UTF8.self)
    for listener in listeners { listener.take("event: \(name)\ndata: \(text)\n\n") }
  }
}
