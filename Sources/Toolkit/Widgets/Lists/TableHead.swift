import Core
import Semantics
import Terminal

/// The heads of a table's columns, and the keys that do what they do.
struct TableHead {
  let id: Identifier
  let columns: [TableColumn]
  let sort: TableSort?
  let onSort: ((TableSort) -> Any)?

  /// What a head takes, that of the mark of the order included.
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
    let role: ThemeRole =
      painter.context.hovered == head ? .hovered : isSorted ? .accent : .title
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
    Target(
      head, frame: frame,
      onMouse: { event in
        guard case .press(.left, _) = event.kind else { return nil }
        return Response(actions: pressed(column), focus: .to(id))
      })
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
