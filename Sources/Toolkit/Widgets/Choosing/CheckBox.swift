import Core
import Semantics
import Terminal

/// Yes, no, or partly: `Space`, `Enter` or a click turns it over.
///
/// Where only some of what it stands for is checked it is mixed, and the next press checks all.
///
/// ```
/// CheckBox(
///   "check.walk", setup.say(en: "Walk the dog", ru: "Выгулять собаку"),
///   isOn: state.isWalked, onChange: { .walkChecked($0) })
/// ```
public struct CheckBox<Action>: Widget {
  /// The content of the box.
  public enum Mark: Hashable, Sendable { case off, on, mixed }

  private let id: Identifier
  private let label: String
  private let mark: Mark
  private let isEnabled: Bool
  private let onChange: (Bool) -> Action

  public init(
    _ id: Identifier, _ label: String, mark: Mark, isEnabled: Bool = true,
    onChange: @escaping (Bool) -> Action
  ) {
    (self.id, self.label, self.mark, self.isEnabled) = (id, label, mark, isEnabled)
    self.onChange = onChange
  }

  public init(
    _ id: Identifier, _ label: String, isOn: Bool, isEnabled: Bool = true,
    onChange: @escaping (Bool) -> Action
  ) { self.init(id, label, mark: isOn ? .on : .off, isEnabled: isEnabled, onChange: onChange) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(DisplayWidth.of(text(context)), available.columns), min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let shown = DisplayWidth.truncate(text(canvas.context), to: rect.columns)
    let frame = Rect(origin: rect.origin, size: Size(DisplayWidth.of(shown), 1)).intersection(rect)
    canvas.write(shown, at: rect.origin, role: canvas.face(of: id, isEnabled: isEnabled))
    canvas.describe(node(frame, canvas.context))
    guard isEnabled else { return }
    canvas.add(Target(id, frame: frame, isFocusable: true, onPress: { _ in turned }))
    canvas.add(scope(canvas.context.language))
  }

  private var turned: Response<Action> { Response(actions: [onChange(mark != .on)], pressed: id) }

  private func text(_ context: RenderContext) -> String {
    if context.isFlat { return "\(label): \(word(context.language))" }
    return "[\(sign)] \(label)"
  }

  private var sign: String {
    switch mark {
    case .off: " "
    case .on: "✓"
    case .mixed: "–"
    }
  }

  private func word(_ language: Language) -> String {
    switch mark {
    case .off: language.say(en: "not checked", ru: "не отмечено")
    case .on: language.say(en: "checked", ru: "отмечено")
    case .mixed: language.say(en: "partly checked", ru: "отмечено частично")
    }
  }

  private func node(_ frame: Rect, _ context: RenderContext) -> SemanticNode {
    var traits: Traits = isEnabled ? .focusable : .disabled
    if mark == .on { traits.insert(.checked) }
    return SemanticNode(
      identifier: id, role: .checkbox, label: label, value: word(context.language),
      traits: traits, actions: isEnabled ? ["press"] : [], frame: frame)
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    let title =
      mark == .on
      ? language.say(en: "uncheck", ru: "снять отметку") : language.say(en: "check", ru: "отметить")
    return BindingScope(
      title: label, owner: id,
      bindings: [KeyBinding("checkBox.turn", [.space, .enter], title) { turned }])
  }
}

/// On or off at once, told by place and word: `[  ●] on`. `Space`, `Enter` or a click turns it over,
/// `←` and `→` push it.
///
/// ```
/// Switch(
///   "switch.rain", setup.say(en: "Warn of rain", ru: "Предупреждать о дожде"),
///   isOn: state.warnsOfRain, labelColumns: 25, onChange: { .rainSwitched($0) })
/// ```
public struct Switch<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let isOn: Bool
  private let labelColumns: Int?
  private let isEnabled: Bool
  private let onChange: (Bool) -> Action

  /// - Parameter labelColumns: the width of the column of names, where several stand below each
  ///   other; nil for that of the name.
  public init(
    _ id: Identifier, _ label: String, isOn: Bool, labelColumns: Int? = nil,
    isEnabled: Bool = true, onChange: @escaping (Bool) -> Action
  ) {
    (self.id, self.label, self.isOn, self.labelColumns) = (id, label, isOn, labelColumns)
    (self.isEnabled, self.onChange) = (isEnabled, onChange)
  }

  private func name(_ context: RenderContext) -> ControlLabel {
    ControlLabel(label, columns: labelColumns, context)
  }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let words = [true, false].map { DisplayWidth.of(face($0, context)) }
    return Size(
      min(name(context).width + (words.max() ?? 0), available.columns), min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let context = canvas.context
    let face = face(isOn, context)
    let line = Rect(origin: rect.origin, size: Size(rect.columns, min(1, rect.rows)))
    let room = name(context).draw(
      in: line, least: DisplayWidth.of(face), role: isEnabled ? .text : .disabled, on: &canvas)
    let resting: ThemeRole = isOn ? .accent : .text
    let width = canvas.write(
      DisplayWidth.truncate(face, to: room.columns), at: room.origin,
      role: canvas.face(of: id, isEnabled: isEnabled, resting: resting))
    let frame = Rect(origin: rect.origin, size: Size(room.minX - rect.minX + width, 1))
      .intersection(rect)
    canvas.describe(node(frame, context))
    guard isEnabled else { return }
    canvas.add(target(frame))
    canvas.add(scope(context.language))
  }

  private func face(_ isOn: Bool, _ context: RenderContext) -> String {
    let word = word(isOn, context.language)
    if context.isFlat { return word }
    return (isOn ? "[  ●] " : "[●  ] ") + word
  }

  private func word(_ isOn: Bool, _ language: Language) -> String {
    isOn ? language.say(en: "on", ru: "вкл") : language.say(en: "off", ru: "выкл")
  }

  private func node(_ frame: Rect, _ context: RenderContext) -> SemanticNode {
    var traits: Traits = isEnabled ? .focusable : .disabled
    if isOn { traits.insert(.checked) }
    return SemanticNode(
      identifier: id, role: .toggle, label: label, value: word(isOn, context.language),
      traits: traits, actions: isEnabled ? ["press"] : [], frame: frame)
  }

  private func target(_ frame: Rect) -> Target<Action> {
    Target(id, frame: frame, isFocusable: true, onPress: { _ in push(to: !isOn) })
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    let turnOn = language.say(en: "switch on", ru: "включить")
    let turnOff = language.say(en: "switch off", ru: "выключить")
    return BindingScope(
      title: label, owner: id,
      bindings: [
        KeyBinding("switch.turn", [.space, .enter], isOn ? turnOff : turnOn) { push(to: !isOn) },
        KeyBinding("switch.off", [.left, "h"], turnOff, hint: .helpOnly) { push(to: false) },
        KeyBinding("switch.on", [.right, "l"], turnOn, hint: .helpOnly) { push(to: true) },
      ])
  }

  private func push(to isOn: Bool) -> Response<Action> {
    isOn == self.isOn ? Response() : Response(actions: [onChange(isOn)], pressed: id)
  }
}

/// The name of a control at its left; in a column of its own where several stand below each other.
struct ControlLabel {
  let text: String
  /// The width of the column; nil for that of the name.
  private let columns: Int?

  /// A screen reader gets no empty columns, and no name where none is to show.
  init(_ text: String, columns: Int?, _ context: RenderContext) {
    self.text = text
    self.columns = context.isFlat && columns != 0 ? nil : columns
  }

  var width: Int { columns ?? (text.isEmpty ? 0 : DisplayWidth.of(text) + 1) }

  /// Draws the name, cut where the control needs the room.
  ///
  /// - Parameter least: the columns of the control without which it makes no sense.
  /// - Returns: what is left for the control.
  func draw<Action>(
    in rect: Rect, least: Int, role: ThemeRole = .text, on canvas: inout Canvas<Action>
  ) -> Rect {
    let room = max(0, min(width, rect.columns - least))
    canvas.write(DisplayWidth.truncate(text, to: room - 1), at: rect.origin, role: role)
    return rect.inset(Insets(left: room))
  }
}
