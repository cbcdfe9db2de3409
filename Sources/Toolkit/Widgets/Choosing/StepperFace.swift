import Core
import Semantics
import Terminal

/// How a stepper looks: ` − `, the number in a room of fixed width, ` + `.
struct StepperFace<Action> {
  /// Where its parts stand; empty where they do not.
  struct Spots {
    var less: Rect
    var number: Rect
    var more: Rect
    var note: Rect
  }

  private let stepper: Stepper<Action>
  private let typing: StepperPlace.Typing?
  private let isFlat: Bool
  private let language: Language
  private let numberColumns: Int

  init(
    _ stepper: Stepper<Action>, _ typing: StepperPlace.Typing?, _ context: RenderContext
  ) {
    self.stepper = stepper
    self.typing = typing
    isFlat = context.isFlat
    language = context.language
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
    return language.say(en: "from \(least) to \(most)", ru: "от \(least) до \(most)")
  }

  private var isWrong: Bool {
    typing?.isWrong(in: stepper.number.range) ?? false
  }

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
      return Spots(
        less: none, number: rect(0, width), more: none,
        note: rect(width, noteColumns))
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
