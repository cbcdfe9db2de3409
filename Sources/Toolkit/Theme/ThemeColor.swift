import Terminal

/// One colour at every depth: direct, of the 256, and of the first eight, nil where the terminal's
/// own default serves better.
public struct ThemeColor: Hashable, Sendable {
  let direct: Color
  let indexed: Color
  let ansi: Color

  public init(_ direct: UInt32, _ indexed: UInt8, ansi: UInt8? = nil) {
    self.direct = .hex(direct)
    self.indexed = .indexed(indexed)
    self.ansi = ansi.map(Color.indexed) ?? .default
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
