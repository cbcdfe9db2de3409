import Core
import Semantics
import Terminal

/// A small whole number between two buttons: `← →`, `PgUp PgDn`, the wheel, a drag across the number,
/// a click on `−` or `+`, or typed digits; a button that is held counts on.
///
/// A number that is typed counts as soon as it is within the limits; until then the limits show
/// beside it.
///
/// ```
/// Stepper(
///   "stepper.walks", setup.say(en: "Walks a day", ru: "Прогулок в день"),
///   value: state.walks, in: 1...6, labelColumns: 18, onChange: { .walksSet($0) })
/// ```
public struct Stepper<Action>: Widget {
  let id: Identifier
  let label: String
  let value: Int
  let number: BoundedNumber
  let labelColumns: Int?
  let isEnabled: Bool
  let format: (Int) -> String
  let onChange: (Int) -> Action

  /// - Parameters:
  ///   - labelColumns: the width of the column of names, where several stand below each other; nil
  ///     for that of the name.
  ///   - format: the number with its unit; nil for the bare number.
  public init(
    _ id: Identifier, _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    labelColumns: Int? = nil, isEnabled: Bool = true, format: ((Int) -> String)? = nil,
    onChange: @escaping (Int) -> Action
  ) {
    self.id = id
    self.label = label
    self.value = value
    number = BoundedNumber(range, step: step)
    self.labelColumns = labelColumns
    self.isEnabled = isEnabled
    self.format = format ?? { String($0) }
    self.onChange = onChange
  }

  private func name(_ context: RenderContext) -> ControlLabel {
    ControlLabel(label, columns: labelColumns, context)
  }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let face = StepperFace(self, nil, context)
    let columns = name(context).width + face.columns + face.noteColumns
    return Size(min(columns, available.columns), min(1, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let typing = typing(canvas)
    let face = StepperFace(self, typing, canvas.context)
    let line = Rect(origin: rect.origin, size: Size(rect.columns, min(1, rect.rows)))
    let room = name(canvas.context).draw(
      in: line, least: face.columns, role: isEnabled ? .text : .disabled, on: &canvas)
    let spots = face.spots(in: room)
    let frame = line.intersection(
      Rect(origin: line.origin, size: Size(room.minX - line.minX + face.columns, 1)))
    canvas.group(node(frame, typing)) { canvas in
      face.draw(spots, &canvas)
      if isEnabled { face.describe(spots, &canvas) }
    }
    guard isEnabled else { return }
    let kept = canvas.context.control(id, as: StepperPlace.self)
    let hold = canvas.isFocused(id) ? kept?.hold?.timed(at: canvas.now) : nil
    let input = StepperInput(stepper: self, typing: typing, grip: kept?.grip, hold: hold)
    canvas.add(input.target(frame, spots))
    canvas.add(
      BindingScope(title: label, owner: id, bindings: input.bindings(canvas.context.language)))
    if !canvas.isFocused(id) { canvas.keep(StepperPlace(), for: id) }
    guard let hold, let next = hold.next else { return }
    canvas.keep(StepperPlace(hold: hold), for: id)
    canvas.act(at: next) { input.countOn(hold) }
  }

  /// What is being typed, unless the number has been changed from outside since.
  private func typing(_ canvas: Canvas<Action>) -> StepperPlace.Typing? {
    guard canvas.isFocused(id),
      let typing = canvas.context.control(id, as: StepperPlace.self)?.typing,
      typing.value == value
    else { return nil }
    return typing
  }

  private func node(_ frame: Rect, _ typing: StepperPlace.Typing?) -> SemanticNode {
    var traits: Traits = isEnabled ? .focusable : .disabled
    if typing?.isWrong(in: number.range) == true { traits.insert(.invalid) }
    return SemanticNode(
      identifier: id, role: .stepper, label: label, value: typing?.text ?? format(value),
      traits: traits, actions: isEnabled ? ["adjust", "edit"] : [], frame: frame)
  }
}
