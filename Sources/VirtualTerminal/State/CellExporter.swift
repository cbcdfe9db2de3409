import Terminal

/// Makes cells of packed cells; remembers the last style, which most neighbours share.
struct CellExporter {
  private var number = 0
  private var style = Style.plain
  private static let blank: Unicode.Scalar = " "

  mutating func cell(_ packed: PackedCell, _ state: borrowing TerminalState) -> Cell {
    if packed.style != number {
      number = packed.style
      style = state.styles[number].style
    }
    if packed.isRightHalf { return .continuation(style) }
    let width = packed.isWide ? 2 : 1
    if packed.content == 0 { return Cell(Self.blank, width: width, style: style) }
    if let scalar = packed.scalar { return Cell(scalar, width: width, style: style) }
    return Cell(state.clusters.text(packed.content), width: width, style: style)
  }
}
