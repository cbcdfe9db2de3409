import Terminal

/// Gives a part of the screen a meaning, and its children a parent.
struct Semantic<Action>: Widget {
  let content: Element<Action>
  let node: SemanticNode

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    var node = node
    node.frame = rect
    canvas.group(node) { content.render(in: rect, &$0) }
  }
}

/// Makes keys work while a part of the screen shows.
struct Bound<Action>: Widget {
  let content: Element<Action>
  let title: String
  let bindings: [KeyBinding<Action>]
  let isChrome: Bool

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    canvas.add(BindingScope(title: title, bindings: bindings, isChrome: isChrome))
    content.render(in: rect, &canvas)
  }
}

extension Widget {
  /// Names this part of the screen for readers and tests.
  public func semantics(
    _ id: Identifier?, _ role: Role, label: String, value: String? = nil, traits: Traits = []
  ) -> Element<Action> {
    let node = SemanticNode(
      identifier: id, role: role, label: label, value: value, traits: traits)
    return Element(Semantic(content: Element(self), node: node))
  }

  /// Keys that work while this part shows, under a heading of the help; `always`, also while a
  /// dialog is in front.
  public func bindings(
    _ title: String, always: Bool = false, _ bindings: [KeyBinding<Action>]
  ) -> Element<Action> {
    Element(
      Bound(content: Element(self), title: title, bindings: bindings, isChrome: always))
  }
}
