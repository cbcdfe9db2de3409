import CCurl
import Foundation
import Scheduling
import Synchronization

/// One request on its way, and what has come of its answer.
///
/// The engine's thread hands it lines and bytes; a task waits for its head and for its end, and ends it
/// at once by being cancelled.
final class Transfer: Sendable {
  /// Where the body goes.
  enum Destination: Sendable {
    /// Into the memory, as far as the limit of the request.
    case memory
    /// Piece by piece to whoever reads it, on the engine's thread.
    case pieces(@Sendable (HTTPStreamPiece) -> Void)
  }

  private struct State {
    var head = AnswerHead()
    var body = Data()
    /// Our own reason to end it.
    var failure: HTTPError?
    var number: UInt64?
  }

  private let host: String
  private let limit: Int
  private let destination: Destination
  private let clock: any AppClock
  private let engine: CurlEngine
  private let state = Mutex(State())
  private let head = Arrival<HTTPResponse>()
  private let end = Arrival<Data>()
  /// True when nobody reads the pieces any more.
  private let isShut = Mutex(false)

  /// Begins it.
  ///
  /// - Throws: ``HTTPError/unreachable(host:reason:)`` where there is no engine.
  init(
    _ request: CurlRequest, of original: HTTPRequest, _ destination: Destination,
    by engine: CurlEngine, clock: any AppClock
  ) throws(HTTPError) {
    (host, limit) = (original.host, original.limit.bytes)
    (self.destination, self.engine, self.clock) = (destination, engine, clock)
    let number = try engine.send(request, host: host, Self.listener(self))
    state.withLock { $0.number = number }
  }

  /// The status and the fields.
  func awaitHead() async throws(HTTPError) -> HTTPResponse {
    try await withTaskCancellationHandler {
      await head.outcome()
    } onCancel: {
      cancel()
    }.get()
  }

  /// The whole body; empty where it went elsewhere. No piece is handed over after it.
  func awaitEnd() async throws(HTTPError) -> Data {
    let outcome = await withTaskCancellationHandler {
      await end.outcome()
    } onCancel: {
      cancel()
    }
    isShut.withLock { $0 = true }
    return try outcome.get()
  }

  /// Ends it for whoever waits, and soon after for the engine.
  func cancel() {
    if end.isHere { return }
    head.come(.failure(.cancelled))
    end.come(.failure(.cancelled))
    if let number = state.withLock({ $0.number }) { engine.cancel(number) }
  }
}

// MARK: - What the engine tells

extension Transfer {
  /// The transfer is kept until its end was told.
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

  /// Gives up what ``listener(_:)`` keeps, where nothing will be told.
  static func forget(_ listener: ccurl_listener) {
    guard let context = listener.context else { return }
    Unmanaged<Transfer>.fromOpaque(context).release()
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func take(line: UnsafeRawBufferPointer) -> Bool {
    let complete: AnswerHead? = state.withLock { state in
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
      head.come(.success(answer))
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

  private var isWanted: Bool { !end.isHere && state.withLock { $0.failure == nil } }

  private func finish(_ outcome: ccurl_outcome, _ systemError: Int32) {
    let (body, own) = state.withLock { ($0.body, $0.failure) }
    let failure =
      own ?? HTTPError(outcome, systemError: systemError, host: host, limit: limit)
    if let failure {
      head.come(.failure(failure))
      end.come(.failure(failure))
    } else {
      head.come(.failure(.malformed("no header")))
      end.come(.success(body))
    }
  }
}

/// A result that comes once, and one task that waits for it.
final class Arrival<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, HTTPError>

  private enum State {
    case expected
    case awaited(CheckedContinuation<Outcome, Never>)
    case here(Outcome)
  }

  private let state = Mutex(State.expected)

  var isHere: Bool {
    state.withLock { state in
      if case .here = state { return true }
      return false
    }
  }

  /// Only the first counts.
  func come(_ outcome: Outcome) {
    let waiter: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      switch state {
      case .here: return nil
      case .expected:
        state = .here(outcome)
        return nil
      case .awaited(let waiter):
        state = .here(outcome)
        return waiter
      }
    }
    waiter?.resume(returning: outcome)
  }

  /// Waits, whatever becomes of the task: who cancels makes it come.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let found: Outcome? = state.withLock { state in
        if case .here(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let found { continuation.resume(returning: found) }
    }
  }
}
