import Terminal

/// One picture of the program: the cells, what they mean, and what input can do there.
public struct Frame<Action> {
  public let surface: Surface
  public let nodes: [SemanticNode]
  public let targets: [Target<Action>]
  public let scopes: [BindingScope<Action>]
  /// Where the terminal's cursor stands; nil where it is hidden.
  public let cursor: Point?
  /// What widgets want kept for the next frame.
  public let kept: [Identifier: any ControlState]
  /// The modal layer that takes the input: 0, or that of the topmost dialog.
  public let topLayer: Int
  /// The frame stands in for another for a while: focus and control states wait for that to come
  /// back.
  public let isInterlude: Bool

  /// The widgets that take the focus, in the order of `Tab`.
  public var focusOrder: [Identifier] {
    targets.filter { $0.isFocusable && isReached($0) }.map(\.identifier)
  }

  /// The scopes whose keys work with this focus, innermost first.
  public func activeScopes(focus: Identifier?) -> [BindingScope<Action>] {
    Frame.active(scopes, topLayer: topLayer, focus: focus).reversed()
  }

  /// The first widget of the top layer that asks for the focus.
  public var preferredFocus: Identifier? {
    targets.first { $0.wish != .none && $0.isFocusable && isReached($0) }?.identifier
  }

  public func isReached(_ target: Target<Action>) -> Bool {
    target.isChrome || target.layer == topLayer
  }

  /// The target under the pointer: the last drawn that takes it.
  public func targets(at point: Point) -> [Target<Action>] {
    targets.reversed().filter { $0.frame.contains(point) && isReached($0) }
  }

  static func active(
    _ scopes: [BindingScope<Action>], topLayer: Int, focus: Identifier?
  ) -> [BindingScope<Action>] {
    scopes.filter {
      $0.isChrome || $0.layer == topLayer && ($0.owner == nil || $0.owner == focus)
    }
  }
}

/// Draws an element at a size: the one walk that makes cells and their meaning together.
///
/// A pure function; it has no side effects and may be called at any time.
public func render<Action>(
  _ element: Element<Action>, size: Size, context: RenderContext
) -> Frame<Action> {
  let ground = Cell(" ", style: context.theme.ground)
  var canvas = Canvas<Action>(
    surface: Surface(size: size, filledWith: ground), clip: Rect(size: size), context: context)
  element.render(in: Rect(size: size), &canvas)
  return canvas.frame
}
