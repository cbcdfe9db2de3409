import Semantics
import Terminal

// Modifiers that give a part of the screen a meaning, keys, or an answer to the pointer.

extension Widget {
  /// Names this part of the screen for readers and tests.
  public func semantics(
    _ id: Identifier?, _ role: Role, label: String, value: String? = nil, traits: Traits = []
  ) -> Element<Action> {
    let node = SemanticNode(identifier: id, role: role, label: label, value: value, traits: traits)
    return Element(Part(Semantic(content: element.part, node: node)))
  }

  /// Binds keys that work while this part shows, under a heading of the help; `always`, also while a
  /// dialog is in front.
  public func bindings(
    _ title: String, always: Bool = false, _ bindings: [KeyBinding<Action>]
  ) -> Element<Action> {
    let scope = BindingScope(title: title, bindings: bindings, isChrome: always)
    return Element(Part(Bound(content: element.part, scope: scope.map { $0 })))
  }

  /// Lets the keys of this part work only while the focus is in it, and further keys for as long; where
  /// nothing in it takes the focus, its own keys always work.
  public func keysWithFocus(_ title: String, _ bindings: [KeyBinding<Action>]) -> Element<Action> {
    let scope = BindingScope(title: title, bindings: bindings)
    return Element(Part(KeysWithFocus(content: element.part, own: scope.map { $0 })))
  }

  /// Sends an action at a click into this part of the screen; what can be done so must have a key
  /// too, as the part takes no focus.
  public func onClick(_ id: Identifier, _ action: @escaping () -> Action) -> Element<Action> {
    reached(id) { rect in
      Target(id, frame: rect, onPress: { _ in .send(action()) })
    }
  }

  /// Takes what is pasted, or dropped on the terminal, while this part shows and no field takes it;
  /// nil for not now.
  public func onPaste(_ id: Identifier, _ action: ((String) -> Action)?) -> Element<Action> {
    guard let action else { return element }
    return reached(id) { rect in
      var target = Target<Action>(id, frame: rect)
      target.isHoverable = false
      target.onPaste = { .send(action($0)) }
      return target
    }
  }

  /// Says which record this part of the screen is about, where one takes the place of another without a
  /// page between them: fields then begin anew, without the caret and the typing of before, and take the
  /// focus again where they do so on coming.
  public func about(_ record: String) -> Element<Action> {
    Element(Part(About(content: element.part, record: record)))
  }

  private func reached(
    _ id: Identifier, _ reach: @escaping (Rect) -> Target<Action>
  ) -> Element<Action> {
    Element(Part(Reached(content: element.part) { reach($0).map { $0 } }))
  }
}

/// Gives a part of the screen a meaning, and its children a parent.
private struct Semantic: Wrapper {
  let content: Part
  let node: SemanticNode

  func draw(in rect: Rect, on painter: Painter) {
    var node = node
    node.frame = rect
    painter.group(node) { content.draw(in: rect, on: painter) }
  }
}

/// Makes keys work while a part of the screen shows.
private struct Bound: Wrapper {
  let content: Part
  let scope: Scope

  func draw(in rect: Rect, on painter: Painter) {
    painter.add(scope)
    content.draw(in: rect, on: painter)
  }
}

/// Lets the keys of a part rest while the focus is not in it.
private struct KeysWithFocus: Wrapper {
  let content: Part
  /// The keys that work with the focus in the part, whatever has it there.
  let own: Scope

  func draw(in rect: Rect, on painter: Painter) {
    let index = painter.scopes.count
    let isInside = painter.restingWithoutFocus { content.draw(in: rect, on: painter) }
    if isInside { painter.add(own, at: index) }
  }
}

/// Tells the fields of a part of the screen which record they are about.
private struct About: Wrapper {
  let content: Part
  let record: String

  func draw(in rect: Rect, on painter: Painter) {
    painter.about(record) { content.draw(in: rect, on: painter) }
  }
}

/// Takes a click, or a paste, anywhere in a part of the screen that nothing in it takes.
private struct Reached: Wrapper {
  let content: Part
  let reach: (Rect) -> Target<Any>

  func draw(in rect: Rect, on painter: Painter) {
    painter.add(reach(rect))
    content.draw(in: rect, on: painter)
  }
}
