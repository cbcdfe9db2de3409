import Dispatch
import Foundation
import Synchronization

/// Makes and compares hashes of passwords, one after another on a thread of its own: each takes a
/// processor for some 100 ms, and many at once would take the whole machine.
final class PasswordDesk: Sendable {
  /// Those who wait beyond this are sent away.
  private static let longestQueue = 20

  private let queue = DispatchQueue(label: "catinder.passwords", qos: .utility)
  private let waiting = Mutex(0)
  /// Compared with where there is no account, so that the time does not tell which names exist.
  private let nobody: PasswordHash
  private let rounds: Int

  init(rounds: Int) {
    self.rounds = rounds
    nobody = PasswordHash(salt: Data(count: 16), key: Data(count: 32), rounds: rounds)
  }

  /// - Throws: ``Refusal/busy``.
  func hash(_ password: String) async throws -> PasswordHash {
    try await perform { [rounds] in try PasswordHash(of: password, rounds: rounds) }
  }

  /// - Throws: ``Refusal/busy``.
  func fits(_ password: String, _ hash: PasswordHash?) async throws -> Bool {
    try await perform { [nobody] in
      let fits = try (hash ?? nobody).fits(password)
      return fits && hash != nil
    }
  }

  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let isTaken = waiting.withLock { waiting in
      guard waiting < Self.longestQueue else { return false }
      waiting += 1
      return true
    }
    guard isTaken else { throw Refusal.busy }
    defer { waiting.withLock { $0 -= 1 } }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try work() }) }
    }
  }
}
