/// What a wait has found; empty where only the time was up.
public struct PollResult: Hashable, Sendable {
  /// ``PseudoTerminal/read(limit:)`` has bytes.
  public var isReadable = false
  /// The child's side is closed and everything that it wrote was read.
  public var isAtEnd = false
  /// The child has ended; ``PseudoTerminal/exitStatus`` tells how.
  public var hasExited = false
  /// The extra descriptors that can be read, or whose other end is closed.
  public var readable: Set<Int32> = []

  public init() {}

  public var isEmpty: Bool { self == PollResult() }
}
