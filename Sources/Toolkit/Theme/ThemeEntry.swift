import Terminal

/// How a role looks, before a depth is chosen; nil is the colour of the ground.
public struct ThemeEntry: Hashable, Sendable {
  public var foreground: ThemeColor?
  public var background: ThemeColor?
  public var attributes: Attributes
  public var underline: Underline

  public init(
    _ foreground: ThemeColor? = nil, on background: ThemeColor? = nil,
    _ attributes: Attributes = [], underline: Underline = .none
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.underline = underline
  }

  /// Attributes alone, in the colours of the ground.
  public init(_ attributes: Attributes, underline: Underline = .none) {
    self.init(nil, on: nil, attributes, underline: underline)
  }

  /// Two colours that become one where a terminal has few cannot be told apart: the pair is then
  /// shown the other way round, on the terminal's own ground.
  func style(at depth: ColorDepth) -> Style {
    let text = foreground?.color(at: depth) ?? .default
    let ground = background?.color(at: depth) ?? .default
    guard text == ground, text != .default else {
      return Style(
        foreground: text, background: ground, attributes: attributes, underline: underline)
    }
    return Style(
      foreground: text, attributes: attributes.union(.reverse), underline: underline)
  }
}
