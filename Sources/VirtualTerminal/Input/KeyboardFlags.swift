/// What a program has asked of the kitty keyboard protocol (`CSI > flags u`).
public struct KeyboardFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Keys whose bytes could mean something else are told as `CSI … u`.
  public static let disambiguate = KeyboardFlags(rawValue: 1 << 0)
  /// Repeats and releases are told.
  public static let eventTypes = KeyboardFlags(rawValue: 1 << 1)
  /// The shifted key and the one of the US layout are told too.
  public static let alternateKeys = KeyboardFlags(rawValue: 1 << 2)
  /// All keys are told as escape codes, those that type text too.
  public static let allKeys = KeyboardFlags(rawValue: 1 << 3)
  /// With the text that a key types.
  public static let associatedText = KeyboardFlags(rawValue: 1 << 4)

  static let all = KeyboardFlags(rawValue: 31)
}
