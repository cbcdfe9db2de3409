import Core
import Semantics
import Terminal

/// One of a few options, all in sight: `←` and `→` choose, or a click on an option; where they would
/// take too many lines, the chosen one stands alone, `‹ Dark ›`.
///
/// ```
/// Choice(
///   "choice.wind", setup.say(en: "Wind", ru: "Ветер"), options: winds, selection: state.wind,
///   onChange: { .windChosen($0) })
/// ```
public struct Choice<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let options: [String]
  private let selection: Int
  private let limit: Int
  private let onChange: (Int) -> Action

  public init(
    _ id: Identifier, _ label: String, options: [String], selection: Int, lines: Int = .max,
    onChange: @escaping (Int) -> Action
  ) {
    (self.id, self.label, self.options, self.selection) = (id, label, options, selection)
    limit = lines
    self.onChange = onChange
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let rows = isCompact(available.columns) ? 1 : lines(available.columns).count
    return Size(available.columns, min(rows, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    if isCompact(rect.columns) { return renderCompact(in: rect, &canvas) }
    var spots: [(frame: Rect, index: Int)] = []
    for (row, line) in lines(rect.columns).enumerated() {
      for part in line {
        let origin = Point(x: rect.minX + part.x, y: rect.minY + row)
        let role = role(part.index, canvas)
        let width = canvas.write(text(part.index), at: origin, role: role)
        spots.append((Rect(origin: origin, size: Size(width, 1)), part.index))
      }
    }
    describe(rect, spots, &canvas)
    canvas.add(target(rect, spots))
    canvas.add(scope(canvas.context.language))
  }

  // MARK: The chosen one alone
  private func isCompact(_ columns: Int) -> Bool {
    limit < options.count && options.indices.contains(selection) && lines(columns).count > limit
  }

  private func renderCompact(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let name = DisplayWidth.truncate(options[selection], to: max(1, rect.columns - 4))
    let width = canvas.write("‹ \(name) ›", at: rect.origin, role: role(selection, canvas))
    let frame = Rect(origin: rect.origin, size: Size(width, 1))
    describe(rect, [(frame, selection)], &canvas)
    var target = target(rect, [])
    target.onMouse = { event in
      guard case .press(.left, _) = event.kind else { return nil }
      guard frame.contains(event.position) else { return Response() }
      return turn(isNext: event.position.x >= frame.minX + 2)
    }
    canvas.add(target)
    canvas.add(scope(canvas.context.language))
  }

  // MARK: All in sight
  private func role(_ index: Int, _ canvas: Canvas<Action>) -> ThemeRole {
    if index == selection { return canvas.isFocused(id) ? .buttonFocused : .accent }
    return canvas.isHovered(part(index)) ? .hovered : .muted
  }

  private func part(_ index: Int) -> Identifier { id.child("option").item(index) }
  /// A mark beside the chosen one, so that it is told without colour.
  private func text(_ index: Int) -> String { (index == selection ? "● " : "○ ") + options[index] }

  private func lines(_ columns: Int) -> [[(x: Int, index: Int)]] {
    var lines: [[(x: Int, index: Int)]] = [[]]
    var x = 0
    for index in options.indices {
      let width = DisplayWidth.of(text(index))
      if x > 0, x + width > columns {
        lines.append([])
        x = 0
      }
      lines[lines.count - 1].append((x, index))
      x += width + 3
    }
    return lines
  }

  private func describe(
    _ rect: Rect, _ spots: [(frame: Rect, index: Int)], _ canvas: inout Canvas<Action>
  ) {
    let node = SemanticNode(
      identifier: id, role: .choice, label: label,
      value: options.indices.contains(selection) ? options[selection] : nil, traits: .focusable,
      actions: ["choose"], frame: rect)
    canvas.group(node) { canvas in
      for spot in spots {
        canvas.describe(
          SemanticNode(
            identifier: part(spot.index), role: .button,
            label: options[spot.index], traits: spot.index == selection ? .checked : [],
            actions: ["press"], frame: spot.frame))
      }
    }
  }

  private func target(_ rect: Rect, _ spots: [(frame: Rect, index: Int)]) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      part: { point in spots.first { $0.frame.contains(point) }.map { part($0.index) } },
      onPress: { point in
        guard let spot = spots.first(where: { $0.frame.contains(point) }) else { return Response() }
        return choose(spot.index)
      })
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    let next = language.say(en: "next option", ru: "следующий вариант")
    let previous = language.say(en: "previous option", ru: "предыдущий вариант")
    return BindingScope(
      title: label, owner: id,
      bindings: [
        KeyBinding("choice.next", [.right, "l", .space, .enter], next) { turn(isNext: true) },
        KeyBinding("choice.previous", [.left, "h"], previous) { turn(isNext: false) },
      ])
  }

  private func choose(_ index: Int) -> Response<Action> {
    index == selection ? Response() : .send(onChange(index))
  }

  private func turn(isNext: Bool) -> Response<Action> {
    options.indices.neighbour(of: selection, isNext: isNext).map(choose) ?? Response()
  }
}
