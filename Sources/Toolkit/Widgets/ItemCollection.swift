import Terminal

/// What list and card grid have in common: keys, pointer, scrolling, and drawing of what shows only.
struct ItemCollection {
  struct Offset: ControlState {
    var rows = 0
  }

  let id: Identifier
  let label: String
  let role: Role
  let itemRole: Role
  let layout: ItemLayout
  let selection: Int?
  let spacing: Int
  let key: (Int) -> String
  let itemLabel: (Int) -> String
  /// What opening does, for hint and help; nil for `open`.
  let openTitle: String?
  let onMove: (Int) -> Any
  let onOpen: (Int) -> Any

  /// Draws what shows; `draw` gets the index, its room, and whether it is the selected one.
  func render(
    in rect: Rect, on painter: Painter, draw: (Int, Rect, Bool) -> Void
  ) {
    guard !rect.isEmpty else { return }
    let offset = offset(rect.rows, painter.context)
    let hasBar = layout.totalRows > rect.rows
    let width = rect.columns - (hasBar ? 1 : 0)
    let items = layout.visible(from: offset, rows: rect.rows)
    painter.keep(Offset(rows: offset), for: id)
    painter.add(target(rect, offset, width, items))
    painter.add(scope(rect.rows, painter.context.language))
    painter.group(node(rect)) {
      for index in items {
        let frame = frame(of: index, in: rect, width: width, offset: offset)
        let isSelected = index == selection
        painter.clipped(to: rect) {
          painter.group(itemNode(index, frame, isSelected)) { draw(index, frame, isSelected) }
        }
      }
    }
    if hasBar {
      ScrollBar.draw(
        in: rect, offset: offset, visible: rect.rows, total: layout.totalRows, painter)
    }
  }

  private func offset(_ rows: Int, _ context: RenderContext) -> Int {
    let kept = context.control(id, as: Offset.self)?.rows ?? 0
    return layout.offset(showing: selection ?? 0, from: kept, visible: rows)
  }

  private func frame(of index: Int, in rect: Rect, width: Int, offset: Int) -> Rect {
    let column = index % layout.columns
    let room = width - spacing * (layout.columns - 1)
    let left = room * column / layout.columns + spacing * column
    let right = room * (column + 1) / layout.columns + spacing * column
    return Rect(
      x: rect.minX + left, y: rect.minY + layout.top(of: index) - offset,
      columns: max(0, right - left), rows: layout.rows(of: index))
  }

  private func node(_ rect: Rect) -> SemanticNode {
    SemanticNode(
      identifier: id, role: role, label: label,
      value: selection.map { "\(min($0 + 1, layout.count))/\(layout.count)" },
      traits: .focusable, actions: ["open", "scroll"], frame: rect)
  }

  private func itemNode(_ index: Int, _ frame: Rect, _ isSelected: Bool) -> SemanticNode {
    SemanticNode(
      identifier: id.child(itemRole == .card ? "card" : "row").item(key(index)), role: itemRole,
      label: itemLabel(index), traits: isSelected ? .selected : [], actions: ["press", "open"],
      frame: frame)
  }

  private func target(
    _ rect: Rect, _ offset: Int, _ width: Int, _ items: Range<Int>
  ) -> Target<Any> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): return move(.up, rect.rows)
        case .wheel(.down): return move(.down, rect.rows)
        case .press(.left, let clicks):
          let hit = items.first {
            frame(of: $0, in: rect, width: width, offset: offset).contains(event.position)
          }
          guard let hit else { return Response() }
          return clicks == 2 ? .send(onOpen(hit)) : .send(onMove(hit))
        default: return nil
        }
      })
  }

  private func scope(_ page: Int, _ language: Language) -> Scope {
    Scope(title: label, owner: id) { bindings(page, language) }
  }

  private func bindings(_ page: Int, _ language: Language) -> [KeyBinding<Any>] {
    let moves = ListMove.allCases.filter { layout.columns > 1 || $0.isVertical }
    var bindings = moves.map { step in
      KeyBinding<Any>("list.\(step)", step.keys, step.title(language), hint: .helpOnly) {
        move(step, page)
      }
    }
    if let selection, layout.count > 0 {
      let title = openTitle ?? language.say(en: "open", ru: "открыть")
      bindings.insert(KeyBinding("list.open", [.enter], title, onOpen(selection)), at: 0)
    }
    return bindings
  }

  private func move(_ step: ListMove, _ visibleRows: Int) -> Response<Any> {
    guard layout.count > 0 else { return Response() }
    let page = max(1, visibleRows / layout.itemRows)
    let goal = step.target(
      from: selection ?? 0, count: layout.count, page: page, columns: layout.columns)
    return goal == selection ? Response() : .send(onMove(goal))
  }
}
