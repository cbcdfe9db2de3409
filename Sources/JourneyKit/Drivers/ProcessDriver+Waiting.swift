import Glibc
import PseudoTerminal
import Terminal
import VirtualTerminal

extension ProcessDriver {
  /// Waits until the program has said something or has ended, and leaves the actor to others.
  ///
  /// One that is alone waits a moment in the kernel itself: two changes of thread cost more than most
  /// programs need.
  func pause(until end: ContinuousClock.Instant) async {
    guard var entries = terminal?.waitedFor else { return }
    if let pipe, !pipe.isAtEnd {
      entries.append(pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0))
    }
    if Self.actsUnderWay <= 1, Reactor.shared.isIdle {
      let moment = min(end, .now + .milliseconds(1))
      if Reactor.waitHere(for: &entries, until: moment) || end <= moment { return }
    }
    await Reactor.shared.wait(for: entries, until: end)
  }

  /// Takes what has come: output, reports, the end; waits for it, and holds the actor, until `end`.
  func collect(until end: ContinuousClock.Instant = .now) throws {
    guard let terminal, let pipe else { throw DriverError.notLaunched }
    let result = terminal.poll(until: end, extra: pipe.isAtEnd ? [] : [pipe.reader])
    absorb()
    reports += try pipe.takeReports()
    if result.hasExited || terminal.isAtEnd || terminal.exitStatus != nil { finish() }
  }

  /// Gives the emulator what the program has written, and the program what the emulator answers; of
  /// one that never stops writing only what it writes within ``deadline``.
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  func absorb() -> Bool {
    guard let terminal else { return false }
    let (before, end) = (received, ContinuousClock.now + deadline)
    while true {
      let bytes = terminal.read()
      if bytes.isEmpty { return received > before }
      keep(bytes)
      emulator.feed(bytes)
      answer(emulator.takeReplies())
      if lastOutput >= end { return true }
    }
  }

  /// The most that a program gets that asks without reading the answers, in bytes.
  private static let mostUnread = 1 << 16
  private static let mostWithheld = 1000

  private func answer(_ replies: [UInt8]) {
    if answersQueries {
      if let terminal, terminal.unwritten < Self.mostUnread { terminal.write(replies) }
    } else if !replies.isEmpty, withheld.count < Self.mostWithheld {
      withheld.append(
        "what would be answered by \(String(decoding: replies, as: UTF8.self).debugDescription)")
    }
  }

  private func keep(_ bytes: [UInt8]) {
    let half = 1 << 21
    received += bytes.count
    noteBurst()
    lastOutput = .now
    rawOutput += bytes
    if rawOutput.count > 2 * half { rawOutput.removeFirst(rawOutput.count - half) }
  }

  // MARK: Changes that come by themselves

  public func waitForChange(until end: ContinuousClock.Instant) async throws -> Bool {
    try checkRunning()
    if try await showWhatCameBehind() { return true }
    let before = received
    try collect()
    while received == before, ending == nil {
      guard let next = try nextChange(until: end) else { return false }
      await pause(until: next)
      try collect()
      if ContinuousClock.now >= end, received == before { return false }
    }
    if ending == nil { try await settle() }
    return true
  }

  /// What was written behind the mark of the last act may have come together with it: then the
  /// emulator has it, no byte of it will come any more, and the screen is that of the mark.
  ///
  /// - Returns: whether the screen is another one.
  private func showWhatCameBehind() async throws -> Bool {
    let (shown, there) = (screen, Screen(emulator))
    if there.surface == shown.surface, there.cursor == shown.cursor { return false }
    try await settle()
    return ending != nil || screen != shown
  }

  /// When to look again whether anything can still come; nil when nothing can.
  private func nextChange(until end: ContinuousClock.Instant) throws -> ContinuousClock.Instant? {
    guard let watch, let look = try? watch.look() else { return end }
    if !look.isQuiet || !watch.isUnchanged(since: look) { return min(end, .now + .milliseconds(5)) }
    let others = watch.outsideSources(look)
    let limits = look.limited
    settlement?.mayChange = limits.map(\.description) + others
    if !others.isEmpty || limits.contains(where: \.hasUnknownLimit) { return end }
    guard let limit = look.shortestLimit else { return limits.isEmpty ? nil : end }
    return min(end, .now + limit + .milliseconds(1))
  }
}
