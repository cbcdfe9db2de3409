import Terminal

/// What SGR sets, and the link of OSC 8: all that a style number stands for.
struct Pen: Hashable {
  /// Colours: 0 is the default, `1 << 24` with an index, `2 << 24` with RGB.
  var foreground: UInt32 = 0
  var background: UInt32 = 0
  var underlineColor: UInt32 = 0
  var attributes: UInt8 = 0
  var underline: UInt8 = 0
  var font: UInt8 = 0
  /// 1 raised, 2 lowered.
  var baseline: UInt8 = 0
  /// The number of a link; 0 for none.
  var link: UInt32 = 0

  static let plain = Pen()

  static func indexed(_ index: Int) -> UInt32 { 1 << 24 | UInt32(truncatingIfNeeded: index & 0xFF) }

  static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    2 << 24 | UInt32(clamping: min(red, 255)) << 16 | UInt32(clamping: min(green, 255)) << 8
      | UInt32(clamping: min(blue, 255))
  }

  func has(_ attribute: Attributes) -> Bool { attributes & attribute.rawValue != 0 }

  mutating func set(_ attribute: Attributes, _ isOn: Bool = true) {
    if isOn {
      attributes |= attribute.rawValue
    } else {
      attributes &= ~attribute.rawValue
    }
  }

  /// What erased cells keep of it: the colours (`bce` of terminfo), as in xterm.
  var erasing: Pen {
    var pen = Pen()
    pen.foreground = foreground
    pen.background = background
    return pen
  }

  /// FNV over words; good enough for open addressing.
  @inline(__always)
  var fastHash: Int {
    var hash: UInt64 = UInt64(foreground) | UInt64(background) << 32
    hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(underlineColor) | UInt64(link) << 32
    hash = (hash ^ hash >> 32) &* 0xBF58_476D_1CE4_E5B9
    hash ^=
      UInt64(attributes) | UInt64(underline) << 8 | UInt64(font) << 16 | UInt64(baseline) << 24
    hash = (hash ^ hash >> 31) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: hash >> 20)
  }

  var style: Style {
    Style(
      foreground: Self.color(foreground), background: Self.color(background),
      attributes: Attributes(rawValue: attributes),
      underline: Underline(rawValue: underline) ?? .single,
      underlineColor: Self.color(underlineColor))
  }

  static func color(_ packed: UInt32) -> Color {
    switch packed >> 24 {
    case 1: .indexed(UInt8(packed & 0xFF))
    case 2: .hex(packed)
    default: .default
    }
  }
}
