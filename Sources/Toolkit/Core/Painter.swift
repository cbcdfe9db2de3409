import Terminal

/// The one walk: the cells, what they mean, and what input does there.
///
/// It knows nothing of the types of actions, so that one compiled walk serves every feature without
/// generic code; ``Canvas`` is its typed face. Lives for one frame.
final class Painter {
  let context: RenderContext
  /// What is outside is not drawn.
  fileprivate(set) var clip: Rect
  private var surface: Surface
  private var nodes: [SemanticNode] = []
  private var parent: Int?
  private var targets: [Target<Any>] = []
  private var scopes: [Scope] = []
  private var cursor: Point?
  private var kept: [Identifier: any ControlState] = [:]
  private var layer = 0
  private var topLayer = 0
  private var isInterlude = false
  /// Makes the root's action of that of the part that is drawn; nil in the root itself.
  private var lift: ((Any) -> Any)?

  init(surface: Surface, clip: Rect, context: RenderContext) {
    self.surface = surface
    self.clip = clip
    self.context = context
  }

  var painting: Painting {
    Painting(
      surface: surface, nodes: nodes, targets: targets, scopes: scopes, cursor: cursor,
      kept: kept, topLayer: topLayer, isInterlude: isInterlude)
  }

  // MARK: Cells

  @discardableResult
  func write(_ text: String, at point: Point, role: ThemeRole) -> Int {
    surface.write(text, at: point, style: context.theme[role], clip: clip)
  }

  func writeEmoji(_ emoji: String, at point: Point, role: ThemeRole) -> Int {
    surface.writeEmoji(emoji, at: point, style: context.theme[role], clip: clip)
  }

  func write(_ scalar: Unicode.Scalar, count: Int, at point: Point, role: ThemeRole) {
    surface.write(scalar, count: count, at: point, style: context.theme[role], clip: clip)
  }

  func fill(_ rect: Rect, with cell: Cell) {
    surface.fill(rect.intersection(clip), with: cell)
  }

  func fill(_ rect: Rect, role: ThemeRole) {
    var style = context.theme[role]
    if style.background == .default { style.background = context.theme.ground.background }
    fill(rect, with: Cell(" ", style: style))
  }

  func highlight(_ rect: Rect, role: ThemeRole) {
    let style = context.theme[role]
    let ground = context.theme.ground
    let bare = [.default, ground.background, style.background]
    surface.restyle(rect.intersection(clip)) { cell in
      guard bare.contains(cell.background) else { return }
      if style.background != .default { cell.background = style.background }
      if style.foreground != ground.foreground { cell.foreground = style.foreground }
      cell.attributes.formUnion(style.attributes)
      if style.underline != .none { cell.underline = style.underline }
    }
  }

  func showCursor(at point: Point) {
    if clip.contains(point) { cursor = point }
  }

  func clipped(to rect: Rect, _ body: () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    body()
    clip = outer
  }

  // MARK: Meaning

  @discardableResult
  func describe(_ node: SemanticNode) -> Int {
    var node = node
    node.parent = parent
    node.frame = node.frame.intersection(clip)
    node.label = Sanitizer.clean(node.label)
    node.value = node.value.map { Sanitizer.clean($0) }
    if let id = node.identifier, id == context.focus { node.traits.insert(.focused) }
    nodes.append(node)
    return nodes.count - 1
  }

  func group(_ node: SemanticNode, _ body: () -> Void) {
    let outer = parent
    parent = describe(node)
    body()
    parent = outer
  }

  // MARK: Input

  func add(_ target: Target<Any>, isLifted: Bool = false) {
    var target = target
    if let lift, !isLifted { target = target.map(lift) }
    target.frame = target.frame.intersection(clip)
    target.layer = layer
    targets.append(target)
  }

  func add(_ scope: Scope) {
    var scope = scope
    if let lift { scope = scope.map(lift) }
    scope.layer = layer
    scopes.append(scope)
  }

  /// Where a target stands, as far as the clip shows it.
  func frame(of id: Identifier) -> Rect? { targets.last { $0.identifier == id }?.frame }

  /// Whether what is typed goes into the widget with the focus, past the bindings.
  var takesText: Bool {
    targets.contains {
      $0.identifier == context.focus && $0.layer == topLayer && $0.onText != nil
    }
  }

  func keep(_ state: some ControlState, for id: Identifier) { kept[id] = state }

  func beginInterlude() { isInterlude = true }

  func modal(_ body: () -> Void) {
    let outer = layer
    topLayer += 1
    layer = topLayer
    cursor = nil
    body()
    layer = outer
  }

  /// The scopes whose keys work at this point of the walk, outermost first.
  var activeScopes: [Scope] {
    scopes.filter { $0.isActive(topLayer: topLayer, focus: context.focus) }
  }

  /// The scopes that a help overlay drawn now has to explain, outermost first.
  var helpScopes: [Scope] {
    let focus = context.focusOfLayer[topLayer] ?? context.focus
    return scopes.filter { $0.isActive(topLayer: topLayer, focus: focus) }
  }

  /// An action of the part that is drawn, as the root takes it.
  func lifted(_ action: Any) -> Any { lift?(action) ?? action }

  /// Draws a part whose actions are of another type, and lifts them into this one's.
  func lifting(_ transform: @escaping (Any) -> Any, _ body: () -> Void) {
    let outer = lift
    lift = outer.map { outer in { outer(transform($0)) } } ?? transform
    body()
    lift = outer
  }
}
