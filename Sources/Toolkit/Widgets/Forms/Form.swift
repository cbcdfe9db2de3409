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
  /// What comes of a form.
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
      self.onSubmit = onSubmit
      self.onAsk = onAsk
      self.onStay = onStay
      self.onLeave = onLeave
      self.submitTitle = submitTitle
      self.leaveTitle = leaveTitle
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
    self.id = id
    self.label = label
    self.record = record
    self.rows = rows
    self.isChanged = isChanged
    self.isAsking = isAsking
    self.lack = lack
    self.handlers = handlers
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let state = (canvas.context.control(id, as: FormState.self) ?? FormState())
      .following(rows.map(\.id).first { $0 == canvas.painter.focusOfOwnLayer }, in: record)
    let acts = FormActs(form: self, state: state, language: canvas.context.language)
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
