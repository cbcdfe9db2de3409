import Semantics
import Terminal

/// One picture of the program: the cells, what they mean, and what input can do there.
public struct Frame<Action> {
  fileprivate let painting: Painting

  init(_ painting: Painting) {
    self.painting = painting
  }

  public var surface: Surface { painting.surface }
  public var nodes: [SemanticNode] { painting.nodes }
  public var targets: [Target<Action>] { painting.targets.map { $0.map(restored) } }
  public var scopes: [BindingScope<Action>] { painting.scopes.map { $0.typed() } }
  /// Where the terminal's cursor stands; nil where it is hidden.
  public var cursor: Point? { painting.cursor }
  /// What widgets want kept for the next frame.
  public var kept: [Identifier: any ControlState] { painting.kept }
  /// The modal layer that takes the input: 0, or that of the topmost dialog.
  public var topLayer: Int { painting.topLayer }
  /// For ``RenderContext/sketches`` of the next frame.
  public var sketches: Sketchbook { painting.sketches }
  /// The frame stands in for another for a while: focus and control states wait for that to come
  /// back.
  public var isInterlude: Bool { painting.isInterlude }

  /// When, by ``RenderContext/now``, the picture changes by itself; nil where nothing moves.
  public var nextChange: Duration? { painting.nextChange }

  /// What a widget wanted done at a time that has come; nil before, and where there is nothing.
  public func response(dueAt now: Duration) -> Response<Action>? {
    guard let timed = painting.timed, timed.time <= now else { return nil }
    return timed.response().map(restored)
  }

  /// The pictures that show, or are to: those that are not there yet have to be loaded.
  public var wantedPictures: [PictureRequest] { painting.wantedPictures }

  /// Where real pictures stand; nothing is in front of them, and all of each shows.
  public var placedPictures: [PlacedPicture] { painting.placedPictures }

  /// The widgets that take the focus, in the order of `Tab`.
  public var focusOrder: [Identifier] { painting.focusOrder }

  /// The first widget of the top layer that asks for the focus.
  public var preferredFocus: Identifier? { painting.preferredFocus }

  /// The widgets that input can reach, and how much each wants the focus; in the order drawn.
  public var wishes: [(identifier: Identifier, wish: FocusWish)] {
    painting.wishes
  }

  /// The scopes whose keys work with this focus, innermost first.
  public func activeScopes(focus: Identifier?) -> [BindingScope<Action>] {
    painting.activeScopes(focus: focus).map { $0.typed() }
  }

  /// What keys pressed one after another do with this focus; the innermost scope decides.
  public func match(_ strokes: [KeyStroke], focus: Identifier?) -> KeyMatch<Action> {
    switch painting.match(strokes, focus: focus) {
    case .none: .none
    case .begun: .begun
    case .complete(let binding): .complete(binding.map(restored))
    }
  }

  /// The last drawn target of a widget, where input reaches it.
  public func reachedTarget(of id: Identifier?) -> Target<Action>? {
    painting.reachedTarget(of: id)?.map(restored)
  }

  /// What takes a paste that no field takes: the last drawn that input reaches.
  public var pasteTarget: Target<Action>? {
    painting.targets.last { $0.onPaste != nil && painting.isReached($0) }?.map(restored)
  }

  public func isReached(_ target: Target<Action>) -> Bool {
    target.isReached(topLayer: topLayer)
  }

  /// The target under the pointer: the last drawn that takes it.
  public func targets(at point: Point) -> [Target<Action>] {
    painting.targets(at: point).map { $0.map(restored) }
  }
}

/// Draws an element at a size: the one walk that makes cells and their meaning together.
///
/// A pure function; it has no side effects and may be called at any time.
///
/// - Parameter earlier: the frame before, whose tables of keys are taken where they would be the same;
///   what comes of it does not depend on it.
public func render<Action>(
  _ element: Element<Action>, size: Size, context: RenderContext,
  after earlier: Frame<Action>? = nil
) -> Frame<Action> {
  Frame(paint(element.part, size: size, context: context, earlier?.painting.scopes ?? []))
}

private func paint(
  _ part: Part, size: Size, context: RenderContext, _ earlierScopes: [Scope]
) -> Painting {
  let ground = Cell(" ", style: context.theme.ground)
  let painter = Painter(
    surface: Surface(size: size, filledWith: ground), clip: Rect(size: size), context: context,
    earlierScopes: earlierScopes)
  part.draw(in: Rect(size: size), on: painter)
  painter.drawOverlays()
  return Painting(painter)
}

/// What a walk has made: a ``Frame`` that does not know the type of its actions. It never changes, and
/// stands behind one reference, as whoever asks a frame for anything would copy all of it.
final class Painting {
  let surface: Surface
  let nodes: [SemanticNode]
  let targets: [Target<Any>]
  let scopes: [Scope]
  let cursor: Point?
  let kept: [Identifier: any ControlState]
  let topLayer: Int
  let isInterlude: Bool
  let nextChange: Duration?
  let timed: TimedResponse?
  let sketches: Sketchbook
  let wantedPictures: [PictureRequest]
  let placedPictures: [PlacedPicture]

  /// - Parameter painter: one that has nothing more to draw.
  init(_ painter: Painter) {
    (surface, nodes, targets) = (painter.surface, painter.nodes, painter.targets)
    (scopes, cursor, kept) = (painter.scopes, painter.shownCursor, painter.kept)
    (topLayer, isInterlude) = (painter.topLayer, painter.isInterlude)
    (nextChange, timed, sketches) = (painter.nextChange, painter.timed, painter.sketches)
    (wantedPictures, placedPictures) = (painter.wantedPictures, painter.shownPictures)
  }

  /// By index, here and below: a target that is taken out of the list is copied with all it can do.
  private(set) lazy var focusOrder: [Identifier] = targets.indices.compactMap { index in
    guard targets[index].isFocusable, targets[index].isReached(topLayer: topLayer) else {
      return nil
    }
    return targets[index].identifier
  }

  var preferredFocus: Identifier? {
    targets.indices.first { index in
      targets[index].wish != .none && targets[index].isFocusable
        && targets[index].isReached(topLayer: topLayer)
    }.map { targets[$0].identifier }
  }

  /// The widgets that input can reach, and how much each wants the focus; in the order drawn.
  var wishes: [(identifier: Identifier, wish: FocusWish)] {
    targets.indices.map { (targets[$0].identifier, targets[$0].wish) }
  }

  /// The last drawn target of a widget, where input reaches it.
  func reachedTarget(of id: Identifier?) -> Target<Any>? {
    guard let index = targets.indices.last(where: { targets[$0].identifier == id }),
      isReached(targets[index])
    else { return nil }
    return targets[index]
  }

  func isReached(_ target: Target<Any>) -> Bool { target.isReached(topLayer: topLayer) }

  func targets(at point: Point) -> [Target<Any>] {
    targets.reversed().filter { $0.frame.contains(point) && isReached($0) }
  }

  func activeScopes(focus: Identifier?) -> [Scope] {
    scopes.filter { $0.isActive(topLayer: topLayer, focus: focus) }.reversed()
  }

  /// What the keys that were pressed one after another do: the innermost scope decides.
  func match(_ strokes: [KeyStroke], focus: Identifier?) -> KeyMatch<Any> {
    for scope in activeScopes(focus: focus) {
      for row in scope.rows() {
        if row.keys.contains(where: { $0.consists(of: strokes) }) {
          return .complete(scope.lifted(row))
        }
        if row.keys.contains(where: { $0.continues(strokes) }) { return .begun }
      }
    }
    return .none
  }
}

/// What keys pressed one after another mean so far.
public enum KeyMatch<Action> {
  case none
  /// More keys are needed.
  case begun
  case complete(KeyBinding<Action>)
}
