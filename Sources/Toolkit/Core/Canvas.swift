import Terminal

/// What widgets draw on: the cells, and beside them everything that the frame will know.
public struct Canvas<Action> {
  public let context: RenderContext
  /// What is outside is not drawn.
  public private(set) var clip: Rect
  private var surface: Surface
  private var nodes: [SemanticNode] = []
  private var parent: Int?
  private var targets: [Target<Action>] = []
  private(set) var scopes: [BindingScope<Action>] = []
  private var cursor: Point?
  private var kept: [Identifier: any ControlState] = [:]
  private var layer = 0
  private var topLayer = 0
  private var isInterlude = false

  init(surface: Surface, clip: Rect, context: RenderContext) {
    self.surface = surface
    self.clip = clip
    self.context = context
  }

  var frame: Frame<Action> {
    Frame(
      surface: surface, nodes: nodes, targets: targets, scopes: scopes, cursor: cursor,
      kept: kept, topLayer: topLayer, isInterlude: isInterlude)
  }

  // MARK: Cells

  public var theme: Theme { context.theme }

  /// Writes text in the style of a role; returns the columns it took.
  @discardableResult
  public mutating func write(_ text: String, at point: Point, role: ThemeRole = .text) -> Int {
    surface.write(text, at: point, style: theme[role], clip: clip)
  }

  /// Fills a rectangle with blanks on the ground of a role.
  public mutating func fill(_ rect: Rect, role: ThemeRole) {
    var style = theme[role]
    if style.background == .default { style.background = theme.ground.background }
    surface.fill(rect.intersection(clip), with: Cell(" ", style: style))
  }

  /// Fills a rectangle with blanks on the bare ground.
  public mutating func clear(_ rect: Rect) {
    surface.fill(rect.intersection(clip), with: Cell(" ", style: theme.ground))
  }

  /// Puts a role's colours and attributes over what is drawn already; what stands on a ground of its
  /// own, as the text that is selected in a field, keeps its look.
  public mutating func highlight(_ rect: Rect, role: ThemeRole) {
    let style = theme[role]
    let ground = theme.ground
    let bare = [.default, ground.background, style.background]
    surface.restyle(rect.intersection(clip)) { cell in
      guard bare.contains(cell.background) else { return }
      if style.background != .default { cell.background = style.background }
      if style.foreground != ground.foreground { cell.foreground = style.foreground }
      cell.attributes.formUnion(style.attributes)
      if style.underline != .none { cell.underline = style.underline }
    }
  }

  public mutating func showCursor(at point: Point) {
    if clip.contains(point) { cursor = point }
  }

  /// Draws with a smaller clip.
  public mutating func clipped(to rect: Rect, _ body: (inout Canvas) -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    body(&self)
    clip = outer
  }

  // MARK: Meaning

  /// Adds a node; `frame` is cut to what shows. Returns its index.
  @discardableResult
  public mutating func describe(_ node: SemanticNode) -> Int {
    var node = node
    node.parent = parent
    node.frame = node.frame.intersection(clip)
    node.label = Sanitizer.clean(node.label)
    node.value = node.value.map { Sanitizer.clean($0) }
    if let id = node.identifier, id == context.focus { node.traits.insert(.focused) }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds a node and makes it the parent of all that `body` describes.
  public mutating func group(_ node: SemanticNode, _ body: (inout Canvas) -> Void) {
    let outer = parent
    parent = describe(node)
    body(&self)
    parent = outer
  }

  // MARK: Input

  public func isFocused(_ id: Identifier) -> Bool { context.focus == id }

  public mutating func add(_ target: Target<Action>) {
    var target = target
    target.frame = target.frame.intersection(clip)
    target.layer = layer
    targets.append(target)
  }

  public mutating func add(_ scope: BindingScope<Action>) {
    var scope = scope
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

  /// Keeps a control state for the next frame, as scrolling does to follow a selection.
  public mutating func keep(_ state: some ControlState, for id: Identifier) {
    kept[id] = state
  }

  /// Makes the frame one that stands in for another for a while.
  public mutating func beginInterlude() { isInterlude = true }

  /// Draws a dialog: while it shows, only what is in it takes input.
  public mutating func modal(_ body: (inout Canvas) -> Void) {
    let outer = layer
    topLayer += 1
    layer = topLayer
    cursor = nil
    body(&self)
    layer = outer
  }

  /// The scopes whose keys work at this point of the walk, outermost first.
  var activeScopes: [BindingScope<Action>] {
    Frame.active(scopes, topLayer: topLayer, focus: context.focus)
  }

  /// The scopes that a help overlay drawn now has to explain, outermost first.
  var helpScopes: [BindingScope<Action>] {
    Frame.active(
      scopes, topLayer: topLayer, focus: context.focusOfLayer[topLayer] ?? context.focus)
  }

  /// Draws a part whose actions are of another type, and lifts them into this one's.
  mutating func lifting<Inner>(
    _ transform: @escaping (Inner) -> Action, _ body: (inout Canvas<Inner>) -> Void
  ) {
    var inner = Canvas<Inner>(surface: Surface(size: .zero), clip: clip, context: context)
    swap(&inner.surface, &surface)
    swap(&inner.nodes, &nodes)
    swap(&inner.kept, &kept)
    inner.parent = parent
    inner.cursor = cursor
    inner.layer = layer
    inner.topLayer = topLayer
    body(&inner)
    swap(&inner.surface, &surface)
    swap(&inner.nodes, &nodes)
    swap(&inner.kept, &kept)
    cursor = inner.cursor
    topLayer = inner.topLayer
    isInterlude = isInterlude || inner.isInterlude
    targets += inner.targets.map { $0.map(transform) }
    scopes += inner.scopes.map { $0.map(transform) }
  }
}
