/// Changes without input: of time, or from outside.
extension ProcessDriver {
  public func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool {
    try checkRunning()
    if try await showLateOutput() { return true }
    let before = output.received
    try collect()
    while output.received == before, ending == nil {
      guard let next = nextChange(until: end) else { return false }
      await run?.pause(until: next)
      try collect()
      if ContinuousClock.now >= end, output.received == before { return false }
    }
    if ending == nil { try await settle() }
    return true
  }

  /// Shows the output that has come together with the mark of the last act, but behind it: the emulator
  /// has it, no byte of it will come any more, and the screen is that of the mark.
  ///
  /// - Returns: true if the screen is another one now.
  private func showLateOutput() async throws -> Bool {
    let (shown, current) = (screen, Screen(emulator))
    if current.surface == shown.surface, current.cursor == shown.cursor { return false }
    try await settle()
    return ending != nil || screen != shown
  }

  /// Returns the time of the next look; nil if nothing can come any more.
  private func nextChange(until end: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    guard let outlook = run?.kernel.outlook(until: end) else { return end }
    if let causes = outlook.causes { settlement?.mayChange = causes }
    return outlook.nextLook
  }
}
