import Glibc
import Terminal

/// The answers of a terminal to the questions of a doctor.
///
/// The questions go to the controlling terminal, whatever standard input and output are. While it is
/// asked, for at most ``patience``, its line is raw and signals wait; then it has its settings back, and
/// the row that was written on is blank again.
public struct TerminalExam: Hashable, Sendable {
  /// The reason why nothing was asked.
  public enum Refusal: Hashable, Sendable {
    /// The process has no terminal, or one that cannot be opened.
    case noTerminal
    /// Another job of the shell has the terminal.
    case background
    /// A terminal of this type would show the questions.
    case plain
  }

  /// The longest wait for all answers.
  public static let patience = Duration.seconds(1)

  public var refusal: Refusal?
  /// True if the last question was answered, and so every one that the terminal knows.
  public var isComplete = false
  public var answers = TerminalAnswers()

  /// The texts of which the width is asked, with their columns by Unicode.
  public static let samples: [(text: String, name: String, width: Int)] = [
    ("e\u{301}", "e + U+0301", 1), ("─", "U+2500", 1), ("▒", "U+2592", 1), ("日", "U+65E5", 2),
    ("🐈", "U+1F408", 2), ("⚠\u{FE0F}", "U+26A0 U+FE0F", 2),
    ("👩\u{200D}👩\u{200D}👧", "U+1F469 U+200D …", 2), ("🇫🇮", "U+1F1EB U+1F1EE", 2),
  ]

  /// Returns true for a width that moves nothing along the row: that by Unicode, or that of a terminal which
  /// knows no clusters and adds up what they are made of. Such text is written at an address of its own
  /// (``Terminal/DoubtfulRun``).
  static func isRight(_ width: Int, of sample: (text: String, name: String, width: Int)) -> Bool {
    width == sample.width || width == DisplayWidth.of(sample.text)
  }

  /// Asks the terminal.
  ///
  /// - Parameter environment: tells by `TERM`, `TMUX` and `STY` which questions are safe.
  public init(environment: [String: String]) {
    guard let questions = Self.questions(environment) else {
      refusal = .plain
      return
    }
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      refusal = .noTerminal
      return
    }
    defer { close(descriptor) }
    guard tcgetpgrp(descriptor) == getpgrp() else {
      refusal = .background
      return
    }
    guard let bytes = Self.ask(questions, on: descriptor) else {
      refusal = .noTerminal
      return
    }
    answers = TerminalAnswers(bytes)
    isComplete = answers.attributes != nil
  }

  // MARK: Questions
  /// Nil for a terminal that would show them. The last one, DA1, is answered by all.
  static func questions(_ environment: [String: String]) -> String? {
    let type = environment["TERM"] ?? ""
    guard !type.isEmpty, type != "dumb" else { return nil }
    let widths = samples.map { "\r\($0.text)\u{1B}[6n" }.joined() + "\r\u{1B}[K"
    guard TerminalQuery(environment: environment) != nil else { return widths + "\u{1B}[c" }
    let isMultiplexed =
      environment["TMUX"] != nil || environment["STY"] != nil || type.hasPrefix("tmux")
      || type.hasPrefix("screen")
    let modes = [1006, 2004, 2026, 2031].map { "\u{1B}[?\($0)$p" }.joined()
    let graphics =
      "\u{1B}_Gi=\(TerminalReply.pictureNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return widths + "\u{1B}[>0q\u{1B}[?u" + modes + "\u{1B}]11;?\u{1B}\\"
      + (isMultiplexed ? "" : graphics) + "\u{1B}[16t\u{1B}[c"
  }

  // MARK: The line
  /// Returns what came within the time; nil where the line is none that can be set.
  private static func ask(_ questions: String, on descriptor: Int32) -> [UInt8]? {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    return withoutSignals {
      var raw = before
      cfmakeraw(&raw)
      guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return nil }
      // Late answers are thrown away, so that the shell does not take it for typed.
      defer { tcsetattr(descriptor, TCSAFLUSH, &before) }
      guard write(questions, to: descriptor) else { return [] }
      return answers(on: descriptor)
    }
  }

  /// Lets signals that would end or stop the process wait until the line has its settings back.
  private static func withoutSignals<Result>(_ body: () -> Result) -> Result {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGTTOU, SIGTTIN] {
      sigaddset(&held, number)
    }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  /// Writes without a wait that has no end, as for a terminal that nobody reads.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    defer { _ = fcntl(descriptor, F_SETFL, flags) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        guard isReady(descriptor, POLLOUT, .milliseconds(200)) else { return false }
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private static func answers(on descriptor: Int32) -> [UInt8] {
    let end = ContinuousClock.now + patience
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 1 << 16, !TerminalAnswers(bytes).isLast {
      let left = end - ContinuousClock.now
      guard left > .zero, isReady(descriptor, POLLIN, left) else { break }
      let count = read(descriptor, &piece, piece.count)
      guard count > 0 else { break }
      bytes += piece[..<count]
    }
    return bytes
  }

  private static func isReady(_ descriptor: Int32, _ event: Int32, _ wait: Duration) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let milliseconds =
      wait.components.seconds * 1000 + wait.components.attoseconds / 1_000_000_000_000_000
    return poll(&entry, 1, Int32(clamping: max(1, milliseconds))) > 0
  }
}
