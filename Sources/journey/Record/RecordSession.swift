import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import Terminal
import VirtualTerminal

/// A user at a program that is recorded: passes on what is typed and clicked, shows the program's
/// screen, and opens the recorder's line at its hot key.
@MainActor
final class RecordSession {
  private let driver: ProcessDriver
  private let recorder: Recorder
  private let terminal: RecordTerminal
  /// The size that was asked for; nil to follow the user's terminal.
  private let fixedSize: Size?
  private var decoder = InputDecoder()
  private var painter = ScreenPainter()
  private var prompt: RecordPrompt?
  /// The text of the status row until the next key.
  private var message: String? = RecordPrompt.opening
  private var isOver = false
  private let start = ContinuousClock.now

  init(_ driver: ProcessDriver, _ recorder: Recorder, on terminal: RecordTerminal, size: Size?) {
    (self.driver, self.recorder, self.terminal) = (driver, recorder, terminal)
    fixedSize = size
  }

  /// Returns when the program has ended or the user wants no more.
  func run() async throws {
    try await recorder.launch()
    while !isOver, driver.ending == nil {
      paint()
      let end = decoder.flushDelay.map { ContinuousClock.now + $0 }
      let ready = try driver.watch(
        [STDIN_FILENO, terminal.signalEnd], until: end ?? .now + .seconds(3600))
      for number in terminal.takeSignals() { try await take(signal: number) }
      try await takeInput(ready)
    }
  }

  private func takeInput(_ ready: Set<Int32>) async throws {
    var inputs: [DecodedInput] = []
    if ready.contains(STDIN_FILENO) {
      guard let bytes = terminal.read() else {
        isOver = true
        return
      }
      inputs = decoder.decode(bytes, at: ContinuousClock.now - start)
    } else if decoder.flushDelay != nil {
      inputs = decoder.flush()
    }
    for case .event(let event) in inputs where !isOver { try await take(event) }
  }

  private func take(signal number: Int32) async throws {
    guard number == SIGWINCH else {
      isOver = true
      return
    }
    if fixedSize == nil { try await recorder.resize(to: terminal.size) }
  }

  private func take(_ event: InputEvent) async throws {
    message = nil
    if case .key(let stroke) = event {
      if prompt != nil { return try await answer(stroke) }
      if stroke == RecordPrompt.hotKey {
        prompt = RecordPrompt(words: recorder.wordsAtCursor ?? "")
        return
      }
    }
    guard prompt == nil else { return }
    try await catchUp()
    try await recorder.take(event)
  }

  /// Reads what the program has drawn by itself since the last act: it is part of the screen that
  /// was clicked.
  private func catchUp() async throws {
    if driver.ending == nil, driver.emulator.surface != driver.screen.surface {
      try await driver.perform([InputEvent]())
    }
  }

  private func answer(_ stroke: KeyStroke) async throws {
    guard let outcome = prompt?.take(stroke), outcome != .goesOn else { return }
    prompt = nil
    switch outcome {
    case .goesOn, .closed: break
    case .expect(let words):
      try await catchUp()
      if !recorder.expectText(words) { message = " these words are not on the screen: \(words)" }
    case .snapshot(let state):
      try await catchUp()
      recorder.snapshot(state)
    case .hotKey: try await recorder.take(.key(RecordPrompt.hotKey))
    case .quit: isOver = true
    }
  }

  private func paint() {
    var surface = driver.emulator.surface
    let cursor = driver.emulator.cursor
    let line = prompt?.line(columns: surface.size.columns) ?? message
    if let line { Self.write(line, over: &surface) }
    terminal.write(
      painter.paint(surface, cursor: cursor.isVisible && line == nil ? cursor.position : nil))
  }

  /// The recorder's own line, over the program's last row.
  private static func write(_ line: String, over surface: inout Surface) {
    let style = Style(attributes: .reverse)
    let row = Rect(x: 0, y: surface.size.rows - 1, columns: surface.size.columns, rows: 1)
    surface.fill(row, with: Cell(" ", style: style))
    surface.write(line, at: row.origin, style: style)
  }
}
