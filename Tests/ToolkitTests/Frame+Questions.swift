import Semantics
import Terminal
import Toolkit

extension Widget {
  /// The widget alone on a screen of a size.
  func drawn(
    _ columns: Int, _ rows: Int, _ context: RenderContext = RenderContext()
  ) -> Frame<Action> {
    Toolkit.render(Element(self), size: Size(columns, rows), context: context)
  }
}

extension Frame {
  /// The rows of the screen without the blanks at their ends.
  var lines: [String] {
    surface.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func node(_ id: Identifier) -> SemanticNode? { nodes.first { $0.identifier == id } }

  func target(_ id: Identifier) -> Target<Action>? { targets.last { $0.identifier == id } }

  /// What the pointer does, by the first target that takes it.
  func point(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) -> Response<Action>? {
    let event = MouseEvent(kind, at: Point(x: x, y: y))
    for target in targets(at: event.position) {
      if let response = target.onMouse?(event) { return response }
    }
    return nil
  }

  func click(_ x: Int, _ y: Int, clicks: Int = 1) -> [Action]? {
    point(.press(.left, clicks: clicks), x, y)?.actions
  }

  /// What a key does with a focus; nil where it is not bound.
  func strike(_ stroke: KeyStroke, focus: Identifier? = nil) -> Response<Action>? {
    let bindings = activeScopes(focus: focus).flatMap(\.bindings)
    return bindings.first { $0.answers(stroke) }?.perform()
  }
}

extension RenderContext {
  /// Focused on one widget, with what it kept.
  static func focused(
    on id: Identifier, kept: [Identifier: any ControlState] = [:],
    theme: Theme = .make(.none, depth: .none)
  ) -> RenderContext {
    RenderContext(theme: theme, focus: id, controls: kept)
  }
}
