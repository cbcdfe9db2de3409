import PseudoTerminal

extension ProcessDriver {
  /// Waits until the program writes or ends, a descriptor can be read, or the time has come, and takes
  /// what was written into ``emulator``; ``screen`` stays that of the last act.
  ///
  /// - Returns: the descriptors that can be read.
  public func watch(
    _ descriptors: [Int32], until end: ContinuousClock.Instant
  ) throws -> Set<Int32> {
    guard let terminal else { throw DriverError.notLaunched }
    let result = terminal.poll(until: end, extra: descriptors)
    absorb()
    if result.hasExited || terminal.isAtEnd || terminal.exitStatus != nil { finish() }
    return result.readable
  }
}
