/// A control string that is not the terminal's own: a word from the program to whoever runs it.
public struct PrivateMessage: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// An operating system command of a number that the terminal does not know; the payload begins
    /// behind the number.
    case command(Int)
    case application, privacy, startOfString
  }

  public let kind: Kind
  public let payload: [UInt8]
  /// Counts messages from 1.
  public let ordinal: Int

  public var text: String { String(decoding: payload, as: UTF8.self) }
}
