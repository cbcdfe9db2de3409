/// A whole string of one of ECMA-48's five kinds, without its delimiters.
///
/// Valid during the call that hands it over: the bytes stand in the parser's own memory.
public struct ControlString {
  public enum Kind: UInt8, Hashable, Sendable {
    case operatingSystemCommand, deviceControl, applicationProgramCommand, privacyMessage
    case startOfString
  }

  public let kind: Kind
  /// The parameters and final byte before a device control string; unspecified for other kinds.
  public let header: ControlSequence
  public let bytes: UnsafeBufferPointer<UInt8>
  /// It was longer than the parser keeps; `bytes` is its beginning.
  public let isTruncated: Bool
  /// Ended by BEL, as xterm allows; an answer ends the same way.
  public let endsWithBell: Bool
}
