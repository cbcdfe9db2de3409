import COpenSSL
import Foundation

/// Keys of passwords, codes, bytes by chance, and how secrets are compared.
public enum Secrets {
  /// The most that one key may take, in bytes: what asks for more is damaged.
  static let mostMemory: UInt64 = 1 << 30

  /// The key that scrypt (RFC 7914) makes of a password.
  ///
  /// - Parameters:
  ///   - rounds: N, a power of two; it takes `128 * rounds * blocks` bytes.
  ///   - blocks: r.
  ///   - lanes: p.
  /// - Throws: `POSIXError` without memory for it, ``CryptographyError`` for figures that cannot be.
  public static func scrypt(
    _ password: Data, salt: Data, rounds: Int, blocks: Int = 8, lanes: Int = 1, count: Int = 32
  ) throws -> Data {
    let figures = [rounds, blocks, lanes].compactMap { UInt64(exactly: $0) }
    guard figures.count == 3, rounds > 1, rounds.nonzeroBitCount == 1, blocks > 0, lanes > 0,
      (1...64).contains(count)
    else { throw CryptographyError(reason: "scrypt of \(rounds), \(blocks), \(lanes) to \(count)") }
    var key = Data(count: count)
    try key.withUnsafeMutableBytes { key in
      try password.withUnsafeBytes { password in
        try salt.withUnsafeBytes { salt in
          try CryptographyError.check(
            clibcrypto_scrypt(
              password.baseAddress, password.count, salt.baseAddress, salt.count, figures[0],
              figures[1], figures[2], mostMemory, key.bindMemory(to: UInt8.self).baseAddress,
              key.count))
        }
      }
    }
    return key
  }

  /// The code of bytes by HMAC (RFC 2104) with SHA-256, which only who has the key can make.
  public static func code(of bytes: Data, key: Data) throws -> Data {
    var code = Data(count: Int(CLIBCRYPTO_SHA256_SIZE))
    try code.withUnsafeMutableBytes { code in
      try key.withUnsafeBytes { key in
        try bytes.withUnsafeBytes { bytes in
          try CryptographyError.check(
            clibcrypto_hmac(
              key.baseAddress, key.count, bytes.baseAddress, bytes.count,
              code.bindMemory(to: UInt8.self).baseAddress))
        }
      }
    }
    return code
  }

  /// Bytes by chance that nobody can foretell.
  public static func random(_ count: Int) throws -> Data {
    var bytes = Data(count: count)
    try bytes.withUnsafeMutableBytes {
      try CryptographyError.check(clibcrypto_random($0.baseAddress, $0.count))
    }
    return bytes
  }

  /// Compares in a time that tells nothing of what differs, only of how long they are.
  public static func areEqual(_ one: Data, _ other: Data) -> Bool {
    let count = one.count
    guard count == other.count else { return false }
    return one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        // What is empty has no address.
        guard let one = one.baseAddress, let other = other.baseAddress else { return count == 0 }
        return clibcrypto_equal(one, other, count) != 0
      }
    }
  }
}
