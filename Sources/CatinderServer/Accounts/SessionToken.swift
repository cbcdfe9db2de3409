import Cryptography
import Foundation

/// What proves a session: 256 bits by chance, of which only a hash is kept.
struct SessionToken: Sendable {
  /// How long it holds.
  static let lifetime: TimeInterval = 30 * 86_400

  let text: String

  init() throws {
    text = try Secrets.random(32).hexadecimal
  }

  /// A chance of 256 bits needs no salt.
  static func hash(of text: String) throws -> Data {
    try SHA256.digest(Data(text.utf8))
  }
}
