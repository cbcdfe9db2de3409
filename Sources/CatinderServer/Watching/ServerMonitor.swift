import Foundation
import Logging
import Scheduling
import Synchronization

/// Everything that a server tells of itself: figures, log, and its readiness.
final class ServerMonitor: Sendable {
  let metrics = ServerMetrics()
  let clock: any AppClock
  private let log: Logger?
  private let draining = Atomic(false)

  init(log: Logger?, clock: any AppClock) { (self.log, self.clock) = (log, clock) }

  /// True from the moment on when the server only finishes what is under way.
  var isDraining: Bool { draining.load(ordering: .relaxed) }

  func beginDraining() { draining.store(true, ordering: .relaxed) }

  /// Tells of a request that was answered.
  ///
  /// - Parameters:
  ///   - route: nil for a path of no route; the path itself may be a secret, and is told nobody.
  ///   - time: until the answer was ready.
  func note(_ route: Route?, status: Int, time: Duration, client: String) {
    let (method, path) = (route?.method ?? "any", route?.path ?? "none")
    metrics.count(method: method, route: path, status: status, time: time)
    let level: Logger.Level = status >= 500 ? .error : .info
    log?.log(
      level: level, "request",
      metadata: [
        "method": "\(method)", "route": "\(path)", "status": .stringConvertible(status),
        "ms": .stringConvertible((time / .milliseconds(1) * 1000).rounded() / 1000),
        "client": "\(client)",
      ])
  }
}
