import Semantics
import Terminal

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
