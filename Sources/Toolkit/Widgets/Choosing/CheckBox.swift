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
  /// What the box shows.
  public enum Mark: Hashable, Sendable {
    case off, on, mixed
  }

  private let id: Identifier
  private let label: String
  private let mark: Mark
  private let isEnabled: Bool
  private let onChange: (Bool) -> Action

  public init(
    _ id: Identifier, _ label: String, mark: Mark, isEnabled: Bool = true,
    onChange: @escaping (Bool) -> Action
  ) {
    self.id = id
    self.label = label
    self.mark = mark
    self.isEnabled = isEnabled
    self.onChange = onChange
  }

  public init(
    _ id: Identifier, _ label: String, isOn: Bool, isEnabled: Bool = true,
    onChange: @escaping (Bool) -> Action
  ) {
    self.init(id, label, mark: isOn ? .on : .off, isEnabled: isEnabled, onChange: onChange)
  }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(min(DisplayWidth.of(text(context)), available.columns), min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let shown = DisplayWidth.truncate(text(canvas.context), to: rect.columns)
    let frame = Rect(origin: rect.origin, size: Size(DisplayWidth.of(shown), 1)).intersection(rect)
    canvas.write(shown, at: rect.origin, role: canvas.face(of: id, isEnabled: isEnabled))
    canvas.describe(node(frame, canvas.context))
    guard isEnabled else { return }
    canvas.add(
      Target(
        id, frame: frame, isFocusable: true,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return turned }
          return nil
        }))
    canvas.add(scope(canvas.context.language))
  }

  private var turned: Response<Action> {
    Response(actions: [onChange(mark != .on)], pressed: id)
  }

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
