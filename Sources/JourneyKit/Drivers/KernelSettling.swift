import PseudoTerminal

/// The settling of any program by what the kernel shows of its threads (``PseudoTerminal/ProcessWatch``).
///
/// A program has settled when, all at one moment, it has read its input, its output was taken, and
/// none of its threads works.
@MainActor
final class KernelSettling {
  private let watch: ProcessWatch
  /// Sees the timers of which proc(5) tells nothing; nil for a program that reaches other machines.
  private let guardian: NetworkGuard?
  private var putOff = PutOffWork()

  init(_ watch: ProcessWatch, _ guardian: NetworkGuard?) {
    (self.watch, self.guardian) = (watch, guardian)
  }

  /// Begins an act, before anything is done to the program: what it has begun by itself until then is no
  /// part of the act.
  func beginAct(isLaunch: Bool, patience: Duration) {
    putOff.beginAct(isLaunch ? nil : watch, patience: patience)
  }

  /// Looks once whether the program has settled.
  ///
  /// - Parameters:
  ///   - acts: the number of programs that are waited for, with this one.
  ///   - absorb: takes the program's output, and returns false if there is none.
  /// - Throws: ``SystemError`` if the kernel does not tell, or the program has just ended.
  func step(
    _ act: inout SettlingAct, _ terminal: PseudoTerminal, _ output: ProgramOutput, beside acts: Int,
    absorb: () -> Bool
  ) throws(SystemError) -> SettlingStep {
    func wait(for busy: [String]) -> SettlingStep {
      act.busy = busy
      return .wait(until: act.nextLook(beside: acts))
    }
    if terminal.unwritten > 0 { return wait(for: ["\(terminal.unwritten) bytes to type"]) }
    if Self.isOnItsWay(act, in: terminal) { return wait(for: ["typed bytes are unread"]) }
    var look = try watch.look()
    if look.hasEnded { return wait(for: ["its status"]) }
    putOff.note(look)
    var resting = putOff.resting(in: look, deadline: act.end - .now)
    act.processorTime = look.processorTime
    let bystanders = putOff.bystanders(in: look, besides: resting)
    let working = look.busy(besides: resting).filter { bystanders.contains($0.thread) }
    if !bystanders.isEmpty {
      look = look.without(bystanders)
      resting.formUnion(bystanders)
    }
    act.runs = look.busy(besides: resting).contains { $0.doing == .runs }
    guard look.isQuiet(besides: resting) else {
      act.unreadSince = nil
      return wait(for: look.busy(besides: resting).map(\.description))
    }
    // What was written before the look is there now; what comes of it must settle too.
    if absorb() { return .wait(until: .now) }
    let unread = terminal.unreadInput ?? 0
    guard watch.isUnchanged(since: look) else { return wait(for: ["a thread woke up"]) }
    if unread > 0, !act.isInputIgnored() { return wait(for: ["\(unread) typed bytes are unread"]) }
    var guess: String?
    if look.hasInnerTerminal, !watch.deliverInnerOutput(look) {
      if let until = calm(look, &act) { return .wait(until: until) }
      guess = "what is on its way through an inner terminal is not seen"
    }
    switch putOff.verdict(look, watch, guardian?.armedTimers) {
    case .wait(let time):
      act.busy = putOff.mayChange(look, watch, guardian?.armedTimers)
      return .wait(until: .now + time)
    case .settled(let reason): guess = reason ?? guess
    }
    // A timer may have fired since: it was armed at the look, and is not any more. On a busy machine the
    // thread that it woke has not run yet, which another look sees.
    guard try watch.look().isQuiet(besides: resting), watch.isUnchanged(since: look)
    else { return wait(for: ["a thread woke up"]) }
    if let limit = shortLimit(look, &act, received: output.received) {
      return .wait(until: .now + limit + .milliseconds(1))
    }
    var settlement = Settlement(
      .kernel, reason: unread > 0 ? "\(unread) typed bytes stay unread" : "",
      mayChange: putOff.mayChange(look, watch, guardian?.armedTimers))
    settlement.guess = guess
    if let one = working.first { settlement.guess = "\(one), beside this act and others" }
    return .settled(settlement, nil)
  }

  /// Returns the settlement of an act that is not waited for any longer. Who works aside then, no later act
  /// waits for.
  func giveUp(_ act: SettlingAct, after time: Duration) -> Settlement {
    putOff.giveUp()
    var settlement = Settlement(.kernel)
    settlement.guess = "after \(time) still busy: \(act.busy.joined(separator: ", "))"
    return settlement
  }

  /// Returns true shortly after typing, while the input is unread. This is cheaper to ask than a look,
  /// and a program that has not even read its input has not settled.
  private static func isOnItsWay(_ act: SettlingAct, in terminal: PseudoTerminal) -> Bool {
    ContinuousClock.now - act.typedAt < .milliseconds(2) && terminal.unreadInput ?? 0 > 0
  }

  /// Returns the end of a rest of 5 ms, where the output of an inner terminal cannot be delivered. A
  /// single moment proves nothing then, and the rest is a guess. Nil once nobody has run for that long.
  private func calm(_ look: ProcessLook, _ act: inout SettlingAct) -> ContinuousClock.Instant? {
    let rest = Duration.milliseconds(5)
    if let calm = act.calm, watch.isUnchanged(since: calm.look) {
      let end = calm.since + rest
      return end <= .now ? nil : end
    }
    act.calm = (look, .now)
    return .now + rest
  }

  /// Returns the limit of a wait that is so short that its result belongs to the act: the next of 60
  /// frames a second, or the end of an ESC. It is waited out again, a few times, while that makes the
  /// program write.
  private func shortLimit(
    _ look: ProcessLook, _ act: inout SettlingAct, received: Int
  ) -> Duration? {
    guard let limit = look.shortestLimit, act.isWaitedOut(limit) else { return nil }
    if act.framesLeft == 0 || act.receivedBefore == received { return nil }
    act.receivedBefore = received
    act.framesLeft -= 1
    return limit
  }

  /// True if a thread of the program is stopped and none waits for input. A parent that looks after the program
  /// waits for signals alone.
  var isStopped: Bool {
    let threads = (try? watch.look())?.threads ?? []
    return threads.contains { $0.doing == .isStopped }
      && !threads.contains { $0.doing == .waitsForInput }
  }

  /// Returns the state of every thread now, behind the input that nobody has read: for a failure.
  func threads(_ terminal: PseudoTerminal) -> [String] {
    let unread = terminal.unreadInput ?? 0
    return (unread > 0 ? ["\(unread) typed bytes are unread"] : [])
      + ((try? watch.look())?.threads.map(\.description) ?? [])
  }

  // MARK: Changes without input
  /// The next moment at which the screen may change without input, with the possible causes.
  struct Outlook {
    /// Nil if nothing can change any more.
    var nextLook: ContinuousClock.Instant?
    /// Nil if the causes are not known.
    var causes: [String]?
  }

  func outlook(until end: ContinuousClock.Instant) -> Outlook {
    guard let look = try? watch.look() else { return Outlook(nextLook: end) }
    putOff.note(look)
    let resting = putOff.resting(in: look, deadline: end - .now)
    let isDelivered = !look.hasInnerTerminal || watch.deliverInnerOutput(look)
    if !look.isQuiet(besides: resting) || !watch.isUnchanged(since: look) {
      return Outlook(nextLook: min(end, .now + .milliseconds(5)))
    }
    let (sources, limited) = (watch.outsideSources(look), look.limited)
    let causes = limited.map(\.description) + sources
    if !sources.isEmpty || limited.contains(where: \.hasUnknownLimit) {
      return Outlook(nextLook: end, causes: causes)
    }
    guard let limit = look.shortestLimit
    else { return Outlook(nextLook: limited.isEmpty && isDelivered ? nil : end, causes: causes) }
    return Outlook(nextLook: min(end, .now + limit + .milliseconds(1)), causes: causes)
  }
}
