import Terminal

/// Items one below another; draws only those that show, so a million cost what ten do.
///
/// The selected row has a mark at its left edge, so that it is told without colour.
public struct List<Action>: Widget {
  private let items: ItemCollection<Action>
  private let isHighlighted: Bool
  private let row: (Int) -> Element<Action>

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
    items = ItemCollection(
      id: id, label: label, role: .list, itemRole: .row, layout: layout, selection: selection,
      spacing: 0, key: key, itemLabel: itemLabel, openTitle: openTitle, onMove: onMove,
      onOpen: onOpen)
    self.isHighlighted = isHighlighted
    self.row = row
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, items.layout.totalRows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    items.render(in: rect, &canvas) { index, frame, isSelected, canvas in
      let isFocused = canvas.isFocused(items.id)
      if isSelected, isHighlighted {
        canvas.fill(frame, role: isFocused ? .selectionFocused : .selection)
      }
      row(index).render(in: frame.inset(Insets(left: 2)), &canvas)
      guard isSelected else { return }
      canvas.write("›", at: frame.origin, role: .accent)
      guard isHighlighted else { return }
      canvas.highlight(frame, role: isFocused ? .selectionFocused : .selection)
    }
  }
}
