import Cryptography
import Foundation

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
