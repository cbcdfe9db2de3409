/// The forms of underline of SGR 4 and its sub-parameters (ECMA-48, and `CSI 4:n m` of kitty).
public enum Underline: UInt8, Hashable, Sendable, CaseIterable {
  case none, single, double, curly, dotted, dashed
}

/// The SGR attributes that are on or off.
public struct Attributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = Attributes(rawValue: 1 << 0)
  public static let dim = Attributes(rawValue: 1 << 1)
  public static let italic = Attributes(rawValue: 1 << 2)
  public static let blink = Attributes(rawValue: 1 << 3)
  public static let reverse = Attributes(rawValue: 1 << 4)
  public static let hidden = Attributes(rawValue: 1 << 5)
  public static let strike = Attributes(rawValue: 1 << 6)
  public static let overline = Attributes(rawValue: 1 << 7)
}

/// The look of a cell: colours, attributes, underline.
public struct Style: Hashable, Sendable {
  private var foregroundCode: UInt32
  private var backgroundCode: UInt32
  private var underlineCode: UInt32
  public var attributes: Attributes
  public var underline: Underline

  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = [],
    underline: Underline = .none, underlineColor: Color = .default
  ) {
    foregroundCode = foreground.code
    backgroundCode = background.code
    underlineCode = underlineColor.code
    (self.attributes, self.underline) = (attributes, underline)
  }

  public var foreground: Color {
    get { Color(code: foregroundCode) }
    set { foregroundCode = newValue.code }
  }

  public var background: Color {
    get { Color(code: backgroundCode) }
    set { backgroundCode = newValue.code }
  }

  public var underlineColor: Color {
    get { Color(code: underlineCode) }
    set { underlineCode = newValue.code }
  }

  /// Returns the style with the background of another one where this one has none of its own.
  func withBackground(of other: Style) -> Style {
    guard backgroundCode == 0 else { return self }
    var style = self
    style.backgroundCode = other.backgroundCode
    return style
  }

  public static let plain = Style()
}
