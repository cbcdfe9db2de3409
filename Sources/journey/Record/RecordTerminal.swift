import FoundationEssentials
import Glibc
import Synchronization
import Terminal

/// The user's terminal while a program is recorded on it: keys and the mouse come as bytes, and it
/// is given back as it was.
final class RecordTerminal {
  private static let signals = [SIGWINCH, SIGTERM, SIGHUP, SIGINT]
  private static let toldEnd = Atomic<Int32>(-1)
  /// Alternate screen, clicks and drags with SGR reports, bracketed paste.
  private static let begin = "\u{1B}[?1049h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h"
  private static let end =
    "\u{1B}[0m\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\u{1B}[?1049l"

  /// Readable when a signal has come.
  let signalEnd: Int32
  private var settings = termios()

  /// - Throws: where the standard input is no terminal.
  init() throws {
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &settings) == 0 else {
      throw Failure(description: "a program is recorded on a terminal; standard input is none")
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    signalEnd = ends[0]
    Self.toldEnd.store(ends[1], ordering: .sequentiallyConsistent)
    for number in Self.signals { _ = Glibc.signal(number, Self.tell) }
    var raw = settings
    cfmakeraw(&raw)
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write(Self.begin)
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Gives the terminal back; may be called again.
  func close() {
    write(Self.end)
    _ = tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
  }

  var size: Size {
    var size = winsize()
    guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Size(80, 24) }
    return Size(min(Int(size.ws_col), 1000), min(Int(size.ws_row), 1000))
  }

  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR, errno != EAGAIN { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Returns the bytes that were typed; nil at the end of input.
  func read() -> [UInt8]? {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }

  /// Returns the signals that have come.
  func takeSignals() -> [Int32] {
    var numbers: [Int32] = []
    var number: UInt8 = 0
    while Glibc.read(signalEnd, &number, 1) == 1 { numbers.append(Int32(number)) }
    return numbers
  }

  /// Only what is allowed in a signal handler: signal-safety(7).
  private static let tell: @convention(c) (Int32) -> Void = { number in
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = Glibc.write(toldEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = before
  }
}
