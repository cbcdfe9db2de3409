extension Cell {
  /// The only scalar of the cell; nil where it has none, or several.
  public var scalar: Unicode.Scalar? { content.scalar }

  /// Whether it has no text: the right half of a character, or a cell that was made so.
  public var isEmpty: Bool { code == 0 }

  /// Whether the cell is one character whatever such cells stand beside it: see
  /// ``Swift/Unicode/Scalar/isLone``.
  public var isLone: Bool { content.scalar?.isLone ?? false }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character of its own beside every other such one, and equal to no other.
  ///
  /// Text of lone scalars alone can therefore be compared scalar by scalar. It is in NFC, and between
  /// two of them is always the boundary of a cluster (UAX #29). Most of what screens show is among
  /// them; what is not is not wrong, only slower to look at.
  public var isLone: Bool {
    switch value {
    case 0x20...0x7E: true
    case 0x7F...0x9F, 0xAD: false
    case 0xA0...0x2FF: true
    case 0x370...0x373, 0x376, 0x377, 0x37A...0x37D, 0x384...0x386, 0x388...0x3FF: value != 0x38B
    case 0x400...0x482, 0x48A...0x52F: true
    // Dashes, quotes, arrows, signs, lines, blocks, dingbats; ohm, kelvin, ångström and the two angle
    // brackets are other spellings, ⫝̸ is one of two scalars.
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2100...0x2BFF:
      ![0x2126, 0x212A, 0x212B, 0x2329, 0x232A, 0x2ADC].contains(value)
    // Chinese, Japanese, Korean, in what they are usually written with.
    case 0x3000...0x3029, 0x3030...0x303F, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0xA48C: true
    case 0xAC00...0xD7A3, 0xE000...0xF8FF, 0xFF01...0xFF9D, 0xFFFD: true
    // Emoji, but flags and skin tones.
    case 0x1F300...0x1F3FA, 0x1F400...0x1FAFF: true
    default: false
    }
  }
}
