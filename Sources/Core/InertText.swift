/// A text that is built scalar by scalar, in which nothing acts on a terminal and nothing hides: the one
/// rule for what is stored and for what is drawn.
///
/// Bidirectional controls (UAX #9), zero-width signs, noncharacters and private use are left out. What
/// cannot be seen but belongs to a character stays where it does: a joiner between emoji and the tags of
/// a flag (UTS #51), joiner and non-joiner behind a virama and between letters of a script that writes
/// with them (RFC 5892, appendix A), a selector on an emoji or an ideograph. Controls are no matter of this
/// type: who adds a scalar has replaced them. The cost is one look at a table for each scalar.
public struct InertText {
  private var scalars = String.UnicodeScalarView()
  /// True once something was left out because it hides or reorders text.
  public private(set) var hasLeftOut = false
  private var base: Unicode.Scalar?
  private var marks: Int
  /// A joiner, or the tags of a flag, that stay only with what has to follow.
  private var pending: [Unicode.Scalar] = []
  private let mostMarks: Int

  /// - Parameter marks: the most marks that stay on one character.
  public init(marks: Int) {
    mostMarks = marks
    // Nothing stands on the beginning.
    self.marks = marks
  }

  /// The text so far. What waits for more is part of it where it `goesOn`, as while it is typed.
  public consuming func text(goesOn: Bool = false) -> String {
    if goesOn { scalars.append(contentsOf: pending) }
    return String(scalars)
  }

  /// Adds a line feed or a tab, on which no mark stands.
  public mutating func append(blank scalar: Unicode.Scalar) {
    leavePending()
    scalars.append(scalar)
    (base, marks) = (nil, mostMarks)
  }

  /// Adds a scalar, or leaves it out.
  ///
  /// - Parameter isMark: true where it has no column of its own and stands on the character before.
  public mutating func append(_ scalar: Unicode.Scalar, isMark: Bool) {
    switch scalar.value {
    case 0x200C, 0x200D: append(joiner: scalar)
    case 0xE0020...0xE007F: append(tag: scalar)
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: append(selector: scalar)
    case _ where Self.isInvisible(scalar): hasLeftOut = true
    case _ where isMark: append(mark: scalar)
    default: append(base: scalar)
    }
  }

  private mutating func append(base scalar: Unicode.Scalar) {
    if let joiner = pending.first, pending.count == 1, marks < mostMarks,
      Self.joins(base, joiner, scalar)
    {
      scalars.append(joiner)
      pending = []
    }
    leavePending()
    (base, marks) = (scalar, 0)
    scalars.append(scalar)
  }

  private mutating func append(mark scalar: Unicode.Scalar) {
    leavePending()
    guard marks < mostMarks else { return }
    marks += 1
    scalars.append(scalar)
  }

  private mutating func append(joiner: Unicode.Scalar) {
    if Self.isVirama(scalars.last) { return append(mark: joiner) }
    leavePending()
    let mayJoin = Self.isInJoiningScript(base) || joiner.value == 0x200D && Self.isEmoji(base)
    if mayJoin { pending = [joiner] } else { hasLeftOut = true }
  }

  /// Flags of regions: a black flag, some letters and digits, and the tag that ends them.
  private mutating func append(tag: Unicode.Scalar) {
    let begins = pending.isEmpty && scalars.last == Self.flag
    let goesOn = pending.first.map(Self.isTag) == true && pending.count <= Self.mostTags
    guard begins || goesOn else {
      leavePending()
      hasLeftOut = true
      return
    }
    pending.append(tag)
    guard tag.value == 0xE007F else { return }
    if pending.count < 3 { return leavePending() }
    scalars.append(contentsOf: pending)
    (pending, marks) = ([], mostMarks)
  }

  private mutating func append(selector: Unicode.Scalar) {
    leavePending()
    guard let last = scalars.last else { return }
    let isEmojiStyle = selector.value == 0xFE0E || selector.value == 0xFE0F
    if isEmojiStyle ? last.properties.isEmoji : last.properties.isIdeographic {
      append(mark: selector)
    }
  }

  private mutating func leavePending() {
    if pending.isEmpty { return }
    pending = []
    hasLeftOut = true
  }

  // MARK: Kinds
  private static let flag: Unicode.Scalar = "\u{1F3F4}"
  /// The letters and digits of the longest code of a region, as `usca` or `gbeng`, and one to spare.
  private static let mostTags = 6

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (0xE0020...0xE007F).contains(scalar.value)
  }

  private static func joins(
    _ first: Unicode.Scalar?, _ joiner: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Bool {
    guard !isTag(joiner) else { return false }
    if isInJoiningScript(first) { return isInJoiningScript(second) }
    return joiner.value == 0x200D && isEmoji(first) && isEmoji(second)
  }

  /// Emoji but digits and flag letters.
  private static func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value > 0xA8 else { return false }
    return scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  private static func isVirama(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.canonicalCombiningClass == .virama
  }

  /// Letters of Arabic, Syriac, N'Ko, Mandaic and Mongolian, whose forms depend on their neighbours, and
  /// of the scripts from Devanagari to Sinhala, which join consonants.
  private static func isInJoiningScript(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.value {
    case 0x620...0x74F, 0x750...0x77F, 0x7CA...0x7EA, 0x840...0x8C9, 0x900...0xDFF, 0x1820...0x18AA:
      return scalar.properties.isAlphabetic
    default: return false
    }
  }

  /// Returns true for what has no glyph of its own, by the properties of Unicode: it stays at most within
  /// a character.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .format, .privateUse: return true
    default: return false
    }
  }
}
