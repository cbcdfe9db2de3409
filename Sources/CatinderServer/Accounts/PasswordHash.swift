import Cryptography
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

/// What is kept of a password: a scrypt key with its salt, from which nobody gets the password back.
///
/// One takes 32 MiB and some 100 ms of a processor, so they are made one after another on threads of
/// their own.
struct PasswordHash: Sendable, Equatable {
  let salt: Data
  let key: Data
  /// N of scrypt, a power of two; r is 8 and p is 1, as RFC 7914 advises. Kept with the hash, so that
  /// later ones can be harder.
  let rounds: Int

  init(salt: Data, key: Data, rounds: Int) {
    self.salt = salt
    self.key = key
    self.rounds = rounds
  }

  init(of password: String, rounds: Int) throws {
    let salt = try Secrets.random(16)
    let key = try Self.derive(password, salt, rounds)
    self.init(salt: salt, key: key, rounds: rounds)
  }

  /// Compared in a time that tells nothing.
  func fits(_ password: String) throws -> Bool {
    Secrets.areEqual(try Self.derive(password, salt, rounds), key)
  }

  private static func derive(_ password: String, _ salt: Data, _ rounds: Int) throws -> Data {
    try Secrets.scrypt(Data(password.utf8), salt: salt, rounds: rounds)
  }
}
