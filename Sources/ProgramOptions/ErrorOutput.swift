import Glibc
import Terminal

/// Standard error, for words that hold what others have written: arguments, paths, names of files.
public enum ErrorOutput {
  /// Writes a text with a line feed at its end; nothing in it can act on a terminal. That nobody
  /// reads it, or that it cannot be written, is no error: there is nobody to be told.
  public static func write(_ text: String) {
    var rest = Array((Sanitizer.clean(text, multiline: true) + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
