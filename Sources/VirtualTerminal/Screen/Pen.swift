import Terminal

/// The state that SGR and the link of OSC 8 set: all that a style number stands for.
struct Pen: Hashable {
  /// Colours: 0 is the default, `1 << 24` with an index, `2 << 24` with RGB.
  var foreground: UInt32 = 0
  var background: UInt32 = 0
  var underlineColor: UInt32 = 0
  /// Attributes in bits 0 to 7, the underline in 8 to 10, the font in 12 to 15, the baseline (1
  /// raised, 2 lowered) in 16 and 17: one word, so that pens compare fast.
  private var flags: UInt32 = 0
  /// The number of a link; 0 for none.
  var link: UInt32 = 0

  static let plain = Pen()

  static func indexed(_ index: Int) -> UInt32 { 1 << 24 | UInt32(truncatingIfNeeded: index & 0xFF) }

  static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    2 << 24 | UInt32(clamping: min(red, 255)) << 16 | UInt32(clamping: min(green, 255)) << 8
      | UInt32(clamping: min(blue, 255))
  }

  var attributes: UInt8 {
    get { UInt8(truncatingIfNeeded: flags) }
    set { flags = flags & ~0xFF | UInt32(newValue) }
  }

  var underline: UInt8 {
    get { UInt8(truncatingIfNeeded: flags >> 8 & 7) }
    set { flags = flags & ~(7 << 8) | UInt32(newValue & 7) << 8 }
  }

  var font: UInt8 {
    get { UInt8(truncatingIfNeeded: flags >> 12 & 15) }
    set { flags = flags & ~(15 << 12) | UInt32(newValue & 15) << 12 }
  }

  var baseline: UInt8 {
    get { UInt8(truncatingIfNeeded: flags >> 16 & 3) }
    set { flags = flags & ~(3 << 16) | UInt32(newValue & 3) << 16 }
  }

  func has(_ attribute: Attributes) -> Bool { attributes & attribute.rawValue != 0 }

  mutating func set(_ attribute: Attributes, _ isOn: Bool = true) {
    set(bits: attribute.rawValue, isOn)
  }

  @inline(__always)
  mutating func set(bits: UInt8, _ isOn: Bool) {
    if isOn { flags |= UInt32(bits) } else { flags &= ~UInt32(bits) }
  }

  /// The pen of erased cells: they keep the colours (`bce` of terminfo), as in xterm.
  var erasing: Pen {
    var pen = Pen()
    pen.foreground = foreground
    pen.background = background
    return pen
  }

  /// Compares the fields without a branch for each: nearly all pens that are compared are equal.
  @inline(__always)
  static func == (a: Pen, b: Pen) -> Bool {
    let colors = (a.foreground ^ b.foreground) | (a.background ^ b.background)
    let others = (a.underlineColor ^ b.underlineColor) | (a.flags ^ b.flags) | (a.link ^ b.link)
    return colors | others == 0
  }

  /// The styles that need no table have the numbers from here on.
  static let firstPaletteNumber = 1 << 23
  /// Bold, dim, italic, reverse, and the single underline.
  private static let commonFlags: UInt32 = 0x117

  /// The number that follows from a pen with two colours of the palette and common attributes: bits 0 to
  /// 7 hold the background, 8 to 15 the foreground, 16 and 17 say which of them there is, 18 to 22 hold
  /// the attributes. 0 for the plain pen; nil for one with more.
  @inline(__always)
  var paletteNumber: Int? {
    let beyond = (foreground | background) >> 25 | underlineColor | link | flags & ~Self.commonFlags
    guard beyond == 0 else { return nil }
    let attributes = flags & 7 | flags >> 1 & 8 | flags >> 4 & 16
    let number =
      background & 0xFF | (foreground & 0xFF) << 8 | (background >> 24) << 16
      | (foreground >> 24) << 17 | attributes << 18
    return number == 0 ? 0 : Int(number) | Self.firstPaletteNumber
  }

  init(paletteNumber number: Int) {
    let bits = UInt32(truncatingIfNeeded: number)
    if bits & 1 << 16 != 0 { background = 1 << 24 | bits & 0xFF }
    if bits & 1 << 17 != 0 { foreground = 1 << 24 | bits >> 8 & 0xFF }
    let attributes = bits >> 18 & 31
    flags = attributes & 7 | (attributes & 8) << 1 | (attributes & 16) << 4
  }

  init() {}

  /// Three multiplications; good enough for open addressing.
  @inline(__always)
  var fastHash: Int {
    var hash = UInt64(foreground) | UInt64(background) << 32
    hash = (hash ^ hash >> 29) &* 0x9E37_79B9_7F4A_7C15
    hash ^= UInt64(underlineColor) | UInt64(link) << 32
    hash = (hash ^ hash >> 32) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 31 ^ UInt64(flags)) &* 0x94D0_49BB_1331_11EB
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

  /// Takes back what another pen does not have too.
  mutating func keepCommon(_ other: Pen) {
    if foreground != other.foreground { foreground = 0 }
    if background != other.background { background = 0 }
    if underlineColor != other.underlineColor { underlineColor = 0 }
    if underline != other.underline { underline = 0 }
    attributes &= other.attributes
  }
}
