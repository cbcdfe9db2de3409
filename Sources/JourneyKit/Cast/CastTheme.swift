import Terminal

/// The colours of the terminal that was recorded.
public struct CastTheme: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  /// The first 8 or 16 indexed colours.
  public var palette: [Color]

  public init(foreground: Color, background: Color, palette: [Color]) {
    self.foreground = foreground
    self.background = background
    self.palette = palette
  }

  /// A colour as a theme writes it, `#rrggbb`; nil for anything else.
  static func color(_ text: String) -> Color? {
    guard text.utf8.count == 7, text.first == "#", !text.contains("+"),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return .hex(value)
  }

  /// `#rrggbb`; an indexed colour as xterm shows it.
  static func text(_ color: Color) -> String {
    switch color {
    case .default: text(.hex(0))
    case .indexed(let index): text(XtermPalette.color(index))
    case .rgb(let red, let green, let blue):
      "#"
        + [red, green, blue].map { part in
          (part < 16 ? "0" : "") + String(part, radix: 16)
        }.joined()
    }
  }
}
