import Dispatch
import Glibc
import Synchronization

/// Threads that stay: once made, none ends, so that work begins also while the system makes no thread.
///
/// libdispatch lets a thread go after five seconds without work. Where it then gets no new one, it
/// asks for ever, on the thread that brings the work.
public final class Workers: Sendable {
  /// The threads of this process; made as they are needed, or at ``start()``.
  public static let shared = Workers()

  /// As many as there are cores, and enough that some that wait for a disk do not hold up the others.
  public static let count = min(max(4, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 16)

  private struct State {
    /// The pieces that have not begun, the oldest first.
    var work: [@Sendable () -> Void] = []
    var threads = 0
    /// The number of pieces that have not ended.
    var pending = 0
    /// The number of pieces that have.
    var ended = 0
    var quiet: Quiet?
  }

  /// Work for a time in which nothing else is to be done.
  private struct Quiet {
    let time: DispatchTimeInterval
    let work: @Sendable () -> Bool
  }

  private let state = Mutex(State())
  /// Counts the pieces that no thread has taken.
  private let waiting = DispatchSemaphore(value: 0)

  private init() {}

  /// Makes all threads now, as far as the system gives them.
  public func start() {
    while state.withLock({ $0.threads < Self.count }), addThread() {}
  }

  /// Runs `work` on one of the threads, behind what came before it. Never waits.
  public func async(_ work: @escaping @Sendable () -> Void) {
    let (wantsThread, isFirst) = state.withLock { state in
      state.work.append(work)
      state.pending += 1
      return (state.threads < min(state.pending, Self.count), state.threads == 0)
    }
    waiting.signal()
    if !wantsThread || addThread() || !isFirst { return }
    // Nobody is there who would ever do it. This waits for a thread.
    DispatchQueue.global().async { self.runRest() }
  }

  /// Sets the work of the thread that has ended the last piece, where no other piece has come for so long.
  /// `work` is called once behind each series of pieces, and again after the same time where it returns
  /// false; a program that does nothing is not woken for it.
  public func whenQuiet(
    for time: DispatchTimeInterval, _ work: @escaping @Sendable () -> Bool
  ) {
    state.withLock { $0.quiet = Quiet(time: time, work: work) }
  }

  private func addThread() -> Bool {
    state.withLock { $0.threads += 1 }
    let isMade = Self.makeThread()
    if !isMade { state.withLock { $0.threads -= 1 } }
    return isMade
  }

  /// Nothing here may belong to an actor: the new thread calls it.
  private nonisolated static func makeThread() -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // Signals are for the first thread, as with libdispatch's own threads; faults are for who causes them.
    var signals = sigset_t()
    var before = sigset_t()
    sigfillset(&signals)
    for fault in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPROF] {
      sigdelset(&signals, fault)
    }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    var thread = pthread_t()
    let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
      while true { Workers.shared.runNext() }
    }
    return pthread_create(&thread, &attributes, run, nil) == 0
  }

  private func runNext() {
    waiting.wait()
    var last = run()
    while let quiet = state.withLock({ $0.quiet }) {
      if waiting.wait(timeout: .now() + quiet.time) == .success {
        last = run()
      } else if !isLast(last) || quiet.work() {
        return
      }
    }
  }

  /// Runs all that no thread has taken.
  private func runRest() {
    while waiting.wait(timeout: .now()) == .success { run() }
  }

  /// - Returns: the number of pieces that have ended with this one.
  @discardableResult
  private func run() -> Int {
    let work = state.withLock { $0.work.removeFirst() }
    work()
    return state.withLock { state in
      state.pending -= 1
      state.ended += 1
      return state.ended
    }
  }

  /// True where nothing has ended after the piece of that number, and nothing is under way.
  private func isLast(_ number: Int) -> Bool {
    state.withLock { $0.pending == 0 && $0.ended == number }
  }
}

/// Pieces of work that the workers do one after another, in the order in which they came.
public final class SerialWork: Sendable {
  private struct State {
    var work: [@Sendable () -> Void] = []
    var isRunning = false
  }

  private let state = Mutex(State())

  public init() {}

  /// Runs `work` behind all that came before it. Never waits.
  public func async(_ work: @escaping @Sendable () -> Void) {
    let begins = state.withLock { state in
      state.work.append(work)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if begins { Workers.shared.async { self.runAll() } }
  }

  private func runAll() { while let work = next() { work() } }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      state.isRunning = !state.work.isEmpty
      return state.work.isEmpty ? nil : state.work.removeFirst()
    }
  }
}
