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
}
