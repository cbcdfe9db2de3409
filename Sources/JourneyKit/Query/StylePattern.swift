import Terminal

/// What a style must have; what is not named may be anything.
///
/// Colours are those that the program has written, also where `reverse` shows them the other way
/// round; a name is one of the first 16 of the palette.
///
/// ```swift
/// Query.style(StylePattern(.bold, foreground: .named(.red)))
/// Query(.row).styled(.reversed)
/// ```
public struct StylePattern: Hashable, Sendable {
  /// How the cells are underlined.
  public enum Underlining: Hashable, Sendable {
    /// In any form.
    case some
    /// In this form, or not at all.
    case exactly(Underline)
  }

  /// All of these are on.
  public var attributes: Attributes
  /// All of these are off.
  public var absent: Attributes
  public var underlining: Underlining?
  public var foreground: Color?
  public var background: Color?
  public var underlineColor: Color?

  public init(
    _ attributes: Attributes = [], without absent: Attributes = [],
    underlining: Underlining? = nil, foreground: Color? = nil, background: Color? = nil,
    underlineColor: Color? = nil
  ) {
    self.attributes = attributes
    self.absent = absent
    self.underlining = underlining
    self.foreground = foreground
    self.background = background
    self.underlineColor = underlineColor
  }

  public static let bold = StylePattern(.bold)
  public static let dim = StylePattern(.dim)
  public static let reversed = StylePattern(.reverse)
  public static let underlined = StylePattern(underlining: .some)

  public static func foreground(_ color: Color) -> StylePattern {
    StylePattern(foreground: color)
  }

  public static func background(_ color: Color) -> StylePattern {
    StylePattern(background: color)
  }

  public func matches(_ style: Style) -> Bool {
    style.attributes.isSuperset(of: attributes) && style.attributes.isDisjoint(with: absent)
      && matches(style.underline) && foreground.map { $0 == style.foreground } ?? true
      && background.map { $0 == style.background } ?? true
      && underlineColor.map { $0 == style.underlineColor } ?? true
  }

  private func matches(_ underline: Underline) -> Bool {
    switch underlining {
    case nil: true
    case .some?: underline != .none
    case .exactly(let wanted)?: underline == wanted
    }
  }
}
