import Foundation
import NIOCore
import Networking
import Scheduling
import Synchronization

/// The server without a port, as a client within its program uses it.
///
/// Routes, limits and records are the same as over a port. News arrive before the call that caused
/// them returns, so that a test knows when the program has settled.
extension CatinderServer: HTTPClient, HTTPStreaming {
  /// False: within one process no connection can break.
  public var mayFallSilent: Bool { false }

  public func send(
    _ request: Networking.HTTPRequest
  ) async throws(HTTPError) -> Networking.HTTPResponse {
    let answer = await application.answer(try Self.request(request))
    guard case .bytes(let bytes, _) = answer.body
    else { throw .malformed("an answer without end") }
    return Networking.HTTPResponse(
      status: answer.status, headers: Self.fields(answer), body: Data(bytes.readableBytesView),
      confirmed: clock.now)
  }

  public func stream(
    _ request: Networking.HTTPRequest, _ take: @escaping @Sendable (HTTPStreamPiece) -> Void
  ) async throws(HTTPError) {
    let answer = await application.answer(try Self.request(request))
    let head = Networking.HTTPResponse(
      status: answer.status, headers: Self.fields(answer), body: Data(), confirmed: clock.now)
    switch answer.body {
    case .bytes(let bytes, _):
      take(.head(head))
      take(.body(Data(bytes.readableBytesView)))
    case .events(let account):
      let end = StreamEnd()
      let hub = application.hub
      let id = hub.join(account, most: limits.streams) { text in
        take(.body(Data(text.utf8)))
      } end: {
        end.reach()
      }
      take(.head(head))
      await withTaskCancellationHandler {
        await end.wait()
      } onCancel: {
        end.reach()
      }
      hub.leave(account, id)
    }
    if Task.isCancelled { throw .cancelled }
  }

  private static func request(
    _ request: Networking.HTTPRequest
  ) throws(HTTPError) -> ServerRequest {
    var headers = Dictionary(
      request.headers.fields.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
    for (place, secret) in request.secrets {
      if case .header(let name) = place { headers[name.lowercased()] = secret.reveal() }
    }
    let query = request.url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    guard
      let asked = ServerRequest(
        method: request.method.rawValue, target: request.url.path(percentEncoded: true) + query,
        headers: headers, body: request.body ?? Data(), address: "here")
    else { throw .malformed("no address of the server") }
    return asked
  }

  private static func fields(_ answer: ServerAnswer) -> HTTPFields {
    var fields = HTTPFields()
    for (name, value) in answer.headers { fields.append(name, value) }
    if case .bytes(_, let type) = answer.body { fields.append("Content-Type", type) }
    return fields
  }
}

/// The end of a stream, for one task that waits for it.
private final class StreamEnd: Sendable {
  private struct State {
    var isReached = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func reach() {
    let waiter = state.withLock { state in
      state.isReached = true
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isReached { state.waiter = continuation }
        return state.isReached
      }
      if isOver { continuation.resume() }
    }
  }
}
