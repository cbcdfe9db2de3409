import Dispatch
import Foundation
import Persistence
import Synchronization

/// The queue of hashes of passwords, one after another on a thread of its own: each takes a processor
/// for some 100 ms, and many at once would take the whole machine.
final class PasswordQueue: Sendable {
  /// The length at which further requests are refused.
  private static let longestQueue = 20

  private let queue = DispatchQueue(label: "catinder.passwords", qos: .utility)
  private let waiting = Mutex(0)
  /// Compared if there is no account, so that the time does not tell which names exist.
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
