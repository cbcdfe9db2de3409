import Core
import Semantics
import Terminal

/// Content that may be higher than its room; keys, wheel and a bar that can be dragged move it.
///
/// ```
/// Scroll("scroll.text", label: setup.say(en: "Diary", ru: "Дневник")) {
///   Text(diary, lines: nil)
///   Spacer(1)
///   Button("scroll.read", setup.say(en: "Read", ru: "Прочитано"), action: Action.readTapped)
///   Text(
///     state.isRead ? setup.say(en: "✓ read", ru: "✓ прочитано") : "", .success, id: "scroll.done")
/// }
/// ```
public struct Scroll<Action>: Widget {
  struct Offset: ControlState {
    var rows = 0
    /// The focus that was brought into view; once only, so that the wheel may leave it behind.
    var followed: Identifier?
    /// The caret's place in the content when it was brought into view.
    var caret: Point?

    /// Moves as little as it takes for a part of the content to show.
    mutating func show(_ frame: Rect, in visible: Int) {
      if frame.maxY > rows + visible { rows = frame.maxY - visible }
      if frame.minY < rows { rows = frame.minY }
    }
    /// The row of the bar's thumb that the pointer holds.
    var grip: Int?
    /// The state of a pull by the wheel.
    var pull: Pull?
  }

  let id: Identifier
  private let label: String
  private let isFocusable: Bool
  private let isAlone: Bool
  private let isHinted: Bool
  let refresh: Action?
  private let content: Element<Action>

  /// - Parameters:
  ///   - isFocusable: whether it takes the focus where not all of it shows; false where the content
  ///     takes the focus itself, and is all to be reached so; the caret of a field then stays in view
  ///     while it moves.
  ///   - isAlone: nothing else could take the focus, so that it does where all shows, too.
  ///   - isHinted: whether the footer says that there is more below.
  ///   - refresh: loads anew, at a pull by the wheel at the top; nil where there is nothing to load,
  ///     and while it is being loaded.
  public init(
    _ id: Identifier, label: String, isFocusable: Bool = true, isAlone: Bool = false,
    isHinted: Bool = false, refresh: Action? = nil,
    @ElementBuilder<Action> _ content: () -> [Element<Action>]
  ) {
    (self.id, self.label, self.isFocusable, self.isAlone) = (id, label, isFocusable, isAlone)
    (self.isHinted, self.refresh) = (isHinted, refresh)
    let children = content()
    self.content = Element(VStack { children })
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let width = max(0, available.columns - 1)
    let asked = content.measure(Size(width, Self.height), context)
    return Size(min(asked.columns + 1, available.columns), min(asked.rows, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let width = max(0, rect.columns - 1)
    let total = total(width, rect.rows, canvas.context)
    let limit = max(0, total - rect.rows)
    var offset = offset(showing: Size(width, total), in: rect, canvas.context)
    offset.rows = min(max(0, offset.rows), limit)
    offset.followed = canvas.context.focus
    offset.pull = refresh == nil ? nil : offset.pull?.at(canvas.now)
    canvas.keep(offset, for: id)
    let node = SemanticNode(
      identifier: id, role: .group, label: label, traits: takesFocus(limit) ? .focusable : [],
      actions: takesFocus(limit) ? ["scroll"] : [], frame: rect)
    canvas.add(target(rect, offset, limit))
    if takesFocus(limit) { canvas.add(scope(rect.rows, offset, limit, canvas.context.language)) }
    canvas.group(node) { canvas in
      canvas.clipped(to: rect) { canvas in
        // The line of a pull pushes the content down.
        let top = rect.minY - offset.rows + (offset.pull == nil ? 0 : 1)
        let inner = Rect(x: rect.minX, y: top, columns: width, rows: total)
        content.render(in: inner, &canvas)
      }
      drawBar(in: rect, offset, total, canvas.painter)
      if let pull = offset.pull { drawPull(pull, in: rect, &canvas) }
    }
  }

  /// There is nothing to do in what shows as a whole.
  private func takesFocus(_ limit: Int) -> Bool { isFocusable && (isAlone || limit > 0) }

  /// The rows of the content; what is flexible in it gets what is left of the room, if any is.
  private func total(_ width: Int, _ rows: Int, _ context: RenderContext) -> Int {
    let asked = content.measure(Size(width, Self.height), context).rows
    return content.flex.vertical > 0 ? max(asked, rows) : asked
  }

  private func drawBar(in rect: Rect, _ offset: Offset, _ total: Int, _ painter: Painter) {
    var bar = ScrollBar(
      id, in: rect, offset: offset.rows, visible: rect.rows, total: total, grip: offset.grip)
    bar.showsFocus = true
    bar.draw(on: painter) { rows, grip in
      var next = offset
      (next.rows, next.grip) = (rows, grip)
      return Response(control: (id, next), focus: isFocusable ? .to(id) : nil)
    }
  }

  /// Returns the kept offset, moved to show a widget of the content that has just got the focus.
  private func offset(showing size: Size, in rect: Rect, _ context: RenderContext) -> Offset {
    var offset = context.control(id, as: Offset.self) ?? Offset()
    let isNew = context.focus != offset.followed
    guard size.rows > rect.rows, let focus = context.focus, focus != id, isNew || !isFocusable
    else { return offset }
    let whole = Rect(size: size)
    var context = context
    context.known = nil
    let trial = Painter(surface: Surface(size: .zero), clip: whole, context: context)
    content.part.draw(in: whole, on: trial)
    if isNew, let frame = trial.frame(of: focus) {
      offset.show(withEdges(frame, of: focus, trial, whole, rect.rows), in: rect.rows)
    }
    let caret = isFocusable ? nil : trial.shownCursor
    if let caret, caret != offset.caret {
      offset.show(Rect(origin: caret, size: Size(1, 1)), in: rect.rows)
    }
    offset.caret = caret
    return offset
  }

  /// The frame of a widget; that of the first with what stands above it, and that of the last with what
  /// follows, where there is room: no key could bring that into view.
  private func withEdges(
    _ frame: Rect, of focus: Identifier, _ trial: Painter, _ whole: Rect, _ rows: Int
  ) -> Rect {
    let reached = trial.targets.filter(\.isFocusable)
    var frame = frame
    if reached.last?.identifier == focus, whole.maxY - frame.minY <= rows {
      frame.size.rows = whole.maxY - frame.minY
    }
    if reached.first?.identifier == focus, frame.maxY <= rows {
      (frame.origin.y, frame.size.rows) = (0, frame.maxY)
    }
    return frame
  }

  private func target(_ rect: Rect, _ offset: Offset, _ limit: Int) -> Target<Action> {
    Target(
      id, frame: rect, isFocusable: takesFocus(limit), wish: takesFocus(limit) ? .whenFree : .none,
      onMouse: { event in
        switch event.kind {
        case .wheel(.up) where refresh != nil && offset.rows == 0: pulled(offset)
        // Where all shows, the wheel is for what is behind.
        case .wheel where limit == 0: nil
        case .wheel(.up): move(offset, to: offset.rows - 3, limit)
        case .wheel(.down): move(offset, to: offset.rows + 3, limit)
        case .press(.left, _): takesFocus(limit) ? Response() : nil
        default: nil
        }
      })
  }

  private func scope(
    _ page: Int, _ offset: Offset, _ limit: Int, _ language: Language
  ) -> BindingScope<Action> {
    let bindings = ListMove.allCases.filter { $0.isVertical }.map { step in
      KeyBinding<Action>(
        "scroll.\(step.rawValue)", step.keys, step.title(language),
        hint: isHinted && step == .down && limit > 0 ? .footer : .helpOnly
      ) {
        let target = step.target(from: offset.rows, count: limit + 1, page: page, columns: 1)
        return move(offset, to: target, limit)
      }
    }
    return BindingScope(title: label, owner: id, bindings: bindings)
  }

  private func move(_ offset: Offset, to rows: Int, _ limit: Int) -> Response<Action> {
    var next = offset
    (next.rows, next.grip, next.pull) = (min(max(0, rows), limit), nil, nil)
    return Response(control: (id, next))
  }

  /// The most rows that content may have.
  private static var height: Int { 10_000 }
}

/// The wheel at the top of content that can be loaded anew.
extension Scroll {
  func pulled(_ offset: Offset) -> Response<Action> {
    var next = offset
    if case .armed = offset.pull {
      next.pull = nil
      return Response(actions: [refresh].compactMap { $0 }, control: (id, next))
    }
    next.pull = .touched
    return Response(control: (id, next))
  }

  /// Above the first line, for as long as the next notch counts.
  func drawPull(_ pull: Pull, in rect: Rect, _ canvas: inout Canvas<Action>) {
    let text = " \(Pull.words(canvas.context.language)) "
    let shown = DisplayWidth.truncate(text, to: rect.columns)
    let origin = Point(x: rect.minX + (rect.columns - DisplayWidth.of(shown)) / 2, y: rect.minY)
    let columns = canvas.write(shown, at: origin, role: .toast)
    canvas.describe(
      SemanticNode(
        identifier: id.child("refresh"), role: .status, label: Pull.words(canvas.context.language),
        frame: Rect(origin: origin, size: Size(columns, min(1, rect.rows)))))
    if let end = pull.end { canvas.redraw(at: end) }
  }
}

/// The state of a pull by the wheel at the top of a collection.
///
/// A touch pad sends dozens of notches for one stroke. The pull counts only after a pause, so that a
/// stroke which reaches the top does not refresh at once.
enum Pull: Equatable, Sendable {
  /// A notch has come that no frame has seen yet.
  case touched
  case settling(end: Duration)
  /// One more notch refreshes, until a time.
  case armed(end: Duration)

  /// The rows that a drag needs to load anew.
  static let distance = 3
  static let pause = Duration.milliseconds(150)
  static let patience = Duration.seconds(2)

  /// The state at a time; nil when it is over.
  func at(_ now: Duration) -> Pull? {
    switch self {
    case .touched: return .settling(end: now + Self.pause)
    case .settling(let end): return now < end ? self : .armed(end: end + Self.patience).at(now)
    case .armed(let end): return now < end ? self : nil
    }
  }

  /// Returns the effect of the next notch in words.
  static func words(_ language: Language) -> String {
    language.say(en: "↑ once more to refresh", ru: "↑ ещё раз, чтобы обновить")
  }

  /// The time at which it changes by itself.
  var end: Duration? {
    switch self {
    case .touched: nil
    case .settling(let end), .armed(let end): end
    }
  }
}
