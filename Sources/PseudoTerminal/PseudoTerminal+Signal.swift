import Glibc

extension PseudoTerminal {
  /// Who gets a signal.
  public enum Recipient: Hashable, Sendable {
    /// The child itself.
    case child
    /// The process group in the foreground of the terminal, as a typed Ctrl-C would.
    case foregroundGroup
  }

  /// Sends a signal; nothing happens where the child has ended.
  public func signal(_ number: Int32, to recipient: Recipient = .child) throws {
    guard isAlive else { return }
    let target = recipient == .child ? processID : -(try foregroundGroup())
    guard kill(target, number) == 0 || errno == ESRCH else { throw SystemError.last("kill") }
  }

  /// The process group that the terminal's input and signals go to.
  public func foregroundGroup() throws -> Int32 {
    let group = tcgetpgrp(master)
    guard group > 0 else { throw SystemError.last("tcgetpgrp") }
    return group
  }

  /// The child and everything that it has started and that still runs.
  public var processes: [ProcessHandle] {
    guard isAlive, let child = try? ProcessHandle(processID) else { return [] }
    return [child] + child.descendants
  }

  /// Closes our side, as a terminal does whose window is closed; the kernel sends SIGHUP. Nothing
  /// can be typed or read any more; the child is left to end by itself.
  public func hangUp() {
    closeSlave()
    if master >= 0 { _ = Glibc.close(master) }
    master = -1
    isHungUp = true
    outgoing = []
  }

  /// Ends the child and its descendants by SIGKILL, and waits until none of them holds a file or a
  /// lock any more, so that another program can take their place.
  public func killAll() {
    let all = processes
    for process in all { process.signal(SIGKILL) }
    for process in all { _ = process.waitForEnd(until: .now + .seconds(10)) }
  }
}
