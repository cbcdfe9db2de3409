import COpenSSL
import Foundation
import Scheduling
import Synchronization

/// A request on its way, with the part of its answer that has come.
///
/// The engine's thread hands it lines and bytes. A task waits for its head and for its end; cancelling
/// the task ends the transfer at once.
final class Transfer: Sendable {
  /// The destination of the body.
  enum Destination: Sendable {
    /// The memory, within the limit of the request.
    case memory
    /// A function that takes it piece by piece, on the engine's thread.
    case pieces(@Sendable (HTTPStreamPiece) -> Void)
  }

  private struct State {
    var head = ResponseHead()
    var body = Data()
    /// The reason for which this side ends it.
    var failure: HTTPError?
    var number: UInt64?
  }

  private let host: String
  private let limit: Int
  private let destination: Destination
  private let clock: any AppClock
  private let engine: CurlEngine
  private let state = Mutex(State())
  private let head = Promise<HTTPResponse>()
  private let end = Promise<Data>()
  /// True when the pieces are no longer read.
  private let isShut = Mutex(false)

  /// Begins the transfer.
  ///
  /// - Throws: ``HTTPError/unreachable(host:reason:)`` if there is no engine.
  init(
    _ request: CurlRequest, of original: HTTPRequest, _ destination: Destination,
    by engine: CurlEngine, clock: any AppClock
  ) throws(HTTPError) {
    (host, limit) = (original.host, original.limit.bytes)
    (self.destination, self.engine, self.clock) = (destination, engine, clock)
    let number = try engine.send(request, host: host, Self.listener(self))
    state.withLock { $0.number = number }
  }

  /// Returns the status and the fields.
  func awaitHead() async throws(HTTPError) -> HTTPResponse {
    try await withTaskCancellationHandler {
      await head.result()
    } onCancel: {
      cancel()
    }.get()
  }

  /// Returns the whole body; empty if it went to a function, which is not called afterwards.
  func awaitEnd() async throws(HTTPError) -> Data {
    let result = await withTaskCancellationHandler {
      await end.result()
    } onCancel: {
      cancel()
    }
    isShut.withLock { $0 = true }
    return try result.get()
  }

  /// Ends the transfer for the tasks that wait, and soon after for the engine.
  func cancel() {
    if end.isFulfilled { return }
    head.fulfil(.failure(.cancelled))
    end.fulfil(.failure(.cancelled))
    if let number = state.withLock({ $0.number }) { engine.cancel(number) }
  }

  // MARK: - Callbacks of the engine
  /// Returns a listener that retains the transfer until its end.
  private static func listener(_ transfer: Transfer) -> ccurl_listener {
    ccurl_listener(
      context: Unmanaged.passRetained(transfer).toOpaque(),
      line: { context, bytes, length in
        Transfer.of(context)?.take(line: UnsafeRawBufferPointer(start: bytes, count: length))
          ?? false
      },
      body: { context, bytes, length in
        Transfer.of(context)?.take(body: UnsafeRawBufferPointer(start: bytes, count: length))
          ?? false
      },
      ended: { context, outcome, systemError in
        guard let context else { return }
        let transfer = Unmanaged<Transfer>.fromOpaque(context).takeRetainedValue()
        transfer.finish(outcome, systemError)
      })
  }

  /// Releases the transfer of a listener that will not be called.
  static func forget(_ listener: ccurl_listener) {
    guard let context = listener.context else { return }
    Unmanaged<Transfer>.fromOpaque(context).release()
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func take(line: UnsafeRawBufferPointer) -> Bool {
    let complete: ResponseHead? = state.withLock { state in
      do throws(HTTPError) {
        return try state.head.take(line) ? state.head : nil
      } catch {
        state.failure = error
        return nil
      }
    }
    if let complete {
      let answer = HTTPResponse(
        status: complete.status, headers: complete.fields, body: Data(), confirmed: clock.now)
      handOver(.head(answer))
      head.fulfil(.success(answer))
    }
    return isWanted
  }

  private func take(body: UnsafeRawBufferPointer) -> Bool {
    if case .pieces = destination {
      handOver(.body(Data(body)))
      return isWanted
    }
    state.withLock { state in
      if state.body.count + body.count > limit {
        state.failure = .tooLarge(limit: limit)
      } else {
        state.body.append(contentsOf: body)
      }
    }
    return isWanted
  }

  private func handOver(_ piece: HTTPStreamPiece) {
    guard case .pieces(let take) = destination else { return }
    isShut.withLock { if !$0 { take(piece) } }
  }

  private var isWanted: Bool { !end.isFulfilled && state.withLock { $0.failure == nil } }

  private func finish(_ outcome: ccurl_outcome, _ systemError: Int32) {
    let (body, own) = state.withLock { ($0.body, $0.failure) }
    let failure = own ?? HTTPError(outcome, systemError: systemError, host: host, limit: limit)
    if let failure {
      head.fulfil(.failure(failure))
      end.fulfil(.failure(failure))
    } else {
      head.fulfil(.failure(.malformed("no header")))
      end.fulfil(.success(body))
    }
  }
}

/// A result that comes once, for one task that waits for it.
private final class Promise<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, HTTPError>

  private struct State {
    var outcome: Outcome?
    var waiter: CheckedContinuation<Outcome, Never>?
  }

  private let state = Mutex(State())

  var isFulfilled: Bool { state.withLock { $0.outcome != nil } }

  /// Sets the result; only the first counts.
  func fulfil(_ outcome: Outcome) {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      return state.waiter
    }
    waiter?.resume(returning: outcome)
  }

  /// Waits for the result. A cancelled task waits too: its cancellation fulfils the promise.
  func result() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiter = continuation }
        return state.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }
}
