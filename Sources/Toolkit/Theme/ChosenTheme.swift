import Terminal

/// The theme of a program on its terminal, made when another one is chosen and not for each frame.
@MainActor
public final class ChosenTheme {
  private let catalogue: ThemeCatalogue
  private let depth: ColorDepth
  private var last: (name: ThemeName, isLightTerminal: Bool, theme: Theme)?

  public init(_ catalogue: ThemeCatalogue, depth: ColorDepth) {
    self.catalogue = catalogue
    self.depth = depth
  }

  /// As ``ThemeCatalogue/theme(_:depth:isLightTerminal:)``.
  public func theme(_ name: ThemeName, isLightTerminal: Bool) -> Theme {
    if let last, last.name == name, last.isLightTerminal == isLightTerminal { return last.theme }
    let theme = catalogue.theme(name, depth: depth, isLightTerminal: isLightTerminal)
    last = (name, isLightTerminal, theme)
    return theme
  }
}
