import PseudoTerminal
import VirtualTerminal

/// Input and waiting outside the protocol: hostile bytes, a shell around the program, job control.
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

  /// Settles a program that has come back from being stopped, and takes its screen.
  public func resume() throws {
    _ = try running()
    try settleBlocking(launching: true)
  }

  /// Empties ``rawOutput``, to look at the output of one act.
  public func forgetOutput() { output.forget() }

  // MARK: Waiting
  /// Waits until the emulated terminal shows something, for example the prompt of a shell around the
  /// program. ``screen`` is then that of the terminal, without nodes.
  ///
  /// - Throws: ``DriverError/notSettled(after:busy:)`` at the deadline.
  public func wait(until isThere: (VirtualTerminal) -> Bool) throws {
    let end = ContinuousClock.now + deadline
    absorb()
    while !isThere(emulator), ending == nil { try waitStrictly(until: end) }
    showTerminal()
  }

  /// Waits until something has come, and throws at the deadline.
  private func waitStrictly(until end: ContinuousClock.Instant) throws {
    if ContinuousClock.now >= end {
      showTerminal()
      throw DriverError.notSettled(after: deadline, busy: [])
    }
    try collect(until: end)
  }

  /// Waits until the program writes or ends, a descriptor can be read, or the time has come. The output
  /// goes to ``emulator``; ``screen`` stays that of the last act.
  ///
  /// - Returns: the descriptors that can be read.
  public func watch(
    _ descriptors: [Int32], until end: ContinuousClock.Instant
  ) throws -> Set<Int32> { try collect(until: end, extra: descriptors) }

  /// Waits until the program writes or ends, or the time has come, and leaves the actor to others. Takes
  /// nothing: see ``endingByItself()``.
  package func waitForOutput(until end: ContinuousClock.Instant) async {
    await run?.pause(until: end)
  }

  // MARK: Ending
  /// Sends a signal that ends the program, and waits for the end.
  ///
  /// - Throws: ``DriverError/notEnded(after:)`` if it goes on.
  @discardableResult
  public func terminate(_ signal: Int32) throws -> Ending {
    try running().signal(signal)
    return try waitForEnd()
  }

  /// Closes the window of the terminal and waits for the program's end. Later output is lost, so the
  /// ending tells only the status.
  ///
  /// - Throws: ``DriverError/notEnded(after:)`` if the program goes on without a terminal.
  @discardableResult
  public func hangUp() throws -> Ending {
    try running().hangUp()
    return try waitForEnd()
  }

  /// Waits for the end of a program that was told to end by ``write(_:)``.
  @discardableResult
  public func waitForEnd() throws -> Ending {
    let end = ContinuousClock.now + deadline
    isEndAsked = true
    while ending == nil {
      do {
        try waitStrictly(until: end)
      } catch DriverError.notSettled { throw DriverError.notEnded(after: deadline) }
    }
    return ending ?? Ending(status: .signaled(9))
  }
}
