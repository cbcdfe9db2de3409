/// A cell in 8 bytes: all zero is a cell never written, in the default style.
///
/// Bits 0 to 20 hold a scalar, or with bit 21 the number of a cluster; 22 and 23 the kind; 24
/// protection; 25 a picture; 32 to 55 the number of a style.
struct PackedCell: Equatable {
  var bits: UInt64

  static let empty = PackedCell(bits: 0)
  static let contentMask: UInt64 = (1 << 22) - 1
  static let clusterFlag: UInt64 = 1 << 21
  static let wide: UInt64 = 1 << 22
  static let rightHalf: UInt64 = 2 << 22
  private static let kindMask: UInt64 = 3 << 22
  static let protected: UInt64 = 1 << 24
  /// A part of a sixel or iTerm2 picture shows here.
  static let picture: UInt64 = 1 << 25
  static let styleShift: UInt64 = 32
  static let styleMask: UInt64 = 0xFF_FFFF << 32

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  var content: UInt32 { UInt32(truncatingIfNeeded: bits & Self.contentMask) }

  /// The scalar of the cell; nil where it has none, or a cluster.
  @inline(__always)
  var scalar: Unicode.Scalar? {
    content & UInt32(Self.clusterFlag) == 0 ? Unicode.Scalar(content) : nil
  }

  @inline(__always)
  var isWide: Bool { bits & Self.kindMask == Self.wide }
  @inline(__always)
  var isRightHalf: Bool { bits & Self.kindMask == Self.rightHalf }
  @inline(__always)
  var isProtected: Bool { bits & Self.protected != 0 }
  @inline(__always)
  var style: Int { Int((bits & Self.styleMask) >> Self.styleShift) }

  /// A blank, or never written.
  var isBlank: Bool { (content == 0 || content == 0x20) && !isRightHalf }

  func with(content: UInt32) -> PackedCell {
    PackedCell(bits: bits & ~Self.contentMask | UInt64(content))
  }

  func with(style: Int) -> PackedCell {
    PackedCell(bits: bits & ~Self.styleMask | UInt64(style) << Self.styleShift)
  }

  /// The cell right of a wide character that was printed.
  @inline(__always)
  var rightHalf: PackedCell {
    PackedCell(bits: bits & (Self.styleMask | Self.protected) | Self.rightHalf)
  }

  /// The cell with its text erased, in the same style.
  var erased: PackedCell { PackedCell(bits: bits & Self.styleMask) }
}

/// The properties of a whole line, beside its cells.
struct LineFlags: OptionSet {
  var rawValue: UInt32

  /// The text goes on in the next line, because it did not fit.
  static let wrapped = LineFlags(rawValue: 1 << 0)
  /// Each character is drawn two columns wide (DECDWL), so that half of them fit.
  static let doubleWidth = LineFlags(rawValue: 1 << 1)
  /// The upper or lower half of characters twice as high (DECDHL).
  static let upperHalf = LineFlags(rawValue: 1 << 2)
  static let lowerHalf = LineFlags(rawValue: 1 << 3)
  /// The last column is empty because a wide character did not fit: no blank of the text.
  static let filler = LineFlags(rawValue: 1 << 4)

  /// The number of a ``LineNote`` that goes where the line goes and is gone when it is cleared; 0
  /// for none.
  var note: Int {
    get { Int(rawValue >> 8) }
    set { rawValue = rawValue & 0xFF | UInt32(truncatingIfNeeded: newValue) << 8 }
  }

  /// Returns the number of columns that text may fill on a screen of a width: half of them where each
  /// character takes two.
  @inline(__always)
  func textColumns(_ width: Int) -> Int { contains(.doubleWidth) ? max(1, width / 2) : width }

  /// The same for a line that is cut in pieces: a wide character is not lost where half of the screen is one
  /// column.
  func keptColumns(_ width: Int) -> Int { max(min(width, 2), textColumns(width)) }

  /// The flags without the filler and the note.
  var layout: LineFlags { LineFlags(rawValue: rawValue & 0x0F) }
}

/// A line taken out of a screen, without the empty cells at its end.
struct SavedLine {
  var cells: [PackedCell]
  var flags: LineFlags
}
