import Core
import Semantics
import Terminal

/// Labelled fields that are saved together.
///
/// `Tab`, `↓` and `↑` go from field to field as a click on a field or its label does, `Enter` and
/// `Ctrl-S` save, `Esc` leaves. What is wrong with a field is told when it was left, or on saving,
/// which then goes to the first such field. Whoever leaves a changed form is asked.
///
/// ```swift
/// Form(
///   "card", label: words.card, rows: rows(state), isChanged: state.draft != state.saved,
///   isAsking: state.isAsking,
///   handlers: .init(
///     onSubmit: .saveTapped, onAsk: .leaveTapped, onStay: .stayTapped, onLeave: .discarded))
/// ```
public struct Form<Action>: Widget {
  /// The actions of a form.
  public struct Handlers {
    var onSubmit: Action
    var onAsk: Action
    var onStay: Action
    var onLeave: Action
    var submitTitle: String?
    var leaveTitle: String?

    /// - Parameters:
    ///   - onSubmit: sent where nothing is wrong with any field.
    ///   - onAsk: sent where a changed form is to be left: `isAsking` is to be true from now on.
    ///   - onStay: sent where the answer was to go on; `isAsking` is to be false.
    ///   - onLeave: sent where the form is left, and its changes forgotten.
    ///   - submitTitle: nil for `save`.
    ///   - leaveTitle: nil for `back`.
    public init(
      onSubmit: Action, onAsk: Action, onStay: Action, onLeave: Action,
      submitTitle: String? = nil, leaveTitle: String? = nil
    ) {
      (self.onSubmit, self.onAsk, self.onStay, self.onLeave) = (onSubmit, onAsk, onStay, onLeave)
      (self.submitTitle, self.leaveTitle) = (submitTitle, leaveTitle)
    }
  }

  let id: Identifier
  let label: String
  let record: String
  let rows: [FormRow<Action>]
  let isChanged: Bool
  let isAsking: Bool
  let lack: String?
  let handlers: Handlers

  /// - Parameters:
  ///   - record: the identity of what is filled in, where the same form shows one after another:
  ///     with another one it begins anew.
  ///   - isChanged: whether there is something to save.
  ///   - isAsking: whether the question shows that comes before leaving.
  ///   - lack: what is still to be filled in, in words: while there is something, that stands above
  ///     the buttons, and the one that saves cannot be pressed; its key goes to the first such field.
  public init(
    _ id: Identifier, label: String, record: String = "", rows: [FormRow<Action>],
    isChanged: Bool, isAsking: Bool, lack: String? = nil, handlers: Handlers
  ) {
    (self.id, self.label, self.record, self.rows) = (id, label, record, rows)
    (self.isChanged, self.isAsking, self.lack) = (isChanged, isAsking, lack)
    self.handlers = handlers
  }

  public var flex: Flex { .both }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let state = (canvas.context.control(id, as: FormState.self) ?? FormState())
      .following(rows.map(\.id).first { $0 == canvas.painter.focusOfOwnLayer }, in: record)
    let acts = FormActs(form: self, state: state, words: Words(canvas.context.language))
    canvas.keep(state, for: id)
    canvas.add(Target(id, frame: rect))
    canvas.add(BindingScope(title: label, bindings: acts.bindings))
    let node = SemanticNode(
      identifier: id, role: .group, label: label, value: isChanged ? acts.changed : nil,
      traits: acts.firstInvalid == nil || !state.isTried ? [] : .invalid, frame: rect)
    canvas.group(node) { canvas in
      content(state, acts, rect.size, canvas.context).render(in: rect, &canvas)
    }
    if isAsking { acts.question.render(in: rect, &canvas) }
  }

  /// The fields, as far as there is room scrolling, and the buttons right below them.
  private func content(
    _ state: FormState, _ acts: FormActs<Action>, _ room: Size, _ context: RenderContext
  ) -> Element<Action> {
    let rows = FormRows(form: id, rows: rows, state: state)
    let fields = Scroll(id.child("fields"), label: label, isFocusable: false) { rows }
    let below = acts.row.measure(room, context).rows
    let height = fields.measure(Size(room.columns, max(0, room.rows - below)), context).rows
    return VStack {
      fields.frame(rows: height)
      acts.row
    }.element
  }
}

/// State of a form: the fields that it may say an error of.
struct FormState: ControlState {
  /// The record that is filled in; all below is about it alone.
  var record = ""
  /// True after an attempt to submit it; from then on every field tells its error.
  var isTried = false
  /// Fields that had the focus and lost it: nobody is told off while first typing.
  var left: Set<Identifier> = []
  var focus: Identifier?

  func shows(_ id: Identifier) -> Bool { isTried || left.contains(id) }

  /// The state after a look at what is filled in, and where the focus is.
  func following(_ focus: Identifier?, in record: String) -> FormState {
    if record != self.record { return FormState(record: record, focus: focus) }
    guard focus != self.focus else { return self }
    var next = self
    if let before = self.focus { next.left.insert(before) }
    next.focus = focus
    return next
  }
}

/// One labelled row of a ``Form``.
public struct FormRow<Action> {
  let id: Identifier
  let label: String
  let isRequired: Bool
  let problem: String?
  let field: (String?) -> Element<Action>

  /// - Parameters:
  ///   - id: that of the field, which gets the focus where something is wrong with it.
  ///   - problem: what is wrong with the value now; the form decides when it is told.
  ///   - field: the field; it gets the message to show below it, or nil.
  public init(
    _ id: Identifier, _ label: String, isRequired: Bool = false, problem: String? = nil,
    field: @escaping (_ message: String?) -> some Widget<Action>
  ) {
    (self.id, self.label, self.isRequired, self.problem) = (id, label, isRequired, problem)
    self.field = { Element(field($0)) }
  }

  /// With the star of what must be filled in.
  var title: String { isRequired ? label + " *" : label }
}

/// The rows of a form: labels in a column of their own, or above the fields where it is narrow.
struct FormRows<Action>: Widget {
  let form: Identifier
  let rows: [FormRow<Action>]
  let state: FormState

  /// The fewest columns of a field beside its label.
  private static var fieldColumns: Int { 28 }
  var flex: Flex { Flex(horizontal: 1) }

  private struct Arrangement {
    let labelColumns: Int
    let isStacked: Bool

    /// Blank rows between two fields; a label above each parts them too.
    var gap: Int { isStacked ? 0 : 1 }

    func fieldColumns(_ columns: Int) -> Int {
      isStacked ? columns : max(1, columns - labelColumns - 2)
    }
  }

  private func arrangement(_ columns: Int) -> Arrangement {
    let widest = rows.map { DisplayWidth.of($0.title) }.max() ?? 0
    let label = min(widest, columns / 3)
    return Arrangement(labelColumns: label, isStacked: columns - label - 2 < Self.fieldColumns)
  }

  private func field(_ row: FormRow<Action>) -> Element<Action> {
    row.field(state.shows(row.id) ? row.problem : nil)
  }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    let arrangement = arrangement(available.columns)
    let heights = rows.map { height(field($0), arrangement, available, context) }
    let gaps = arrangement.gap * max(0, rows.count - 1)
    return Size(available.columns, min(heights.reduce(gaps, +), available.rows))
  }

  private func height(
    _ field: Element<Action>, _ arrangement: Arrangement, _ available: Size,
    _ context: RenderContext
  ) -> Int {
    let room = Size(arrangement.fieldColumns(available.columns), available.rows)
    return max(1, field.measure(room, context).rows) + (arrangement.isStacked ? 1 : 0)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let arrangement = arrangement(rect.columns)
    var y = rect.minY
    for row in rows {
      let field = field(row)
      let height = height(field, arrangement, rect.size, canvas.context)
      let place = Rect(x: rect.minX, y: y, columns: rect.columns, rows: height)
      draw(row, field, in: place, arrangement, &canvas)
      y += height + arrangement.gap
    }
  }

  private func draw(
    _ row: FormRow<Action>, _ field: Element<Action>, in place: Rect, _ arrangement: Arrangement,
    _ canvas: inout Canvas<Action>
  ) {
    let columns = arrangement.isStacked ? place.columns : arrangement.labelColumns
    let label = Rect(origin: place.origin, size: Size(columns, 1))
    let isFocused = canvas.isFocused(row.id)
    canvas.write(
      DisplayWidth.truncate(row.title, to: columns), at: label.origin,
      role: isFocused ? .accent : .muted)
    canvas.add(
      Target(
        form.child("label").item(row.id), frame: label,
        onPress: { _ in Response(focus: .to(row.id)) }))
    let inset = arrangement.isStacked ? Insets(top: 1) : Insets(left: columns + 2)
    field.render(in: place.inset(inset), &canvas)
  }
}

/// The notes below a field: its error, and the count of its characters.
struct FieldNotes {
  /// The most lines of a message.
  static let lines = 2

  let id: Identifier
  var message: String?
  var counter: String?

  private var text: String? { message.map { "! " + $0 } }
  private var counterColumns: Int { counter.map { DisplayWidth.of($0) + 1 } ?? 0 }

  func rows(_ columns: Int) -> Int {
    let room = columns - counterColumns
    let lines = text.map { min(TextWrapping.wrap($0, to: room).count, Self.lines) } ?? 0
    return max(lines, counter == nil ? 0 : 1)
  }

  func draw(in rect: Rect, _ painter: Painter) {
    guard !rect.isEmpty else { return }
    if let text {
      let room = rect.inset(Insets(right: counterColumns))
      Part(
        TextDrawing(
          text, role: .danger, alignment: .leading, lineLimit: Self.lines,
          id: id.child("message"), semantics: .alert)
      ).draw(in: room, on: painter)
    }
    guard let counter else { return }
    let x = rect.maxX - DisplayWidth.of(counter)
    painter.write(counter, at: Point(x: max(rect.minX, x), y: rect.minY), role: .muted)
  }
}
