import Crypto
import Foundation

/// What proves a session: 256 bits by chance, of which only a hash is kept.
struct SessionToken: Sendable {
  /// How long it holds.
  static let lifetime: TimeInterval = 30 * 86_400

  let text: String

  init() {
    let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
    text = bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// A chance of 256 bits needs no salt.
  static func hash(of text: String) -> Data {
    Data(Crypto.SHA256.hash(data: Data(text.utf8)))
  }
}
