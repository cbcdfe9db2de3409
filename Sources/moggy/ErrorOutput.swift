import Foundation
import Terminal

/// Standard error, for words that hold what others have written: arguments, paths, names of files.
enum ErrorOutput {
  /// Writes a text with a line feed at its end; nothing in it can act on a terminal. That nobody
  /// reads it is no error.
  static func write(_ text: String) {
    let line = Sanitizer.clean(text, multiline: true) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
