/// What kind of terminal it is; programs cannot change these.
public struct TerminalOptions: Hashable, Sendable {
  /// Bytes are UTF-8; otherwise Latin-1 with ISO 2022 shifts.
  public var utf8 = true
  /// Lines that were wrapped are wrapped anew when the width changes.
  public var reflow = true
  /// DECCOLM may change the width without mode 40.
  public var columns132 = false
  /// The most bytes of one control string.
  public var stringLimit = 1 << 20

  /// Programs are told that sixel and kitty pictures are understood; they are in any case.
  public var tellsPictures = true

  public init() {}
}
