/// The colours that programs have set by OSC 4 and 10 to 19, to answer what they ask.
struct ColorTable: Hashable {
  private let foreground: UInt32
  private let background: UInt32
  private var palette: [Int: UInt32] = [:]
  private var special: [Int: UInt32] = [:]

  init(_ options: TerminalOptions) {
    (foreground, background) = (options.foreground & 0xFF_FFFF, options.background & 0xFF_FFFF)
  }

  /// The terminal's own text is lighter than its background.
  var isDark: Bool { Self.brightness(background) <= Self.brightness(foreground) }

  /// The brightness of a colour, 0 to 255,000: luma of ITU-R BT.601.
  private static func brightness(_ color: UInt32) -> UInt32 {
    299 * (color >> 16) + 587 * (color >> 8 & 0xFF) + 114 * (color & 0xFF)
  }

  /// The colour of a palette index as `0xRRGGBB`; xterm's colours before anything is set.
  subscript(palette index: Int) -> UInt32 {
    get { palette[index] ?? (index >= 256 ? foreground : Self.standard(index)) }
    set { palette[index] = newValue }
  }

  /// The colour of OSC 10 (text), 11 (background), 12 (cursor) and so on.
  subscript(special number: Int) -> UInt32 {
    get { special[number] ?? ([11, 13, 19].contains(number) ? background : foreground) }
    set { special[number] = newValue }
  }

  /// The colours that were set: the others may be other ones in another version.
  mutating func archive(_ archive: inout StateArchive) {
    archive.table(&palette, most: 261, new: (0, 0)) {
      $0.number(&$1.key, 0...260)
      $0.number(&$1.value, 0...0xFF_FFFF)
    }
    archive.table(&special, most: 10, new: (10, 0)) {
      $0.number(&$1.key, 10...19)
      $0.number(&$1.value, 0...0xFF_FFFF)
    }
  }

  mutating func resetPalette(_ index: Int) { palette[index] = nil }
  mutating func resetSpecial(_ number: Int) { special[number] = nil }

  private static let first16: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  private static func standard(_ index: Int) -> UInt32 {
    if index < 16 { return first16[max(0, index)] }
    if index >= 232 { return UInt32(8 + (min(index, 255) - 232) * 10) * 0x010101 }
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return levels[cube / 36] << 16 | levels[cube / 6 % 6] << 8 | levels[cube % 6]
  }

  /// Reads a colour as XParseColor does (Xlib, 6.4): `rgb:RR/GG/BB` and `#RRGGBB` with one to four
  /// digits for each part, the names of X11, and the spaces of ``ColorSpaces``. In the form with `#` few
  /// digits are the upper ones.
  static func parse(_ text: String) -> UInt32? {
    if text.hasPrefix("#") { return parseDigits(Array(text.utf8.dropFirst())) }
    guard text.hasPrefix("rgb:") else {
      return ColorNames.color(text) ?? ColorSpaces.color(text)
    }
    let parts = text.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    var color: UInt32 = 0
    for part in parts {
      guard (1...4).contains(part.utf8.count), let value = UInt32(part, radix: 16)
      else { return nil }
      let most = (UInt32(1) << UInt32(4 * part.utf8.count)) - 1
      color = color << 8 | value * 255 / most
    }
    return color
  }

  private static func parseDigits(_ digits: [UInt8]) -> UInt32? {
    let count = digits.count / 3
    guard digits.count % 3 == 0, (1...4).contains(count) else { return nil }
    var color: UInt32 = 0
    for part in 0..<3 {
      let text = String(decoding: digits[part * count..<(part + 1) * count], as: UTF8.self)
      guard text.utf8.first != 0x2B, let value = UInt32(text, radix: 16) else { return nil }
      color = color << 8 | (count == 1 ? value << 4 : value >> UInt32(4 * (count - 2)))
    }
    return color
  }

  /// `rgb:RRRR/GGGG/BBBB`, as xterm answers.
  static func format(_ color: UInt32) -> String {
    let parts = [color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF].map { part in
      let text = String(part, radix: 16)
      let two = text.utf8.count == 1 ? "0" + text : text
      return two + two
    }
    return "rgb:" + parts.joined(separator: "/")
  }
}
