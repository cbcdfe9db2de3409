import PseudoTerminal
import Terminal
import VirtualTerminal

extension ProcessDriver {
  /// Looks once whether the program has settled: all that was typed was read, all that it has written
  /// was taken, and none of its threads works, all at one moment (``PseudoTerminal/ProcessWatch``).
  func kernelStep(_ act: inout SettlingAct) throws -> ContinuousClock.Instant? {
    if !act.isTyped { type(&act) }
    guard let terminal, let watch else { throw DriverError.notLaunched }
    if terminal.unwritten > 0 { return wait(&act, for: ["\(terminal.unwritten) bytes to type"]) }
    if isOnItsWay(act, in: terminal) { return wait(&act, for: ["typed bytes are unread"]) }
    guard let look = try lookAround(watch) else { return .now }
    if look.hasEnded { return wait(&act, for: ["its status"]) }
    guard look.isQuiet else {
      act.unreadSince = nil
      return wait(&act, for: look.busy.map(\.description))
    }
    // What was written before the look is there now; what comes of it must be settled too.
    if absorb() { return .now }
    let unread = terminal.unreadInput ?? 0
    guard watch.isUnchanged(since: look) else { return wait(&act, for: ["a thread woke up"]) }
    if unread > 0, !isIgnored(&act) { return wait(&act, for: ["\(unread) typed bytes are unread"]) }
    if look.hasInnerTerminal, let until = calm(look, watch, &act) { return until }
    if let limit = shortLimit(look, &act) { return .now + limit + .milliseconds(1) }
    settle(by: look, unread: unread)
    return nil
  }

  /// Whether what was just typed is still unread: that is soon asked, and whoever has not even read
  /// it has not settled. After a while a look has to tell whether anybody is going to.
  private func isOnItsWay(_ act: SettlingAct, in terminal: PseudoTerminal) -> Bool {
    ContinuousClock.now - act.typedAt < .milliseconds(2) && terminal.unreadInput ?? 0 > 0
  }

  /// Nil where the kernel does not tell, or the program has just ended; the way is another one then.
  private func lookAround(_ watch: ProcessWatch) throws -> ProcessLook? {
    do {
      return try watch.look()
    } catch {
      try collect()
      guard ending == nil else { return nil }
      if settling == .kernel { throw DriverError.system(error) }
      refusal = "the kernel does not tell what the program waits for: \(error)"
      return nil
    }
  }

  private func wait(
    _ act: inout SettlingAct, for busy: [String]
  ) -> ContinuousClock.Instant {
    act.busy = busy
    return act.nextLook(beside: Self.actsUnderWay)
  }

  /// Nobody works, and something typed is unread: whoever waits for it was woken when it came, so a
  /// short time tells that nobody does.
  private func isIgnored(_ act: inout SettlingAct) -> Bool {
    let since = act.unreadSince ?? .now
    act.unreadSince = since
    return ContinuousClock.now - since > .milliseconds(20)
  }

  /// With a terminal inside, a moment proves nothing: nobody must run for 5 ms.
  private func calm(
    _ look: ProcessLook, _ watch: ProcessWatch, _ act: inout SettlingAct
  ) -> ContinuousClock.Instant? {
    let rest = Duration.milliseconds(5)
    if let calm = act.calm, watch.isUnchanged(since: calm.look) {
      let end = calm.since + rest
      return end <= .now ? nil : end
    }
    act.calm = (look, .now)
    return .now + rest
  }

  /// A wait that ends so soon that what comes of it belongs to the act: the next of 60 frames a
  /// second, the end of an ESC. Waited out again while that makes the program write, a few times; after
  /// a resize until the program waits as it did before.
  private func shortLimit(_ look: ProcessLook, _ act: inout SettlingAct) -> Duration? {
    guard let limit = look.shortestLimit, act.isWaitedOut(limit) else { return nil }
    if act.doubt == .resize, limit > SettlingAct.frame { return limit == usualLimit ? nil : limit }
    if act.patience == 0 || act.receivedBefore == received { return nil }
    act.receivedBefore = received
    act.patience -= 1
    return limit
  }

  private func settle(by look: ProcessLook, unread: Int) {
    usualLimit = look.shortestLimit
    let ignored = unread > 0 ? ["\(unread) typed bytes stay unread"] : []
    settlement = Settlement(
      .kernel, reason: ignored.joined(), mayChange: look.limited.map(\.description))
    showWhatIsThere()
  }
}
