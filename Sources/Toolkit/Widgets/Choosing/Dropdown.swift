import Core
import Semantics
import Terminal

/// One of many options, of which only the chosen one shows: `Enter`, `Space` or a click opens the
/// menu, where letters jump to an option.
///
/// The menu stands below the field, or above where there is more room, and scrolls. The feature
/// knows nothing of it.
///
/// ```
/// Dropdown(
///   "dropdown.breed", setup.say(en: "Breed", ru: "Порода"), options: breeds,
///   selection: state.breed, placeholder: setup.say(en: "choose a breed", ru: "выберите породу"),
///   onChange: { .breedChosen($0) })
/// ```
public struct Dropdown<Action>: Widget {
  let id: Identifier
  let label: String
  let options: [String]
  let selection: Int?
  let onChange: (Int) -> Action
  private let placeholder: String
  private let isEnabled: Bool

  /// - Parameter placeholder: what shows while nothing is chosen.
  public init(
    _ id: Identifier, _ label: String, options: [String], selection: Int?,
    placeholder: String = "", isEnabled: Bool = true, onChange: @escaping (Int) -> Action
  ) {
    self.id = id
    self.label = label
    self.options = options
    self.selection = selection.flatMap { options.indices.contains($0) ? $0 : nil }
    self.placeholder = placeholder
    self.isEnabled = isEnabled && !options.isEmpty
    self.onChange = onChange
  }

  /// The columns of the widest option.
  var optionColumns: Int {
    options.reduce(DisplayWidth.of(placeholder)) { max($0, DisplayWidth.of($1)) }
  }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(optionColumns + 4, available.columns), min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let size = Size(min(rect.columns, optionColumns + 4), min(1, rect.rows))
    let frame = Rect(origin: rect.origin, size: size)
    let place = canvas.context.control(id, as: DropdownPlace.self) ?? DropdownPlace()
    drawField(frame, &canvas)
    canvas.describe(node(frame, isOpen: place.isOpen))
    guard isEnabled else { return }
    canvas.add(
      Target(
        id, frame: frame, isFocusable: true,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return opened }
          return nil
        }))
    canvas.add(scope(canvas.context.language))
    guard place.isOpen else { return }
    canvas.overlay { room, canvas in
      canvas.modal { canvas in
        var menu = DropdownMenu(dropdown: self, place: place, anchor: frame)
        menu.draw(in: room, &canvas)
      }
    }
  }

  private func drawField(_ frame: Rect, _ canvas: inout Canvas<Action>) {
    let resting: ThemeRole = selection == nil ? .placeholder : .field
    let role = canvas.face(of: id, isEnabled: isEnabled, resting: resting)
    canvas.fill(frame, role: role == .placeholder ? .field : role)
    let text = selection.map { options[$0] } ?? placeholder
    let room = max(0, frame.columns - 4)
    canvas.write(
      DisplayWidth.truncate(text, to: room), at: frame.origin + Point(x: 1, y: 0), role: role)
    let arrow = Point(x: max(frame.minX, frame.maxX - 2), y: frame.minY)
    canvas.clipped(to: frame) { $0.write("▾", at: arrow, role: role) }
  }

  private func node(_ frame: Rect, isOpen: Bool) -> SemanticNode {
    var traits: Traits = isEnabled ? .focusable : .disabled
    if isOpen { traits.insert(.expanded) }
    return SemanticNode(
      identifier: id, role: .choice, label: label, value: selection.map { options[$0] },
      traits: traits, actions: isEnabled ? ["open"] : [], frame: frame)
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    let open = language.say(en: "open the menu", ru: "открыть меню")
    let next = language.say(en: "next option", ru: "следующий вариант")
    let previous = language.say(en: "previous option", ru: "предыдущий вариант")
    let current = selection ?? -1
    return BindingScope(
      title: label, owner: id,
      bindings: [
        KeyBinding("dropdown.open", [.enter, .space], open) { opened },
        KeyBinding("dropdown.next", [.right, "l"], next, hint: .helpOnly) {
          choose(min(current + 1, options.count - 1))
        },
        KeyBinding("dropdown.previous", [.left, "h"], previous, hint: .helpOnly) {
          choose(max(current - 1, 0))
        },
      ])
  }

  private var opened: Response<Action> {
    Response(control: (id, DropdownPlace(isOpen: true, current: selection ?? 0)))
  }

  /// Chooses an option and closes the menu; one that is gone is not chosen.
  func choose(_ index: Int) -> Response<Action> {
    let isThere = index != selection && options.indices.contains(index)
    return Response(actions: isThere ? [onChange(index)] : [], control: (id, DropdownPlace()))
  }
}

/// What a drop-down choice keeps: whether its menu is open, and where the keys stand in it.
struct DropdownPlace: ControlState {
  var isOpen = false
  var current = 0
  /// The first option that shows.
  var offset = 0
  /// Whether `offset` follows `current`; not after the wheel.
  var isFollowing = true
  var typed: TypeAhead?
  /// The row of the bar's thumb that the pointer holds.
  var grip: Int?
}
