import Terminal

/// Makes cells of packed cells; remembers the last style, which most neighbours share.
struct CellExporter {
  private var number = 0
  private var style = Style.plain

  mutating func cell(_ packed: PackedCell, _ state: borrowing TerminalState) -> Cell {
    if packed.style != number {
      number = packed.style
      style = state.styles[number].style
    }
    if packed.isRightHalf { return .continuation(style) }
    let text = packed.content == 0 ? " " : state.clusters.text(packed.content)
    return Cell(text, width: packed.isWide ? 2 : 1, style: style)
  }
}
