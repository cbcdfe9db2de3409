import Core
import Semantics
import Terminal

/// A number on a track, for where the place says more than the digits: `← →`, `PgUp PgDn`, `Home End`,
/// the wheel, a click, or a drag that may leave the track.
///
/// ```
/// Slider(
///   "slider.volume", setup.say(en: "Volume", ru: "Громкость"),
///   value: state.volume, in: 0...100, step: 5, labelColumns: 12,
///   onChange: { .volumeSet($0) })
/// ```
public struct Slider<Action>: Widget {
  /// A value of the track that has a name.
  public struct Mark: Hashable, Sendable {
    public var value: Int
    public var title: String

    public init(_ value: Int, _ title: String) { (self.value, self.title) = (value, title) }
  }

  /// The pointer's hold on the handle.
  struct Grip: ControlState { var isHeld = false }

  private let id: Identifier
  private let label: String
  private let value: Int
  private let number: BoundedNumber
  private let marks: [Mark]
  private let labelColumns: Int?
  private let isEnabled: Bool
  private let format: (Int) -> String
  private let onChange: (Int) -> Action

  /// - Parameters:
  ///   - marks: named values, in their order; in a line below the track.
  ///   - labelColumns: the width of the column of names, where several stand below each other; nil
  ///     for that of the name.
  ///   - format: the number with its unit; nil for the bare number.
  public init(
    _ id: Identifier, _ label: String, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    marks: [Mark] = [], labelColumns: Int? = nil, isEnabled: Bool = true,
    format: ((Int) -> String)? = nil, onChange: @escaping (Int) -> Action
  ) {
    (self.id, self.label) = (id, label)
    number = BoundedNumber(range, step: step)
    self.value = number.clamp(value)
    self.marks = marks.filter { range.contains($0.value) }
    (self.labelColumns, self.isEnabled) = (labelColumns, isEnabled)
    self.format = format ?? { String($0) }
    self.onChange = onChange
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let rows = marks.isEmpty || context.isFlat ? 1 : 2
    return Size(available.columns, min(rows, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let isHeld = canvas.context.control(id, as: Grip.self)?.isHeld ?? false
    let room = ControlLabel(label, columns: labelColumns, canvas.context).draw(
      in: Rect(origin: rect.origin, size: Size(rect.columns, min(1, rect.rows))),
      least: valueColumns + 9, role: isEnabled ? .text : .disabled, on: &canvas)
    let track = Rect(
      x: room.minX, y: room.minY, columns: max(0, room.columns - valueColumns - 1), rows: room.rows)
    if canvas.context.isFlat {
      drawWords(in: room, &canvas)
    } else {
      drawTrack(track, isHeld, &canvas)
      drawMarks(track, in: rect, &canvas)
    }
    canvas.describe(node(rect, isHeld))
    guard isEnabled else { return }
    canvas.add(target(rect, canvas.context.isFlat ? .zero : track, isHeld))
    canvas.add(scope(canvas.context.language))
  }

  private var valueColumns: Int {
    [number.range.lowerBound, number.range.upperBound, value].map(format)
      .map { DisplayWidth.of($0) }.max() ?? 0
  }

  // MARK: Drawing
  /// `Volume 40 of 100`, as it is read out.
  private func drawWords(in room: Rect, _ canvas: inout Canvas<Action>) {
    let language = canvas.context.language
    let (least, most) = (format(number.range.lowerBound), format(number.range.upperBound))
    let limits =
      number.range.lowerBound == 0
      ? language.say(en: " of \(most)", ru: " из \(most)")
      : language.say(en: ", from \(least) to \(most)", ru: ", от \(least) до \(most)")
    let name = marks.first { $0.value == value }.map { " (\($0.title))" } ?? ""
    canvas.write(
      DisplayWidth.truncate(format(value) + name + limits, to: room.columns), at: room.origin,
      role: canvas.face(of: id, isEnabled: isEnabled))
  }

  private func drawTrack(_ track: Rect, _ isHeld: Bool, _ canvas: inout Canvas<Action>) {
    guard !track.isEmpty else { return }
    let handle = number.cell(of: value, in: track.columns)
    let painter = canvas.painter
    painter.write("━", count: handle, at: track.origin, role: isEnabled ? .accent : .disabled)
    painter.write(
      "─", count: track.columns - handle, at: track.origin + Point(x: handle, y: 0), role: .border)
    let role: ThemeRole =
      isHeld ? .pressed : canvas.face(of: id, isEnabled: isEnabled, resting: .accent)
    canvas.write("●", at: track.origin + Point(x: handle, y: 0), role: role)
    canvas.write(
      format(value), at: Point(x: track.maxX + 1, y: track.minY),
      role: canvas.face(of: id, isEnabled: isEnabled))
  }

  /// The names below their cells; one that would touch the one before is left out.
  private func drawMarks(_ track: Rect, in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard rect.rows > 1 else { return }
    var free = rect.minX
    for mark in marks {
      let width = DisplayWidth.of(mark.title)
      let center = track.minX + number.cell(of: mark.value, in: track.columns)
      let x = max(track.minX, min(center - width / 2, rect.maxX - width))
      guard x >= free else { continue }
      canvas.write(
        mark.title, at: Point(x: x, y: rect.minY + 1), role: mark.value == value ? .accent : .muted)
      free = x + width + 1
    }
  }

  private func node(_ rect: Rect, _ isHeld: Bool) -> SemanticNode {
    var traits: Traits = isEnabled ? .focusable : .disabled
    if isHeld { traits.insert(.dragged) }
    return SemanticNode(
      identifier: id, role: .slider, label: label, value: format(value), traits: traits,
      actions: isEnabled ? ["adjust"] : [], frame: rect)
  }

  // MARK: Input
  private func target(_ rect: Rect, _ track: Rect, _ isHeld: Bool) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: true,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up), .wheel(.right): return set(number.moved(value, by: 1))
        case .wheel(.down), .wheel(.left): return set(number.moved(value, by: -1))
        case .press(.left, _) where !track.contains(event.position): return Response()
        case .press(.left, _): return point(at: event.position.x - track.minX, track)
        case .drag(.left) where isHeld: return point(at: event.position.x - track.minX, track)
        case .release(.left): return Response(control: (id, Grip()))
        default: return nil
        }
      })
  }

  private func point(at cell: Int, _ track: Rect) -> Response<Action> {
    var response = set(number.value(at: cell, in: track.columns))
    response.control = (id, Grip(isHeld: true))
    return response
  }

  private func scope(_ language: Language) -> BindingScope<Action> {
    let page = max(1, (number.range.upperBound - number.range.lowerBound) / number.step / 10)
    let muchMore = language.say(en: "much more", ru: "намного больше")
    let muchLess = language.say(en: "much less", ru: "намного меньше")
    return BindingScope(
      title: label, owner: id,
      bindings: [
        key(
          "more", [.right, "l"], number.moved(value, by: 1), .footer,
          language.say(en: "more", ru: "больше")),
        key(
          "less", [.left, "h"], number.moved(value, by: -1), .footer,
          language.say(en: "less", ru: "меньше")),
        key("muchMore", [.pageUp], number.moved(value, by: max(2, page)), .helpOnly, muchMore),
        key("muchLess", [.pageDown], number.moved(value, by: -max(2, page)), .helpOnly, muchLess),
        key(
          "least", [.home], number.range.lowerBound, .helpOnly,
          language.say(en: "least", ru: "наименьшее")),
        key(
          "most", [.end], number.range.upperBound, .helpOnly,
          language.say(en: "most", ru: "наибольшее")),
      ])
  }

  private func key(
    _ name: String, _ keys: [KeyStroke], _ value: Int, _ hint: HintPlace, _ title: String
  ) -> KeyBinding<Action> {
    KeyBinding("slider.\(name)", keys, title, hint: hint) { set(value) }
  }

  private func set(_ value: Int) -> Response<Action> {
    value == self.value ? Response() : .send(onChange(value))
  }
}

/// A whole number within limits, moved in steps; what stepper and slider have in common.
struct BoundedNumber {
  let range: ClosedRange<Int>
  /// At least 1.
  let step: Int

  init(_ range: ClosedRange<Int>, step: Int) {
    self.range = range
    self.step = max(1, step)
  }

  // Twice as wide as the numbers, so that no range is too long.
  private var lower: Int128 { Int128(range.lowerBound) }
  private var span: Int128 { Int128(range.upperBound) - lower }
  func clamp(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }

  func moved(_ value: Int, by steps: Int) -> Int {
    clamp(Int(clamping: Int128(value) + Int128(steps) * Int128(step)))
  }

  /// The nearest value that is whole steps from the beginning, or the end.
  func snapped(_ value: Int) -> Int {
    let (value, step) = (Int128(clamp(value)), Int128(step))
    let below = lower + (value - lower) / step * step
    let above = min(below + step, Int128(range.upperBound))
    return Int(clamping: value - below < above - value ? below : above)
  }

  /// The cell of a track that stands for a value; the ends of both meet.
  func cell(of value: Int, in columns: Int) -> Int {
    guard span > 0, columns > 1 else { return 0 }
    let offset = Int128(clamp(value)) - lower
    return Int(clamping: (offset * Int128(columns - 1) + span / 2) / span)
  }

  /// The value that a cell of a track stands for; beside the track, that of its end.
  func value(at cell: Int, in columns: Int) -> Int {
    guard columns > 1 else { return range.lowerBound }
    let (cell, last) = (Int128(min(max(0, cell), columns - 1)), Int128(columns - 1))
    return snapped(Int(clamping: lower + (cell * span + last / 2) / last))
  }
}
