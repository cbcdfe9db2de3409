import Foundation
import Scheduling
import Synchronization

/// A stream of server-sent events that reconnects whenever it breaks, until it is released.
///
/// It counts as busy until the first answer or failure. Between two tries it waits 1 s, then twice as
/// long each time, at most 30 s. A stream that may fall silent (``HTTPStreaming/mayFallSilent``) counts
/// as broken after 45 s without a byte.
public final class EventSource: Sendable {
  /// The news of a stream, one after another, on any thread.
  public enum News: Sendable, Equatable {
    /// The stream is open: earlier events have to be requested.
    case opened
    case event(ServerEvent)
    /// The server has refused with this status; not tried again if the client is to blame.
    case refused(Int)
    /// There is no connection at the moment.
    case broken(HTTPError)
  }

  fileprivate static let firstPause = Duration.seconds(1)
  fileprivate static let longestPause = Duration.seconds(30)
  fileprivate static let silence = Duration.seconds(45)

  private let task: Task<Void, Never>

  public init(
    _ name: String, _ request: HTTPRequest, over network: any HTTPStreaming,
    clock: any AppClock, activity: Activity, _ tell: @escaping @Sendable (News) -> Void
  ) {
    var request = request
    request.headers["Accept"] = "text/event-stream"
    let loop = EventLoop(request: request, network: network, clock: clock, tell: tell)
    task = CountedJob.start(name, activity) { await loop.run() }
  }

  deinit { cancel() }

  public func cancel() { task.cancel() }
}

/// The attempts of one source.
private struct EventLoop: Sendable {
  let request: HTTPRequest
  let network: any HTTPStreaming
  let clock: any AppClock
  let tell: @Sendable (EventSource.News) -> Void

  func run() async {
    var pause = EventSource.firstPause
    while !Task.isCancelled {
      let attempt = EventAttempt(clock: clock, isFar: network.mayFallSilent, tell: tell)
      let failure = await attempt.run(request, network)
      if Task.isCancelled { return }
      if attempt.isFinal { return }
      if attempt.wasOpened { pause = EventSource.firstPause }
      tell(.broken(failure))
      do { try await clock.wait(for: pause) } catch { return }
      pause = min(pause * 2, EventSource.longestPause)
    }
  }
}

/// One connection, from its request to its end.
private final class EventAttempt: Sendable {
  private struct State {
    var parser = ServerEventParser()
    var status: Int?
    var last: Duration
    var failure: HTTPError?
    var timer: AppTimer?
    var task: Task<Void, any Error>?
  }

  private let clock: any AppClock
  /// True if the other end is outside this process.
  private let isFar: Bool
  private let tell: @Sendable (EventSource.News) -> Void
  private let state: Mutex<State>

  init(clock: any AppClock, isFar: Bool, tell: @escaping @Sendable (EventSource.News) -> Void) {
    (self.clock, self.isFar, self.tell) = (clock, isFar, tell)
    state = Mutex(State(last: clock.uptime))
  }

  var wasOpened: Bool { state.withLock { $0.status == 200 } }
  /// True if another request would get the same refusal.
  var isFinal: Bool { state.withLock { [401, 403, 404, 405].contains($0.status) } }

  /// Runs the connection; returns the reason for its end.
  func run(_ request: HTTPRequest, _ network: any HTTPStreaming) async -> HTTPError {
    let job = CountedJob.current
    let task = Task { try await network.stream(request) { [weak self] in self?.take($0, job) } }
    let isOver = state.withLock { state in
      state.task = task
      return state.failure != nil
    }
    if isOver { task.cancel() }
    defer { state.withLock { $0.timer = nil } }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    job?.unpark()
    if let failure = state.withLock({ $0.failure }) { return failure }
    guard case .failure(let error as HTTPError) = result
    else { return .interrupted("stream ended") }
    return error
  }

  private func take(_ piece: HTTPStreamPiece, _ job: CountedJob?) {
    state.withLock { $0.last = clock.uptime }
    switch piece {
    case .head(let head): begin(head, job)
    case .body(let bytes): read(bytes)
    }
  }

  private func begin(_ head: HTTPResponse, _ job: CountedJob?) {
    state.withLock { $0.status = head.status }
    guard head.status == 200 else {
      tell(.refused(head.status))
      return
    }
    // Before it tells that it is open: from then on silence counts.
    if isFar { watchSilence() }
    tell(.opened)
    job?.park(listens: isFar)
  }

  private func read(_ bytes: Data) {
    let events: [ServerEvent] = state.withLock { state in
      guard state.status == 200, state.failure == nil else { return [] }
      do throws(HTTPError) {
        return try state.parser.read(bytes)
      } catch {
        state.failure = error
        state.task?.cancel()
        return []
      }
    }
    for event in events { tell(.event(event)) }
  }

  /// Checks the silence, and again when it could first be too long.
  private func watchSilence() {
    let left = state.withLock { EventSource.silence - (clock.uptime - $0.last) }
    if left <= .zero {
      return state.withLock { state in
        state.failure = .timedOut(.whole)
        state.task?.cancel()
      }
    }
    let timer = clock.schedule(after: left) { [weak self] in self?.watchSilence() }
    state.withLock { $0.timer = timer }
  }
}

/// Sends a request whose answer goes on for as long as there is news.
public protocol HTTPStreaming: Sendable {
  /// True if a stream may break without notice, as a connection to another machine; true by default.
  var mayFallSilent: Bool { get }

  /// Hands over the head of the answer, then its body piece by piece; returns when the server ends it.
  /// `take` is called on any thread, one call after another.
  ///
  /// The limits of the head apply; between two pieces of the body nothing limits the wait.
  func stream(
    _ request: HTTPRequest, _ take: @escaping @Sendable (HTTPStreamPiece) -> Void
  ) async throws(HTTPError)
}

extension HTTPStreaming {
  public var mayFallSilent: Bool { true }
}

/// A piece of an answer that goes on.
public enum HTTPStreamPiece: Sendable, Equatable {
  /// The status and the header fields, with an empty body.
  case head(HTTPResponse)
  case body(Data)
}
