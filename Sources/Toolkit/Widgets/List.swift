import Terminal

/// Items one below another; draws only those that show, so a million cost what ten do.
///
/// The selected row has a mark at its left edge, so that it is told without colour.
public struct List<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - selection: the index of the selected item; the list scrolls to show it.
  ///   - rows: the height of an item.
  ///   - expanded: the one item that is higher, and by how many rows.
  ///   - isHighlighted: whether the selected row is coloured; its mark stays where it is not, as
  ///     while a field in it is edited.
  ///   - key: what stays the same about an item when others come and go; part of its identifier.
  ///   - itemLabel: what a person would call the item.
  public init(
    _ id: Identifier, label: String, count: Int, selection: Int?, rows: Int = 1,
    expanded: (index: Int, extra: Int)? = nil,
    isHighlighted: Bool = true, key: @escaping (Int) -> String,
    itemLabel: @escaping (Int) -> String, openTitle: String? = nil,
    onMove: @escaping (Int) -> Action,
    onOpen: @escaping (Int) -> Action, row: @escaping (Int) -> Element<Action>
  ) {
    let layout = ItemLayout(count: count, itemRows: rows, expanded: expanded)
    let items = ItemCollection(
      id: id, label: label, role: .list, itemRole: .row, layout: layout, selection: selection,
      spacing: 0, key: key, itemLabel: itemLabel, openTitle: openTitle, onMove: { onMove($0) },
      onOpen: { onOpen($0) })
    part = Part(Rows(items: items, isHighlighted: isHighlighted) { row($0).part })
  }
}

/// What a list draws.
struct Rows: Drawing {
  let items: ItemCollection
  let isHighlighted: Bool
  let row: (Int) -> Part

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, items.layout.totalRows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let isFocused = painter.context.focus == items.id
    let role: ThemeRole = isFocused ? .selectionFocused : .selection
    items.render(in: rect, on: painter) { index, frame, isSelected in
      if isSelected, isHighlighted { painter.fill(frame, role: role) }
      row(index).draw(in: frame.inset(Insets(left: 2)), on: painter)
      guard isSelected else { return }
      painter.write("›", at: frame.origin, role: .accent)
      if isHighlighted { painter.highlight(frame, role: role) }
    }
  }
}
