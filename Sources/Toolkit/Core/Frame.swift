import Semantics
import Terminal

/// One picture of the program: the cells, what they mean, and what input can do there.
///
/// It is the typed face of a ``Painter`` that has nothing more to draw.
public struct Frame<Action> {
  let painter: Painter

  init(_ painter: Painter) { self.painter = painter }

  public var surface: Surface { painter.surface }
  public var nodes: [SemanticNode] { painter.nodes }
  public var targets: [Target<Action>] { painter.targets.map { $0.map(restored) } }
  public var scopes: [BindingScope<Action>] { painter.scopes.map { $0.map(restored) } }
  /// The place of the terminal's cursor; nil where it is hidden.
  public var cursor: Point? { painter.shownCursor }
  /// The control states that widgets want kept for the next frame.
  public var kept: [Identifier: any ControlState] { painter.kept }
  /// The modal layer that takes the input: 0, or that of the topmost dialog.
  public var topLayer: Int { painter.topLayer }
  /// True while the frame stands in for another one: focus and control states wait for that to come
  /// back.
  public var isInterlude: Bool { painter.isInterlude }

  // MARK: Time
  /// The time by ``RenderContext/now`` at which the picture changes by itself; nil where nothing moves.
  public var nextChange: Duration? { painter.nextChange }

  /// Returns what a widget wanted done at a time that has come; nil before, and where there is nothing.
  public func response(dueAt now: Duration) -> Response<Action>? {
    guard let timed = painter.timed, timed.time <= now else { return nil }
    return timed.response().map(restored)
  }

  // MARK: Pictures
  /// The pictures that show, or are to: those that are not there yet have to be loaded.
  public var wantedPictures: [PictureRequest] { painter.wantedPictures }
  /// The real pictures with their places; nothing is in front of them, and all of each shows.
  public var placedPictures: [PlacedPicture] { painter.shownPictures }

  // MARK: Focus
  /// The widget of another screen that asks for the focus; the walk was left there, with little drawn, to
  /// begin anew with the focus on it. Nil for a whole frame.
  public var newFocus: Identifier? { painter.newFocus }

  /// The widgets that take the focus, in the order of `Tab`.
  public var focusOrder: [Identifier] {
    painter.targets.filter { $0.isFocusable && isReached($0) }.map(\.identifier)
  }

  /// The first widget of the top layer that asks for the focus.
  public var preferredFocus: Identifier? {
    painter.targets.first { $0.wish != .none && $0.isFocusable && isReached($0) }?.identifier
  }

  /// The widgets that input can reach, in the order drawn.
  public var focusCandidates: [FocusCandidate] {
    painter.targets.map {
      FocusCandidate(identifier: $0.identifier, wish: $0.wish, record: $0.record)
    }
  }

  // MARK: Keys
  /// Returns the scopes whose keys work with this focus, innermost first.
  public func activeScopes(focus: Identifier?) -> [BindingScope<Action>] {
    painter.activeScopes(focus: focus).reversed().map { $0.map(restored) }
  }

  /// Returns what keys pressed one after another do with this focus; the innermost scope decides.
  public func match(_ strokes: [KeyStroke], focus: Identifier?) -> KeyMatch<Action> {
    for scope in painter.activeScopes(focus: focus).reversed() {
      for row in scope.bindings {
        if row.keys.contains(where: { $0.consists(of: strokes) }) {
          return .complete(scope.lifted(row).map(restored))
        }
        if row.keys.contains(where: { $0.continues(strokes) }) { return .begun }
      }
    }
    return .none
  }

  /// Returns the innermost binding of a name whose keys work with this focus; nil where there is none.
  public func binding(named name: String, focus: Identifier?) -> KeyBinding<Action>? {
    Painter.binding(named: name, in: painter.activeScopes(focus: focus))?.map(restored)
  }

  // MARK: Targets
  /// Returns the last drawn target of a widget, where input reaches it.
  public func reachedTarget(of id: Identifier?) -> Target<Action>? {
    guard let target = painter.targets.last(where: { $0.identifier == id }), isReached(target)
    else { return nil }
    return target.map(restored)
  }

  /// The target of a paste that no field takes: the last drawn that input reaches.
  public var pasteTarget: Target<Action>? {
    painter.targets.last { $0.onPaste != nil && isReached($0) }?.map(restored)
  }

  public func isReached(_ target: Target<some Any>) -> Bool { target.isReached(topLayer: topLayer) }

  /// Returns the targets under the pointer, the last drawn first.
  public func targets(at point: Point) -> [Target<Action>] {
    painter.targets.reversed().filter { $0.frame.contains(point) && isReached($0) }
      .map { $0.map(restored) }
  }
}

/// The meaning so far of keys pressed one after another.
public enum KeyMatch<Action> {
  case none
  /// More keys are needed.
  case begun
  case complete(KeyBinding<Action>)
}

/// Draws an element at a size: the one walk that makes cells and their meaning together.
///
/// A pure function; it has no side effects and may be called at any time.
public func render<Action>(
  _ element: Element<Action>, size: Size, context: RenderContext
) -> Frame<Action> {
  let blank = Cell(" ", style: context.theme.plain)
  let painter = Painter(
    surface: Surface(size: size, filledWith: blank), clip: Rect(size: size), context: context)
  element.part.draw(in: Rect(size: size), on: painter)
  painter.drawOverlays()
  return Frame(painter)
}

/// Returns an action in its own type again; that it has another is a mistake of this module.
func restored<Action>(_ action: Any) -> Action {
  guard let action = action as? Action
  else { preconditionFailure("an action of \(Action.self) was lifted into \(type(of: action))") }
  return action
}
