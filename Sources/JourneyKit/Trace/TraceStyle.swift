import Terminal

/// A style in JSON: what is the terminal's default is left out.
public struct TraceStyle: Codable, Hashable, Sendable {
  /// `183` or `#d7afff`, here and below.
  public var fg: String?
  public var bg: String?
  /// The colour of the underline.
  public var ul: String?
  /// `single`, `double`, `curly`, `dotted`, `dashed`
  public var underline: String?
  /// `bold`, `dim`, `italic`, `blink`, `reverse`, `hidden`, `strike`, `overline`
  public var attributes: [String]?

  private static let names: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.blink, "blink"),
    (.reverse, "reverse"), (.hidden, "hidden"), (.strike, "strike"), (.overline, "overline"),
  ]

  public init(_ style: Style) {
    fg = Self.text(style.foreground)
    bg = Self.text(style.background)
    ul = Self.text(style.underlineColor)
    underline = style.underline == .none ? nil : "\(style.underline)"
    let words = Self.names.filter { style.attributes.contains($0.0) }.map(\.1)
    attributes = words.isEmpty ? nil : words
  }

  private static func text(_ color: Color) -> String? {
    switch color {
    case .default: nil
    case .indexed(let index): "\(index)"
    case .rgb: CastTheme.text(color)
    }
  }

  /// Back to a style; words and colours that mean nothing are as if they were not there.
  public var style: Style {
    let names = attributes ?? []
    let set = Self.names.filter { names.contains($0.1) }.map(\.0)
    return Style(
      foreground: Self.color(fg), background: Self.color(bg),
      attributes: set.reduce(into: []) { $0.insert($1) },
      underline: Underline.allCases.first { "\($0)" == underline } ?? .none,
      underlineColor: Self.color(ul))
  }

  private static func color(_ text: String?) -> Color {
    guard let text else { return .default }
    return UInt8(text).map(Color.indexed) ?? CastTheme.color(text) ?? .default
  }
}
