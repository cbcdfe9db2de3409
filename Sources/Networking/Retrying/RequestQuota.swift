import Foundation
import Scheduling
import Synchronization

/// The number of requests that a service's terms allow, counted by this process.
///
/// A request that need not wait longer than `patience` waits for its turn; another is refused.
public final class RequestQuota: Sendable {
  /// At most `count` requests in any time of `span`.
  public struct Rule: Sendable, Hashable {
    public var count: Int
    public var span: Duration

    public init(_ count: Int, per span: Duration) { (self.count, self.span) = (count, span) }
  }

  private let rules: [Rule]
  private let patience: Duration
  /// The uptimes of past and future requests, the oldest first.
  private let turns = Mutex<[Duration]>([])

  public init(_ rules: [Rule], patience: Duration = .seconds(5)) {
    (self.rules, self.patience) = (rules, patience)
  }

  /// Takes a turn and waits for it.
  ///
  /// - Throws: ``HTTPError/quota(host:until:)``; ``HTTPError/cancelled``, whose turn stays taken.
  func take(for host: String, _ clock: any AppClock) async throws(HTTPError) {
    let now = clock.uptime
    let turn = turns.withLock { turns in
      turns.removeAll { now - $0 >= longestSpan }
      let turn = nextTurn(now, turns)
      if turn - now <= patience { turns.append(turn) }
      return turn
    }
    let delay = turn - now
    if delay > patience {
      throw .quota(host: host, until: clock.now.addingTimeInterval(delay.seconds))
    }
    if delay > .zero { try await clock.wait(for: delay) }
  }

  private var longestSpan: Duration { rules.map(\.span).max() ?? .zero }

  private func nextTurn(_ now: Duration, _ turns: [Duration]) -> Duration {
    var turn = max(now, turns.last ?? now)
    for rule in rules where turns.count >= rule.count {
      turn = max(turn, turns[turns.count - rule.count] + rule.span)
    }
    return turn
  }
}
