import AppRuntime
import Synchronization

/// A subscription that a test drives by hand.
final class Source: Sendable {
  private struct State {
    var events: [String] = []
    var sends: [@Sendable (String) -> Void] = []
  }

  private let state = Mutex(State())

  /// Who began and who ended, in order.
  var events: [String] { state.withLock { $0.events } }

  func effect(_ id: String, _ name: String) -> Effect<String> {
    .subscribe(id) { send in
      self.state.withLock { state in
        state.events.append("began \(name)")
        state.sends.append { send("\(name) \($0)") }
      }
      return Subscription { self.state.withLock { $0.events.append("ended \(name)") } }
    }
  }

  /// Sends a value from all that ever began, as a source does that has not yet heard of its end.
  func emit(_ value: String) {
    for send in state.withLock({ $0.sends }) { send(value) }
  }
}
