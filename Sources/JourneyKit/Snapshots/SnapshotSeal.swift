/// The checksum at the end of a snapshot's first line, by which an edit by hand is found.
///
/// It stands in the file itself: a manifest of all would conflict whenever two branches record. Two
/// that record the same snapshot conflict here, as they should: a mixture of two screens is none.
public struct SnapshotSeal: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    case intact, missing
    /// The text is not the one that was sealed.
    case broken
  }

  /// What was recorded, without the seal.
  public let text: String
  public let state: State

  /// Opens what a file holds.
  public init(_ file: String) {
    let end = file.firstIndex(of: "\n") ?? file.endIndex
    let digits = file[..<end].suffix(8)
    let rest = file[..<digits.startIndex]
    guard rest.hasSuffix(Self.word), digits.allSatisfy(\.isHexDigit) else {
      text = file
      state = .missing
      return
    }
    text = String(rest.dropLast(Self.word.count)) + file[end...]
    state = Self.checksum(text) == digits ? .intact : .broken
  }

  /// The text with its seal, as it is written to a file.
  public static func sealed(_ text: String) -> String {
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return text[..<end] + word + checksum(text) + text[end...]
  }

  private static let word = ", seal "

  /// Eight hexadecimal digits (FNV-1a of 64 bits, folded): tells mistakes, not forgeries.
  public static func checksum(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
