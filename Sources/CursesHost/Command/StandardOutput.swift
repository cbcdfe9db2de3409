import ArgumentParser
import Glibc
import Synchronization
import Terminal

/// Standard output of a program: the one place that prints, so that nothing printed is lost unseen.
///
/// A write that fails is kept until the program ends, which is by ``end(_:telling:)``: what a
/// command has to do does not depend on who reads of it. A pipe that its reader has closed ends the
/// program without a word: by SIGPIPE, or, where that is ignored, with the status that a shell
/// shows for it.
public enum StandardOutput {
  private static let buffer = Mutex(OutputBuffer(descriptor: STDOUT_FILENO))
  private static let isTerminal = isatty(STDOUT_FILENO) == 1
  /// The columns of the terminal that it goes to; nil where it goes to none, or that one does not say.
  public static var columns: Int? { isTerminal ? TerminalSize.of(STDOUT_FILENO)?.columns : nil }

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
  public static func note(failure: Int32) { buffer.withLock { $0.note(failure: failure) } }

  /// Ends the program when everything is written.
  ///
  /// - Parameters:
  ///   - status: that of the program's work; where it is success and the output failed, the status
  /// is
  ///     74 (`EX_IOERR`), and 141 for a closed pipe.
  ///   - isDone: whether the command has done all but to print; nil where 0 says so.
  ///   - telling: gets the `errno`, where there is somebody to be told.
  public static func end(_ status: Int32, isDone: Bool? = nil, telling: (Int32) -> Void) -> Never {
    let failure = buffer.withLock { buffer in
      buffer.close()
      return buffer.failure
    }
    guard let failure else { exit(status) }
    if failure != EPIPE { telling(failure) }
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

/// Bytes on their way to a descriptor. What could not be written is remembered as a failure; what
/// comes after it is dropped, as it would stand in the wrong place.
struct OutputBuffer {
  private let descriptor: Int32
  private let capacity: Int
  private var bytes: [UInt8] = []
  /// The `errno` of the write that failed.
  private(set) var failure: Int32?

  init(descriptor: Int32, capacity: Int = 1 << 16) {
    (self.descriptor, self.capacity) = (descriptor, capacity)
  }

  /// Keeps small pieces for one write; a large one goes out at once and is not copied.
  mutating func write(_ piece: UnsafeBufferPointer<UInt8>) {
    if bytes.count + piece.count > capacity { flush() }
    guard failure == nil else { return }
    if piece.count >= capacity { send(piece) } else { bytes.append(contentsOf: piece) }
  }

  fileprivate mutating func note(failure: Int32) {
    if self.failure == nil { self.failure = failure }
  }

  mutating func flush() {
    let pending = bytes
    bytes.removeAll(keepingCapacity: true)
    if failure == nil { pending.withUnsafeBufferPointer { send($0) } }
  }

  /// Flushes and closes: some file systems tell only then that there was no room.
  mutating func close() {
    flush()
    guard failure == nil, Glibc.close(descriptor) != 0, errno != EINTR else { return }
    failure = errno
  }

  private mutating func send(_ piece: UnsafeBufferPointer<UInt8>) {
    var rest = piece[...]
    while !rest.isEmpty {
      let count = Glibc.write(
        descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody else's program left the descriptor, which it shares, in non-blocking mode.
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        failure = errno
        return
      }
    }
  }
}

extension ParsableCommand {
  /// Ends the program when everything is printed, for one that speaks English alone.
  ///
  /// - Parameter error: what the command has thrown; help and version are errors too, of status 0.
  public static func end(_ error: (any Error)? = nil) -> Never {
    var code = ExitCode.success
    if let error {
      code = exitCode(for: error)
      let text = fullMessage(for: error)
      if code == .success, !text.isEmpty { StandardOutput.write(text) }
      if code != .success, !text.isEmpty { ErrorOutput.write(text) }
    }
    let name = configuration.commandName ?? ""
    StandardOutput.end(code.rawValue) {
      ErrorOutput.write("\(name): standard output: \(String(cString: strerror($0)))")
    }
  }

  /// Call it first thing in `main`: ends the program where the system does not give what it needs.
  public static func begin(_ needs: ResourceNeeds) {
    ProcessResources.prepare()
    check(needs)
  }

  public static func check(_ needs: ResourceNeeds) {
    guard let shortage = ProcessResources.shortage(of: needs) else { return }
    ErrorOutput.write("\(configuration.commandName ?? ""): \(shortage.english)")
    end(ExitCode(71))  // EX_OSERR
  }
}
