import Core
import Foundation
import Synchronization

/// Makes identifiers of new records: random, or the same ones for the same seed.
final class IdentifierSource: Sendable {
  private let isSeeded: Bool
  private let state: Mutex<SeededRandom>

  /// - Parameter used: how many records were ever made, so that a later run with the same seed makes
  ///   others.
  init(seed: UInt64?, used: Int) {
    isSeeded = seed != nil
    state = Mutex(
      SeededRandom(seed: (seed ?? 0) &+ UInt64(used) &* 0xD134_2543_DE82_EF95))
  }

  func next() -> UUID {
    guard isSeeded else { return UUID() }
    return state.withLock { state in
      let bytes = (0..<2).flatMap { _ in
        withUnsafeBytes(of: state.next().bigEndian, Array.init)
      }
      return UUID(version4: bytes)
    }
  }
}

extension UUID {
  /// A UUID of version 4 (RFC 9562, 5.4) from 16 bytes, of which 6 bits are replaced.
  fileprivate init(version4 bytes: [UInt8]) {
    var b = bytes
    b[6] = b[6] & 0x0F | 0x40
    b[8] = b[8] & 0x3F | 0x80
    self.init(
      uuid: (
        b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], b[8], b[9], b[10], b[11], b[12], b[13],
        b[14], b[15]
      ))
  }
}
