import Semantics
import Terminal

/// The one walk: the cells, what they mean, and what input does there.
///
/// It knows nothing of the types of actions, so that one compiled walk serves every feature without
/// generic code; ``Canvas`` is its typed face. Lives for one frame.
final class Painter {
  let context: RenderContext
  /// The part of the screen that is drawn on; nothing outside of it is changed.
  fileprivate(set) var clip: Rect
  var surface: Surface
  var nodes: [SemanticNode] = []
  private(set) var parent: Int?
  private(set) var targets: [Target<Any>] = []
  private(set) var scopes: [Scope] = []
  var cursor: Point?
  private(set) var kept: [Identifier: any ControlState] = [:]
  private var layer = 0
  private var record = ""
  private(set) var topLayer = 0
  /// The widget for which the walk was left; nothing is drawn after it.
  private(set) var newFocus: Identifier?
  private(set) var isInterlude = false
  private(set) var nextChange: Duration?
  private(set) var timed: TimedResponse?
  private(set) var wantedPictures: [PictureRequest] = []
  private(set) var placedPictures: [PlacedPicture] = []
  /// Makes the root's action of that of the part that is drawn; nil in the root itself.
  private(set) var lift: ((Any) -> Any)?
  private(set) var overlays: [Overlay] = []

  /// A drawing in front of everything, wherever in the walk it was asked for.
  struct Overlay {
    let layer: Int
    let lift: ((Any) -> Any)?
    /// Gets the painter, as whatever is kept by it must not keep it.
    let body: (Painter, Rect) -> Void
  }

  init(surface: Surface, clip: Rect, context: RenderContext) {
    (self.surface, self.clip, self.context) = (surface, clip, context)
    nodes.reserveCapacity(64)
    targets.reserveCapacity(64)
  }

  /// The pictures that nothing stands in front of.
  var shownPictures: [PlacedPicture] { placedPictures.filter(isUncovered) }
  /// The place of the cursor if the walk ended here.
  var shownCursor: Point? { cursor ?? cursorOfFocus }

  /// A screen reader follows the cursor, which stands on the focus where no field shows it.
  private var cursorOfFocus: Point? {
    guard context.isFlat, let focus = context.focus, let frame = frame(of: focus), !frame.isEmpty
    else { return nil }
    return frame.origin
  }

  // MARK: Cells
  @discardableResult
  func write(_ text: String, at point: Point, role: ThemeRole) -> Int {
    write(text, at: point, style: context.theme[role])
  }

  @discardableResult
  func write(_ text: String, at point: Point, style: Style) -> Int {
    surface.write(text, at: point, style: style, clip: clip)
  }

  func writeEmoji(_ emoji: String, at point: Point, role: ThemeRole) -> Int {
    surface.writeEmoji(emoji, at: point, style: context.theme[role], clip: clip)
  }

  func write(_ scalar: Unicode.Scalar, count: Int, at point: Point, role: ThemeRole) {
    surface.write(scalar, count: count, at: point, style: context.theme[role], clip: clip)
  }

  /// Downwards, a row each.
  func write(_ scalar: Unicode.Scalar, rows: Int, at point: Point, role: ThemeRole) {
    surface.write(scalar, rows: rows, at: point, style: context.theme[role], clip: clip)
  }

  func fill(_ rect: Rect, with cell: Cell) { surface.fill(rect.intersection(clip), with: cell) }

  func fill(_ rect: Rect, role: ThemeRole) {
    var style = context.theme[role]
    if style.background == .default { style.background = context.theme.plain.background }
    fill(rect, with: Cell(" ", style: style))
  }

  func highlight(_ rect: Rect, role: ThemeRole) {
    let style = context.theme[role]
    let plain = context.theme.plain
    let bare = [.default, plain.background, style.background]
    surface.restyle(rect.intersection(clip)) { cell in
      guard bare.contains(cell.background) else { return }
      if style.background != .default { cell.background = style.background }
      if style.foreground != plain.foreground { cell.foreground = style.foreground }
      cell.attributes.formUnion(style.attributes)
      if style.underline != .none { cell.underline = style.underline }
    }
  }

  func showCursor(at point: Point) {
    if clip.contains(point) { cursor = point }
  }

  func clipped(to rect: Rect, _ body: () -> Void) {
    if newFocus != nil { return }
    let outer = clip
    clip = clip.intersection(rect)
    body()
    clip = outer
  }

  // MARK: Meaning
  @discardableResult
  func describe(_ node: consuming SemanticNode) -> Int {
    node.parent = parent
    node.frame = node.frame.intersection(clip)
    node.label = Sanitizer.clean(node.label)
    node.value = node.value.map { Sanitizer.clean($0) }
    if let id = node.identifier {
      if id == context.focus { node.traits.insert(.focused) }
      if id == context.hovered { node.traits.insert(.hovered) }
    }
    nodes.append(node)
    return nodes.count - 1
  }

  func group(_ node: consuming SemanticNode, _ body: () -> Void) {
    if newFocus != nil { return }
    let outer = parent
    parent = describe(node)
    body()
    parent = outer
  }

  // MARK: Input
  func add(_ target: consuming Target<Any>, isLifted: Bool = false) {
    if let lift, !isLifted { target = target.map(lift) }
    target.frame = target.frame.intersection(clip)
    target.layer = layer
    if !record.isEmpty { target.record = record }
    if isNewFocus(target) { newFocus = target.identifier }
    targets.append(target)
  }

  /// True for a widget that asks for the focus and will get it. The widget that has the focus was not drawn
  /// before it in its layer, and one of two things has happened. Either the asking widget is new: another
  /// screen or a dialog has come. Or it is the first that asks, and the one with the focus, which stood before
  /// it in the last frame, is gone: a field was closed.
  private func isNewFocus(_ target: borrowing Target<Any>) -> Bool {
    guard target.isFocusable, target.wish != .none, layer == topLayer, newFocus == nil,
      let known = context.known
    else { return false }
    let id = target.identifier
    if targets.contains(where: { $0.identifier == context.focus && $0.layer == layer }) {
      return false
    }
    if known.record(of: id) != target.record { return true }
    guard let lost = known.firstIndex(where: { $0.identifier == context.focus })
    else { return false }
    return known[(lost + 1)...].contains { $0.identifier == id }
      && !targets.contains { $0.wish != .none && $0.layer == layer }
  }

  /// Says of all that `body` lets input reach which record it is about.
  func about(_ record: String, _ body: () -> Void) {
    let outer = self.record
    self.record = record
    body()
    self.record = outer
  }

  func add(_ scope: Scope, isLifted: Bool = false) {
    add(scope, at: scopes.count, isLifted: isLifted)
  }

  /// - Parameter index: a count of ``scopes`` from before; what was added since is further in.
  func add(_ scope: Scope, at index: Int, isLifted: Bool = false) {
    var scope = scope
    if let lift, !isLifted { scope = scope.lifted(by: lift) }
    scope.layer = layer
    scopes.insert(scope.remapped(by: context.keymap), at: index)
  }

  /// Returns the frame of a target, as far as the clip shows it.
  func frame(of id: Identifier) -> Rect? { targets.last { $0.identifier == id }?.frame }

  /// True while typed text goes into the widget with the focus, past the bindings.
  var takesText: Bool {
    targets.contains { $0.layer == topLayer && $0.isTypedInto && $0.identifier == context.focus }
  }

  func keep(_ state: some ControlState, for id: Identifier) { kept[id] = state }
  /// Makes the frame one that stands in for another for a while: what that kept stays.
  func beginInterlude() { isInterlude = true }

  // MARK: Motion and pictures
  func redraw(at time: Duration) { nextChange = min(nextChange ?? time, time) }

  /// Does something at a time, the earliest of all that are asked for, and draws a frame then.
  func act(at time: Duration, _ response: @escaping () -> Response<Any>) {
    if time > context.now { redraw(at: time) }
    if let timed, timed.time <= time { return }
    let lift = lift
    timed = TimedResponse(time: time) { lift.map { response().map($0) } ?? response() }
  }

  /// Copies a part of a surface, one cell for one; what the clip leaves out is not drawn.
  func copy(_ source: Surface, from part: Rect, to origin: Point) {
    surface.copy(source, from: part, to: origin, clip: clip)
  }

  func want(_ request: PictureRequest) {
    if !wantedPictures.contains(request) { wantedPictures.append(request) }
  }

  /// A picture of which a part is cut off is drawn as cells only.
  func place(_ picture: DrawnPicture, in frame: Rect) {
    copy(picture.cells, from: picture.cells.bounds, to: frame.origin)
    guard picture.graphics != nil, frame.intersection(clip) == frame else { return }
    placedPictures.append(PlacedPicture(frame: frame, picture: picture))
  }

  private func isUncovered(_ placed: PlacedPicture) -> Bool {
    let frame = placed.frame
    guard placed.picture.cells.size == frame.size, surface.bounds.intersection(frame) == frame
    else { return false }
    return (0..<frame.rows).allSatisfy { row in
      let drawn = surface.row(frame.minY + row)
      let start = drawn.startIndex + frame.minX
      return drawn[start..<start + frame.columns] == placed.picture.cells.row(row)
    }
  }

  func modal(_ body: () -> Void) {
    let outer = layer
    topLayer += 1
    layer = topLayer
    cursor = nil
    body()
    layer = outer
  }

  // MARK: In front of everything
  /// Draws when all else is drawn, past every clip; `body` gets the room.
  ///
  /// That is the whole screen, or what the footer leaves of it.
  func overlay(_ body: @escaping (Painter, Rect) -> Void) {
    overlays.append(Overlay(layer: layer, lift: lift, body: body))
  }

  /// - Parameter footer: what explains the keys of what is drawn here, and so stays in sight.
  func drawOverlays(above footer: Rect? = nil) {
    let bounds = surface.bounds
    let isAtBottom = footer.map { $0.maxY >= bounds.maxY } ?? false
    let rows = isAtBottom ? footer?.minY ?? bounds.rows : bounds.rows
    let room = Rect(size: Size(bounds.columns, max(0, rows)))
    let outer = (clip, parent, layer, lift)
    while newFocus == nil, !overlays.isEmpty {
      let overlay = overlays.removeFirst()
      (clip, parent, layer, lift) = (room, nil, overlay.layer, overlay.lift)
      overlay.body(self, room)
    }
    (clip, parent, layer, lift) = outer
  }

  /// Draws `body`; returns true if the widget with the focus is in it.
  func findsFocus(_ body: () -> Void) -> Bool {
    let count = targets.count
    body()
    return targets[count...].contains { $0.identifier == context.focus && $0.isFocusable }
  }

  /// Draws a part whose keys rest while the focus is elsewhere; one that takes no focus keeps them.
  /// Returns true if the focus is in it.
  func restingWithoutFocus(_ body: () -> Void) -> Bool {
    let (targetCount, scopeCount) = (targets.count, scopes.count)
    body()
    let places = targets[targetCount...].filter { $0.isFocusable && $0.layer == layer }
    let focus = focusOfOwnLayer
    if places.contains(where: { $0.identifier == focus }) { return true }
    if places.isEmpty { return false }
    for index in scopeCount..<scopes.count where scopes[index].layer == layer {
      scopes[index].rests = !scopes[index].isChrome
    }
    return false
  }

  /// The focus as it is for what is drawn in this layer: while a dialog or menu in front has it, that
  /// which comes back when those close.
  var focusOfOwnLayer: Identifier? {
    let isInFront = context.focusOfLayer.contains { $0.key > layer && $0.value == context.focus }
    return isInFront ? context.focusOfLayer[layer] : context.focus
  }

  // MARK: Keys
  /// The innermost binding of a name; of any layer, or of those that work now.
  func binding(named name: String, isActive: Bool) -> KeyBinding<Any>? {
    Self.binding(named: name, in: isActive ? activeScopes : scopes)
  }

  /// The innermost binding of a name among scopes, outermost first.
  static func binding(named name: String, in scopes: [Scope]) -> KeyBinding<Any>? {
    for scope in scopes.reversed() {
      if let row = scope.bindings.first(where: { $0.name == name }) { return scope.lifted(row) }
    }
    return nil
  }

  /// The scopes whose keys work at this point of the walk, outermost first.
  var activeScopes: [Scope] { activeScopes(focus: context.focus) }

  /// The same for a focus that may have moved since the frame was drawn. The keys of the widget that has
  /// it are the innermost, wherever on the screen it stands: an arrow in the strip of tabs is no arrow of
  /// the tab.
  func activeScopes(focus: Identifier?) -> [Scope] {
    let active = scopes.indices.filter { scopes[$0].isActive(topLayer: topLayer, focus: focus) }
    return active.filter { scopes[$0].owner == nil }.map { scopes[$0] }
      + active.filter { scopes[$0].owner != nil }.map { scopes[$0] }
  }

  /// The scopes that a help overlay drawn now has to explain, outermost first.
  var helpScopes: [Scope] { activeScopes(focus: context.focusOfLayer[topLayer] ?? context.focus) }
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

/// A response without input: a frame asks for it when a time has come.
struct TimedResponse {
  /// By ``RenderContext/now``.
  let time: Duration
  let response: () -> Response<Any>
}
