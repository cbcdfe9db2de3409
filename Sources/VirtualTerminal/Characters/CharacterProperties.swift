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
  @inline(__always)
  fileprivate var kind: UInt16 { bits >> 2 & 15 }
  @inline(__always)
  fileprivate var conjunct: UInt16 { bits >> 6 & 3 }
  var isEmojiBase: Bool { bits & 1 << 8 != 0 }

  fileprivate static let consonant: UInt16 = 1
  fileprivate static let linker: UInt16 = 2
  fileprivate static let conjunctExtend: UInt16 = 3
}

/// All that the characters of a cluster say on whether the next one joins it: its last character's
/// class, and how far three rules that look back have come.
struct ClusterState {
  /// Bits 0 to 3 hold the class of the last character, 4 says that an odd number of regional
  /// indicators ends it, 5 and 6 that a pictograph with marks (1) and a joiner (2) does, 7 and 8 that
  /// a consonant with marks (1), a linker among them (2), does.
  private var bits: UInt16

  mutating func archive(_ archive: inout StateArchive) { archive.number(&bits, 0...UInt16.max) }

  /// No cluster that anything joins by what stands before: that of a letter or digit of ASCII.
  static let ascii = ClusterState(bits: 0)

  /// Makes the state of a cluster of one character.
  @inline(__always)
  init(_ first: CharacterProperties) {
    let kind = first.kind
    var bits = kind
    if kind == Self.number(.regionalIndicator) { bits |= 1 << 4 }
    if kind == Self.number(.pictographic) { bits |= 1 << 5 }
    if first.conjunct == CharacterProperties.consonant { bits |= 1 << 7 }
    self.bits = bits
  }

  private init(bits: UInt16) { self.bits = bits }

  @inline(__always)
  private static func number(_ kind: BreakClass) -> UInt16 { UInt16(kind.rawValue) }
  @inline(__always)
  private var last: UInt16 { bits & 15 }
  private var emoji: UInt16 { bits >> 5 & 3 }
  private var conjunct: UInt16 { bits >> 7 & 3 }

  /// Returns true if there is no boundary before the next character (UAX #29, GB3 to GB999).
  @inline(__always)
  func isJoined(by next: CharacterProperties) -> Bool {
    // Neither class joins anything but behind a prepended mark: nearly all text.
    if last | next.kind == 0, next.conjunct == 0 { return false }
    return isJoinedOther(by: next)
  }

  private func isJoinedOther(by next: CharacterProperties) -> Bool {
    let kind = next.kind
    if last == Self.number(.control) { return false }
    if Self.joining >> kind & 1 == 1 { return true }
    if last == Self.number(.prepend) { return kind != Self.number(.control) }
    if kind == Self.number(.regionalIndicator) { return bits & 1 << 4 != 0 }
    if kind == Self.number(.pictographic) { return emoji == 2 }
    if next.conjunct == CharacterProperties.consonant { return conjunct == 2 }
    return kind >= Self.number(.l) && isSyllable(with: kind)
  }

  /// The classes that join whatever stands before, as bits.
  private static var joining: UInt16 {
    1 << number(.extend) | 1 << number(.zeroWidthJoiner) | 1 << number(.spacingMark)
  }

  /// Hangul: GB6 to GB8.
  private func isSyllable(with kind: UInt16) -> Bool {
    guard let before = BreakClass(rawValue: UInt8(last)),
      let next = BreakClass(rawValue: UInt8(kind))
    else { return false }
    switch next {
    case .l, .lv, .lvt: return before == .l
    case .v: return before == .l || before == .v || before == .lv
    case .t: return before == .v || before == .t || before == .lv || before == .lvt
    default: return false
    }
  }

  /// Returns the state with one more character at the end of the cluster.
  func with(_ next: CharacterProperties) -> ClusterState {
    var bits = ClusterState(next).bits
    if next.kind == Self.number(.regionalIndicator), self.bits & 1 << 4 != 0 { bits &= ~(1 << 4) }
    if emoji == 1 {
      if next.kind == Self.number(.extend) { bits |= 1 << 5 }
      if next.kind == Self.number(.zeroWidthJoiner) { bits |= 2 << 5 }
    }
    switch next.conjunct {
    case CharacterProperties.linker where conjunct > 0: bits |= 2 << 7
    case CharacterProperties.conjunctExtend: bits |= conjunct << 7
    default: break
    }
    return ClusterState(bits: bits)
  }
}
