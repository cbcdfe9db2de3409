import COpenSSL
import Foundation

/// A SHA-256 (FIPS 180-4) under way: names a file by its content, and proves a backup to be whole.
///
/// ```swift
/// var sum = try SHA256()
/// while case let part = try input.read(1 << 20), !part.isEmpty { try sum.add(part) }
/// let digits = try sum.hexadecimal()
/// ```
public struct SHA256: ~Copyable {
  private let state: OpaquePointer

  /// - Throws: as all the others, `POSIXError` without memory, and ``CryptographyError``.
  public init() throws {
    var state: OpaquePointer?
    try CryptographyError.check(clibcrypto_sha256_new(&state))
    guard let state else { throw POSIXError(.ENOMEM) }
    self.state = state
  }

  deinit { clibcrypto_sha256_free(state) }

  /// Takes more of the content.
  public mutating func add(_ data: Data) throws {
    try data.withUnsafeBytes { bytes in
      try CryptographyError.check(clibcrypto_sha256_add(state, bytes.baseAddress, bytes.count))
    }
  }

  /// The 32 bytes of the sum of all that was taken.
  public consuming func digest() throws -> Data {
    var digest = Data(count: Int(CLIBCRYPTO_SHA256_SIZE))
    try digest.withUnsafeMutableBytes { bytes in
      let place = bytes.bindMemory(to: UInt8.self).baseAddress
      try CryptographyError.check(clibcrypto_sha256_end(state, place))
    }
    return digest
  }

  /// The 64 hexadecimal digits of the sum, in small letters.
  public consuming func hexadecimal() throws -> String { try digest().hexadecimal }

  public static func digest(_ data: Data) throws -> Data {
    var sum = try SHA256()
    try sum.add(data)
    return try sum.digest()
  }

  public static func hexadecimal(_ data: Data) throws -> String { try digest(data).hexadecimal }
}

extension Data {
  /// Two digits for each byte, in small letters.
  public var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    let text = flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
