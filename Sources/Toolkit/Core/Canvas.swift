import Terminal

/// What widgets draw on: the cells, and beside them everything that the frame will know.
public struct Canvas<Action> {
  let painter: Painter

  init(_ painter: Painter) {
    self.painter = painter
  }

  public var context: RenderContext { painter.context }

  /// What is outside is not drawn.
  public var clip: Rect { painter.clip }

  // MARK: Cells

  public var theme: Theme { painter.context.theme }

  /// Writes text in the style of a role; returns the columns it took.
  @discardableResult
  public mutating func write(_ text: String, at point: Point, role: ThemeRole = .text) -> Int {
    painter.write(text, at: point, role: role)
  }

  /// Writes an emoji into a slot of two columns, so that nothing moves along the row in terminals
  /// that take it for wider or narrower; returns 2.
  @discardableResult
  public mutating func writeEmoji(
    _ emoji: String, at point: Point, role: ThemeRole = .text
  ) -> Int {
    painter.writeEmoji(emoji, at: point, role: role)
  }

  /// Fills a rectangle with blanks on the ground of a role.
  public mutating func fill(_ rect: Rect, role: ThemeRole) {
    painter.fill(rect, role: role)
  }

  /// Fills a rectangle with blanks on the bare ground.
  public mutating func clear(_ rect: Rect) {
    painter.fill(rect, with: Cell(" ", style: theme.ground))
  }

  /// Puts a role's colours and attributes over what is drawn already; what stands on a ground of its
  /// own, as the text that is selected in a field, keeps its look.
  public mutating func highlight(_ rect: Rect, role: ThemeRole) {
    painter.highlight(rect, role: role)
  }

  public mutating func showCursor(at point: Point) { painter.showCursor(at: point) }

  /// Draws with a smaller clip.
  public mutating func clipped(to rect: Rect, _ body: (inout Canvas) -> Void) {
    painter.clipped(to: rect) { body(&self) }
  }

  // MARK: Meaning

  /// Adds a node; `frame` is cut to what shows. Returns its index.
  @discardableResult
  public mutating func describe(_ node: SemanticNode) -> Int { painter.describe(node) }

  /// Adds a node and makes it the parent of all that `body` describes.
  public mutating func group(_ node: SemanticNode, _ body: (inout Canvas) -> Void) {
    painter.group(node) { body(&self) }
  }

  // MARK: Input

  public func isFocused(_ id: Identifier) -> Bool { painter.context.focus == id }

  public mutating func add(_ target: Target<Action>) { painter.add(target.map { $0 }) }

  public mutating func add(_ scope: BindingScope<Action>) { painter.add(Scope(scope)) }

  /// Keeps a control state for the next frame, as scrolling does to follow a selection.
  public mutating func keep(_ state: some ControlState, for id: Identifier) {
    painter.keep(state, for: id)
  }

  /// Makes the frame one that stands in for another for a while.
  public mutating func beginInterlude() { painter.beginInterlude() }

  /// Draws a dialog: while it shows, only what is in it takes input.
  public mutating func modal(_ body: (inout Canvas) -> Void) {
    painter.modal { body(&self) }
  }
}
