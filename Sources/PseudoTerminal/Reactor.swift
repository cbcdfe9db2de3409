import CPlatform
import FoundationEssentials
import Glibc
import Synchronization

/// One thread that waits in `ppoll(2)` for everybody, so that who waits holds no actor.
///
/// Costs two changes of thread a wait, some 50 microseconds.
public final class Reactor: Sendable {
  public static let shared = Reactor()

  private struct Waiter {
    var entries: [pollfd]
    var deadline: ContinuousClock.Instant?
    /// One of its descriptors is closed just now.
    var isReleased = false
    /// Told on the reactor's thread.
    var wake: @Sendable () -> Void
  }

  private struct State {
    var waiters: [Waiter] = []
    var hasThread = false
    /// False while the thread sleeps in the kernel.
    var isAwake = false
  }

  private let state = Mutex(State())
  private let bell = cpty_bell()

  /// Nobody waits with a deadline.
  public var isIdle: Bool { state.withLock { $0.waiters.allSatisfy { $0.deadline == nil } } }

  /// Waits on this very thread.
  ///
  /// - Returns: false where the deadline came first.
  public static func waitHere(
    for entries: inout [pollfd], until deadline: ContinuousClock.Instant
  ) -> Bool { cpty_poll(&entries, entries.count, PseudoTerminal.nanoseconds(until: deadline)) > 0 }

  /// Returns when one of the descriptors is ready, or closed, or the deadline has come.
  ///
  /// - Parameter entries: what to wait for, as poll(2) takes it; negative descriptors count as none.
  public nonisolated(nonsending) func wait(
    for entries: [pollfd], until deadline: ContinuousClock.Instant
  ) async {
    await withCheckedContinuation { continuation in
      add(Waiter(entries: entries, deadline: deadline) { continuation.resume() })
    }
  }

  /// Calls back once, on the reactor's thread, when a descriptor can be read or is closed.
  func whenReadable(_ descriptor: Int32, _ wake: @escaping @Sendable () -> Void) {
    let entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    add(Waiter(entries: [entry], deadline: nil, wake: wake))
  }

  /// Ends all waits for a descriptor that is closed next: a wait in the kernel would keep it open.
  func release(_ descriptor: Int32) {
    let isWaitedFor = state.withLock { state in
      let all = state.waiters.indices.filter { index in
        state.waiters[index].entries.contains { $0.fd == descriptor }
      }
      for index in all { state.waiters[index].isReleased = true }
      return !all.isEmpty
    }
    if isWaitedFor { ring() }
  }

  private func add(_ waiter: Waiter) {
    let (mustStart, mustWake) = state.withLock { state in
      defer { state.hasThread = true }
      state.waiters.append(waiter)
      return (!state.hasThread, !state.isAwake)
    }
    if mustStart { DetachedThread.start { self.run() } }
    if mustWake { ring() }
  }

  private func ring() {
    var one: UInt64 = 1
    _ = write(bell, &one, MemoryLayout<UInt64>.size)
  }

  /// Waits for everybody and never ends. A thread that waits for nobody costs nothing.
  private func run() {
    while true {
      var (entries, deadline) = state.withLock { state in
        state.isAwake = false
        return (state.waiters.flatMap(\.entries), state.waiters.compactMap(\.deadline).min())
      }
      entries.append(pollfd(fd: bell, events: Int16(POLLIN), revents: 0))
      let limit = deadline.map(PseudoTerminal.nanoseconds(until:)) ?? -1
      _ = cpty_poll(&entries, entries.count, limit)
      state.withLock { $0.isAwake = true }
      if entries.removeLast().revents != 0 { silence() }
      let ready = takeReady(entries)
      for waiter in ready { waiter.wake() }
    }
  }

  private func silence() {
    var value: UInt64 = 0
    _ = read(bell, &value, MemoryLayout<UInt64>.size)
  }

  /// Removes and returns the polled waiters that are ready or past their deadline. Later ones stand
  /// behind them.
  private func takeReady(_ polled: [pollfd]) -> [Waiter] {
    let now = ContinuousClock.now
    return state.withLock { state in
      var (ready, rest): ([Waiter], [Waiter]) = ([], [])
      var index = 0
      for waiter in state.waiters {
        let end = min(polled.count, index + waiter.entries.count)
        let isReady = polled[min(index, end)..<end].contains { $0.revents != 0 }
        index += waiter.entries.count
        if isReady || waiter.isReleased || waiter.deadline.map({ $0 <= now }) == true {
          ready.append(waiter)
        } else {
          rest.append(waiter)
        }
      }
      state.waiters = rest
      return ready
    }
  }
}

/// A thread for work that blocks and that nobody waits for.
public enum DetachedThread {
  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Begins `work` at once. Where the system gives no thread, the program ends with a message: who
  /// calls this could not go on either.
  public static func start(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let context = Unmanaged.passRetained(Work(work)).toOpaque()
    let error = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, context)
    if error != 0 { fatalError("no thread: \(String(cString: strerror(error)))") }
  }

  /// True on the thread that the program began with.
  public static var isMain: Bool { cpty_is_main_thread() != 0 }
}
