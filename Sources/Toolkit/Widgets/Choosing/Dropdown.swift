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
    (self.id, self.label, self.options) = (id, label, options)
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
    canvas.add(Target(id, frame: frame, isFocusable: true, onPress: { _ in opened }))
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

/// State of a drop-down choice: its menu if that is open, and the item that keys have come to.
struct DropdownPlace: ControlState {
  var isOpen = false
  var current = 0
  /// The first option that shows.
  var offset = 0
  /// True while `offset` follows `current`; false after the wheel.
  var isFollowing = true
  var typed: TypeAhead?
  /// The row of the bar's thumb that the pointer holds.
  var grip: Int?
}

/// The open menu of a ``Dropdown``, in front of all else.
struct DropdownMenu<Action> {
  let dropdown: Dropdown<Action>
  var place: DropdownPlace
  /// The field, which the menu stands at.
  let anchor: Rect

  private var id: Identifier { dropdown.id.child("menu") }
  private var count: Int { dropdown.options.count }

  /// Draws it, and keeps how far it is scrolled for the next frame.
  mutating func draw(in room: Rect, _ canvas: inout Canvas<Action>) {
    let isFlat = canvas.context.isFlat
    let asked = Size(max(anchor.columns, dropdown.optionColumns + 6), count + (isFlat ? 0 : 2))
    let box = AnchoredBox.frame(of: asked, beside: anchor, in: room, tight: .isCut)
    let list = isFlat ? box : box.inset(Insets(1))
    place.offset = offset(list.rows)
    place.typed = place.typed?.shown(at: canvas.now)
    canvas.keep(place, for: dropdown.id)
    draw(box, list, &canvas)
    canvas.add(outside(room))
    canvas.add(target(list, box))
    drawBar(list, &canvas)
    canvas.add(scope(list.rows, canvas.context.language))
  }

  private func draw(_ box: Rect, _ list: Rect, _ canvas: inout Canvas<Action>) {
    canvas.fill(box, role: .dialog)
    if list != box, box.rows >= 2 { Border.draw(box, role: .borderFocused, canvas.painter) }
    drawTyped(box, &canvas)
    let offset = place.offset
    let node = SemanticNode(
      identifier: id, role: .menu, label: dropdown.label,
      value: "\(min(place.current + 1, count))/\(count)", traits: [.modal, .focusable],
      actions: ["choose", "scroll"], frame: box)
    canvas.group(node) { canvas in
      for row in 0..<min(list.rows, count - offset) { drawOption(offset + row, row, list, &canvas) }
    }
  }

  /// Drawn after the menu's own target, so that the pointer finds it.
  private func drawBar(_ list: Rect, _ canvas: inout Canvas<Action>) {
    let bar = ScrollBar(
      id, in: list, offset: place.offset, visible: list.rows, total: count, grip: place.grip)
    bar.draw(on: canvas.painter) { offset, grip in
      var next = place
      (next.offset, next.grip, next.isFollowing) = (offset, grip, false)
      return Response(control: (dropdown.id, next))
    }
  }

  private func offset(_ rows: Int) -> Int {
    guard place.isFollowing else { return min(max(0, place.offset), max(0, count - rows)) }
    return ItemLayout(count: count)
      .offset(showing: place.current, from: place.offset, visible: rows)
  }

  /// Draws the typed text in the frame, as long as it counts.
  private func drawTyped(_ box: Rect, _ canvas: inout Canvas<Action>) {
    guard let typed = place.typed else { return }
    if let end = typed.end { canvas.redraw(at: end) }
    guard !canvas.context.isFlat, box.rows >= 2 else { return }
    let text = DisplayWidth.truncate(typed.text, to: box.columns - 6)
    canvas.write(" \(text) ", at: Point(x: box.minX + 2, y: box.maxY - 1), role: .hintKey)
  }

  private func drawOption(_ index: Int, _ row: Int, _ list: Rect, _ canvas: inout Canvas<Action>) {
    let isCurrent = index == place.current
    let isChosen = index == dropdown.selection
    let line = Rect(x: list.minX, y: list.minY + row, columns: list.columns, rows: 1)
    let isHot = canvas.isHovered(part(index))
    let role: ThemeRole =
      isCurrent ? .selectionFocused : isHot ? .hovered : isChosen ? .accent : .dialog
    if isCurrent || isHot { canvas.fill(line, role: role) }
    let text = (isCurrent ? "›" : " ") + (isChosen ? "● " : "  ") + dropdown.options[index]
    canvas.write(
      DisplayWidth.truncate(text, to: max(0, line.columns - 1)), at: line.origin, role: role)
    if isCurrent, canvas.context.isFlat { canvas.showCursor(at: line.origin) }
    var traits: Traits = isCurrent ? .selected : []
    if isChosen { traits.insert(.checked) }
    canvas.describe(
      SemanticNode(
        identifier: part(index), role: .menuItem, label: dropdown.options[index], traits: traits,
        actions: ["press"], frame: line))
  }

  private func part(_ index: Int) -> Identifier { dropdown.id.child("option").item(index) }

  // MARK: Pointer
  private func outside(_ room: Rect) -> Target<Action> {
    Target(
      dropdown.id.child("outside"), frame: room,
      onMouse: { event in
        if case .press = event.kind { return closed }
        return Response()
      })
  }

  private func target(_ list: Rect, _ box: Rect) -> Target<Action> {
    let offset = place.offset
    func hit(_ point: Point) -> Int? {
      guard list.contains(point) else { return nil }
      let index = offset + point.y - list.minY
      return index < count ? index : nil
    }
    return Target(
      id, frame: box, isFocusable: true, wish: .atOnce, part: { hit($0).map(part) },
      onText: type,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up): return scroll(to: offset - 3, list.rows)
        case .wheel(.down): return scroll(to: offset + 3, list.rows)
        case .press(.left, _): return hit(event.position).map(dropdown.choose) ?? Response()
        default: return nil
        }
      })
  }

  private func scroll(to offset: Int, _ rows: Int) -> Response<Action> {
    var next = place
    next.offset = min(max(0, offset), max(0, count - rows))
    next.isFollowing = false
    return Response(control: (dropdown.id, next))
  }

  // MARK: Keys
  /// Letters jump; a blank that begins no word chooses, as on the field.
  private func type(_ text: String) -> Response<Action> {
    if text == " ", place.typed == nil { return dropdown.choose(place.current) }
    var next = place
    let typed = TypeAhead((place.typed?.text ?? "") + text)
    let found = TypeAhead.index(of: typed.text, staying: place.current, count: count) {
      dropdown.options[$0]
    }
    (next.typed, next.current) = (typed, found ?? place.current)
    next.isFollowing = true
    return Response(control: (dropdown.id, next))
  }

  private func scope(_ page: Int, _ language: Language) -> BindingScope<Action> {
    let choose = language.say(en: "choose", ru: "выбрать")
    let close = language.say(en: "close", ru: "закрыть")
    let moves: [ListMove] = [.up, .down, .halfUp, .halfDown, .pageUp, .pageDown, .first, .last]
    return BindingScope(
      title: dropdown.label, owner: id,
      bindings: [
        KeyBinding("menu.choose", [.enter], choose) { dropdown.choose(place.current) },
        KeyBinding("menu.close", [.escape, .tab, .backTab], close) { closed },
      ]
        + moves.map { step in
          KeyBinding("menu.\(step.rawValue)", step.keys, step.title(language), hint: .helpOnly) {
            move(step, page)
          }
        })
  }

  private var closed: Response<Action> { Response(control: (dropdown.id, DropdownPlace())) }

  private func move(_ step: ListMove, _ page: Int) -> Response<Action> {
    var next = place
    next.current = step.target(from: place.current, count: count, page: page, columns: 1)
    next.isFollowing = true
    next.typed = nil
    return Response(control: (dropdown.id, next))
  }
}
