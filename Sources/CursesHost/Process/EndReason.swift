/// Why the terminal wants the program to end.
public enum EndReason: Hashable, Sendable {
  /// The terminal is gone: end of file, or an error, when reading from it.
  case terminalClosed
  /// A signal that asks for the end, by its number.
  case signal(Int32)
}
