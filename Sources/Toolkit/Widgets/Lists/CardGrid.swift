import Semantics
import Terminal

/// Cards of equal size in as many columns as fit; draws only those that show.
///
/// Arrows move, a page keeps the column, `Enter` or a double click opens, wheel and bar scroll. In flat
/// mode the cards are a list: one below another, without their frames, the mark beside the selected.
///
/// ```
/// CardGrid(
///   "card-grid.pets", label: words.pets, count: state.pets.count,
///   selection: state.selection.shown, rows: 4, columns: { max(1, $0 / 20) },
///   key: { "\(state.pets[$0])" }, itemLabel: { words.name(state.pets[$0]) },
///   onMove: { .moved($0) }, card: { card(state.pets[$0], isSelected: $1, isFocused: $2) }
/// )
/// .onReorder { .reordered($0, $1) }
/// ```
public struct CardGrid<Action>: PlainWidget, ItemWidget {
  public var extras = ItemExtras()
  private var items: ItemCollection
  private let columns: (Int) -> Int
  private let flatRows: Int
  private let card: (Int, Bool, Bool) -> Part

  /// - Parameters:
  ///   - columns: how many columns stand in a width; at least 1.
  ///   - rows: the height of a card.
  ///   - flatRows: its height in flat mode; nil for that of what a frame holds.
  ///   - onOpen: nil where cards are only selected.
  ///   - card: the card of an item; whether it is the selected one, and one of a focused grid. In flat
  ///     mode it is told of neither, as the grid marks the card itself.
  public init(
    _ id: Identifier, label: String, count: Int, selection: Int?, rows: Int,
    flatRows: Int? = nil, columns: @escaping (Int) -> Int, key: @escaping (Int) -> String,
    itemLabel: @escaping (Int) -> String, openTitle: String? = nil,
    onMove: @escaping (Int) -> Action,
    onOpen: ((Int) -> Action)? = nil, card: @escaping (Int, Bool, Bool) -> Element<Action>
  ) {
    items = ItemCollection(
      id: id, label: label, role: .grid, itemRole: .card,
      layout: ItemLayout(count: count, itemRows: rows), selection: selection, spacing: 1, key: key,
      itemLabel: itemLabel, openTitle: openTitle, onMove: { onMove($0) },
      onOpen: onOpen.map { open in { open($0) } })
    self.columns = columns
    self.flatRows = max(1, flatRows ?? rows - 2)
    self.card = { card($0, $1, $2).part }
  }

  /// Cards under headings; each section begins a line of its own, and the heading of the one at the
  /// top stays there while its cards scroll.
  ///
  /// ```
  /// CardGrid(
  ///   "grid.habits", label: words.habits, sections: state.sections,
  ///   heading: { words.part($0) }, selection: state.selected, rows: 3, columns: { $0 / 30 },
  ///   key: { "\($0)" }, itemLabel: { habit($0) }, onMove: { .moved($0) },
  ///   card: { index, _, _ in card(index) })
  /// ```
  public init(
    _ id: Identifier, label: String, sections: ListSections, heading: @escaping (Int) -> String,
    selection: Int?, rows: Int, flatRows: Int? = nil, columns: @escaping (Int) -> Int,
    key: @escaping (Int) -> String, itemLabel: @escaping (Int) -> String,
    openTitle: String? = nil, onMove: @escaping (Int) -> Action,
    onOpen: ((Int) -> Action)? = nil, card: @escaping (Int, Bool, Bool) -> Element<Action>
  ) {
    self.init(
      id, label: label, count: sections.itemCount, selection: selection, rows: rows,
      flatRows: flatRows, columns: columns, key: key, itemLabel: itemLabel, openTitle: openTitle,
      onMove: onMove, onOpen: onOpen, card: card)
    items.layout.sections = sections
    items.heading = heading
  }

  /// Gives a card that stands alone in its line all of the line.
  public func widensAlone() -> CardGrid {
    var grid = self
    grid.items.layout.widensAlone = true
    return grid
  }

  var part: Part {
    var items = items
    items.extras = extras
    return Part(Cards(items: items, flatRows: flatRows, columns: columns, card: card))
  }
}

/// The drawing of a grid of cards.
struct Cards: Drawing {
  let items: ItemCollection
  let flatRows: Int
  let columns: (Int) -> Int
  let card: (Int, Bool, Bool) -> Part

  var flex: Flex { .both }

  private func items(in columns: Int, isFlat: Bool) -> ItemCollection {
    var items = items
    items.layout.columns = isFlat ? 1 : max(1, self.columns(columns))
    items.layout.leastRows = 2
    if isFlat { items.layout.itemRows = flatRows }
    return items
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let layout = items(in: available.columns, isFlat: context.isFlat).layout
    return Size(available.columns, min(available.rows, layout.totalRows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let isFlat = painter.context.isFlat
    items(in: rect.columns, isFlat: isFlat).render(in: rect, on: painter) { index, frame, look in
      if isFlat {
        return look.drawRow(in: frame, isHighlighted: true, on: painter) {
          card(index, false, false).draw(in: $0, on: painter)
        }
      }
      let isSelected = look.isSelected
      card(index, isSelected, isSelected && look.isFocused).draw(in: frame, on: painter)
      if look.isDragged { painter.write("↕", at: frame.origin, role: .accent) }
    }
  }
}
