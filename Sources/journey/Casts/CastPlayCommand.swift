import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import Synchronization

/// `journey cast play`: a recording on this terminal, at its pace.
struct CastPlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a recording on this terminal, at its pace.",
    discussion: """
      What was recorded is sent to the terminal as it is, with every control in it: play only what \
      you trust, and use 'text' or 'svg' to look at the rest. The terminal keeps its size. At the \
      end, and at Ctrl-C, it is brought back to what a shell expects. Where the output is no \
      terminal, it is what was recorded and nothing else.
      """)

  @OptionGroup var speed: CastSpeed

  @Argument(help: "The recording; - for standard input.", completion: .file(extensions: ["cast"]))
  var file: String

  func run() throws {
    var reader = try CastReader(path: file)
    let stage = CastStage(reader.header)
    let output = try CastOutput()
    var player = CastPlayer(
      pace: speed.pace(reader.header), wait: { try output.wait(for: $0) },
      write: { try output.write($0) })
    let giveBack = { output.close(TerminalRestoration.bytes(for: stage.terminal)) }
    do {
      try player.play(&reader, on: stage)
      giveBack()
    } catch let interruption as CastOutput.Interruption {
      giveBack()
      interruption.end()
    } catch {
      giveBack()
      throw error
    }
  }
}

/// The pace of a recording: options of several commands.
struct CastSpeed: ParsableArguments {
  @Option(help: "How many times as fast as recorded; 0 for as fast as it goes.")
  var speed = 1.0

  @Option(help: "The longest pause in recorded seconds; without it, what the recording says.")
  var idleLimit: Double?

  func validate() throws {
    guard speed == 0 || (0.001...1000).contains(speed)
    else { throw ValidationError("--speed is 0 or from 0.001 to 1000") }
    guard idleLimit.map({ (0...1e8).contains($0) }) ?? true
    else { throw ValidationError("--idle-limit is from 0 to 1e8 seconds") }
  }

  func pace(_ header: CastHeader) -> CastPace {
    let limit = idleLimit ?? header.idleTimeLimit.map { min($0, 1e8) }
    return CastPace(speed: speed, idleLimit: limit.map { .seconds($0) })
  }
}

/// Standard output while a recording is played: takes bytes, waits, and notices signals.
///
/// A terminal is set so that nothing is added to the output and answers to the recorded program's
/// questions are not shown; signals are handed over by a pipe, so that every wait ends at once.
private final class CastOutput {
  /// A signal asks for the end.
  struct Interruption: Error {
    let signal: Int32

    /// Ends as the signal would have, so that the parent process knows of it.
    func end() -> Never {
      _ = Glibc.signal(signal, SIG_DFL)
      // Threads of the runtime block signals: this goes to one that does not.
      _ = kill(getpid(), signal)
      while true { _ = pause() }
    }
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// The handler's end of the pipe.
  private static let toldEnd = Atomic<Int32>(-1)
  /// The most bytes that a pipe takes without waiting when it can be written to (`PIPE_BUF`).
  private static let pieceSize = 4096

  private let start = ContinuousClock.now
  private let signalEnd: Int32
  /// The terminal as it was; nil where there is none, or no more to give back.
  private var settings: termios?

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Self.failure("pipe") }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    signalEnd = ends[0]
    Self.toldEnd.store(ends[1], ordering: .sequentiallyConsistent)
    for number in Self.signals { _ = Glibc.signal(number, Self.tell) }
    prepareTerminal()
  }

  // MARK: Time and bytes
  /// Returns when that much time has gone by since the start.
  func wait(for time: Duration) throws {
    let end = start + time
    repeat { try poll(writing: false, until: end) } while ContinuousClock.now < end
  }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try poll(writing: true, until: nil)
      let count = rest.withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress, min($0.count, Self.pieceSize))
      }
      if count < 0, errno != EINTR, errno != EAGAIN {
        StandardOutput.note(failure: errno)
        throw ExitCode.success  // what it ends with depends on that
      }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// Waits until the time has come or something can be written, whichever is asked for.
  private func poll(writing: Bool, until end: ContinuousClock.Instant?) throws {
    var entries = [
      pollfd(fd: signalEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writing ? STDOUT_FILENO : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let count = Glibc.poll(&entries, nfds_t(entries.count), end.map(Self.milliseconds) ?? -1)
    var number: UInt8 = 0
    guard count > 0, entries[0].revents != 0, read(signalEnd, &number, 1) == 1 else { return }
    throw Interruption(signal: Int32(number))
  }

  /// Rounded up, so that a wait is no busy loop.
  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
    return Int32(max(0, min(left.rounded(.up), 1e6)))
  }

  /// Only what is allowed in a signal handler: signal-safety(7).
  private static let tell: @convention(c) (Int32) -> Void = { number in
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = Glibc.write(toldEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = before
  }

  private static func failure(_ call: String) -> CastError {
    CastError("\(call): \(String(cString: strerror(errno)))")
  }

  // MARK: The terminal
  private func prepareTerminal() {
    var found = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDOUT_FILENO, &found) == 0 else { return }
    settings = found
    // Ctrl-C stays a signal; Ctrl-Z would leave a shell with a terminal in this state.
    found.c_oflag &= ~tcflag_t(OPOST)
    found.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN)
    withUnsafeMutableBytes(of: &found.c_cc) { $0[Int(VSUSP)] = 0 }
    _ = tcsetattr(STDOUT_FILENO, TCSADRAIN, &found)
  }

  /// Gives the terminal back as it was found, where there is one; what it has typed by itself, its
  /// answers, is dropped. May be called again.
  ///
  /// - Parameter restoration: what to send it before.
  func close(_ restoration: [UInt8]) {
    // Where it does not take these bytes, a second signal ends the wait.
    for number in Self.signals { _ = Glibc.signal(number, SIG_DFL) }
    guard var settings else { return }
    _ = restoration.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    _ = tcsetattr(STDOUT_FILENO, TCSAFLUSH, &settings)
    self.settings = nil
  }
}
