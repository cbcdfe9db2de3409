import Semantics
import Terminal

/// Rows of cells under heads; a press on a head, or `s`, puts them in its order.
///
/// Arrows move, `Enter` or a double click opens, wheel and bar scroll, `S` turns the order round. The
/// feature sorts; the table shows by what. Where it is narrow, columns of low priority are left out.
///
/// ```
/// Table(
///   "table.pets", label: words.pets, columns: columns, count: state.order.count,
///   selection: state.selection.shown, sort: state.sort, key: { "\(state.order[$0])" },
///   itemLabel: { words.name(state.order[$0]) }, onSort: { .sorted($0) },
///   onMove: { .moved($0) }, cell: { cell(state.order[$0], column: $1) }
/// )
/// ```
public struct Table<Action>: PlainWidget, ItemWidget {
  public var extras = ItemExtras()
  private let items: ItemCollection
  private let columns: [TableColumn]
  private let sort: TableSort?
  private let onSort: ((TableSort) -> Any)?
  private let cell: (Int, Int) -> Part

  /// - Parameters:
  ///   - sort: by what the rows are in order; nil where they are in none of a column.
  ///   - onSort: nil where the user cannot choose.
  ///   - cell: what stands in a row and a column; one line.
  public init(
    _ id: Identifier, label: String, columns: [TableColumn], count: Int, selection: Int?,
    sort: TableSort? = nil, key: @escaping (Int) -> String, itemLabel: @escaping (Int) -> String,
    openTitle: String? = nil, onSort: ((TableSort) -> Action)? = nil,
    onMove: @escaping (Int) -> Action, onOpen: ((Int) -> Action)? = nil,
    cell: @escaping (_ row: Int, _ column: Int) -> Element<Action>
  ) {
    items = ItemCollection(
      id: id, label: label, role: .table, itemRole: .row, layout: ItemLayout(count: count),
      selection: selection, key: key, itemLabel: itemLabel, openTitle: openTitle,
      onMove: { onMove($0) }, onOpen: onOpen.map { open in { open($0) } })
    (self.columns, self.sort) = (columns, sort)
    self.onSort = onSort.map { onSort in { onSort($0) } }
    self.cell = { cell($0, $1).part }
  }

  var part: Part {
    var items = items
    items.extras = extras
    return Part(Cells(items: items, columns: columns, sort: sort, onSort: onSort, cell: cell))
  }
}

/// The drawing of a table.
struct Cells: Drawing {
  var items: ItemCollection
  let columns: [TableColumn]
  let sort: TableSort?
  let onSort: ((TableSort) -> Any)?
  let cell: (Int, Int) -> Part

  /// The columns of the mark before each row.
  private static let inset = 2

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, items.layout.totalRows + 1))
  }

  func draw(in rect: Rect, on painter: Painter) {
    var items = items
    let head = TableHead(id: items.id, columns: columns, sort: sort, onSort: onSort)
    items.widths = { view, before, context in widths(view, before, head, context) }
    items.header = ItemCollection.Header(rows: 1) { frame, wanted, painter in
      head.draw(spots(frame, wanted), on: painter)
    }
    let language = painter.context.language
    let own = items.extras.bindings
    items.extras.bindings = { (own?($0) ?? []) + head.bindings(language) }
    items.render(in: rect, on: painter) { index, frame, look in
      let spots = spots(frame, look.widths)
      look.drawRow(in: frame, isHighlighted: true, on: painter) { _ in
        for (column, spot) in spots { draw(index, column, in: spot, on: painter) }
      }
    }
  }

  private func draw(_ row: Int, _ column: Int, in spot: Rect, on painter: Painter) {
    let part = cell(row, column)
    var frame = spot
    if columns[column].alignment == .trailing {
      let asked = min(part.measure(spot.size, painter.context).columns, spot.columns)
      frame = spot.inset(Insets(left: spot.columns - asked))
    }
    let node = SemanticNode(role: .cell, label: columns[column].title, frame: spot)
    painter.group(node) { part.draw(in: frame, on: painter) }
  }

  /// The columns that show, and where they stand in a row.
  private func spots(_ frame: Rect, _ wanted: [Int]) -> [(column: Int, frame: Rect)] {
    let room = max(0, frame.columns - Self.inset)
    let layout = TableLayout(columns: columns, wanted: wanted, room: room, sorted: sort?.column)
    var x = frame.minX + Self.inset
    var spots: [(Int, Rect)] = []
    for (column, width) in layout.widths.enumerated() {
      guard let width else { continue }
      spots.append((column, Rect(x: x, y: frame.minY, columns: width, rows: frame.rows)))
      x += width + TableLayout.spacing
    }
    return spots
  }

  /// Returns the widths of columns that fit their cells; never less than before, so that scrolling
  /// moves none.
  private func widths(
    _ view: ItemViewport, _ before: [Int], _ head: TableHead, _ context: RenderContext
  ) -> [Int] {
    columns.indices.map { column in
      guard case .fit(_, let most) = columns[column].width else { return 0 }
      var widest = before.count == columns.count ? before[column] : head.columns(of: column)
      for row in view.items where widest < most {
        widest = max(widest, cell(row, column).measure(Size(most, 1), context).columns)
      }
      return widest
    }
  }
}

/// One column of a table: what stands above it, how wide it is, and when it may be missing.
public struct TableColumn: Hashable, Sendable {
  public enum Width: Hashable, Sendable {
    case fixed(Int)
    /// As wide as its widest cell that has shown, within bounds.
    case fit(min: Int = 1, max: Int = 40)
    /// A share of what is left, and no less than a minimum.
    case flex(share: Int = 1, min: Int = 8)
  }

  public enum Alignment: Hashable, Sendable { case leading, trailing }

  /// The same in every language; part of its identifier.
  public var name: String
  public var title: String
  public var width: Width
  public var alignment: Alignment
  /// The priority in little room: columns of low priority are left out first.
  public var priority: Int
  public var isSortable: Bool

  public init(
    _ name: String, _ title: String, width: Width = .fit(), alignment: Alignment = .leading,
    priority: Int = 0, isSortable: Bool = true
  ) {
    (self.name, self.title, self.width, self.alignment) = (name, title, width, alignment)
    (self.priority, self.isSortable) = (priority, isSortable)
  }
}

/// The column that the rows of a table are in the order of.
public struct TableSort: Hashable, Sendable {
  public var column: Int
  public var isAscending: Bool

  public init(column: Int, isAscending: Bool = true) {
    (self.column, self.isAscending) = (column, isAscending)
  }

  /// The order after its column's head was pressed: the other way round, or by that column.
  public func pressed(_ column: Int) -> TableSort {
    column == self.column
      ? TableSort(column: column, isAscending: !isAscending) : TableSort(column: column)
  }
}
