import Terminal

/// Cards of equal size in as many columns as fit; draws only those that show.
public struct CardGrid<Action>: Widget {
  private let items: (Int) -> ItemCollection<Action>
  private let columns: (Int) -> Int
  private let id: Identifier
  private let card: (Int, Bool, Bool) -> Element<Action>

  /// - Parameters:
  ///   - columns: how many columns stand in a width; at least 1.
  ///   - rows: the height of a card.
  ///   - card: the card of an item; whether it is the selected one, and one of a focused grid.
  public init(
    _ id: Identifier, label: String, count: Int, selection: Int?, rows: Int,
    columns: @escaping (Int) -> Int, key: @escaping (Int) -> String,
    itemLabel: @escaping (Int) -> String, onMove: @escaping (Int) -> Action,
    onOpen: @escaping (Int) -> Action, card: @escaping (Int, Bool, Bool) -> Element<Action>
  ) {
    self.id = id
    self.columns = columns
    self.card = card
    items = { columns in
      ItemCollection(
        id: id, label: label, role: .grid, itemRole: .card,
        layout: ItemLayout(count: count, columns: columns, itemRows: rows), selection: selection,
        spacing: 1, key: key, itemLabel: itemLabel, openTitle: nil, onMove: onMove, onOpen: onOpen)
    }
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let layout = items(max(1, columns(available.columns))).layout
    return Size(available.columns, min(available.rows, layout.totalRows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    items(max(1, columns(rect.columns))).render(in: rect, &canvas) {
      index, frame, isSelected, canvas in
      let isFocused = isSelected && canvas.isFocused(id)
      card(index, isSelected, isFocused).render(in: frame, &canvas)
    }
  }
}
