import Semantics
import Terminal

/// The surface that widgets draw on: the cells, and everything else that the frame will know.
public struct Canvas<Action> {
  let painter: Painter

  init(_ painter: Painter) { self.painter = painter }

  public var context: RenderContext { painter.context }
  /// The part of the screen that is drawn on; nothing outside of it is changed.
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
  ) -> Int { painter.writeEmoji(emoji, at: point, role: role) }

  /// Fills a rectangle with blanks on the background of a role.
  public mutating func fill(_ rect: Rect, role: ThemeRole) { painter.fill(rect, role: role) }

  /// Fills a rectangle with blanks on the bare background.
  public mutating func clear(_ rect: Rect) {
    painter.fill(rect, with: Cell(" ", style: theme.plain))
  }

  /// Puts a role's colours and attributes over what is drawn already; what stands on a background of its
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
  public mutating func add(_ target: Target<Action>) {
    painter.add(target.map(lifted), isLifted: true)
  }

  public mutating func add(_ scope: BindingScope<Action>) {
    painter.add(scope.map(lifted), isLifted: true)
  }

  /// Makes the root's action of one of this part.
  private var lifted: (Action) -> Any {
    let lift = painter.lift
    return { lift?($0) ?? $0 }
  }

  /// Keeps a control state for the next frame, as scrolling does to follow a selection.
  public mutating func keep(_ state: some ControlState, for id: Identifier) {
    painter.keep(state, for: id)
  }

  // MARK: Motion and pictures
  /// The time that motion goes by: that of the program's clock since its start.
  public var now: Duration { painter.context.now }
  public func isHovered(_ id: Identifier) -> Bool { painter.context.hovered == id }

  /// Asks for a frame at a time, for what moves by itself.
  ///
  /// The earliest of all that is asked for counts; a time that has passed asks for none.
  public mutating func redraw(at time: Duration) {
    if time > now { painter.redraw(at: time) }
  }

  /// Does something at a time without input, as a button that is held counts on, and draws a frame.
  ///
  /// Of all that is asked for, the earliest is done, and only where the frame of that time still asks
  /// for it. The response has to end the asking, or put it off: it is done once a frame.
  public mutating func act(at time: Duration, _ response: @escaping () -> Response<Action>) {
    painter.act(at: time) { response().map { $0 } }
  }

  /// Copies a part of a surface, one cell for one; what the clip leaves out is not drawn.
  public mutating func copy(_ source: Surface, from part: Rect, to origin: Point) {
    painter.copy(source, from: part, to: origin)
  }

  /// Asks for a picture; what has become of it stands in ``RenderContext/pictures``.
  public mutating func want(_ request: PictureRequest) { painter.want(request) }

  /// Draws a picture's cells, and has the picture itself shown where the terminal can.
  public mutating func place(_ picture: DrawnPicture, in frame: Rect) {
    painter.place(picture, in: frame)
  }

  /// Draws in front of everything, past every clip, when the rest has been drawn; `body` gets the
  /// room, which is the screen above the footer.
  public mutating func overlay(_ body: @escaping (Rect, inout Canvas) -> Void) {
    painter.overlay { painter, room in
      var canvas = Canvas(painter)
      body(room, &canvas)
    }
  }

  /// Draws a dialog: while it shows, only what is in it takes input.
  public mutating func modal(_ body: (inout Canvas) -> Void) { painter.modal { body(&self) } }

  /// The role that a control of one piece is drawn in: how it rests, or what is being done with it.
  func face(of id: Identifier, isEnabled: Bool = true, resting: ThemeRole = .text) -> ThemeRole {
    if !isEnabled { return .disabled }
    if context.pressed[id] != nil { return .pressed }
    if isFocused(id) { return .buttonFocused }
    return isHovered(id) ? .hovered : resting
  }

  /// Writes in a style that no theme has, as colours that a user chooses among.
  @discardableResult
  mutating func write(_ text: String, at point: Point, style: Style) -> Int {
    painter.write(text, at: point, style: style)
  }
}
