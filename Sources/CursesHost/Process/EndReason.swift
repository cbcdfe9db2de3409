import Glibc

/// Why the terminal wants the program to end.
public enum EndReason: Hashable, Sendable {
  /// The terminal is gone: end of file, or an error, when reading from it.
  case terminalClosed
  /// A signal that asks for the end, by its number.
  case signal(Int32)

  /// The exit status that a shell expects for it: 128 and the signal's number.
  public var status: Int32 {
    switch self {
    case .terminalClosed: 128 + SIGHUP
    case .signal(let number): 128 + number
    }
  }
}
