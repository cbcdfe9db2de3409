import Semantics
import Terminal

/// A theme before a depth is chosen: the ground, and what of it each role changes.
public struct ThemePalette: Hashable, Sendable {
  public var name: ThemeName
  /// The colours of everything that no role says otherwise about; nil keeps the terminal's own.
  public var ground: ThemeEntry
  /// A role that is not named looks as the ground.
  public var entries: [ThemeRole: ThemeEntry]

  public init(name: ThemeName, ground: ThemeEntry, entries: [ThemeRole: ThemeEntry]) {
    self.name = name
    self.ground = ground
    self.entries = entries
  }

  /// - Parameter keepsGround: whether the terminal's own ground and text colour stay.
  func theme(at depth: ColorDepth, keepsGround: Bool = false) -> Theme {
    let ground = keepsGround ? Style.plain : self.ground.style(at: depth)
    return Theme(ground: ground) { role in
      var style = (entries[role] ?? ThemeEntry()).style(at: depth)
      if style.foreground == .default { style.foreground = ground.foreground }
      return style
    }
  }
}
