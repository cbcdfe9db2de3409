import PseudoTerminal
import Terminal
import VirtualTerminal

extension ProcessDriver {
  /// Notes how the program has ended and what it has left.
  func finish() {
    guard let terminal else { return }
    let status = terminal.waitForExit(until: .now + deadline)
    let attributes = try? terminal.terminalAttributes()
    absorb()
    terminal.close()
    showWhatIsThere()
    ending = Ending(
      status: status ?? terminal.exitStatus ?? .signaled(9), printed: printed,
      leftBehind: leftBehind(attributes))
    settlement = Settlement(.ended)
  }

  private var printed: String {
    guard !emulator.isAlternateScreen else { return "" }
    var rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// What the program has put on the terminal at this moment that it had not found there; it is empty
  /// while a shell around a stopped program waits for a command.
  public var leftBehindNow: [String] { leftBehind(try? terminal?.terminalAttributes()) }

  private func leftBehind(_ attributes: TerminalAttributes?) -> [String] {
    // Whether the cursor blinks is the user's wish; `cnorm` of xterm turns it off for good.
    let modes = Mode.allCases.filter {
      $0 != .cursorBlink && emulator.modes.contains($0) != Modes.initial.contains($0)
    }
    var left = modes.map { "mode \($0)" }
    if emulator.isAlternateScreen { left.append("alternate screen") }
    if emulator.pen.style != .plain { left.append("style \(emulator.pen.style.words)") }
    let isWhole = emulator.margins == VirtualTerminal(size: emulator.size, scrollback: 0).margins
    if !isWhole { left.append("scrolling region") }
    if emulator.keyboardFlags.rawValue != 0 { left.append("keyboard protocol") }
    if let pristine, let attributes, attributes != pristine { left.append("line settings") }
    return left
  }

  /// Sends a signal that ends the program, and waits for the end.
  ///
  /// - Throws: ``DriverError/notEnded(after:)`` where it goes on.
  @discardableResult
  public func terminate(_ signal: Int32) throws -> Ending {
    try running().signal(signal)
    return try waitForEnd()
  }

  /// Waits for the end of a program that was told to end by ``write(_:)``.
  @discardableResult
  public func waitForEnd() throws -> Ending {
    let end = ContinuousClock.now + deadline
    while ending == nil {
      do {
        try waitStrictly(until: end)
      } catch DriverError.notSettled {
        throw DriverError.notEnded(after: deadline)
      }
    }
    return ending ?? Ending(status: .signaled(9))
  }
}
