import Core
import Semantics
import Terminal

/// A number to type, with comma or point, or to change by steps with a click on the signs beside it
/// and, unless these lead to the next field, with `↑` and `↓`.
///
/// The feature's state holds the text with a point (`4.5`), exact and as it was typed; what shows has
/// the decimal sign of the language. Text that is no number stays, with what is wrong below it.
///
/// ```swift
/// NumberField(
///   "weigh.weight", label: words.weight, text: state.weight, rules: Self.weights,
///   unit: words.kg, checksItself: true,
///   handlers: .init(onChange: { .weightChanged($0) }))
/// ```
public struct NumberField<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let text: String
  private let rules: NumberRules
  private let unit: String
  private let message: String?
  private let checksItself: Bool
  private let placeholder: String
  private let arrowsStep: Bool
  private let wish: FocusWish
  private let handlers: TextField<Action>.Handlers

  /// - Parameters:
  ///   - text: with a point; what `onChange` gives back.
  ///   - unit: what is counted, beside the number: `kg`.
  ///   - message: what is wrong with the number, from the screen.
  ///   - checksItself: whether the field tells what is wrong by its rules: when it is left, and while
  ///     it is typed in as soon as no more typing can make it right.
  ///   - arrowsStep: whether `↑` and `↓` change the number; false where they go from field to field
  ///     and what they would change by the way is saved at once.
  public init(
    _ id: Identifier, label: String, text: String, rules: NumberRules, unit: String = "",
    placeholder: String = "", message: String? = nil, checksItself: Bool = false,
    arrowsStep: Bool = true, wish: FocusWish = .none, handlers: TextField<Action>.Handlers
  ) {
    (self.id, self.label, self.text, self.rules) = (id, label, text, rules)
    (self.unit, self.placeholder, self.message) = (unit, placeholder, message)
    (self.checksItself, self.arrowsStep, self.wish) = (checksItself, arrowsStep, wish)
    self.handlers = handlers
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let rows = 1 + notes(context).rows(available.columns)
    return Size(available.columns, min(rows, available.rows))
  }

  private func notes(_ context: RenderContext) -> FieldNotes {
    FieldNotes(id: id, message: message(context))
  }

  private func message(_ context: RenderContext) -> String? {
    if message != nil || !checksItself { return message }
    if context.focus == id, rules.isUnfinished(text) { return nil }
    return rules.problem(with: text)?.words(context.language)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard !rect.isEmpty else { return }
    let field = field(canvas.context)
    let line = Rect(origin: rect.origin, size: Size(columns(in: rect), 1))
    field.render(in: line, &canvas)
    let input = FieldInput(field: field, editing: field.editing(canvas.context))
    if arrowsStep { addSteps(input, &canvas) }
    drawBeside(line, in: rect, input, &canvas)
    notes(canvas.context).draw(in: rect.inset(Insets(top: 1)), canvas.painter)
  }

  /// The longest number within the bounds, a few decimals and the caret; less where there is less.
  private func columns(in rect: Rect) -> Int {
    let ends = [rules.bounds.lowerBound, rules.bounds.upperBound].map(\.text.count)
    let wanted = max(10, (ends.max() ?? 0) + rules.decimals + 3)
    return max(1, min(wanted, rect.columns - (unit.isEmpty ? 0 : DisplayWidth.of(unit) + 1)))
  }

  private func field(_ context: RenderContext) -> TextField<Action> {
    var handlers = handlers
    let onChange = handlers.onChange
    handlers.onChange = { onChange(DecimalNumber.written($0)) }
    return TextField(
      id, label: label, text: DecimalNumber.shown(text, context.language), placeholder: placeholder,
      isInvalid: message(context) != nil, wish: wish, handlers: handlers)
  }

  // MARK: Steps
  private func take(
    _ count: Int, _ input: FieldInput<Action>, _ language: Language
  ) -> Response<Action> { input.take(rules.stepped(text, by: count).text(language)) }

  private func addSteps(_ input: FieldInput<Action>, _ canvas: inout Canvas<Action>) {
    let language = canvas.context.language
    let steps: [KeyBinding<Action>] = [
      KeyBinding("number.more", [.up], language.say(en: "more", ru: "больше")) {
        take(1, input, language)
      },
      KeyBinding("number.less", [.down], language.say(en: "less", ru: "меньше")) {
        take(-1, input, language)
      },
    ]
    canvas.add(BindingScope(title: label, owner: id, bindings: steps))
  }

  /// The unit, and where there is room two signs to click on.
  private func drawBeside(
    _ line: Rect, in rect: Rect, _ input: FieldInput<Action>, _ canvas: inout Canvas<Action>
  ) {
    let language = canvas.context.language
    var point = Point(x: line.maxX + 1, y: line.minY)
    if !unit.isEmpty { point.x += canvas.write(unit, at: point, role: .muted) + 1 }
    guard point.x + 7 <= rect.maxX else { return }
    for (sign, word, count) in [("−", "less", -1), ("+", "more", 1)] {
      let button = FieldButton(id: id.child(word), field: id, sign: sign) {
        take(count, input, language)
      }
      point.x += button.draw(at: point, &canvas) + 1
    }
  }
}
