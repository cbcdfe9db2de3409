import Semantics
import Terminal

/// A recorder of a user's acts: it passes them to a program, settles, and notes them as a test
/// would say it, things by their names and text as text.
///
/// ```swift
/// let recorder = Recorder(driver, program: "notes")
/// try await recorder.launch()
/// try await recorder.take(.key("a"))
/// let source = SwiftRecording(recorder.recording, driver: "notesDriver()").source
/// ```
@MainActor
public final class Recorder {
  public let driver: any Driver
  public private(set) var recording: Recording

  /// A button that is held, with what was there before it was pressed.
  private struct Press {
    let target: RecordedTarget
    let point: Point
    let clicks: Int
    let page: RecordedPage?
  }

  /// The only page of a program that says nothing of itself.
  private var onlyPage: RecordedPage?
  private var page: RecordedPage?
  private var pressed: Press?
  private var isDragging = false

  public init(_ driver: any Driver, program: String) {
    self.driver = driver
    recording = Recording(program: program)
  }

  public func launch() async throws {
    try await driver.launch()
    onlyPage = PageFinder(screen: driver.screen).page(named: recording.name)
  }

  /// Performs an event and notes it. Input that the terminal does not send to the program, and
  /// input after the program's end, is dropped.
  public func take(_ event: InputEvent) async throws {
    guard driver.ending == nil else { return }
    let screen = driver.screen
    page = PageFinder(screen: screen).page ?? onlyPage
    do {
      try await driver.perform([event])
    } catch DriverError.refused {
      return
    } catch DriverError.notSettled {
      // The act was done; what comes of it late belongs to the next one.
    }
    note(event, screen)
    if let ending = driver.ending { note(.ended(ending.status)) }
  }

  public func resize(to size: Size) async throws {
    guard driver.ending == nil else { return }
    page = PageFinder(screen: driver.screen).page ?? onlyPage
    try await driver.resize(to: size)
    note(.resize(size))
  }

  /// Notes an expectation of words, if they stand on the screen now.
  ///
  /// - Returns: whether they do.
  public func expectText(_ words: String) -> Bool {
    guard !driver.screen.places(of: words).isEmpty else { return false }
    page = PageFinder(screen: driver.screen).page ?? onlyPage
    note(.expectText(words))
    return true
  }

  /// Notes a snapshot of the current screen for a state.
  public func snapshot(_ state: String) {
    page = PageFinder(screen: driver.screen).page ?? onlyPage
    note(.snapshot(state))
  }

  /// The words under the cursor, to expect; nil where there are none.
  public var wordsAtCursor: String? {
    driver.screen.cursor.flatMap { TargetFinder(screen: driver.screen).words(at: $0) }
  }

  // MARK: Noting
  private func note(_ event: InputEvent, _ screen: Screen) {
    switch event {
    case .key(let stroke): note(stroke, screen)
    case .paste(let text): note(.paste(text))
    case .mouse(let event): note(event, screen)
    case .resize(let size): note(.resize(size))
    case .focus, .capabilities: break
    }
  }

  /// Notes a key. In a field, or if fields are not known, characters count as typing.
  private func note(_ stroke: KeyStroke, _ screen: Screen) {
    guard let text = stroke.text, isTyping(screen) else {
      if case .press(let strokes)? = lastOnPage { return replaceLast(.press(strokes + [stroke])) }
      return note(.press([stroke]))
    }
    if case .type(let before)? = lastOnPage { return replaceLast(.type(before + text)) }
    note(.type(text))
  }

  private func isTyping(_ screen: Screen) -> Bool {
    if screen.nodes.isEmpty { return true }
    return screen.nodes.contains {
      [.textField, .textArea].contains($0.role) && $0.traits.contains(.focused)
    }
  }

  private func note(_ event: MouseEvent, _ screen: Screen) {
    switch event.kind {
    case .press(_, let clicks):
      let target = TargetFinder(screen: screen).target(at: event.position)
      pressed = Press(target: target, point: event.position, clicks: clicks, page: page)
      isDragging = false
    case .drag: isDragging = isDragging || event.position != pressed?.point
    case .release(let button): noteRelease(button, event, screen)
    case .wheel(let direction): noteWheel(direction, event.position, screen)
    case .move: break
    }
  }

  private func noteRelease(_ button: MouseButton, _ event: MouseEvent, _ screen: Screen) {
    guard let pressed else { return }
    self.pressed = nil
    page = pressed.page
    if isDragging {
      let end = TargetFinder(screen: screen).target(at: event.position)
      if case .thing = pressed.target, case .thing = end {
        return note(.drag(from: pressed.target, to: end))
      }
      return note(.drag(from: .cell(pressed.point), to: .cell(event.position)))
    }
    if pressed.clicks == 2, case .click(let target, .left, _)? = lastOnPage,
      target == pressed.target
    {
      return replaceLast(.doubleClick(target))
    }
    note(.click(pressed.target, button, event.modifiers))
  }

  private func noteWheel(_ direction: WheelDirection, _ point: Point, _ screen: Screen) {
    let target = TargetFinder(screen: screen).wheelTarget(at: point)
    if case .scroll(direction, let steps, let over)? = lastOnPage, over == target {
      return replaceLast(.scroll(direction, steps + 1, over: over))
    }
    note(.scroll(direction, 1, over: target))
  }

  // MARK: The list
  private func note(_ act: RecordedAct) {
    recording.entries.append(Recording.Entry(page: page, act: act))
  }

  /// The last act, where it was done on the page that shows.
  private var lastOnPage: RecordedAct? {
    recording.entries.last.flatMap { $0.page == page ? $0.act : nil }
  }

  private func replaceLast(_ act: RecordedAct) {
    recording.entries.removeLast()
    note(act)
  }
}
