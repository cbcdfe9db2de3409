/// What a whole line is, beside its cells.
struct LineFlags: OptionSet {
  var rawValue: UInt32

  /// The text goes on in the next line, because it did not fit.
  static let wrapped = LineFlags(rawValue: 1 << 0)
  /// Each character is drawn two columns wide (DECDWL), so that half of them fit.
  static let doubleWidth = LineFlags(rawValue: 1 << 1)
  /// The upper or lower half of characters twice as high (DECDHL).
  static let upperHalf = LineFlags(rawValue: 1 << 2)
  static let lowerHalf = LineFlags(rawValue: 1 << 3)

  /// The number of a ``LineNote`` that goes where the line goes and is gone when it is cleared; 0 for
  /// none.
  var note: Int {
    get { Int(rawValue >> 8) }
    set { rawValue = rawValue & 0xFF | UInt32(truncatingIfNeeded: newValue) << 8 }
  }

  /// Without the note.
  var layout: LineFlags { LineFlags(rawValue: rawValue & 0xFF) }
}
