import Core
import Semantics
import Terminal

/// A box in front of everything that takes all input until it is answered or left.
///
/// ```
/// Modal("modal", title: setup.say(en: "About", ru: "О программе"), onDismiss: .closed) {
///   Text(setup.say(en: "A home for your pets.", ru: "Дом для ваших питомцев."), lines: nil)
///   Spacer(1)
///   Button("modal.close", setup.say(en: "Close", ru: "Закрыть"), action: .closed)
/// }
/// ```
public struct Modal<Action>: Widget {
  private let id: Identifier
  private let role: Role
  private let title: String
  private let maxColumns: Int
  private let onDismiss: Action
  private let dismissKeys: [KeyStroke]
  private let dismissTitle: String?
  private var answers: [KeyBinding<Action>] = []
  private var anchor: Identifier?
  private let content: Element<Action>

  /// - Parameter onDismiss: sent by `Esc`, and by a click beside the box.
  public init(
    _ id: Identifier, role: Role = .dialog, title: String, maxColumns: Int = 60,
    dismissKeys: [KeyStroke] = [.escape], dismissTitle: String? = nil, onDismiss: Action,
    @ElementBuilder<Action> _ content: () -> [Element<Action>]
  ) {
    (self.id, self.role, self.title, self.maxColumns) = (id, role, title, maxColumns)
    (self.onDismiss, self.dismissKeys, self.dismissTitle) = (onDismiss, dismissKeys, dismissTitle)
    let children = content()
    self.content = Element(
      Panel(title, isFocused: true) { VStack { children }.padding(horizontal: 1) })
  }

  /// The same with further keys, which work while it stands in front.
  public func bindings(_ answers: [KeyBinding<Action>]) -> Modal {
    var modal = self
    modal.answers = answers
    return modal
  }

  /// The same below a widget, or above it where there is more room; one without a place is in the
  /// middle.
  func anchored(to widget: Identifier) -> Modal {
    var modal = self
    modal.anchor = widget
    return modal
  }

  public var flex: Flex { .both }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard let anchor else { return draw(in: rect, at: nil, &canvas) }
    // What belongs to a part of the screen has all of that for its room, as a menu has.
    canvas.overlay { room, canvas in draw(in: room, at: canvas.painter.frame(of: anchor), &canvas) }
  }

  private func draw(in rect: Rect, at anchor: Rect?, _ canvas: inout Canvas<Action>) {
    canvas.modal { canvas in
      let box = box(in: rect, at: anchor, canvas.context)
      canvas.add(outside(rect))
      canvas.add(Target(id.child("box"), frame: box, onMouse: { _ in Response() }))
      canvas.add(dismissal(canvas.context.language))
      canvas.fill(box, role: .dialog)
      let node = SemanticNode(identifier: id, role: role, label: title, traits: .modal, frame: box)
      canvas.group(node) { content.render(in: box, &$0) }
    }
  }

  /// In flat mode all the room, so that a reader finds nothing beside it.
  private func box(in rect: Rect, at anchor: Rect?, _ context: RenderContext) -> Rect {
    if context.isFlat { return rect }
    let room = Size(min(rect.columns, maxColumns), rect.rows)
    let asked = content.measure(room, context)
    let columns = content.flex.horizontal > 0 ? room.columns : max(asked.columns, 20)
    let size = Size(min(columns, room.columns), min(asked.rows, room.rows))
    guard let anchor, !anchor.isEmpty else { return AnchoredBox.centered(size, in: rect) }
    return AnchoredBox.frame(of: size, beside: anchor, in: rect, tight: .isCentered)
  }

  private func outside(_ rect: Rect) -> Target<Action> {
    Target(
      id.child("outside"), frame: rect,
      onMouse: { event in
        if case .press = event.kind { return dismissed }
        return Response()
      })
  }

  private func dismissal(_ language: Language) -> BindingScope<Action> {
    let close = dismissTitle.map(HintTitle.of) ?? language.say(en: "close", ru: "закрыть")
    return BindingScope(
      title: title,
      bindings: answers + [KeyBinding("dialog.close", dismissKeys, close) { dismissed }])
  }

  private var dismissed: Response<Action> { Response(actions: [onDismiss], focus: .behind) }
}
