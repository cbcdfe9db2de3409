/// The class of a character in the rules for grapheme clusters: Grapheme_Cluster_Break, with the
/// pictographs of emoji (Unicode Standard Annex #29).
enum BreakClass: UInt8 {
  case other, control, extend, zeroWidthJoiner, regionalIndicator, prepend, spacingMark
  case l, v, t, lv, lvt
  case pictographic
}

/// The width of a character and its part in grapheme clusters.
struct CharacterProperties {
  /// Bits 0 and 1 hold the width, 2 to 5 the ``BreakClass``, 6 and 7 Indic_Conjunct_Break, 8 says that
  /// U+FE0F makes it wide.
  let bits: UInt16

  init(bits: UInt16) { self.bits = bits }

  init(width: Int, _ kind: BreakClass) {
    bits = UInt16(truncatingIfNeeded: width) | UInt16(kind.rawValue) << 2
  }

  @inline(__always)
  var width: Int { Int(bits & 3) }
  /// The ``BreakClass`` and Indic_Conjunct_Break in one number below 64.
  @inline(__always)
  var breaks: Int { Int(bits >> 2 & 63) }
  var isEmojiBase: Bool { bits & 1 << 8 != 0 }
}
