import Terminal

/// The themes that there are: those built in, and those that the user has added.
public struct ThemeCatalogue: Hashable, Sendable {
  /// The names in the order in which they are offered: built in ones, then the others by alphabet.
  public let names: [ThemeName]
  private let palettes: [ThemeName: ThemePalette]

  /// - Parameter added: themes of the user. One with the name of a built-in one is left out; of two
  ///   with the same name the last one counts.
  public init(_ added: [ThemePalette] = []) {
    let own = added.filter { !ThemeName.builtIn.contains($0.name) }
    let builtIn: [ThemePalette] = [.light, .dark, .highContrast, .ansi, .colorless]
    palettes = Dictionary((builtIn + own).map { ($0.name, $0) }) { $1 }
    names = ThemeName.builtIn + Set(own.map(\.name)).sorted { $0.rawValue < $1.rawValue }
  }

  public func contains(_ name: ThemeName) -> Bool { name == .auto || palettes[name] != nil }

  /// Returns the palette that a theme of a file can be based on; nil for `auto`, which is not one
  /// theme.
  public func palette(_ name: ThemeName) -> ThemePalette? { palettes[name] }

  /// The theme of a name at a colour depth; `auto` for a name that there is not.
  ///
  /// At 16 colours the built-in themes are all the one made for that: nobody knows which hues the
  /// terminal has.
  ///
  /// - Parameter isLightTerminal: what `auto` goes by; it keeps the terminal's own background.
  public func theme(_ name: ThemeName, depth: ColorDepth, isLightTerminal: Bool = false) -> Theme {
    if depth == .none || name == .none { return ThemePalette.colorless.theme(at: .none) }
    if depth == .ansi16, ThemeName.builtIn.contains(name) || palettes[name] == nil {
      return ThemePalette.ansi.theme(at: depth)
    }
    if let palette = palettes[name] { return palette.theme(at: depth) }
    let palette = isLightTerminal ? ThemePalette.light : .dark
    return palette.theme(at: depth, keepsTerminalColors: true)
  }
}

/// The name of a theme in settings, on the command line and in files.
public struct ThemeName: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Light or dark as the terminal is, on the terminal's own background.
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

  /// Returns the colours that are shown with it on a terminal: pictures with colours of their own
  /// keep to those of the theme.
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
