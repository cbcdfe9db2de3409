import Semantics
import Terminal
import VirtualTerminal

extension Journey {
  public func launch(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await act("launch", Place(file, line)) { try await driver.launch() }
  }

  /// Presses keys one after the other, each when what the one before has begun is done.
  public func press(
    _ strokes: KeyStroke..., file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await press(strokes, file: file, line: line)
  }

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
    try await perform("type “\(text)”", keys, Place(file, line))
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
    try await act("paste “\(text)”", Place(file, line)) {
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

  /// The terminal's window gets or loses the focus.
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

  /// Kills the program and starts it anew on the same data.
  public func relaunch(file: StaticString = #filePath, line: UInt = #line) async throws {
    try await act("kill and relaunch", Place(file, line)) { try await driver.relaunch() }
  }

  func perform(_ words: String, _ events: [InputEvent], _ place: Place) async throws {
    try await act(words, place) { try await driver.perform(events) }
  }
}
