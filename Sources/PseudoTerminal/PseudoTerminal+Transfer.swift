import CPlatform
import Glibc

extension PseudoTerminal {
  /// The most that one call takes from a child that never stops writing.
  private static let drainLimit = 1 << 20

  /// Returns the unread output of the child, at most `limit` bytes; the rest stays for the next
  /// call.
  public func read(limit: Int = 1 << 16) -> [UInt8] {
    if incoming.count < limit { drain(limit: limit - incoming.count) }
    if incoming.count <= limit {
      defer { incoming = [] }
      return incoming
    }
    defer { incoming.removeFirst(limit) }
    return Array(incoming.prefix(limit))
  }

  /// The child's side is closed, and all that was written there has been read.
  public var isAtEnd: Bool { isHungUp && incoming.isEmpty }

  /// Types bytes: hands over what the terminal takes now and queues the rest, which goes out in
  /// ``poll(until:extra:)`` and ``flush(until:)``.
  ///
  /// If the terminal is full, it reads the output of the child meanwhile, which frees a child that
  /// waits for just that; ``read(limit:)`` returns those bytes later.
  public func write(_ bytes: some Sequence<UInt8>) {
    guard master >= 0, !isHungUp else { return }
    outgoing.append(contentsOf: bytes)
    pump()
  }

  /// The number of bytes that wait to be typed.
  public var unwritten: Int { outgoing.count }

  /// Waits until everything typed was handed over.
  ///
  /// - Returns: false where the deadline came first or the child's side is closed.
  public func flush(until deadline: ContinuousClock.Instant) -> Bool {
    while !outgoing.isEmpty, !isHungUp {
      if deadline <= .now { return false }
      wait(until: deadline, extra: [])
      drain(limit: Self.drainLimit)
    }
    return outgoing.isEmpty
  }

  /// Moves bytes both ways until neither goes without waiting.
  private func pump() {
    // What is there already is not added to: a child that never stops would fill the memory.
    var budget = Self.drainLimit - incoming.count
    while !outgoing.isEmpty, !isHungUp {
      if writeSome() { continue }
      let taken = budget > 0 ? drain(limit: min(budget, 1 << 16)) : 0
      budget -= taken
      if taken == 0 { return }
    }
  }

  /// - Returns: whether the terminal took anything.
  private func writeSome() -> Bool {
    let count = outgoing.withUnsafeBytes {
      Glibc.write(master, $0.baseAddress, min($0.count, 4096))
    }
    if count > 0 {
      outgoing.removeFirst(count)
      return true
    }
    if count < 0, errno == EINTR { return true }
    if count < 0, errno == EIO { outgoing = [] }
    return false
  }

  /// Reads until nothing is there or `limit` is reached; returns how much it was.
  @discardableResult
  private func drain(limit: Int) -> Int {
    var total = 0
    while total < limit, !isHungUp {
      let count = readSome(limit - total)
      if count <= 0 { break }
      total += count
    }
    return total
  }

  private func readSome(_ limit: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: min(limit, 1 << 16), alignment: 1) { buffer in
      var count = readOnce(buffer)
      // The kernel looks for bytes and then for the closing; both may come between the two looks. What
      // was written before the closing is there when it is asked again.
      if count < 0, errno == EIO { count = readOnce(buffer) }
      if count > 0 { incoming.append(contentsOf: buffer[..<count]) }
      // EIO is how Linux says that the other side is closed; some day it may be 0.
      if count == 0 || (count < 0 && errno != EAGAIN) { isHungUp = true }
      return count
    }
  }

  private func readOnce(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    var count = Glibc.read(master, buffer.baseAddress, buffer.count)
    while count < 0, errno == EINTR {
      count = Glibc.read(master, buffer.baseAddress, buffer.count)
    }
    return count
  }

  /// Waits in `poll(2)` until the child has written, ended or closed its side, one of `extra` is
  /// readable, or the deadline has come. Queued input goes out meanwhile.
  ///
  /// Returns at once when something is there already. An end that has been told once, here or by
  /// ``exitStatus``, does not wake it again.
  public func poll(until deadline: ContinuousClock.Instant, extra: [Int32] = []) -> PollResult {
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

  /// Returns true if nothing is left that could wake a wait.
  private func isFinished(_ extra: [Int32]) -> Bool { isHungUp && status != nil && extra.isEmpty }

  /// Waits once in the kernel and sends queued input if there is room. Returns the ready ones of
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

  /// Returns the time to a deadline; 0 if it has passed.
  static func nanoseconds(until deadline: ContinuousClock.Instant) -> Int64 {
    let left = ContinuousClock.now.duration(to: deadline).components
    if left.seconds < 0 || left.attoseconds < 0 { return 0 }
    return min(left.seconds, 1_000_000) * 1_000_000_000 + (left.attoseconds + 999_999_999)
      / 1_000_000_000
  }

  /// The events that end a wait for this terminal: output, room for queued input, the child's end.
  public var waitedFor: [pollfd] {
    let writing = Int16(outgoing.isEmpty ? 0 : POLLOUT)
    return [
      // A negative descriptor is left out by poll(2).
      pollfd(fd: isHungUp ? -1 : master, events: Int16(POLLIN) | writing, revents: 0),
      pollfd(fd: exitDescriptor, events: Int16(POLLIN), revents: 0),
    ]
  }

  /// The end of the child; nil while it runs. Asks the kernel without waiting.
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
    let result = cpty_wait(processID, blocking ? 1 : 0, &value)
    switch result {
    case 0: return
    case 1: status = .exited(value)
    case 2, 3:
      status = .signaled(value)
      hasDumpedCore = result == 3
    // Somebody else has reaped it: it ended, and nobody can say how.
    default: status = .exited(-1)
    }
    if exitDescriptor >= 0 { _ = Glibc.close(exitDescriptor) }
    exitDescriptor = -1
  }
}

/// The result of a wait; empty if only the time was up.
public struct PollResult: Hashable, Sendable {
  /// ``PseudoTerminal/read(limit:)`` has bytes.
  public var isReadable = false
  /// The child's side is closed and everything that it wrote was read.
  public var isAtEnd = false
  /// The child has ended; ``PseudoTerminal/exitStatus`` tells how.
  public var hasExited = false
  /// The extra descriptors that can be read, or whose other end is closed.
  public var readable: Set<Int32> = []

  public init() {}

  public var isEmpty: Bool { self == PollResult() }
}
