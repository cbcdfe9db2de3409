import Foundation
import Scheduling
import Synchronization

/// How many requests a service's terms allow, counted by this process.
///
/// A request that would have to wait no longer than ``patience`` waits for its turn; another is
/// refused before it is sent.
public final class RequestQuota: Sendable {
  /// At most `count` in any span of `span`.
  public struct Rule: Sendable, Hashable {
    public var count: Int
    public var span: Duration

    public init(_ count: Int, per span: Duration) {
      self.count = count
      self.span = span
    }
  }

  private let rules: [Rule]
  private let patience: Duration
  /// The uptimes at which requests went or will go, the oldest first.
  private let turns = Mutex<[Duration]>([])

  public init(_ rules: [Rule], patience: Duration = .seconds(5)) {
    self.rules = rules
    self.patience = patience
  }

  /// Takes a turn and waits for it.
  ///
  /// - Throws: ``HTTPError/quota(host:until:)``, or ``HTTPError/cancelled``, when the turn stays taken.
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
