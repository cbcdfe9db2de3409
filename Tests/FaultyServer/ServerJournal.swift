import Synchronization

/// The record of all that has happened to the server, and the script that it follows.
final class ServerJournal: Sendable {
  private struct State {
    var requests: [ServerRequest] = []
    var connections = 0
    var bytesWritten = 0
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let script: FaultyServer.Script
  private let state = Mutex(State())

  init(_ script: @escaping FaultyServer.Script) {
    self.script = script
  }

  var requests: [ServerRequest] { state.withLock { $0.requests } }
  var connections: Int { state.withLock { $0.connections } }
  var bytesWritten: Int { state.withLock { $0.bytesWritten } }

  /// Gives the number of a new connection.
  func opened() -> Int {
    state.withLock { state in
      state.connections += 1
      return state.connections - 1
    }
  }

  func wrote(_ count: Int) { state.withLock { $0.bytesWritten += count } }

  func reply(to text: String, connection: Int) -> ServerReply {
    let (request, ready) = state.withLock { state in
      let request = ServerRequest(
        number: state.requests.count, connection: connection, text: text)
      state.requests.append(request)
      let ready = state.waiters.filter { $0.count <= state.requests.count }
      state.waiters.removeAll { $0.count <= state.requests.count }
      return (request, ready)
    }
    for waiter in ready { waiter.continuation.resume() }
    return script(request)
  }

  func wait(for count: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = state.withLock { state in
        if state.requests.count >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isReady { continuation.resume() }
    }
  }
}
