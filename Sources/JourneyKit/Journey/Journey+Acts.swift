import Terminal
import VirtualTerminal

extension Journey {
  public func launch(file: StaticString = #filePath, line: UInt = #line) async throws {
    ends.begin()
    try await act("launch", Place(file, line)) { try await driver.launch() }
  }

  /// Presses keys one after the other, each when what the one before has begun is done.
  public func press(
    _ strokes: KeyStroke..., file: StaticString = #filePath, line: UInt = #line
  ) async throws { try await press(strokes, file: file, line: line) }

  public func press(
    _ strokes: [KeyStroke], file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let names = strokes.map(\.description).joined(separator: " ")
    try await act("press \(names)", Place(file, line)) {
      for stroke in strokes { try await driver.perform([.key(stroke)]) }
    }
  }

  /// Types text in one burst, a key for each character.
  public func type(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let keys = text.map { InputEvent.key(Self.stroke($0)) }
    try await perform("type “\(Self.oneLine(text))”", keys, Place(file, line))
  }

  /// Returns the text for the name of a step.
  private static func oneLine(_ text: String) -> String {
    text.replacing("\r\n", with: "⏎").replacing("\n", with: "⏎").replacing("\r", with: "⏎")
  }

  private static func stroke(_ character: Character) -> KeyStroke {
    switch character {
    case "\n", "\r": .enter
    case "\t": .tab
    default: KeyStroke(.character(character))
    }
  }

  /// Pastes text.
  public func paste(
    _ text: String, as form: PasteForm = .bracketed, file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    guard form == .bracketed else { return try await type(text, file: file, line: line) }
    try await act("paste “\(Self.oneLine(text))”", Place(file, line)) {
      if let display = driver.display, !display.modes.contains(.bracketedPaste) {
        throw failure(
          "paste: the program has no bracketed paste on (mode 2004); paste as .typed if it takes "
            + "pasted text for keys", Place(file, line))
      }
      try await driver.perform([.paste(text)])
    }
  }

  /// Sends the program a signal: `SIGTERM`, `SIGWINCH`. It may end by it.
  public func signal(
    _ number: Int32, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await act("signal \(number)", Place(file, line)) { try await driver.signal(number) }
  }

  /// Gives the focus to the terminal's window, or takes it away.
  public func windowFocus(
    _ isFocused: Bool, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let words = isFocused ? "focus the window" : "leave the window"
    try await perform(words, [.focus(isFocused)], Place(file, line))
  }

  public func resize(
    to size: Size, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await act("resize to \(size.columns)x\(size.rows)", Place(file, line)) {
      try await driver.resize(to: size)
    }
  }

  /// Moves the program's clock on; timers that fall due within the time run.
  public func advance(
    by duration: Duration, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await act("advance by \(duration)", Place(file, line)) {
      try await driver.advance(by: duration)
    }
  }

  /// Kills the program and starts it anew on the same data. An end before, which no step has
  /// expected, is a failure.
  public func relaunch(file: StaticString = #filePath, line: UInt = #line) async throws {
    try finish()
    ends.begin()
    try await act("kill and relaunch", Place(file, line)) { try await driver.relaunch() }
  }

  func perform(_ words: String, _ events: [InputEvent], _ place: Place) async throws {
    try await act(words, place) { try await driver.perform(events) }
  }
}

/// The form in which pasted text reaches the program.
public enum PasteForm: Hashable, Sendable {
  /// One bracketed paste; an error if the program has not turned it on (mode 2004).
  case bracketed
  /// Typed characters, as a terminal sends them to a program that does not tell a paste from keys.
  case typed
}

/// Keys that are held. Programs are told that a key comes up only where they have asked for it, by
/// the event types of the kitty keyboard protocol; elsewhere to ask for it is an error.
extension Journey {
  /// Presses a key and keeps it down until ``keyUp(_:file:line:)``.
  public func keyDown(
    _ stroke: KeyStroke, file: StaticString = #filePath, line: UInt = #line
  ) async throws { try await perform("hold \(stroke)", [KeyPress(stroke)], Place(file, line)) }

  /// Lets go of a key.
  public func keyUp(
    _ stroke: KeyStroke, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await perform("let go of \(stroke)", [KeyPress(stroke, kind: .release)], Place(file, line))
  }

  /// Holds a key until it has repeated some times; it comes up again where the program is told.
  public func hold(
    _ stroke: KeyStroke, repeats: Int, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let repeated = Array(repeating: KeyPress(stroke, kind: .repeated), count: max(0, repeats))
    var presses = [KeyPress(stroke)] + repeated
    let flags = driver.display?.keyboardFlags ?? []
    if flags.contains(.eventTypes) { presses.append(KeyPress(stroke, kind: .release)) }
    try await perform("hold \(stroke), \(repeats) repeats", presses, Place(file, line))
  }

  private func perform(_ words: String, _ presses: [KeyPress], _ place: Place) async throws {
    try await act(words, place) { try await driver.perform(presses) }
  }
}

extension Journey {
  /// Presses and lets go of a button in the middle of a thing.
  ///
  /// Fails where it is disabled, out of view, or behind a dialog.
  public func click(
    _ query: Query, button: MouseButton = .left, modifiers: Modifiers = [],
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let point = try target(query, "click \(query)", Place(file, line))
    let events = Self.click(button, at: point, clicks: 1, modifiers)
    try await perform("click \(query)", events, Place(file, line))
  }

  /// Clicks on a cell, whatever is there.
  public func click(
    at point: Point, button: MouseButton = .left, modifiers: Modifiers = [],
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let events = Self.click(button, at: point, clicks: 1, modifiers)
    try await perform("click at row \(point.y) col \(point.x)", events, Place(file, line))
  }

  public func doubleClick(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws { try await click(query, times: 2, "double click", Place(file, line)) }

  public func tripleClick(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws { try await click(query, times: 3, "triple click", Place(file, line)) }

  public func rightClick(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws { try await click(query, button: .right, file: file, line: line) }

  private func click(_ query: Query, times: Int, _ words: String, _ place: Place) async throws {
    let point = try target(query, "\(words) \(query)", place)
    let events = (1...times).flatMap { Self.click(.left, at: point, clicks: $0, []) }
    try await perform("\(words) \(query)", events, place)
  }

  /// Drags with the left button from the middle of one thing to that of another.
  public func drag(
    from start: Query, to end: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let words = "drag \(start) to \(end)"
    let from = try target(start, words, Place(file, line))
    let to = try target(end, words, Place(file, line))
    try await perform(words, Self.drag(from: from, to: to), Place(file, line))
  }

  public func drag(
    from start: Point, to end: Point, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let words = "drag from row \(start.y) col \(start.x) to row \(end.y) col \(end.x)"
    try await perform(words, Self.drag(from: start, to: end), Place(file, line))
  }

  /// Drags with the left button from the first cell along the others.
  public func drag(
    along points: [Point], file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard let first = points.first, let last = points.last else { return }
    let moves = points.dropFirst().map { MouseEvent(.drag(.left), at: $0) }
    let events =
      [MouseEvent(.press(.left, clicks: 1), at: first)] + moves
      + [MouseEvent(.release(.left), at: last)]
    let words = "drag along \(Self.words(points))"
    try await perform(words, events.map(InputEvent.mouse), Place(file, line))
  }

  /// Moves the pointer, with no button held, to the middle of a thing.
  public func hover(
    _ query: Query, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let point = try target(query, "hover \(query)", Place(file, line))
    try await hover(at: point, file: file, line: line)
  }

  /// Moves the pointer to a cell.
  public func hover(
    at point: Point, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await perform(
      "hover at row \(point.y) col \(point.x)", [.mouse(MouseEvent(.move, at: point))],
      Place(file, line))
  }

  /// Presses the left button at the first cell and moves along the others; the button stays held
  /// until ``drop(at:file:line:)``.
  public func hold(
    along points: [Point], file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    guard let first = points.first else { return }
    let press = MouseEvent(.press(.left, clicks: 1), at: first)
    let drags = points.dropFirst().map { MouseEvent(.drag(.left), at: $0) }
    let words = "hold \(Self.words(points))"
    try await perform(words, ([press] + drags).map(InputEvent.mouse), Place(file, line))
  }

  /// Lets go of the left button that is held.
  public func drop(
    at point: Point, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await perform(
      "drop at row \(point.y) col \(point.x)",
      [.mouse(MouseEvent(.release(.left), at: point))], Place(file, line))
  }

  /// Turns the wheel over a cell.
  public func scroll(
    _ direction: WheelDirection, at point: Point, steps: Int = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let event = InputEvent.mouse(MouseEvent(.wheel(direction), at: point))
    try await perform(
      "scroll \(direction) \(steps) at row \(point.y) col \(point.x)",
      Array(repeating: event, count: max(0, steps)), Place(file, line))
  }

  /// Turns the wheel over a thing.
  public func scroll(
    _ direction: WheelDirection, over query: Query, steps: Int = 1,
    file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    let words = "scroll \(direction) \(steps) over \(query)"
    let point = try target(query, words, Place(file, line))
    let event = InputEvent.mouse(MouseEvent(.wheel(direction), at: point))
    let events = Array(repeating: event, count: max(0, steps))
    try await perform(words, events, Place(file, line))
  }

  // MARK: Where to
  /// Returns the middle of a thing that the pointer reaches.
  private func target(_ query: Query, _ words: String, _ place: Place) throws -> Point {
    let match = try match(query, place)
    if let obstacle = match.obstacle(on: screen) {
      throw failure("\(words): \(match) \(obstacle)", place)
    }
    return match.middle
  }

  private static func words(_ points: [Point]) -> String {
    points.map { "row \($0.y) col \($0.x)" }.joined(separator: ", ")
  }

  private static func click(
    _ button: MouseButton, at point: Point, clicks: Int, _ modifiers: Modifiers
  ) -> [InputEvent] {
    [.press(button, clicks: clicks), .release(button)].map {
      .mouse(MouseEvent($0, at: point, modifiers))
    }
  }

  private static func drag(from start: Point, to end: Point) -> [InputEvent] {
    let steps: [(MouseEvent.Kind, Point)] = [
      (.press(.left, clicks: 1), start), (.drag(.left), end), (.release(.left), end),
    ]
    return steps.map { .mouse(MouseEvent($0.0, at: $0.1)) }
  }
}
