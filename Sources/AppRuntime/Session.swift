import Core
import Scheduling
import Semantics
import Terminal
import Toolkit

/// A running program without a terminal: input in, frames out.
///
/// The real program and the in-process test are the same session; only where input comes from and
/// where frames go differs. A turn: input → actions in order → update → one render.
@MainActor
public final class Session<Root: Feature> {
  public let store: Store<Root>
  public private(set) var frame: Frame<Root.Action>
  public private(set) var focus: Identifier?
  public private(set) var size: Size
  /// Counts the frames drawn.
  public private(set) var frameNumber = 0
  /// Told of each new frame.
  public var onFrame: ((Frame<Root.Action>) -> Void)?

  /// Told what the program asks of whoever runs it.
  public var onRequest: ((HostRequest) -> Void)?

  /// The widget, or the part of one, that the pointer is over.
  public private(set) var hovered: Identifier?

  private let context: @MainActor (Environment) -> RenderContext
  private var theme: Theme? {
    didSet { if theme != oldValue { colorRoles = theme?.colorRoles ?? [] } }
  }
  /// The colours of the last frame's theme, for a test driver.
  public private(set) var colorRoles: [ColorRole] = []
  private var controls: [Identifier: any ControlState] = [:]
  /// The focus of each modal layer, to come back to when those above it close.
  private var focusOfLayer: [Int: Identifier] = [:]
  /// The focus that the last frame shows.
  private var drawnFocus: Identifier?
  /// Widgets of the last frame that want the focus because they are new.
  private var appeared: [Identifier] = []
  private var present = PresentWidgets()
  /// The widget that was pressed, and those behind it.
  private var captured = HeldPointer()
  /// True while the focus stands where it does only because nothing asked for it.
  private var isFocusFallback = true
  private var fallbackLayers: Set<Int> = []
  private var left = LeftState()
  private var drawnVersion = -1
  var needsFrame = true
  private var pendingKeys = PendingKeys()
  private var pointer: Point?
  /// The time at which each widget was pressed that still looks so.
  private var pressed: [Identifier: Duration] = [:]
  private let motion: MotionTimer
  /// Keys, presses and pastes until now.
  private var inputCount = 0
  private let pictures: PictureCache
  /// The command that was asked for by its name and has not been performed.
  var command: WaitingCommand?
  /// While set, no frame is drawn but to route input by: for who looks at settled frames alone.
  public var holdsFrames = false

  /// - Parameter context: the theme and language that an environment asks for.
  public init(
    _ store: Store<Root>, size: Size,
    context: @escaping @MainActor (Environment) -> RenderContext = {
      RenderContext(language: $0.language)
    }
  ) {
    (self.store, self.size, self.context) = (store, size, context)
    frame = render(Element(Spacer()), size: size, context: context(store.environment))
    motion = MotionTimer(clock: store.clock)
    pictures = PictureCache(activity: store.activity)
    store.onWake = { [weak self] in self?.turn() }
    store.onRequest = { [weak self] in self?.pass($0) }
    motion.onDue = { [weak self] in self?.turn() }
    pictures.onChange = { [weak self] in
      self?.needsFrame = true
      self?.turn()
    }
  }

  /// The line to the terminal is too slow for motion, whatever the state says.
  public var isLineSlow = false { didSet { if isLineSlow != oldValue { needsFrame = true } } }

  /// Loads and draws the pictures that frames ask for; without it there are none.
  public var loadPicture: PictureLoader? {
    get { pictures.load }
    set { pictures.load = newValue }
  }

  /// Ends what loads pictures, and loads no more: for the end of the program, which waits for nothing
  /// but what was typed.
  public func stopPictures() { pictures.stop() }

  /// Handles inputs in their order and draws one frame, where anything changed.
  public func handle(_ events: [InputEvent]) {
    for event in events {
      // Input is routed by what the user saw: a frame of the state as it is now.
      drawIfNeeded()
      route(event)
    }
    turn()
  }

  /// Applies what came from effects, and draws where anything changed.
  public func turn() {
    store.turn()
    if !holdsFrames || command != nil { drawIfNeeded() }
    if command != nil { performCommand() }
  }

  public func send(_ action: Root.Action) {
    store.send(action)
    turn()
  }

  /// Makes a request as a feature would.
  public func tell(_ request: ShellRequest) {
    store.tell(request)
    turn()
  }

  /// Turns until nothing can change any more without input; the frame then shows the state.
  public func settle() async {
    while true {
      turn()
      if store.isSettled { return }
      await store.waitForChange()
    }
  }

  /// Without a mouse nothing is under the pointer any more, and the end waits for no picture.
  private func pass(_ request: HostRequest) {
    switch request {
    case .mouse(false):
      (pointer, hovered, captured) = (nil, nil, HeldPointer())
      needsFrame = true
    case .quit, .quitUnsaved: stopPictures()
    case .perform(let name, let missing): return wait(for: name, missing: missing)
    case .mouse, .redraw, .suspend, .copy, .notify: break
    }
    onRequest?(request)
  }

  // MARK: Drawing

  private func drawIfNeeded() {
    let isDue = motion.takeDue()
    guard isDue || needsFrame || drawnVersion != store.version else { return }
    drawWithFocus()
    // By the frame of now: what was wanted may be out of date.
    if let response = frame.response(dueAt: store.clock.uptime) {
      apply(response)
      drawWithFocus()
    }
    if resolveHover() { draw(view, context(store.environment)) }
    pictures.want(frame.wantedPictures)
    motion.set([frame.nextChange, endOfPress].compactMap { $0 }.min())
    frameNumber += 1
    onFrame?(frame)
  }

  /// Only a whole frame tells where the focus goes, so that one that shows it elsewhere is drawn again.
  private func drawWithFocus() {
    let (view, context) = (view, context(store.environment))
    draw(view, context)
    if resolveFocus() { draw(view, context) }
  }

  private var view: Element<Root.Action> { store.feature.view(store.state, store.environment) }

  private var place: FocusState {
    get {
      FocusState(
        focus: focus, ofLayer: focusOfLayer, isFallback: isFocusFallback,
        fallbackLayers: fallbackLayers)
    }
    set {
      (focus, focusOfLayer) = (newValue.focus, newValue.ofLayer)
      (isFocusFallback, fallbackLayers) = (newValue.isFallback, newValue.fallbackLayers)
    }
  }

  private func draw(_ view: Element<Root.Action>, _ context: RenderContext) {
    (needsFrame, drawnVersion) = (false, store.version)
    var context = context
    (context.focus, context.focusOfLayer, context.controls) = (focus, focusOfLayer, controls)
    complete(&context)
    theme = context.theme
    context.known = present.widgets
    frame = render(view, size: size, context: context)
    if let wanted = frame.newFocus {
      (context.focus, context.focusOfLayer[frame.topLayer]) = (wanted, wanted)
      context.known = nil
      frame = render(view, size: size, context: context)
    }
    drawnFocus = context.focus
    if frame.isInterlude { return }
    let replaced: [Identifier]
    (appeared, replaced) = present.follow(frame.focusCandidates, keeping: controls.keys)
    if !replaced.isEmpty {
      for id in replaced { controls[id] = nil }
      (context.controls, left) = (controls, LeftState())
      frame = render(view, size: size, context: context)
    }
    controls = controls.filter { present.widgets.record(of: $0.key) != nil }
    for (id, state) in frame.kept { controls[id] = state }
  }

  private func complete(_ context: inout RenderContext) {
    (context.now, context.inputCount) = (store.clock.uptime, inputCount)
    if isLineSlow { context.isMotionReduced = true }
    context.hovered = hovered
    context.pendingKeys = pendingKeys.strokes
    context.previous = frame.surface
    context.pictures.entries = pictures.entries
    pressed = pressed.filter { context.now - $0.value < Self.pressTime }
    if context.isMotionReduced { pressed = [:] }
    context.pressed = pressed
  }

  /// The time for which a press shows.
  private static var pressTime: Duration { .milliseconds(120) }

  private var endOfPress: Duration? { pressed.values.min().map { $0 + Self.pressTime } }

  /// Returns true where something else is under the pointer now: the widget there may have moved away.
  private func resolveHover() -> Bool {
    guard let pointer else { return false }
    let target = frame.targets(at: pointer).first { $0.onMouse != nil && $0.isHoverable }
    let before = hovered
    hovered = target.map { $0.part?(pointer) ?? $0.identifier }
    return hovered != before
  }

  /// Moves the focus where it must go after a frame; true where the frame shows it elsewhere.
  private func resolveFocus() -> Bool {
    if frame.isInterlude { return false }
    let (before, order) = (place, frame.focusOrder)
    place.follow(order, preferred: frame.preferredFocus, layer: frame.topLayer, appeared: appeared)
    if !appeared.isEmpty { (appeared, left) = ([], LeftState()) }
    if let back = left.follow(before, order, layer: frame.topLayer) { (place, controls) = back }
    return focus != drawnFocus
  }

  // MARK: Routing

  private func route(_ event: InputEvent) {
    count(event)
    switch event {
    case .key(let stroke): route(stroke)
    case .mouse(let event): route(event)
    case .paste(let text): paste(text)
    case .resize(let new):
      (size, needsFrame) = (Size(max(1, new.columns), max(1, new.rows)), true)
      controls = left.resized(controls)
    case .focus: break
    case .capabilities(let terminal):
      store.change { $0.terminal = terminal }
      needsFrame = true
    }
  }

  /// Counts input that the user goes on with, as motion may end at once then, and nothing that was asked
  /// for before may come between.
  private func count(_ event: InputEvent) {
    switch event {
    case .key, .paste: break
    case .mouse(let mouse): guard case .press = mouse.kind else { return }
    case .resize, .focus, .capabilities: return
    }
    inputCount += 1
    (command, left) = (nil, LeftState())
    if frame.nextChange != nil { needsFrame = true }
  }

  private func route(_ stroke: KeyStroke) {
    let isFree = pendingKeys.strokes.isEmpty
    if isFree, let text = stroke.text, type(text) { return }
    switch pendingKeys.take(stroke, in: frame, focus: focus) {
    case .complete(let binding):
      if !isFree { needsFrame = true }
      return apply(binding.perform())
    case .begun:
      needsFrame = true
      return
    case .none: break
    }
    // A key that ends a sequence without meaning anything does nothing.
    if !isFree {
      needsFrame = true
      return
    }
    switch stroke {
    case .tab: moveFocus(by: 1)
    case .backTab: moveFocus(by: -1)
    default: moveFocusByArrow(stroke)
    }
  }

  /// Gives text to the widget with the focus; false where it takes none.
  @discardableResult
  private func type(_ text: String) -> Bool {
    guard let target = frame.reachedTarget(of: focus), let onText = target.onText,
      target.takes?(text) ?? true
    else { return false }
    apply(onText(text))
    return true
  }

  /// A paste that no field takes, as a file that was dropped, goes to whoever waits for one.
  private func paste(_ text: String) {
    if type(text) { return }
    guard let onPaste = frame.pasteTarget?.onPaste else { return }
    apply(onPaste(text))
  }

  /// Arrows that the widget itself does not use go to its neighbours; sideways only in a dialog, and
  /// out of a field that is typed into only up and down there.
  private func moveFocusByArrow(_ stroke: KeyStroke) {
    let isVertical = frame.topLayer > 0 && (stroke == .up || stroke == .down)
    guard isVertical || frame.reachedTarget(of: focus)?.isTypedInto != true else { return }
    switch stroke {
    case .down, "j": moveFocus(by: 1)
    case .up, "k": moveFocus(by: -1)
    case .right, "l": if frame.topLayer > 0 { moveFocus(by: 1) }
    case .left, "h": if frame.topLayer > 0 { moveFocus(by: -1) }
    default: break
    }
  }

  private func moveFocus(_ move: FocusMove) {
    switch move {
    case .to(let id): (focus, isFocusFallback) = (id, false)
    case .step(let count): return moveFocus(by: count)
    case .toContent:
      focus = frame.preferredFocus ?? focus
      isFocusFallback = frame.preferredFocus == nil
    case .behind:
      let layer = frame.topLayer - 1
      if let id = focusOfLayer[layer], !fallbackLayers.contains(layer) { focus = id }
    }
    needsFrame = true
  }

  private func moveFocus(by step: Int) {
    let order = frame.focusOrder
    guard !order.isEmpty else { return }
    let index = focus.flatMap(order.firstIndex) ?? (step > 0 ? -1 : 0)
    focus = order[(index + step + order.count) % order.count]
    isFocusFallback = false
    needsFrame = true
  }

  private func route(_ event: MouseEvent) {
    if case .move = event.kind {
      pointer = event.position
      if resolveHover() { needsFrame = true }
    }
    let event = captured.told(event)
    let targets = frame.targets(for: event, held: captured.widgets)
    if case .press = event.kind {
      captured = HeldPointer()
      if !pendingKeys.strokes.isEmpty {
        pendingKeys.clear()
        needsFrame = true
      }
    }
    for target in targets {
      guard let onMouse = target.onMouse, let response = onMouse(event) else { continue }
      if case .press = event.kind {
        captured = HeldPointer(target.identifier, of: targets, at: event.position)
        if target.isFocusable, focus != target.identifier {
          focus = target.identifier
          isFocusFallback = false
          needsFrame = true
        }
      }
      apply(response)
      break
    }
    if case .release = event.kind { captured = HeldPointer() }
  }

  func apply(_ response: Response<Root.Action>) {
    if let control = response.control {
      (controls[control.id], left) = (control.state, LeftState())
      needsFrame = true
    }
    if let id = response.pressed {
      pressed[id] = store.clock.uptime
      needsFrame = true
    }
    if let move = response.focus { moveFocus(move) }
    if response.leavesOutHidden { store.tell(.notice(store.environment.language.leftOut)) }
    for action in response.actions { store.send(action) }
  }
}
