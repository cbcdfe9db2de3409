import Glibc
import Synchronization
import Terminal

/// Standard output of a program: the one place that prints, so that nothing printed is lost unseen.
///
/// A write that fails is kept until the program ends, which is by ``end(_:telling:)``: what a command
/// has to do does not depend on who reads of it. A pipe that its reader has closed ends the program
/// without a word: by SIGPIPE, or, where that is ignored, with the status that a shell shows for it.
public enum StandardOutput {
  private static let buffer = Mutex(OutputBuffer(descriptor: STDOUT_FILENO))
  private static let isTerminal = isatty(STDOUT_FILENO) == 1

  public static func write(_ text: String, terminator: String = "\n") {
    var (text, terminator) = (text, terminator)
    text.withUTF8 { words in terminator.withUTF8 { end in write([words, end]) } }
  }

  public static func write(_ bytes: some Sequence<UInt8>) {
    Array(bytes).withUnsafeBufferPointer { write([$0]) }
  }

  private static func write(_ pieces: [UnsafeBufferPointer<UInt8>]) {
    buffer.withLock { buffer in
      for piece in pieces { buffer.write(piece) }
      // Beside what goes to standard error it is to stand in the order of the program.
      if isTerminal { buffer.flush() }
    }
  }

  /// Lets a reader have what there is, as one that waits for a line does.
  ///
  /// - Returns: false where it could not be written, now or before.
  @discardableResult
  public static func flush() -> Bool {
    buffer.withLock { buffer in
      buffer.flush()
      return buffer.failure == nil
    }
  }

  /// Counts a failure of what was written to standard output by other means.
  public static func note(failure: Int32) {
    buffer.withLock { $0.note(failure: failure) }
  }

  /// Ends the program when everything is written.
  ///
  /// - Parameters:
  ///   - status: that of the program's work; where it is success and the output failed, the status is
  ///     74 (`EX_IOERR`), and 141 for a closed pipe.
  ///   - isDone: whether the command has done all but to print; nil where 0 says so.
  ///   - telling: gets the reason in the system's words, where there is somebody to be told.
  public static func end(
    _ status: Int32, isDone: Bool? = nil, telling: (String) -> Void
  ) -> Never {
    let failure = buffer.withLock { buffer in
      buffer.close()
      return buffer.failure
    }
    guard let failure else { exit(status) }
    if failure != EPIPE { telling(String(cString: strerror(failure))) }
    if !(isDone ?? (status == EXIT_SUCCESS)) { exit(status) }
    exit(failure == EPIPE ? 128 + SIGPIPE : EX_IOERR)
  }
}

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
