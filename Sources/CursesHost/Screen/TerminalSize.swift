import Glibc
import Terminal

/// The size of the terminal on a descriptor.
enum TerminalSize {
  /// Nothing larger is drawn: ncurses keeps some 100 bytes for every cell, and the terminal's word
  /// for its size is not to be trusted with all memory.
  static let largest = Size(1000, 500)

  /// Nil where there is no terminal, or one that does not know its size.
  static func of(_ descriptor: Int32) -> Size? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return clamp(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  static func clamp(columns: Int, rows: Int) -> Size? {
    guard columns > 0, rows > 0 else { return nil }
    return Size(min(columns, largest.columns), min(rows, largest.rows))
  }
}
