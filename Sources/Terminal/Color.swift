import Glibc

/// A colour as a terminal takes it: its own default, one of its 256 indexed ones, or direct RGB.
public enum Color: Hashable, Sendable {
  case `default`
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// Returns a direct colour from `0xRRGGBB`; bits above the lowest 24 are ignored.
  public static func hex(_ value: UInt32) -> Color {
    .rgb(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }
}

/// Colours as one number, so that cells, of which a screen has thousands, are compared like
/// numbers.
extension Color {
  var code: UInt32 {
    switch self {
    case .default: 0
    case .indexed(let index): 1 << 24 | UInt32(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  init(code: UInt32) {
    switch code >> 24 {
    case 0: self = .default
    case 1: self = .indexed(UInt8(truncatingIfNeeded: code))
    default: self = .hex(code)
    }
  }
}

extension Color {
  /// `183`, `#d7afff`; nil for the default.
  public var name: String? {
    switch self {
    case .default: nil
    case .indexed(let index): "\(index)"
    case .rgb: hexText
    }
  }

  /// `#rrggbb`, an indexed colour as xterm shows it; nil for the default.
  public var hexText: String? {
    switch self {
    case .default: nil
    case .indexed(let index): XtermPalette.color(index).hexText
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// Makes a colour of `#rrggbb`; nil for anything else.
  public init?(hexText text: some StringProtocol) {
    guard text.utf8.count == 7, text.first == "#", !text.contains("+"),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self = .hex(value)
  }
}

extension Color {
  /// The relative luminance of WCAG 2.2, from 0 for black to 1 for white; nil for the terminal's
  /// default, of which nobody knows. An indexed colour counts as xterm shows it.
  public var luminance: Double? {
    switch self {
    case .default: return nil
    case .indexed(let index): return XtermPalette.color(index).luminance
    case .rgb(let red, let green, let blue):
      return 0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }
  }

  /// Returns the contrast ratio of WCAG 2.2, from 1 to 21: text needs 4.5, lines and drawings 3.
  /// Nil where one of the two is the terminal's default.
  public func contrast(with other: Color) -> Double? {
    guard let first = luminance, let second = other.luminance else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// True if black is read better than white on it; nil for the terminal's default.
  public var isLight: Bool? {
    guard let black = contrast(with: .hex(0x000000)), let white = contrast(with: .hex(0xFFFFFF))
    else { return nil }
    return black > white
  }

  private static func linear(_ part: UInt8) -> Double {
    let value = Double(part) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The one of black and white that is read better on this background by the contrast of WCAG 2.2;
  /// the terminal's default on its default.
  public var readableText: Color {
    guard let isLight else { return .default }
    return .hex(isLight ? 0x000000 : 0xFFFFFF)
  }

  /// Returns the nearest colour that a terminal of a depth can show.
  ///
  /// An indexed colour stays itself where the terminal has it: the first 16 are the user's own
  /// choice, of which nobody can know the hue.
  public func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.default, _), (_, .none): .default
    case (.rgb(let red, let green, let blue), .indexed256):
      .indexed(XtermPalette.nearest256(red, green, blue))
    case (.rgb(let red, let green, let blue), .ansi16):
      .indexed(XtermPalette.nearest16(red, green, blue))
    case (.indexed(let index), .ansi16) where index >= 16:
      XtermPalette.color(index).reduced(to: .ansi16)
    default: self
    }
  }
}

/// The number of colours that a terminal shows; ordered from none to direct RGB.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
  case none, ansi16, indexed256, direct

  public static func < (a: ColorDepth, b: ColorDepth) -> Bool { a.rawValue < b.rawValue }
}

/// The colours of xterm's table of 256: 16 of the terminal's, a cube of 6 × 6 × 6, 24 greys.
public enum XtermPalette {
  private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The colours that xterm shows for the first 16, unless the user chose others.
  private static let ansi: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Returns an index as red, green and blue.
  public static func color(_ index: UInt8) -> Color {
    if index < 16 { return .hex(ansi[Int(index)]) }
    if index >= 232 {
      let grey = 8 + (index - 232) * 10
      return .rgb(grey, grey, grey)
    }
    let cell = Int(index) - 16
    return .rgb(cubeLevels[cell / 36], cubeLevels[cell / 6 % 6], cubeLevels[cell % 6])
  }

  /// Returns the nearest of the cube and the greys; never one of the first 16, which the user may
  /// have set to anything.
  fileprivate static func nearest256(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let cell = [red, green, blue].map(nearestLevel)
    let inCube = UInt8(16 + 36 * cell[0] + 6 * cell[1] + cell[2])
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let inGreys = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    let wanted = Color.rgb(red, green, blue)
    return distance(wanted, color(inGreys)) < distance(wanted, color(inCube)) ? inGreys : inCube
  }

  fileprivate static func nearest16(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    let wanted = Color.rgb(red, green, blue)
    let best = (UInt8(0)..<16).min { a, b in
      distance(wanted, color(a)) < distance(wanted, color(b))
    }
    return best ?? 0
  }

  private static func nearestLevel(_ value: UInt8) -> Int {
    let levels = cubeLevels.indices
    return levels.min { a, b in gap(cubeLevels[a], value) < gap(cubeLevels[b], value) } ?? 0
  }

  private static func gap(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }

  /// Returns the square of the distance, weighted as the eye weighs red, green and blue.
  private static func distance(_ a: Color, _ b: Color) -> Int {
    guard case .rgb(let red, let green, let blue) = a,
      case .rgb(let otherRed, let otherGreen, let otherBlue) = b
    else { return .max }
    let (r, g, b) = (gap(red, otherRed), gap(green, otherGreen), gap(blue, otherBlue))
    return 3 * r * r + 6 * g * g + b * b
  }
}
