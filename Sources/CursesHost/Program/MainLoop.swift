import CPlatform
import Dispatch
import Glibc
import Scheduling
import Synchronization

/// The loop of a program with a screen: all that the first thread waits for, in one call of the kernel.
///
/// It waits for the terminal, for signals, for the main queue (what the main actor is to do) and for
/// timers. Nothing that draws needs another thread, so that a key is answered also while the system
/// makes none. Jobs run on the ``Scheduling/Workers``, which are there from the start.
@MainActor
public final class MainLoop {
  public nonisolated static let shared = MainLoop()

  /// A descriptor that is looked at until it is let go.
  private struct Watch {
    let descriptor: Int32
    let onReadable: @MainActor () -> Void
  }

  private var watches: [(id: Int, watch: Watch)] = []
  private var lastID = 0
  private nonisolated let timers = LoopTimers()
  /// The time at which there was something to read last.
  private nonisolated let lastRead = Mutex(ContinuousClock.now)

  private nonisolated init() {}

  /// Makes the calling thread, which has to be the first one, the loop's. Within
  /// ``Supervisor/start(name:_:)``, as threads come into being here.
  public nonisolated static func run(_ begin: @escaping @MainActor () -> Void) -> Never {
    cloop_block_signals()
    Workers.shared.start()
    giveMemoryBack()
    takeJobs()
    MainActor.assumeIsolated { begin() }
    while true { MainActor.assumeIsolated { shared.turn() } }
  }

  /// Behind large work, once neither a job nor a key has come for a moment: a key that comes meanwhile may
  /// have to wait for the lock of the heap.
  private nonisolated static func giveMemoryBack() {
    let memory = FreeMemory()
    Workers.shared.whenQuiet(for: .milliseconds(Int(quietTime / .milliseconds(1)))) {
      if ContinuousClock.now - shared.lastRead.withLock({ $0 }) < quietTime { return false }
      memory.giveBack()
      return true
    }
  }

  /// Longer than a held key waits to repeat itself, and shorter than a person who reads.
  private nonisolated static let quietTime = Duration.milliseconds(50)

  /// A job of Swift's concurrency would otherwise wake libdispatch, which waits for a thread.
  private nonisolated static func takeJobs() {
    cloop_take_jobs { job in
      let address = UInt(bitPattern: job)
      Workers.shared.async { cloop_run_job(UnsafeMutableRawPointer(bitPattern: address)) }
    }
  }

  /// Calls back whenever there is something to read, or nothing will ever come.
  func watch(_ descriptor: Int32, onReadable: @escaping @MainActor () -> Void) -> LoopWatch {
    lastID += 1
    watches.append((lastID, Watch(descriptor: descriptor, onReadable: onReadable)))
    return LoopWatch(id: lastID)
  }

  fileprivate func end(_ id: Int) {
    if let index = watches.firstIndex(where: { $0.id == id }) { _ = watches.remove(at: index) }
  }

  /// Calls back on the first thread, by the system's time.
  public nonisolated func schedule(
    after delay: Duration, _ callback: @escaping @Sendable () -> Void
  ) -> AppTimer {
    let id = timers.add(ContinuousClock.now + delay, callback)
    // The loop may be waiting for a later one.
    DispatchQueue.main.async {}
    return AppTimer { [timers] in timers.remove(id) }
  }

  private func turn() {
    let present = watches
    var requests = present.map {
      pollfd(fd: $0.watch.descriptor, events: Int16(POLLIN), revents: 0)
    }
    requests.append(pollfd(fd: cloop_main_queue(), events: Int16(POLLIN), revents: 0))
    let ready = cloop_wait(&requests, requests.count, timers.nanosecondsLeft(at: .now))
    if ready > 0 {
      for (entry, request) in zip(present, requests) where request.revents != 0 {
        // Another one may have ended it meanwhile.
        if watches.contains(where: { $0.id == entry.id }) { entry.watch.onReadable() }
        lastRead.withLock { $0 = .now }
      }
      if requests.last?.revents != 0 { cloop_serve_main_queue() }
    }
    let now = ContinuousClock.now
    while let callback = timers.takeDue(at: now) { callback() }
  }
}

/// A descriptor that the loop looks at; letting go of it ends that.
@MainActor
final class LoopWatch {
  private let id: Int

  fileprivate init(id: Int) { self.id = id }

  isolated deinit { end() }

  func end() { MainLoop.shared.end(id) }
}
