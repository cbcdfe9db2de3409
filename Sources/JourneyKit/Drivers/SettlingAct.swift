import PseudoTerminal
import Terminal

/// The result of one step of settling.
enum SettlingStep {
  /// Type the input of the act with this request behind it, in one piece.
  case type([UInt8])
  /// Wait until something happens, at most until this moment.
  case wait(until: ContinuousClock.Instant)
  /// The screen is nil if it is that of the terminal.
  case settled(Settlement, Screen?)
}

/// The state of one act while the program settles after it.
struct SettlingAct {
  /// The input that is not typed yet.
  var input: [UInt8]
  let begin = ContinuousClock.now
  let end: ContinuousClock.Instant
  var doubt = Doubt.none
  /// True if the program may not read keys yet: the terminal would echo the request.
  var mustTakeOver = false
  /// True if all threads have to rest before the program is asked: a signal may pass through a parent that
  /// hands it on, and a request must not overtake it.
  var mustRest = false
  var isLaunch = false
  var isTyped = false
  /// True once a request of the protocol has gone out.
  var isAsked = false
  /// The names of those who kept the program from settling at the last look.
  var busy: [String] = []
  /// The number of synchronised updates before the act.
  var frames = 0
  var typedAt = ContinuousClock.now

  // For the kernel's way
  /// The number of times that a short wait may still be waited out.
  var framesLeft = 8
  /// True if a thread wanted a processor at the last look.
  var runs = false
  /// The time that all threads have been on a processor, at the last look.
  var processorTime = Duration.zero
  /// The number of received bytes before the last of these waits.
  var receivedBefore: Int?
  private var doubtEnd: ContinuousClock.Instant?
  var unreadSince: ContinuousClock.Instant?
  /// A quiet moment that must last.
  var calm: (look: ProcessLook, since: ContinuousClock.Instant)?

  init(input: [UInt8] = [], deadline: Duration) {
    self.input = input
    end = begin + deadline
  }

  /// Returns the time of the next look at a program that works: soon at first, later in proportion to
  /// the time so far, at most 2 ms. It is later where many programs share the processors, as constant
  /// looks would keep them from working. Output of the program ends the wait earlier.
  ///
  /// - Parameter acts: the number of programs that are waited for, with this one.
  func nextLook(beside acts: Int) -> ContinuousClock.Instant {
    let now = ContinuousClock.now
    let nap = min(max(.microseconds(20), (now - begin) / 16), .milliseconds(2))
    return now + max(nap, .microseconds(100) * (acts - 1))
  }

  /// Returns true if unread input is ignored. Nobody works, and a reader would have been woken when the
  /// input came, so a short time is enough.
  mutating func isInputIgnored() -> Bool {
    let since = unreadSince ?? .now
    unreadSince = since
    return ContinuousClock.now - since > .milliseconds(20)
  }

  /// The longest wait that counts as one of several frames a second.
  static let frame = Duration.milliseconds(30)

  /// Returns true if a wait with a limit belongs to the act: the wait of a program that draws 60 times
  /// a second, or that is in doubt about its input.
  ///
  /// - Parameter now: the time of the look; the program has read all by the first one. A limit that ends
  ///   later than the doubt is the program's own time, for example a clock's.
  mutating func isWaitedOut(_ limit: Duration, at now: ContinuousClock.Instant = .now) -> Bool {
    if limit <= Self.frame { return true }
    let end = doubtEnd ?? now + doubt.span
    doubtEnd = end
    return now + limit <= end
  }
}

/// The reason why a program that has read its input may wait for more.
enum Doubt: Int, Comparable {
  case none
  /// A press may become a click, or two: 166 ms in ncurses (`mouseinterval`).
  case click
  /// An ESC also begins keys: 1 s in ncurses unless it is told otherwise.
  case escape

  init(_ event: InputEvent) {
    switch event {
    case .key(.escape): self = .escape
    case .mouse: self = .click
    default: self = .none
    }
  }

  /// The longest duration of the doubt.
  var span: Duration {
    switch self {
    case .none: .zero
    case .click: .milliseconds(250)
    case .escape: .milliseconds(1100)
    }
  }

  static func < (left: Doubt, right: Doubt) -> Bool { left.rawValue < right.rawValue }
}
