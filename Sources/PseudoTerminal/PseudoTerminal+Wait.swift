import CPseudoTerminal
import Glibc

extension PseudoTerminal {
  /// Waits in `poll(2)` until the child has written, ended or closed its side, one of `extra` is
  /// readable, or the deadline has come. Queued input goes out meanwhile.
  ///
  /// Returns at once when something is there already. An end that has been told once, here or by
  /// ``exitStatus``, does not wake it again.
  public func poll(
    until deadline: ContinuousClock.Instant, extra: [Int32] = []
  ) -> PollResult {
    while true {
      let wasRunning = status == nil
      let ready = wait(until: hasNews ? .now : deadline, extra: extra)
      drain(limit: 1 << 16)
      var result = PollResult()
      result.isReadable = !incoming.isEmpty
      result.readable = ready
      result.isAtEnd = isAtEnd && !hasToldEnd
      result.hasExited = wasRunning && exitStatus != nil
      hasToldEnd = hasToldEnd || isAtEnd
      if !result.isEmpty || deadline <= .now || isFinished(extra) { return result }
    }
  }

  /// There is something to tell without waiting.
  private var hasNews: Bool { !incoming.isEmpty || (isAtEnd && !hasToldEnd) }

  public func poll(for timeout: Duration, extra: [Int32] = []) -> PollResult {
    poll(until: .now + timeout, extra: extra)
  }

  /// There is nothing left that could wake a wait.
  private func isFinished(_ extra: [Int32]) -> Bool {
    isHungUp && status != nil && extra.isEmpty
  }

  /// One wait in the kernel; sends queued input where there is room. Returns the ready ones of
  /// `extra`.
  @discardableResult
  func wait(until deadline: ContinuousClock.Instant, extra: [Int32]) -> Set<Int32> {
    var entries = waitedFor
    entries += extra.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard entries.contains(where: { $0.fd >= 0 }) else { return [] }
    let count = cpty_poll(&entries, entries.count, Self.nanoseconds(until: deadline))
    if count > 0, entries[0].revents & Int16(POLLOUT) != 0 { pump() }
    return Set(entries.dropFirst(2).filter { count > 0 && $0.revents != 0 }.map(\.fd))
  }

  /// 0 where the deadline has passed.
  static func nanoseconds(until deadline: ContinuousClock.Instant) -> Int64 {
    let left = ContinuousClock.now.duration(to: deadline).components
    if left.seconds < 0 || left.attoseconds < 0 { return 0 }
    return min(left.seconds, 1_000_000) * 1_000_000_000 + (left.attoseconds + 999_999_999)
      / 1_000_000_000
  }

  /// What wakes who waits for this terminal: its output, room for queued input, the child's end.
  public var waitedFor: [pollfd] {
    let writing = Int16(outgoing.isEmpty ? 0 : POLLOUT)
    return [
      // A negative descriptor is left out by poll(2).
      pollfd(fd: isHungUp ? -1 : master, events: Int16(POLLIN) | writing, revents: 0),
      pollfd(fd: exitDescriptor, events: Int16(POLLIN), revents: 0),
    ]
  }

  /// How the child ended; nil while it runs. Asks the kernel without waiting.
  public var exitStatus: ExitStatus? {
    if status == nil { reap(blocking: false) }
    return status
  }

  public var isAlive: Bool { exitStatus == nil }

  /// Waits until the child has ended, and reads meanwhile, so that it can finish its writing; what
  /// it wrote stays for ``read(limit:)``.
  ///
  /// - Returns: nil where the deadline came first.
  public func waitForExit(until deadline: ContinuousClock.Instant) -> ExitStatus? {
    while exitStatus == nil, ContinuousClock.now < deadline {
      wait(until: deadline, extra: [])
      drain(limit: 1 << 20)
    }
    if exitStatus != nil { drain(limit: 1 << 20) }
    return exitStatus
  }

  func reap(blocking: Bool) {
    var value: Int32 = 0
    switch cpty_wait(processID, blocking ? 1 : 0, &value) {
    case 0: return
    case 1: status = .exited(value)
    case 2: status = .signaled(value)
    // Somebody else has reaped it: it ended, and nobody can say how.
    default: status = .exited(-1)
    }
    if exitDescriptor >= 0 { _ = Glibc.close(exitDescriptor) }
    exitDescriptor = -1
  }
}
