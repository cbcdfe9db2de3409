import Terminal

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
}

extension ThemeColor {
  /// The colours of the terminal that its user has set; ``XtermPalette`` numbers them so.
  static let red = ThemeColor(.indexed(1))
  static let green = ThemeColor(.indexed(2))
  static let yellow = ThemeColor(.indexed(3))
  static let blue = ThemeColor(.indexed(4))
  static let magenta = ThemeColor(.indexed(5))
  static let cyan = ThemeColor(.indexed(6))
}
