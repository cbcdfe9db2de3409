import Glibc

extension PseudoTerminal {
  /// The most that one call takes from a child that never stops writing.
  private static let drainLimit = 1 << 20

  /// What the child has written and nobody has read yet; empty where that is nothing.
  /// At most `limit` bytes are handed over; the rest stays for the next call.
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
  /// Where the terminal is full it reads what the child has written meanwhile, which frees a child
  /// that waits for just that; ``read(limit:)`` gives those bytes later.
  public func write(_ bytes: some Sequence<UInt8>) {
    guard master >= 0, !isHungUp else { return }
    outgoing.append(contentsOf: bytes)
    pump()
  }

  /// How many bytes wait to be typed.
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
  func pump() {
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
  func drain(limit: Int) -> Int {
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
}
