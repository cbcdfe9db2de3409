import PseudoTerminal

/// What is known of one act while the program settles after it.
struct SettlingAct {
  /// Not typed yet.
  var input: [UInt8]
  let begin = ContinuousClock.now
  let end: ContinuousClock.Instant
  /// About what was typed.
  var doubt = Doubt.none
  /// The program may not have begun to read keys as they come: the request would be echoed.
  var mustTakeOver = false
  /// The number of the request that goes with it.
  var request = 0
  /// What was typed has gone out.
  var isTyped = false
  /// Who kept the program from being settled, at the last look.
  var busy: [String] = []
  /// What the emulator had taken when the act began.
  var frames = 0
  var typedAt = ContinuousClock.now

  // What the kernel shows
  /// How often a wait with a short limit may still be waited out, and what had come before the last.
  var patience = 8
  var receivedBefore: Int?
  /// By when there is no doubt any more.
  private var doubtEnd: ContinuousClock.Instant?
  var unreadSince: ContinuousClock.Instant?
  /// A quiet moment that must last, and when it was.
  var calm: (look: ProcessLook, since: ContinuousClock.Instant)?

  init(input: [UInt8] = [], deadline: Duration) {
    self.input = input
    end = begin + deadline
  }

  /// When to look again at a program that works: soon at first, later in proportion to the time that
  /// it takes, at most 2 ms; later where many programs share the processors, as looking at them all
  /// the time would keep them from working. What a program writes wakes us earlier.
  ///
  /// - Parameter acts: how many programs are waited for, with this one.
  func nextLook(beside acts: Int) -> ContinuousClock.Instant {
    let now = ContinuousClock.now
    let nap = min(max(.microseconds(20), (now - begin) / 16), .milliseconds(2))
    return now + max(nap, .microseconds(100) * (acts - 1))
  }

  /// What lasts no longer is one of several frames a second.
  static let frame = Duration.milliseconds(30)

  /// Whether a limit to a wait is waited out rather than told: what programs that draw 60 times a
  /// second wait, and what they wait as they are in doubt.
  ///
  /// - Parameter now: when the program was seen to wait; by the first time it has read all. A limit
  ///   that ends later than the doubt is the program's own time, as that of a clock.
  mutating func isWaitedOut(
    _ limit: Duration, at now: ContinuousClock.Instant = .now
  ) -> Bool {
    if limit <= Self.frame { return true }
    if doubt == .resize, limit > .milliseconds(100) { return false }
    let end = doubtEnd ?? now + doubt.span
    doubtEnd = end
    return now + limit <= end
  }
}
