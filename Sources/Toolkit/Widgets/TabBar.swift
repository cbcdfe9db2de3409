import Terminal

/// The strip of tabs: a digit each, arrows or `Tab` while it has the focus, or a click.
public struct TabBar<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let titles: [(key: String, title: String)]
  private let selection: Int
  private let onSelect: (Int) -> Action

  public init(
    _ id: Identifier, label: String, titles: [(key: String, title: String)], selection: Int,
    onSelect: @escaping (Int) -> Action
  ) {
    self.id = id
    self.label = label
    self.titles = titles
    self.selection = selection
    self.onSelect = onSelect
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let isFocused = canvas.isFocused(id)
    let spots = spots(in: rect)
    let node = SemanticNode(
      identifier: id, role: .tabList, label: label, traits: .focusable, actions: ["choose"],
      frame: rect)
    canvas.group(node) { canvas in
      for (index, frame) in spots.enumerated() { draw(index, frame, isFocused, &canvas) }
    }
    canvas.add(target(rect, spots))
    canvas.add(scope(canvas.context.language))
  }

  private func spots(in rect: Rect) -> [Rect] {
    var x = rect.minX
    return titles.indices.map { index in
      let width = min(DisplayWidth.of(text(index)), max(0, rect.maxX - x))
      defer { x += width + 1 }
      return Rect(x: x, y: rect.minY, columns: width, rows: 1)
    }
  }

  private func text(_ index: Int) -> String { " \(index + 1) \(titles[index].title) " }

  private func draw(
    _ index: Int, _ frame: Rect, _ isFocused: Bool, _ canvas: inout Canvas<Action>
  ) {
    let isSelected = index == selection
    let role: ThemeRole = !isSelected ? .tab : isFocused ? .buttonFocused : .tabSelected
    canvas.write(
      DisplayWidth.truncate(text(index), to: frame.columns), at: frame.origin, role: role)
    canvas.describe(
      SemanticNode(
        identifier: id.item(titles[index].key), role: .tab, label: titles[index].title,
        traits: isSelected ? .selected : [], actions: ["press"], frame: frame))
  }

  private func target(_ rect: Rect, _ spots: [Rect]) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true,
      onMouse: { event in
        guard case .press(.left, _) = event.kind else { return nil }
        let hit = spots.firstIndex { $0.contains(event.position) }
        guard let hit else { return Response() }
        return Response(actions: [onSelect(hit)], focus: .toContent)
      })
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    let count = max(1, titles.count)
    let next = language.say(en: "next tab", ru: "следующая вкладка")
    let previous = language.say(en: "previous tab", ru: "предыдущая вкладка")
    let enter = language.say(en: "into the tab", ru: "к содержимому")
    return BindingScope(
      title: label, owner: id,
      bindings: [
        KeyBinding("tabs.next", [.right, "l"], next, onSelect((selection + 1) % count)),
        KeyBinding(
          "tabs.previous", [.left, "h"], previous, onSelect((selection + count - 1) % count)),
        KeyBinding("tabs.enter", [.enter, .down, "j", .escape], enter) {
          Response(focus: .toContent)
        },
      ])
  }
}
