import Terminal

/// Cards of equal size in as many columns as fit; draws only those that show.
public struct CardGrid<Action>: PlainWidget {
  let part: Part

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
    let cards = Cards(columns: columns, id: id, card: { card($0, $1, $2).part }) { columns in
      ItemCollection(
        id: id, label: label, role: .grid, itemRole: .card,
        layout: ItemLayout(count: count, columns: columns, itemRows: rows), selection: selection,
        spacing: 1, key: key, itemLabel: itemLabel, openTitle: nil, onMove: { onMove($0) },
        onOpen: { onOpen($0) })
    }
    part = Part(cards)
  }
}

/// What a grid of cards draws.
struct Cards: Drawing {
  let columns: (Int) -> Int
  let id: Identifier
  let card: (Int, Bool, Bool) -> Part
  let items: (Int) -> ItemCollection

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let layout = items(max(1, columns(available.columns))).layout
    return Size(available.columns, min(available.rows, layout.totalRows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    items(max(1, columns(rect.columns))).render(in: rect, on: painter) { index, frame, isSelected in
      let isFocused = isSelected && painter.context.focus == id
      card(index, isSelected, isFocused).draw(in: frame, on: painter)
    }
  }
}
