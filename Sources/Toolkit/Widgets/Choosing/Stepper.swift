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
    (self.id, self.label, self.value) = (id, label, value)
    number = BoundedNumber(range, step: step)
    (self.labelColumns, self.isEnabled) = (labelColumns, isEnabled)
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

  /// Returns the typing under way, unless the number has been changed from outside since.
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

/// The look of a stepper: ` − `, the number in a room of fixed width, ` + `.
struct StepperFace<Action> {
  /// The frames of its parts; empty for those that do not show.
  struct Spots {
    var less: Rect
    var number: Rect
    var more: Rect
    var note: Rect
  }

  private let stepper: Stepper<Action>
  private let typing: StepperPlace.Typing?
  private let isFlat: Bool
  private let words: Words<StepperPlace>
  private let numberColumns: Int

  init(_ stepper: Stepper<Action>, _ typing: StepperPlace.Typing?, _ context: RenderContext) {
    (self.stepper, self.typing) = (stepper, typing)
    isFlat = context.isFlat
    words = Words(context.language)
    let range = stepper.number.range
    let texts = [range.lowerBound, range.upperBound, stepper.value].map(stepper.format)
    numberColumns = texts.map { DisplayWidth.of($0) }.max() ?? 0
  }

  /// A screen reader gets the number and its limits in words; the keys are the same.
  private var text: String {
    if let typing { return typing.text }
    guard isFlat else { return stepper.format(stepper.value) }
    return stepper.format(stepper.value) + ", " + limits
  }

  private var limits: String {
    let range = stepper.number.range
    let (least, most) = (stepper.format(range.lowerBound), stepper.format(range.upperBound))
    return words.say(en: "from \(least) to \(most)", ru: "от \(least) до \(most)")
  }

  private var isWrong: Bool { typing?.isWrong(in: stepper.number.range) ?? false }

  /// The limits, without their unit: what may be typed, or what is wrong.
  private var note: String {
    let range = stepper.number.range
    return " \(isWrong ? "!" : " ") \(range.lowerBound)–\(range.upperBound)"
  }

  /// The room of the note, kept free while there is none.
  var noteColumns: Int { DisplayWidth.of(note) }
  /// Without the note.
  var columns: Int { isFlat ? DisplayWidth.of(text) : numberColumns + 8 }

  func spots(in room: Rect) -> Spots {
    func rect(_ x: Int, _ columns: Int) -> Rect {
      Rect(x: room.minX + x, y: room.minY, columns: columns, rows: 1).intersection(room)
    }
    if isFlat {
      let width = DisplayWidth.of(text)
      let none = Rect(origin: room.origin, size: .zero)
      return Spots(less: none, number: rect(0, width), more: none, note: rect(width, noteColumns))
    }
    return Spots(
      less: rect(0, 3), number: rect(3, numberColumns + 2), more: rect(numberColumns + 5, 3),
      note: rect(columns, noteColumns))
  }

  // MARK: Drawing
  func draw(_ spots: Spots, _ canvas: inout Canvas<Action>) {
    let (id, range) = (stepper.id, stepper.number.range)
    for (spot, sign, part, isLimit) in [
      (spots.less, " − ", "less", stepper.value <= range.lowerBound),
      (spots.more, " + ", "more", stepper.value >= range.upperBound),
    ] where !spot.isEmpty {
      let isHot = canvas.isHovered(id.child(part))
      let isPressed = canvas.context.pressed[id.child(part)] != nil
      let role: ThemeRole =
        isLimit || !stepper.isEnabled
        ? .disabled : isPressed ? .pressed : isHot ? .hovered : .button
      canvas.write(DisplayWidth.truncate(sign, to: spot.columns), at: spot.origin, role: role)
    }
    drawNumber(spots.number, &canvas)
    guard isWrong || typing?.text.isEmpty == true else { return }
    canvas.write(
      DisplayWidth.truncate(note, to: spots.note.columns), at: spots.note.origin,
      role: isWrong ? .danger : .muted)
  }

  private func drawNumber(_ spot: Rect, _ canvas: inout Canvas<Action>) {
    let shown = DisplayWidth.truncate(text, to: spot.columns)
    let start = isFlat ? 0 : (spot.columns - DisplayWidth.of(shown)) / 2
    let role: ThemeRole =
      typing == nil
      ? canvas.face(of: stepper.id, isEnabled: stepper.isEnabled) : .fieldFocused
    if role != .text, role != .disabled { canvas.fill(spot, role: role) }
    let origin = Point(x: spot.minX + start, y: spot.minY)
    let width = canvas.write(shown, at: origin, role: role)
    if typing != nil {
      canvas.showCursor(at: Point(x: min(origin.x + width, spot.maxX - 1), y: origin.y))
    }
  }

  func describe(_ spots: Spots, _ canvas: inout Canvas<Action>) {
    for (spot, sign, part) in [(spots.less, "−", "less"), (spots.more, "+", "more")]
    where !spot.isEmpty {
      canvas.describe(
        SemanticNode(
          identifier: stepper.id.child(part), role: .button, label: sign, actions: ["press"],
          frame: spot))
    }
  }
}
