import Dispatch
import Foundation
import Persistence
import Scheduling
import Synchronization

/// The queue of hashes of passwords, off the threads of connections.
///
/// Each takes a processor for some 100 ms and 32 MiB, so that only as many as half of the processors are
/// made at one moment. Clients take turns: one with many log-ins does not keep another one waiting
/// behind all of them, and when the queue is full, it is the one to give way.
final class PasswordQueue: Sendable {
  /// The most that wait.
  static let longest = 128
  /// The longest time that anybody waits: less than a client has to be answered in.
  static let longestWait = Duration.seconds(20)

  private enum Turn {
    case begins
    case ends(any Error)
  }

  private struct Job {
    let number: Int
    let since: Duration
    let take: @Sendable (Turn) -> Void
  }

  private struct State {
    var lastNumber = 0
    /// The clients with jobs, the next first.
    var clients: [String] = []
    var jobs: [String: [Job]] = [:]
    var waiting = 0
    var running = 0
    /// Of one job; smoothed.
    var time = Duration.milliseconds(100)
  }

  private let queue = DispatchQueue(
    label: "catinder.passwords", qos: .utility, attributes: .concurrent)
  private let state = Mutex(State())
  private let clock: any AppClock
  private let workers: Int
  /// Compared if there is no account, so that the time does not tell which names exist.
  private let nobody: PasswordHash
  private let rounds: Int

  /// - Parameter workers: the most hashes that are made at one moment.
  init(
    rounds: Int, clock: any AppClock,
    workers: Int = max(1, min(4, ProcessInfo.processInfo.activeProcessorCount / 2))
  ) {
    (self.rounds, self.clock, self.workers) = (rounds, clock, workers)
    nobody = PasswordHash(salt: Data(count: 16), key: Data(count: 32), rounds: rounds)
  }

  /// The number of hashes that wait or are made.
  var count: Int { state.withLock { $0.waiting + $0.running } }

  /// Returns the number of hashes that wait for a client.
  func waiting(for client: String) -> Int { state.withLock { $0.jobs[client]?.count ?? 0 } }

  /// - Parameter client: the address that the request counts for.
  /// - Throws: ``Refusal/busy(after:)``, `CancellationError`.
  func hash(_ password: String, for client: String) async throws -> PasswordHash {
    try await perform(client) { [rounds] in try PasswordHash(of: password, rounds: rounds) }
  }

  /// - Parameter client: the address that the request counts for.
  /// - Throws: ``Refusal/busy(after:)``, `CancellationError`.
  func fits(_ password: String, _ hash: PasswordHash?, for client: String) async throws -> Bool {
    try await perform(client) { [nobody] in
      let fits = try (hash ?? nobody).fits(password)
      return fits && hash != nil
    }
  }

  /// Runs work when it is the turn of a client.
  ///
  /// - Throws: ``Refusal/busy(after:)``, `CancellationError`, or what the work throws.
  func perform<Value: Sendable>(
    _ client: String, _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let job = Job(number: number, since: clock.uptime) { turn in
          switch turn {
          case .begins: continuation.resume(with: Result { try work() })
          case .ends(let error): continuation.resume(throwing: error)
          }
        }
        add(job, of: client)
      }
    } onCancel: {
      cancel(number, of: client)
    }
  }

  // MARK: - Turns
  private func add(_ job: Job, of client: String) {
    let (gone, wait, starts) = state.withLock { state -> (Job?, Duration, Bool) in
      let wait = state.time * (state.waiting + 1) / workers
      var gone: Job?
      if state.waiting >= Self.longest || wait > Self.longestWait {
        gone = Self.makeRoom(for: client, in: &state)
        if gone == nil { return (job, wait, false) }
      }
      if state.jobs[client] == nil { state.clients.append(client) }
      state.jobs[client, default: []].append(job)
      state.waiting += 1
      let starts = state.running < workers
      if starts { state.running += 1 }
      return (gone, wait, starts)
    }
    gone?.take(.ends(Refusal.busy(after: Int(wait.seconds.rounded(.up)))))
    if starts { queue.async { self.work() } }
  }

  /// Takes out the newest job of the client with the most, if it has more than this one would have.
  private static func makeRoom(for client: String, in state: inout State) -> Job? {
    let own = (state.jobs[client]?.count ?? 0) + 1
    guard let most = state.jobs.max(by: { $0.value.count < $1.value.count }),
      most.key != client, most.value.count > own
    else { return nil }
    state.waiting -= 1
    return state.jobs[most.key]?.popLast()
  }

  private func cancel(_ number: Int, of client: String) {
    let job = state.withLock { state -> Job? in
      guard let index = state.jobs[client]?.firstIndex(where: { $0.number == number })
      else { return nil }
      state.waiting -= 1
      let job = state.jobs[client]?.remove(at: index)
      if state.jobs[client]?.isEmpty == true {
        state.jobs[client] = nil
        state.clients.removeAll { $0 == client }
      }
      return job
    }
    job?.take(.ends(CancellationError()))
  }

  /// Performs the jobs of all clients in turn, until none is left.
  private func work() {
    var began = clock.uptime
    var isFirst = true
    while let job = next(after: isFirst ? nil : clock.uptime - began) {
      isFirst = false
      began = clock.uptime
      // On a machine that was slower than could be foretold.
      let isLate = began - job.since > Self.longestWait
      job.take(isLate ? .ends(Refusal.busy(after: 5)) : .begins)
    }
  }

  /// - Parameter time: the duration of the last one.
  private func next(after time: Duration?) -> Job? {
    state.withLock { state in
      if let time { state.time = (state.time * 7 + time) / 8 }
      guard let client = state.clients.first, let job = state.jobs[client]?.removeFirst() else {
        state.running -= 1
        return nil
      }
      state.clients.removeFirst()
      state.waiting -= 1
      if state.jobs[client]?.isEmpty == true {
        state.jobs[client] = nil
      } else {
        state.clients.append(client)
      }
      return job
    }
  }
}

/// The stored hash of a password: a scrypt key with its salt.
struct PasswordHash: Sendable, Equatable {
  let salt: Data
  let key: Data
  /// N of scrypt, a power of two; r is 8 and p is 1 (RFC 7914). Stored with the hash, so that later
  /// ones can be harder.
  let rounds: Int

  init(salt: Data, key: Data, rounds: Int) {
    (self.salt, self.key, self.rounds) = (salt, key, rounds)
  }

  init(of password: String, rounds: Int) throws {
    let salt = try Secrets.random(16)
    let key = try Self.derive(password, salt, rounds)
    self.init(salt: salt, key: key, rounds: rounds)
  }

  /// Compares in constant time.
  func fits(_ password: String) throws -> Bool {
    Secrets.areEqual(try Self.derive(password, salt, rounds), key)
  }

  private static func derive(_ password: String, _ salt: Data, _ rounds: Int) throws -> Data {
    try Secrets.scrypt(Data(password.utf8), salt: salt, rounds: rounds)
  }
}
