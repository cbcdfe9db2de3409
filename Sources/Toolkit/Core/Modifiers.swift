import Semantics
import Terminal

/// Gives a part of the screen a meaning, and its children a parent.
struct Semantic: Drawing {
  let content: Part
  let node: SemanticNode

  var flex: Flex { content.flex }
  var fixed: FixedSize { content.fixed }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    var node = node
    node.frame = rect
    painter.group(node) { content.draw(in: rect, on: painter) }
  }
}

/// Makes keys work while a part of the screen shows.
struct Bound: Drawing {
  let content: Part
  let scope: Scope

  var flex: Flex { content.flex }
  var fixed: FixedSize { content.fixed }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.add(scope)
    content.draw(in: rect, on: painter)
  }
}

/// Lets the keys of a part rest while the focus is not in it.
struct KeysWithFocus: Drawing {
  let content: Part
  /// Works with the focus in the part only, whatever that takes.
  let own: Scope

  var flex: Flex { content.flex }
  var fixed: FixedSize { content.fixed }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    let index = painter.scopeCount
    let isInside = painter.restingWithoutFocus { content.draw(in: rect, on: painter) }
    if isInside { painter.add(own, at: index) }
  }
}

extension Widget {
  /// The same with keys that work only while the focus is in it, and further keys for as long; where
  /// nothing in it takes the focus, its own keys always work.
  public func keysWithFocus(
    _ title: String, _ bindings: [KeyBinding<Action>]
  ) -> Element<Action> {
    let scope = BindingScope(title: title, bindings: bindings)
    return Element(Part(KeysWithFocus(content: element.part, own: Scope(scope))))
  }

  /// Names this part of the screen for readers and tests.
  public func semantics(
    _ id: Identifier?, _ role: Role, label: String, value: String? = nil, traits: Traits = []
  ) -> Element<Action> {
    let node = SemanticNode(
      identifier: id, role: role, label: label, value: value, traits: traits)
    return Element(Part(Semantic(content: element.part, node: node)))
  }

  /// Keys that work while this part shows, under a heading of the help; `always`, also while a
  /// dialog is in front.
  public func bindings(
    _ title: String, always: Bool = false, _ bindings: [KeyBinding<Action>]
  ) -> Element<Action> {
    let scope = BindingScope(title: title, bindings: bindings, isChrome: always)
    return Element(Part(Bound(content: element.part, scope: Scope(scope))))
  }

  /// The same with a table that is made only where it is looked at: when one of its keys may have been
  /// pressed, or when it looks as it did not before.
  ///
  /// - Parameter shape: all that names, keys, titles and hints of the rows depend on; not what the rows
  ///   do, which is what those of this frame do.
  public func bindings(
    _ title: String, showing shape: some Equatable & Sendable,
    _ bindings: @escaping () -> [KeyBinding<Action>]
  ) -> Element<Action> {
    let scope = Scope(title: title, shape: shape) { bindings().map { $0.map { $0 } } }
    return Element(Part(Bound(content: element.part, scope: scope)))
  }

  /// The same with a table that is made once and kept for the next frames: the keys of a program, of
  /// which there are many.
  ///
  /// - Parameter key: all that the table depends on; of a type of its own.
  public func bindings(
    _ title: String, always: Bool = false, by key: some Hashable & Sendable,
    _ bindings: @escaping () -> [KeyBinding<Action>]
  ) -> Element<Action> {
    let scope = Scope(title: title, isChrome: always, key: key) {
      bindings().map { $0.map { $0 } }
    }
    return Element(Part(Bound(content: element.part, scope: scope)))
  }
}

/// Takes a click, or a paste, anywhere in a part of the screen that nothing in it takes.
struct Reached: Drawing {
  let content: Part
  let id: Identifier
  let reach: (Identifier, Rect) -> Target<Any>

  var flex: Flex { content.flex }
  var fixed: FixedSize { content.fixed }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    painter.add(reach(id, rect))
    content.draw(in: rect, on: painter)
  }
}

extension Widget {
  /// Sends an action at a click into this part of the screen; what can be done so must have a key
  /// too, as the part takes no focus.
  public func onClick(_ id: Identifier, _ action: @escaping () -> Action) -> Element<Action> {
    reached(id) { id, rect in
      Target(
        id, frame: rect,
        onMouse: { event in
          if case .press(.left, _) = event.kind { return .send(action()) }
          return nil
        })
    }
  }

  /// Takes what is pasted, or dropped on the terminal, while this part shows and no field takes it;
  /// nil for not now.
  public func onPaste(
    _ id: Identifier, _ action: ((String) -> Action)?
  ) -> Element<Action> {
    guard let action else { return element }
    return reached(id) { id, rect in
      var target = Target<Action>(id, frame: rect)
      target.isHoverable = false
      target.onPaste = { .send(action($0)) }
      return target
    }
  }

  private func reached(
    _ id: Identifier, _ reach: @escaping (Identifier, Rect) -> Target<Action>
  ) -> Element<Action> {
    Element(
      Part(Reached(content: element.part, id: id) { id, rect in reach(id, rect).map { $0 } }))
  }
}
