/// Text while it is cleaned: decides what may stand on the character before it.
struct SanitizedText {
  private(set) var scalars = String.UnicodeScalarView()
  private var base: Unicode.Scalar?
  private var marks = DisplayWidth.marksPerCell
  /// A joiner was read that stays only if an emoji follows.
  private var hasJoiner = false

  mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{200D}": hasJoiner = base.map(Self.joins) ?? false
    case "\u{FE0E}", "\u{FE0F}":
      if scalars.last?.properties.isEmoji == true { appendMark(scalar) }
    case _ where DisplayWidth.of(scalar) == 0: appendMark(scalar)
    default: appendBase(scalar)
    }
  }

  private mutating func appendMark(_ scalar: Unicode.Scalar) {
    hasJoiner = false
    guard marks < DisplayWidth.marksPerCell else { return }
    marks += 1
    scalars.append(scalar)
  }

  private mutating func appendBase(_ scalar: Unicode.Scalar) {
    if hasJoiner, marks < DisplayWidth.marksPerCell, Self.joins(scalar) {
      scalars.append("\u{200D}")
    }
    hasJoiner = false
    base = scalar
    // Nothing stands on a line feed or a tab.
    marks = scalar == "\n" || scalar == "\t" ? DisplayWidth.marksPerCell : 0
    scalars.append(scalar)
  }

  /// Whether a joiner makes one picture of it and its neighbour: emoji but digits and flag letters.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xA8 && scalar.properties.isEmoji
      && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
