/// How a child process ended.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  /// Ended by a signal that it did not catch.
  case signaled(Int32)
}
