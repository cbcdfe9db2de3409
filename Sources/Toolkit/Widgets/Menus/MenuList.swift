import Core
import Semantics
import Terminal

/// The items of a menu with their keys and pointer: what context menu and action sheet have in
/// common.
struct MenuList {
  let id: Identifier
  let label: String
  let rows: [MenuRow]
  let selection: Int
  let choose: (Any) -> Response<Any>
  let select: (Int) -> Response<Any>
  let dismiss: () -> Response<Any>

  /// Items are framed; for a screen reader the label stands above them.
  static func edges(isFlat: Bool) -> Insets { isFlat ? Insets(top: 1) : Insets(1) }

  func size(_ painter: Painter) -> Size {
    let columns = rows.map { self.columns(of: $0, painter) }.max() ?? 0
    let edges = Self.edges(isFlat: painter.context.isFlat)
    return Size(
      max(columns, DisplayWidth.of(label) + 4) + edges.left + edges.right,
      rows.count + edges.top + edges.bottom)
  }

  func draw(in box: Rect, on painter: Painter) {
    let inner = box.inset(Self.edges(isFlat: painter.context.isFlat))
    let first = firstShown(inner.rows)
    let shortcuts = shortcuts(painter)
    painter.add(target(box, inner, first, shortcuts))
    painter.add(scope(inner.rows, shortcuts, painter.context.language))
    drawBox(box, painter)
    drawMarks(box, first, inner.rows, painter)
    let node = SemanticNode(
      identifier: id, role: .menu, label: label,
      value: rows.indices.contains(selection) ? rows[selection].title : nil,
      traits: [.modal, .focusable], actions: ["choose"], frame: box)
    painter.group(node) {
      painter.clipped(to: inner) {
        for index in rows.indices { drawRow(index, frame(of: index, inner, first), painter) }
      }
    }
  }

  private func drawBox(_ box: Rect, _ painter: Painter) {
    painter.fill(box, role: .dialog)
    let columns = max(0, box.columns - 4)
    if painter.context.isFlat {
      painter.write(DisplayWidth.truncate(label, to: box.columns), at: box.origin, role: .title)
    } else if box.columns >= 2, box.rows >= 2 {
      Border.draw(box, role: .borderFocused, painter)
      let shown = DisplayWidth.truncate(label, to: columns - 2)
      if !shown.isEmpty {
        painter.write(" \(shown) ", at: Point(x: box.minX + 2, y: box.minY), role: .title)
      }
    }
  }

  /// On the frame, where rows are left out above or below.
  private func drawMarks(_ box: Rect, _ first: Int, _ visible: Int, _ painter: Painter) {
    guard !painter.context.isFlat, box.columns > 4 else { return }
    let x = box.maxX - 3
    if first > 0 { painter.write("▲", at: Point(x: x, y: box.minY), role: .borderFocused) }
    if first + visible < rows.count {
      painter.write("▼", at: Point(x: x, y: box.maxY - 1), role: .borderFocused)
    }
  }

  // MARK: Rows
  /// The first row that shows where not all do: the selection stands near the middle.
  private func firstShown(_ visible: Int) -> Int {
    min(max(0, selection - visible / 2), max(0, rows.count - visible))
  }

  private func frame(of index: Int, _ inner: Rect, _ first: Int) -> Rect {
    Rect(x: inner.minX, y: inner.minY + index - first, columns: inner.columns, rows: 1)
  }

  private func columns(of row: MenuRow, _ painter: Painter) -> Int {
    let keys = keys(of: row, painter)
    let words = row.words(painter.context.language, isFlat: painter.context.isFlat)
    return 3 + DisplayWidth.of(words) + (keys.isEmpty ? 0 : 2 + DisplayWidth.of(keys))
  }

  /// The keys that stand beside the items and choose them here too, past the letters that lead to
  /// one; with what each does.
  private func shortcuts(_ painter: Painter) -> [(index: Int, keys: [KeySequence])] {
    rows.indices.compactMap { index in
      guard rows[index].canBeChosen, let name = rows[index].shortcut,
        let binding = painter.binding(named: name, isActive: false)
      else { return nil }
      return (index, binding.keys)
    }
  }

  /// Returns true if a text is a shortcut as it is, or on the Latin layout where it leads to no
  /// item.
  private func isShortcut(
    _ text: String, _ shortcuts: [(index: Int, keys: [KeySequence])]
  ) -> Bool {
    guard let typed = text.first, text.count == 1 else { return false }
    let stroke = KeyStroke(.character(typed))
    func isBound(_ stroke: KeyStroke?) -> Bool {
      shortcuts.contains { $0.keys.contains { $0.single == stroke } }
    }
    if isBound(stroke) { return true }
    guard rows.next(startingWith: text, after: selection) == nil else { return false }
    return RussianLayout.latin(stroke).map(isBound) ?? false
  }

  /// The first key of the binding that does the same.
  private func keys(of row: MenuRow, _ painter: Painter) -> String {
    let binding = row.shortcut.flatMap { painter.binding(named: $0, isActive: false) }
    return binding?.keys.first?.description ?? ""
  }

  private func drawRow(_ index: Int, _ frame: Rect, _ painter: Painter) {
    let row = rows[index]
    if row.isSeparator {
      if painter.context.isFlat { return }
      return painter.write("─", count: frame.columns, at: frame.origin, role: .border)
    }
    let context = painter.context
    let isSelected = index == selection
    let rowID = id.item(row.key)
    let keys = keys(of: row, painter)
    let room = frame.columns - 3 - (keys.isEmpty ? 0 : DisplayWidth.of(keys) + 1)
    let words = row.words(context.language, isFlat: context.isFlat)
    if isSelected { painter.write("›", at: frame.origin, role: .accent) }
    painter.write(
      DisplayWidth.truncate(words, to: room), at: Point(x: frame.minX + 2, y: frame.minY),
      role: !row.isEnabled ? .disabled : row.isDangerous ? .danger : .text)
    painter.write(
      keys, at: Point(x: frame.maxX - 1 - DisplayWidth.of(keys), y: frame.minY), role: .hintKey)
    if isSelected {
      painter.highlight(frame, role: .selectionFocused)
      if context.isFlat { painter.showCursor(at: frame.origin) }
    } else if context.hovered == rowID {
      painter.highlight(frame, role: .hovered)
    }
    describe(row, isSelected, keys, frame, painter)
  }

  private func describe(
    _ row: MenuRow, _ isSelected: Bool, _ keys: String, _ frame: Rect, _ painter: Painter
  ) {
    painter.describe(
      SemanticNode(
        identifier: id.item(row.key), role: .menuItem, label: row.title,
        value: keys.isEmpty ? nil : keys,
        traits: row.isEnabled ? isSelected ? .selected : [] : .disabled,
        actions: row.isEnabled ? ["press"] : [], frame: frame))
  }

  // MARK: Input
  private func target(
    _ box: Rect, _ inner: Rect, _ first: Int, _ shortcuts: [(index: Int, keys: [KeySequence])]
  ) -> Target<Any> {
    let hit = { (point: Point) -> Int? in
      inner.contains(point)
        ? rows.indices.first { frame(of: $0, inner, first).contains(point) } : nil
    }
    var target = Target<Any>(
      id, frame: box, isFocusable: true, wish: .atOnce,
      part: { point in
        hit(point).flatMap { rows[$0].canBeChosen ? id.item(rows[$0].key) : nil }
      },
      onText: type,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): return move(rows.neighbour(of: selection, -1))
        case .wheel(.down): return move(rows.neighbour(of: selection, 1))
        case .press(.left, _): return hit(event.position).map(press) ?? Response()
        default: return Response()
        }
      })
    target.takes = { !isShortcut($0, shortcuts) }
    return target
  }

  private func press(_ index: Int) -> Response<Any> {
    guard rows.indices.contains(index), rows[index].canBeChosen, let action = rows[index].action
    else { return Response() }
    return choose(action)
  }

  /// Letters go to the item that begins with them; blank, `j` and `k` do what they do in a list.
  private func type(_ text: String) -> Response<Any> {
    if let index = rows.next(startingWith: text, after: selection) { return select(index) }
    switch text {
    case " ": return press(selection)
    case "j": return move(rows.neighbour(of: selection, 1))
    case "k": return move(rows.neighbour(of: selection, -1))
    default: return Response()
    }
  }

  private func move(_ index: Int?) -> Response<Any> { index.map(select) ?? Response() }

  private func scope(
    _ page: Int, _ shortcuts: [(index: Int, keys: [KeySequence])], _ language: Language
  ) -> Scope {
    Scope(
      title: label, owner: id,
      bindings: shortcuts.map { index, keys in
        KeyBinding("menu.\(rows[index].key)", sequences: keys, rows[index].title) { press(index) }
      } + [
        KeyBinding("menu.choose", [.enter], language.say(en: "choose", ru: "выбрать")) {
          press(selection)
        },
        KeyBinding("menu.next", [.down], language.say(en: "down", ru: "вниз")) {
          move(rows.neighbour(of: selection, 1))
        },
        KeyBinding("menu.previous", [.up], language.say(en: "up", ru: "вверх")) {
          move(rows.neighbour(of: selection, -1))
        },
        KeyBinding(
          "menu.first", [.home, .pageUp], ListMove.first.title(language), hint: .helpOnly
        ) { move(rows.edge(last: false)) },
        KeyBinding(
          "menu.last", [.end, .pageDown], ListMove.last.title(language), hint: .helpOnly
        ) { move(rows.edge(last: true)) },
        KeyBinding("menu.close", [.escape], language.say(en: "close", ru: "закрыть")) { dismiss() },
      ])
  }
}

/// One action of a ``ContextMenu`` or an ``ActionSheet``, or a line between two groups of them.
public struct MenuItem<Action> {
  let row: MenuRow

  /// - Parameters:
  ///   - key: names it among the items, in every language: `pets.menu[delete]`.
  ///   - shortcut: the name of the binding that does the same; its keys stand beside the title.
  ///   - isDangerous: marked, as what cannot be taken back.
  public init(
    _ key: String, _ title: String, shortcut: String? = nil, isEnabled: Bool = true,
    isDangerous: Bool = false, action: Action
  ) {
    row = MenuRow(
      key: key, title: title, shortcut: shortcut, isEnabled: isEnabled, isDangerous: isDangerous,
      action: action)
  }

  private init(_ row: MenuRow) { self.row = row }

  /// A line between two groups of items.
  public static var separator: MenuItem { MenuItem(MenuRow(key: "", title: "", action: nil)) }
}

/// A ``MenuItem`` as the walk handles it.
struct MenuRow {
  let key: String
  let title: String
  var shortcut: String?
  var isEnabled = true
  var isDangerous = false
  /// Nil where it is a line between others.
  let action: Any?

  var isSeparator: Bool { action == nil }
  var canBeChosen: Bool { isEnabled && !isSeparator }

  /// Returns the title; that it is dangerous or cannot be used is told without colour too.
  func words(_ language: Language, isFlat: Bool) -> String {
    let words = isDangerous ? "! " + title : title
    guard isFlat, !isEnabled else { return words }
    return words + language.say(en: " (not now)", ru: " (сейчас нельзя)")
  }
}

extension [MenuRow] {
  /// The first that can be chosen, or the last one.
  func edge(last: Bool) -> Int? {
    last ? lastIndex(where: \.canBeChosen) : firstIndex(where: \.canBeChosen)
  }

  /// The next that can be chosen, in a direction, around the ends.
  func neighbour(of index: Int, _ step: Int) -> Int? {
    guard !isEmpty else { return nil }
    return (1...count).lazy.map { (index + $0 * step + $0 * count) % count }
      .first { self[$0].canBeChosen }
  }

  /// The next after `index`, around the end, that can be chosen and begins with a text.
  func next(startingWith text: String, after index: Int) -> Int? {
    TypeAhead.index(of: text, from: index + 1, count: count) {
      self[$0].canBeChosen ? self[$0].title : nil
    }
  }
}
