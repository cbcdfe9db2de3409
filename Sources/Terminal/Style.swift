/// A colour as a terminal takes it: its own default, one of its 256 indexed ones, or direct RGB.
public enum Color: Hashable, Sendable {
  case `default`
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)

  /// A direct colour from `0xRRGGBB`; bits above the lowest 24 are ignored.
  public static func hex(_ value: UInt32) -> Color {
    .rgb(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }
}

/// The forms of underline of SGR 4 and its sub-parameters (ECMA-48, and `CSI 4:n m` of kitty).
public enum Underline: UInt8, Hashable, Sendable, CaseIterable {
  case none, single, double, curly, dotted, dashed
}

/// The SGR attributes that are on or off.
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let bold = Attributes(rawValue: 1 << 0)
  public static let dim = Attributes(rawValue: 1 << 1)
  public static let italic = Attributes(rawValue: 1 << 2)
  public static let blink = Attributes(rawValue: 1 << 3)
  public static let reverse = Attributes(rawValue: 1 << 4)
  public static let hidden = Attributes(rawValue: 1 << 5)
  public static let strike = Attributes(rawValue: 1 << 6)
  public static let overline = Attributes(rawValue: 1 << 7)
}

/// How a cell is drawn: colours, attributes, underline.
public struct Style: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  public var underlineColor: Color
  public var attributes: Attributes
  public var underline: Underline

  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = [],
    underline: Underline = .none, underlineColor: Color = .default
  ) {
    self.foreground = foreground
    self.background = background
    self.underlineColor = underlineColor
    self.attributes = attributes
    self.underline = underline
  }

  public static let plain = Style()
}
