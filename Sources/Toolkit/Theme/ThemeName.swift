import Terminal

/// What a theme is called in settings, on the command line and in files.
public struct ThemeName: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Light or dark as the terminal is, on the terminal's own ground.
  public static let auto = ThemeName(rawValue: "auto")
  public static let light = ThemeName(rawValue: "light")
  public static let dark = ThemeName(rawValue: "dark")
  public static let highContrast = ThemeName(rawValue: "high-contrast")
  /// The 16 colours of the terminal, as its user has set them.
  public static let ansi = ThemeName(rawValue: "16")
  /// No colour at all, only attributes.
  public static let none = ThemeName(rawValue: "none")

  /// Those that need no file, in the order in which they are offered.
  public static let builtIn = [auto, light, dark, highContrast, ansi, none]
}

extension ThemeName {
  /// How many colours are shown with it on a terminal: what has colours of its own keeps to those of
  /// the theme.
  public func depth(on terminal: ColorDepth) -> ColorDepth {
    switch self {
    case .ansi: min(.ansi16, terminal)
    case .none: .none
    default: terminal
    }
  }
}

extension ThemeName: CustomStringConvertible {
  public var description: String { rawValue }
}
