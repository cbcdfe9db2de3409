import Core
import Semantics
import Terminal
import Toolkit

/// A few emoji, six in a row, each in a slot of its own: the arrows choose, or a click.
///
/// The chosen one stands in brackets, so that it is told without colour.
struct EmojiChoices<Action>: Widget {
  let id: Identifier
  let label: String
  let emoji: [String]
  let selection: String?
  /// The name of an emoji for a screen reader.
  let name: (String) -> String
  let onChange: (String) -> Action

  /// A bracket, two columns, a bracket.
  private static var slotColumns: Int { 4 }
  private static var perRow: Int { 6 }
  private var index: Int? { selection.flatMap { emoji.firstIndex(of: $0) } }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let rows = (emoji.count + Self.perRow - 1) / Self.perRow
    return Size(min(Self.perRow * Self.slotColumns, available.columns), min(rows, available.rows))
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let frames = emoji.indices.map { frame(of: $0, in: rect) }
    let node = SemanticNode(
      identifier: id, role: .grid, label: label, value: index.map { name(emoji[$0]) },
      traits: .focusable, actions: ["choose"], frame: rect)
    canvas.group(node) { canvas in
      for index in frames.indices { draw(index, in: frames[index], &canvas) }
    }
    canvas.add(target(rect, frames))
    canvas.add(scope(canvas.context.language))
  }

  private func frame(of index: Int, in rect: Rect) -> Rect {
    let place = Point(
      x: rect.minX + index % Self.perRow * Self.slotColumns, y: rect.minY + index / Self.perRow)
    return Rect(origin: place, size: Size(Self.slotColumns, 1)).intersection(rect)
  }

  private func part(_ index: Int) -> Identifier { id.child("emoji").item(index) }

  private func draw(_ index: Int, in frame: Rect, _ canvas: inout Canvas<Action>) {
    let isChosen = index == self.index
    let isCurrent = canvas.isFocused(id) && index == self.index ?? 0
    let role: ThemeRole =
      isCurrent
      ? .selectionFocused
      : canvas.isHovered(part(index)) ? .hovered : isChosen ? .accent : .text
    canvas.clipped(to: frame) { canvas in
      if role != .text { canvas.fill(frame, role: role) }
      let ends = isChosen ? ("[", "]") : isCurrent ? ("‹", "›") : (" ", " ")
      canvas.write(ends.0, at: frame.origin, role: role)
      canvas.writeEmoji(emoji[index], at: frame.origin + Point(x: 1, y: 0), role: role)
      canvas.write(ends.1, at: frame.origin + Point(x: 3, y: 0), role: role)
    }
    canvas.describe(
      SemanticNode(
        identifier: part(index), role: .cell, label: name(emoji[index]),
        traits: isChosen ? .checked : [], actions: ["press"], frame: frame))
  }

  // MARK: Input
  private func target(_ rect: Rect, _ frames: [Rect]) -> Target<Action> {
    func hit(_ point: Point) -> Int? { frames.firstIndex { $0.contains(point) } }
    return Target(
      id, frame: rect, isFocusable: true, part: { hit($0).map(part) },
      onMouse: { event in
        guard case .press(.left, _) = event.kind else { return nil }
        return choose(hit(event.position))
      })
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    // Up and down lead to the widgets before and behind it.
    let moves: [ListMove] = [.left, .right, .first, .last]
    let choose = language.say(en: "choose", ru: "выбрать")
    let keys = moves.map { step in
      KeyBinding<Action>(
        "emoji.\(step.rawValue)", step.keys, step.title(language),
        hint: step == .left || step == .right ? .footer : .helpOnly
      ) { move(step) }
    }
    let this = KeyBinding<Action>("emoji.choose", [.space, .enter], choose, hint: .helpOnly) {
      self.choose(index ?? 0)
    }
    return BindingScope(title: label, owner: id, bindings: keys + [this])
  }

  private func move(_ step: ListMove) -> Response<Action> {
    guard let index else { return choose(0) }
    return choose(step.target(from: index, count: emoji.count, page: 1, columns: Self.perRow))
  }

  private func choose(_ index: Int?) -> Response<Action> {
    guard let index, emoji.indices.contains(index), emoji[index] != selection
    else { return Response() }
    return .send(onChange(emoji[index]))
  }
}
