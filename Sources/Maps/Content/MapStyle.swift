import Terminal

/// What the map is drawn with.
public enum MapStyle: String, Hashable, Sendable, CaseIterable {
  /// Blocks where there are enough colours, else braille.
  case automatic
  /// Solid colours by quarters of cells; needs 256 colours.
  case blocks
  /// Dots, eight in a cell: also without colours.
  case braille
  /// A sign a cell, for fonts without either.
  case ascii

  func resolved(_ depth: ColorDepth) -> MapStyle {
    switch self {
    case .ascii: .ascii
    case .braille: .braille
    case .automatic, .blocks: depth >= .indexed256 ? .blocks : .braille
    }
  }
}
