import Terminal

/// A theme before a depth is chosen: the plain look, and the changes of each role.
public struct ThemePalette: Hashable, Sendable {
  public var name: ThemeName
  /// The colours of everything that no role says otherwise about; nil keeps the terminal's own.
  public var plain: ThemeEntry
  /// A role that is not named looks plain.
  public var entries: [ThemeRole: ThemeEntry]

  public init(name: ThemeName, plain: ThemeEntry, entries: [ThemeRole: ThemeEntry]) {
    (self.name, self.plain, self.entries) = (name, plain, entries)
  }

  /// - Parameter keepsTerminalColors: true if the terminal's own colours of background and text stay.
  func theme(at depth: ColorDepth, keepsTerminalColors: Bool = false) -> Theme {
    let plain = keepsTerminalColors ? Style.plain : self.plain.style(at: depth)
    return Theme(plain: plain) { role in
      var style = (entries[role] ?? ThemeEntry()).style(at: depth)
      if style.foreground == .default { style.foreground = plain.foreground }
      return style
    }
  }
}

/// The look of a role, before a depth is chosen; nil is the plain colour.
public struct ThemeEntry: Hashable, Sendable {
  public var foreground: ThemeColor?
  public var background: ThemeColor?
  public var attributes: Attributes
  public var underline: Underline

  public init(
    _ foreground: ThemeColor? = nil, on background: ThemeColor? = nil,
    _ attributes: Attributes = [], underline: Underline = .none
  ) {
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
    self.underline = underline
  }

  /// Attributes alone, in the plain colours.
  public init(_ attributes: Attributes, underline: Underline = .none) {
    self.init(nil, on: nil, attributes, underline: underline)
  }

  /// Two colours that become one where a terminal has few cannot be told apart: the pair is then
  /// shown the other way round, on the terminal's own background.
  func style(at depth: ColorDepth) -> Style {
    let text = foreground?.color(at: depth) ?? .default
    let paper = background?.color(at: depth) ?? .default
    guard text == paper, text != .default else {
      return Style(
        foreground: text, background: paper, attributes: attributes, underline: underline)
    }
    return Style(foreground: text, attributes: attributes.union(.reverse), underline: underline)
  }
}

/// One colour as it is shown at every depth.
public struct ThemeColor: Hashable, Sendable {
  let direct: Color
  let indexed: Color
  let ansi: Color

  /// A colour of which the nearest one is shown where a terminal has no direct colour.
  public init(_ color: Color) {
    direct = color
    indexed = color.reduced(to: .indexed256)
    ansi = color.reduced(to: .ansi16)
  }

  /// A direct colour, and one of the 256 chosen by eye where the nearest would not do.
  init(_ direct: UInt32, _ indexed: UInt8) {
    self.direct = .hex(direct)
    self.indexed = .indexed(indexed)
    ansi = Color.hex(direct).reduced(to: .ansi16)
  }

  func color(at depth: ColorDepth) -> Color {
    switch depth {
    case .none: .default
    case .ansi16: ansi
    case .indexed256: indexed
    case .direct: direct
    }
  }

  /// The colours of the terminal that its user has set; ``XtermPalette`` numbers them so.
  static let red = ThemeColor(.indexed(1))
  static let green = ThemeColor(.indexed(2))
  static let yellow = ThemeColor(.indexed(3))
  static let blue = ThemeColor(.indexed(4))
  static let magenta = ThemeColor(.indexed(5))
  static let cyan = ThemeColor(.indexed(6))
}
