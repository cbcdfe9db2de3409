import Core
import Semantics
import Terminal

/// The heads of a table's columns, and the keys that do what they do.
struct TableHead {
  let id: Identifier
  let columns: [TableColumn]
  let sort: TableSort?
  let onSort: ((TableSort) -> Any)?

  /// Returns the columns of a head, with those of the mark of the order.
  func columns(of column: Int) -> Int { DisplayWidth.of(columns[column].title) + 2 }

  func draw(_ spots: [(column: Int, frame: Rect)], on painter: Painter) {
    for (column, frame) in spots where !frame.isEmpty { draw(column, frame, painter) }
  }

  private func draw(_ column: Int, _ frame: Rect, _ painter: Painter) {
    let head = id.child("column").item(columns[column].name)
    let isSorted = sort?.column == column
    let mark = isSorted ? mark(in: frame.columns, of: column, painter.context) : ""
    let room = frame.columns - DisplayWidth.of(mark)
    let text = DisplayWidth.truncate(columns[column].title, to: room) + mark
    let isTrailing = columns[column].alignment == .trailing
    let inset = isTrailing ? max(0, frame.columns - DisplayWidth.of(text)) : 0
    let isPressable = onSort != nil && columns[column].isSortable
    let role: ThemeRole = painter.context.hovered == head ? .hovered : isSorted ? .accent : .title
    painter.write(text, at: frame.origin + Point(x: inset, y: 0), role: role)
    painter.describe(
      SemanticNode(
        identifier: head, role: .columnHeader, label: columns[column].title,
        value: isSorted ? order(painter.context.language) : nil,
        traits: isSorted ? .selected : [], actions: isPressable ? ["press"] : [], frame: frame))
    if isPressable { painter.add(target(head, column, frame)) }
  }

  /// In words for whoever hears the screen, where they fit.
  private func mark(in room: Int, of column: Int, _ context: RenderContext) -> String {
    let title = DisplayWidth.of(columns[column].title)
    let words = [order(context.language), shortOrder(context.language)].map { ", " + $0 }
    let fitting = words.first { title + DisplayWidth.of($0) <= room }
    if context.isFlat, let fitting { return fitting }
    return sort?.isAscending == true ? " ▲" : " ▼"
  }

  private func order(_ language: Language) -> String {
    sort?.isAscending == true
      ? language.say(en: "ascending", ru: "по возрастанию")
      : language.say(en: "descending", ru: "по убыванию")
  }

  private func shortOrder(_ language: Language) -> String {
    sort?.isAscending == true
      ? language.say(en: "up", ru: "вверх") : language.say(en: "down", ru: "вниз")
  }

  private func target(_ head: Identifier, _ column: Int, _ frame: Rect) -> Target<Any> {
    Target(head, frame: frame, onPress: { _ in Response(actions: pressed(column), focus: .to(id)) })
  }

  private func pressed(_ column: Int) -> [Any] {
    guard let onSort else { return [] }
    return [onSort(sort?.pressed(column) ?? TableSort(column: column))]
  }

  func bindings(_ language: Language) -> [KeyBinding<Any>] {
    let sortable = columns.indices.filter { columns[$0].isSortable }
    guard let onSort, let first = sortable.first else { return [] }
    let next = sortable.first { $0 > sort?.column ?? -1 } ?? first
    var rows = [
      KeyBinding<Any>(
        "table.sort", ["s"],
        language.say(en: "sort by next column", ru: "сортировка по следующему столбцу"),
        onSort(TableSort(column: next)))
    ]
    if let sort {
      rows.append(
        KeyBinding(
          "table.reverse", ["S"], language.say(en: "reverse the order", ru: "обратный порядок"),
          hint: .helpOnly, onSort(sort.pressed(sort.column))))
    }
    return rows
  }
}

/// The widths of a table's columns in a room.
struct TableLayout {
  static let spacing = 2

  let columns: [TableColumn]
  /// The widest that each column wants to be, by its cells and its title.
  let wanted: [Int]
  let room: Int
  /// The column that the rows are in the order of: without it they would seem to be in none.
  var sorted: Int?

  /// Nothing for a column that is left out.
  var widths: [Int?] {
    let shown = shown
    var widths: [Int?] = columns.indices.map { shown.contains($0) ? least($0) : nil }
    var left = room - used(shown)
    if left < 0, let only = shown.first { widths[only] = max(0, room) }
    var shares = shown.reduce(0) { $0 + share($1) }
    for index in shown where share(index) > 0 && left > 0 {
      let part = left * share(index) / shares
      widths[index] = (widths[index] ?? 0) + part
      left -= part
      shares -= share(index)
    }
    return widths
  }

  /// The columns that there is room for; at least one.
  private var shown: [Int] {
    var shown = Array(columns.indices)
    while shown.count > 1, used(shown) > room {
      let others = shown.indices.filter { shown[$0] != sorted }
      let lowest = others.map { columns[shown[$0]].priority }.min()
      guard let last = others.last(where: { columns[shown[$0]].priority == lowest }) else { break }
      shown.remove(at: last)
    }
    return shown
  }

  private func used(_ shown: [Int]) -> Int {
    shown.reduce(0) { $0 + least($1) } + Self.spacing * max(0, shown.count - 1)
  }

  private func least(_ index: Int) -> Int {
    switch columns[index].width {
    case .fixed(let width): max(0, width)
    case .fit(let min, let max): Swift.min(Swift.max(min, wanted[index]), Swift.max(min, max))
    case .flex(_, let min): max(0, min)
    }
  }

  private func share(_ index: Int) -> Int {
    if case .flex(let share, _) = columns[index].width { max(1, share) } else { 0 }
  }
}
