/// What a whole line is, beside its cells.
struct LineFlags: OptionSet {
  let rawValue: UInt8

  /// The text goes on in the next line, because it did not fit.
  static let wrapped = LineFlags(rawValue: 1 << 0)
  /// Each character is drawn two columns wide (DECDWL), so that half of them fit.
  static let doubleWidth = LineFlags(rawValue: 1 << 1)
  /// The upper or lower half of characters twice as high (DECDHL).
  static let upperHalf = LineFlags(rawValue: 1 << 2)
  static let lowerHalf = LineFlags(rawValue: 1 << 3)
}
