import CatinderDomain
import Foundation
import Persistence

/// The proof that an account was logged into from a device before.
///
/// It opens nothing. A log-in that brings it along is not held up by the wrong passwords of others. It is
/// a random number and its code by HMAC, with the stored key of the password: the server keeps nothing of
/// it, and another password makes all proofs void.
struct DeviceProof: Sendable {
  let text: String
  /// The random number, by which the device is counted.
  let number: String

  private static let digits = 32

  /// - Throws: what libcrypto says.
  init(for uid: ProfileID, _ hash: PasswordHash) throws {
    number = try Secrets.random(Self.digits / 2).hexadecimal
    text = try number + Self.code(number, uid, hash)
  }

  /// Checks a proof; nil for one that is not of this account and its password.
  init?(_ text: String, for uid: ProfileID, _ hash: PasswordHash) throws {
    let number = String(text.prefix(Self.digits))
    let code = try Self.code(number, uid, hash)
    guard Secrets.areEqual(Data(text.utf8), Data((number + code).utf8)) else { return nil }
    (self.text, self.number) = (text, number)
  }

  private static func code(
    _ number: String, _ uid: ProfileID, _ hash: PasswordHash
  ) throws -> String {
    try Secrets.code(of: Data("device \(uid.text) \(number)".utf8), key: hash.key).hexadecimal
  }
}
