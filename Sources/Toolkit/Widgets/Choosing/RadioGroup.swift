import Core
import Semantics
import Terminal

/// One of a few options below each other, each explained: `↑` and `↓` go from one to another and past
/// the ends to the widgets before and behind, `Space` or a click chooses.
///
/// Options that cannot be chosen now are passed over. Where the room is too low, the option that keys
/// have come to stays in sight.
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

  /// The option that keys have come to; forgotten when the focus leaves.
  struct Place: ControlState { var index: Int }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let place = canvas.isFocused(id) ? canvas.context.control(id, as: Place.self) : nil
    let current = place.map(\.index).flatMap { options.indices.contains($0) ? $0 : nil } ?? start
    if let place { canvas.keep(place, for: id) }
    let frames = shown(in: rect, current)
    let node = SemanticNode(
      identifier: id, role: .radioGroup, label: label, value: selection.map { options[$0].title },
      traits: .focusable, actions: ["choose"], frame: rect)
    canvas.group(node) { canvas in
      canvas.clipped(to: rect) { canvas in
        for index in options.indices { draw(index, in: frames[index], current, &canvas) }
      }
    }
    canvas.add(target(rect, frames))
    canvas.add(scope(current, canvas.context.language))
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
  private func shown(in rect: Rect, _ current: Int?) -> [Rect] {
    let frames = frames(rect.columns)
    let hidden = current.map { max(0, frames[$0].maxY - rect.rows) } ?? 0
    return frames.map {
      Rect(origin: $0.origin + rect.origin - Point(x: 0, y: hidden), size: $0.size)
    }
  }

  /// The option that keys begin at: the chosen one, or the first that can be.
  private var start: Int? { selection ?? options.firstIndex(where: \.isEnabled) }

  // MARK: Drawing
  private func draw(
    _ index: Int, in frame: Rect, _ current: Int?, _ canvas: inout Canvas<Action>
  ) {
    let option = options[index]
    let part = part(index)
    let isChosen = index == selection
    let title = DisplayWidth.truncate((isChosen ? "● " : "○ ") + option.title, to: frame.columns)
    canvas.write(title, at: frame.origin, role: role(index, current, canvas))
    for (row, note) in notes(option, frame.columns).enumerated() {
      canvas.write(
        note, at: frame.origin + Point(x: Self.indent, y: row + 1),
        role: option.isEnabled ? .muted : .disabled)
    }
    var traits: Traits = option.isEnabled ? [] : .disabled
    if isChosen { traits.insert(.checked) }
    if index == current, canvas.isFocused(id) { traits.insert(.selected) }
    canvas.describe(
      SemanticNode(
        identifier: part, role: .radio, label: option.title,
        value: option.note.isEmpty ? nil : option.note, traits: traits,
        actions: option.isEnabled ? ["press"] : [], frame: frame))
  }

  private func part(_ index: Int) -> Identifier { id.child("option").item(index) }

  private func role(_ index: Int, _ current: Int?, _ canvas: Canvas<Action>) -> ThemeRole {
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

  private func scope(_ current: Int?, _ language: Language) -> BindingScope<Action> {
    let next = language.say(en: "next option", ru: "следующий вариант")
    let previous = language.say(en: "previous option", ru: "предыдущий вариант")
    let this = language.say(en: "choose", ru: "выбрать")
    return BindingScope(
      title: label, owner: id,
      bindings: [
        KeyBinding("radio.choose", [.space, .enter], this) { choose(current) },
        KeyBinding("radio.next", [.down, "j"], next, hint: .helpOnly) { move(1, from: current) },
        KeyBinding("radio.previous", [.up, "k"], previous, hint: .helpOnly) {
          move(-1, from: current)
        },
      ])
  }

  /// Goes to the next option that can be chosen, or where there is none, out of the group.
  private func move(_ step: Int, from current: Int?) -> Response<Action> {
    let beyond = step > 0 ? options.count : -1
    let next = stride(from: (current ?? -1) + step, to: beyond, by: step)
      .first { options.indices.contains($0) && options[$0].isEnabled }
    guard let next else { return Response(focus: .step(step)) }
    return Response(control: (id, Place(index: next)))
  }

  private func choose(_ index: Int?) -> Response<Action> {
    guard let index, options[index].isEnabled else { return Response() }
    let place: (Identifier, any ControlState) = (id, Place(index: index))
    return Response(actions: index == selection ? [] : [onChange(index)], control: place)
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
