import Dispatch
import Synchronization

/// Runs jobs on the main thread, between what the main actor does: nothing waits for another thread.
///
/// Whoever turns the program on that thread until it is settled runs them there and then: to go by way
/// of the system's queue costs more than most of them, as it wakes another thread to look.
final class MainQueue: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    /// True while somebody on the main thread runs the jobs that come.
    var isTended = false
  }

  private let state = Mutex(State())
  /// Runs something on the main thread, some time.
  private let later: @Sendable (@escaping @Sendable @MainActor () -> Void) -> Void

  init(
    later: @escaping @Sendable (@escaping @Sendable @MainActor () -> Void) -> Void = { work in
      DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
  ) { self.later = later }

  /// Nobody holds the queue for this call but the task of the job, which may be over, and the queue
  /// gone, as soon as the main thread can take the job. So all is done before the lock is given back.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { state in
      state.jobs.append(job)
      if !state.isTended { schedule() }
    }
  }

  var isTended: Bool { state.withLock { $0.isTended } }

  /// From now on, until ``leave()``, the caller runs what comes, and waits for nothing meanwhile.
  @MainActor func tend() { state.withLock { $0.isTended = true } }

  /// Leaves: the jobs that wait go by way of the system's queue.
  @MainActor func leave() {
    let isEmpty = state.withLock { state in
      state.isTended = false
      return state.jobs.isEmpty
    }
    if !isEmpty { schedule() }
  }

  /// Runs what waits, and what comes of it; false where nothing waited.
  @MainActor func runAll() -> Bool {
    var hasRun = false
    while let job = next() {
      job.runSynchronously(on: asUnownedTaskExecutor())
      hasRun = true
    }
    return hasRun
  }

  private func next() -> UnownedJob? {
    state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
  }

  private func schedule() { later { _ = self.runAll() } }
}
