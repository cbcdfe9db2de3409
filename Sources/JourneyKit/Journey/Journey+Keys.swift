import Terminal
import VirtualTerminal

/// Keys that are held. Programs are told that a key comes up only where they have asked for it, by
/// the event types of the kitty keyboard protocol; elsewhere to ask for it is an error.
extension Journey {
  /// Presses a key and keeps it down until ``keyUp(_:file:line:)``.
  public func keyDown(
    _ stroke: KeyStroke, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    try await perform("hold \(stroke)", [KeyPress(stroke)], Place(file, line))
  }

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
