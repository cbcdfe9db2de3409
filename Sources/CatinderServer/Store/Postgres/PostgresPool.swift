import Dispatch
import Foundation
import Scheduling
import Synchronization

/// Some connections to PostgreSQL, each on a thread of its own, so that nothing else waits for the
/// database. They are made when they are needed, and made anew when they break.
final class PostgresPool: Sendable {
  /// The number of uses that may wait for a connection; more are refused.
  private static let longestQueue = 512

  private typealias Job = @Sendable (PostgresLane) -> Void

  private struct State {
    /// The uses that no thread has taken, the oldest first.
    var jobs: [Job] = []
    var threads = 0
    var idle = 0
    var isClosed = false
  }

  private let address: String
  private let size: Int
  private let activity: Activity
  private let state = Mutex(State())
  private let waiting = DispatchSemaphore(value: 0)
  private let absence = DatabaseAbsence()

  /// - Parameter size: the most connections.
  init(_ address: String, size: Int, activity: Activity = Activity()) {
    (self.address, self.size, self.activity) = (address, max(1, size), activity)
  }

  /// Runs a body with a connection. One that is broken is replaced, and the body runs again.
  ///
  /// - Throws: what the body throws; ``Refusal/unavailable`` if the database is away or too slow, and
  ///   ``Refusal/busy`` if too many wait for it.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws -> Value {
    let token = activity.begin("catinder.server")
    defer { token.end() }
    return try await withCheckedThrowingContinuation { continuation in
      let isTaken = add { lane in
        continuation.resume(with: Result { try lane.run(body) })
      }
      if !isTaken { continuation.resume(throwing: Refusal.busy) }
    }
  }

  private func add(_ job: @escaping Job) -> Bool {
    let (isTaken, needsThread) = state.withLock { state -> (Bool, Bool) in
      guard !state.isClosed, state.jobs.count < Self.longestQueue else { return (false, false) }
      state.jobs.append(job)
      let needsThread = state.idle < state.jobs.count && state.threads < size
      if needsThread { state.threads += 1 }
      return (true, needsThread)
    }
    guard isTaken else { return false }
    if needsThread { Thread.detachNewThread { [self] in work() } }
    waiting.signal()
    return true
  }

  private func work() {
    let lane = PostgresLane(address, absence)
    while let job = next() { job(lane) }
  }

  private func next() -> Job? {
    state.withLock { $0.idle += 1 }
    waiting.wait()
    return state.withLock { state in
      state.idle -= 1
      return state.jobs.isEmpty ? nil : state.jobs.removeFirst()
    }
  }

  /// Ends the threads when what was asked for is done.
  func close() {
    let threads = state.withLock { state in
      state.isClosed = true
      return state.threads
    }
    for _ in 0..<threads { waiting.signal() }
  }
}

/// The connection of one thread, while there is one.
final class PostgresLane {
  private let address: String
  private let absence: DatabaseAbsence
  private var connection: PostgresConnection?

  init(_ address: String, _ absence: DatabaseAbsence) {
    (self.address, self.absence) = (address, absence)
  }

  func run<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
    let hadConnection = connection != nil
    do {
      return try runOnce(body)
    } catch let error as PostgresError where error.isBroken && hadConnection {
      // The server may have been started anew since the last use.
      do { return try runOnce(body) } catch { throw Self.refusal(error) }
    } catch { throw Self.refusal(error) }
  }

  private func runOnce<Value>(_ body: (PostgresConnection) throws -> Value) throws -> Value {
    let connection = try connection ?? absence.check { try PostgresConnection(address) }
    self.connection = connection
    do { return try body(connection) } catch {
      if let error = error as? PostgresError, error.isBroken { self.connection = nil }
      if error is UnknownOutcome { self.connection = nil }
      throw error
    }
  }

  private static func refusal(_ error: any Error) -> any Error {
    if error is UnknownOutcome { return Refusal.unavailable }
    guard let error = error as? PostgresError else { return error }
    switch error {
    case .notInstalled, .unreachable, .lost: return Refusal.unavailable
    case .refused: return error.isBroken || error.isLimit ? Refusal.unavailable : error
    }
  }
}

/// The time after a vain try to connect, in which nobody tries again: as long as that try has taken. Else
/// all who wait would each wait for a host that does not answer.
final class DatabaseAbsence: Sendable {
  private let end = Mutex<ContinuousClock.Instant?>(nil)

  func check<Value>(_ connect: () throws -> Value) throws -> Value {
    let start = ContinuousClock.now
    if let end = end.withLock({ $0 }), start < end {
      throw PostgresError.unreachable("it was away a moment ago")
    }
    do { return try connect() } catch {
      let now = ContinuousClock.now
      end.withLock { $0 = now + (now - start) }
      throw error
    }
  }
}

/// A connection that broke while a transaction was being committed: it may be on the disk, and must not
/// be done again.
struct UnknownOutcome: Error {}
