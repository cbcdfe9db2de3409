import Networking
import Synchronization

/// Carries an error out of a job.
final class ResultBox: Sendable {
  private let stored = Mutex<HTTPError?>(nil)

  var error: HTTPError? { stored.withLock { $0 } }

  func set(_ error: HTTPError?) { stored.withLock { $0 = error } }
}
