import Core
import Semantics
import Terminal

/// One of a few options below each other, each explained: `↑` and `↓` choose, or a click.
///
/// Options that cannot be chosen now are passed over. Where the room is too low, what is chosen
/// stays in sight.
///
/// ```
/// RadioGroup(
///   "radio.food", setup.say(en: "Food", ru: "Корм"), options: foods,
///   selection: state.food, onChange: { .foodChosen($0) })
/// ```
public struct RadioGroup<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let options: [RadioOption]
  private let selection: Int?
  private let onChange: (Int) -> Action

  public init(
    _ id: Identifier, _ label: String, options: [RadioOption], selection: Int?,
    onChange: @escaping (Int) -> Action
  ) {
    (self.id, self.label, self.options) = (id, label, options)
    self.selection = selection.flatMap { options.indices.contains($0) ? $0 : nil }
    self.onChange = onChange
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(available.rows, frames(available.columns).last?.maxY ?? 0))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let frames = shown(in: rect)
    let node = SemanticNode(
      identifier: id, role: .radioGroup, label: label, value: selection.map { options[$0].title },
      traits: .focusable, actions: ["choose"], frame: rect)
    canvas.group(node) { canvas in
      canvas.clipped(to: rect) { canvas in
        for index in options.indices { draw(index, in: frames[index], &canvas) }
      }
    }
    canvas.add(target(rect, frames))
    canvas.add(scope(canvas.context.language))
  }

  // MARK: Layout
  /// Returns the frames of the options, one below another, from the top left corner.
  private func frames(_ columns: Int) -> [Rect] {
    var y = 0
    return options.map { option in
      let rows = 1 + notes(option, columns).count
      defer { y += rows }
      return Rect(x: 0, y: y, columns: columns, rows: rows)
    }
  }

  private func notes(_ option: RadioOption, _ columns: Int) -> [String] {
    guard !option.note.isEmpty, columns > Self.indent else { return [] }
    return TextWrapping.wrap(Sanitizer.clean(option.note), to: columns - Self.indent)
  }

  private static var indent: Int { 2 }

  /// The frames on the screen, moved up as far as the current option needs it.
  private func shown(in rect: Rect) -> [Rect] {
    let frames = frames(rect.columns)
    let hidden = current.map { max(0, frames[$0].maxY - rect.rows) } ?? 0
    return frames.map {
      Rect(origin: $0.origin + rect.origin - Point(x: 0, y: hidden), size: $0.size)
    }
  }

  /// The option that keys go on from: the chosen one, or the first that can be.
  private var current: Int? { selection ?? options.firstIndex(where: \.isEnabled) }

  // MARK: Drawing
  private func draw(_ index: Int, in frame: Rect, _ canvas: inout Canvas<Action>) {
    let option = options[index]
    let part = part(index)
    let isChosen = index == selection
    let title = DisplayWidth.truncate((isChosen ? "● " : "○ ") + option.title, to: frame.columns)
    canvas.write(title, at: frame.origin, role: role(index, canvas))
    for (row, note) in notes(option, frame.columns).enumerated() {
      canvas.write(
        note, at: frame.origin + Point(x: Self.indent, y: row + 1),
        role: option.isEnabled ? .muted : .disabled)
    }
    var traits: Traits = option.isEnabled ? [] : .disabled
    if isChosen { traits.insert(.checked) }
    canvas.describe(
      SemanticNode(
        identifier: part, role: .radio, label: option.title,
        value: option.note.isEmpty ? nil : option.note, traits: traits,
        actions: option.isEnabled ? ["press"] : [], frame: frame))
  }

  private func part(_ index: Int) -> Identifier { id.child("option").item(index) }

  private func role(_ index: Int, _ canvas: Canvas<Action>) -> ThemeRole {
    if !options[index].isEnabled { return .disabled }
    if index == current, canvas.isFocused(id) { return .buttonFocused }
    if canvas.isHovered(part(index)) { return .hovered }
    return index == selection ? .accent : .text
  }

  // MARK: Input
  private func target(_ rect: Rect, _ frames: [Rect]) -> Target<Action> {
    func hit(_ point: Point) -> Int? { frames.firstIndex { $0.contains(point) } }
    return Target(
      id, frame: rect, isFocusable: true, wish: .whenFree, part: { hit($0).map(part) },
      onPress: { point in choose(hit(point)) })
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    let next = language.say(en: "next option", ru: "следующий вариант")
    let previous = language.say(en: "previous option", ru: "предыдущий вариант")
    let this = language.say(en: "choose", ru: "выбрать")
    return BindingScope(
      title: label, owner: id,
      bindings: [
        KeyBinding("radio.next", [.down, "j", .right, "l"], next) { choose(after(1)) },
        KeyBinding("radio.previous", [.up, "k", .left, "h"], previous) { choose(after(-1)) },
        KeyBinding("radio.choose", [.space, .enter], this, hint: .helpOnly) { choose(current) },
      ])
  }

  /// The next option, in a direction and round the end, that can be chosen.
  private func after(_ step: Int) -> Int? {
    guard let selection else { return current }
    let count = options.count
    return (1...count).lazy.map { (selection + step * $0 + count * $0) % count }
      .first { options[$0].isEnabled }
  }

  private func choose(_ index: Int?) -> Response<Action> {
    guard let index, index != selection, options[index].isEnabled else { return Response() }
    return .send(onChange(index))
  }
}

/// One of a ``RadioGroup``.
public struct RadioOption: Hashable, Sendable {
  public var title: String
  /// An explanation in a line or two below the title; may be empty.
  public var note: String
  public var isEnabled: Bool

  public init(_ title: String, note: String = "", isEnabled: Bool = true) {
    (self.title, self.note, self.isEnabled) = (title, note, isEnabled)
  }
}
