import PseudoTerminal
import Terminal
import VirtualTerminal

/// For what is outside the protocol: hostile bytes, a shell around the program, job control.
extension ProcessDriver {
  /// Types bytes as they are and waits for nothing.
  public func write(_ bytes: some Sequence<UInt8>) throws {
    let bytes = Array(bytes)
    note(typed: bytes)
    try running().write(bytes)
  }

  public func write(_ text: String) throws { try write(text.utf8) }

  /// Types bytes as they are and settles.
  public func perform(bytes: [UInt8]) throws {
    _ = try running()
    try settleBlocking(bytes)
  }

  /// Sends a signal that the program handles, and settles.
  public func signal(
    _ number: Int32, to recipient: PseudoTerminal.Recipient = .child
  ) throws {
    try running().signal(number, to: recipient)
    try settleBlocking()
  }

  /// Changes the size of the window and waits for nothing.
  public func changeSize(to size: Size) throws {
    let terminal = try running()
    self.size = size
    emulator.resize(to: size)
    try terminal.resize(to: size)
  }

  /// Closes the terminal's window, and waits for the program's end; what it has written since is
  /// lost, so that the ending tells no more than the status.
  ///
  /// - Throws: ``DriverError/notEnded(after:)`` where the program goes on without a terminal.
  @discardableResult
  public func hangUp() throws -> Ending {
    try running().hangUp()
    return try waitForEnd()
  }

  /// Empties ``rawOutput``, to look at what one act has written.
  public func forgetOutput() { rawOutput = [] }

  /// How many typed bytes the program has not read yet; 0 where it has ended.
  public var unreadInput: Int { terminal?.unreadInput ?? 0 }

  /// Waits until the emulated terminal shows something, as the prompt of a shell around the program;
  /// ``screen`` is what is there then, without meaning.
  ///
  /// - Throws: ``DriverError/notSettled(after:busy:)`` at the deadline.
  public func wait(until isThere: (VirtualTerminal) -> Bool) throws {
    let end = ContinuousClock.now + deadline
    absorb()
    while !isThere(emulator), ending == nil { try waitStrictly(until: end) }
    showWhatIsThere()
  }

  /// Waits until something has come, and throws at the deadline.
  func waitStrictly(until end: ContinuousClock.Instant) throws {
    if ContinuousClock.now >= end {
      showWhatIsThere()
      throw DriverError.notSettled(after: deadline, busy: [])
    }
    try collect(until: end)
  }

  /// Settles a program that has come back from being stopped, and takes its screen.
  public func resume() throws {
    _ = try running()
    try settleBlocking(launching: true)
  }

  /// The line settings at this moment, compared with an untouched terminal's.
  public var hasPristineLineSettings: Bool {
    guard let terminal, let pristine else { return true }
    return (try? terminal.terminalAttributes()) == pristine
  }
}
