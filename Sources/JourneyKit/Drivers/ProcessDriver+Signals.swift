import PseudoTerminal
import Terminal

/// Signals, which may pass through a parent of the program that hands them on.
extension ProcessDriver {
  /// True if the program is stopped, as by `Ctrl-Z` under a shell.
  public var isStopped: Bool { run?.kernel.isStopped ?? false }

  public func signal(_ number: Int32) async throws {
    let terminal = try running()
    beginAct()
    try terminal.signal(number, to: .child)
    try await settle(hasBegun: true, isSignal: true)
  }

  /// Sends a signal that the program handles, and settles.
  public func signal(_ number: Int32, to recipient: PseudoTerminal.Recipient = .child) throws {
    let terminal = try running()
    beginAct()
    try terminal.signal(number, to: recipient)
    try settleBlocking(hasBegun: true, isSignal: true)
  }

  /// Waits until a signal has gone its way.
  ///
  /// - Returns: nil once the program can be asked; one that the signal has stopped cannot.
  func restStep(_ act: inout SettlingAct, _ run: ProgramRun) throws -> SettlingStep? {
    guard refusal == nil else { return nil }
    let step = try kernelStep(&act, run)
    guard case .settled = step else { return step }
    act.mustRest = false
    return run.kernel.isStopped ? step : nil
  }
}
