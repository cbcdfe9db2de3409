import Dispatch

/// Runs jobs on the main thread, between what the main actor does: nothing waits for another thread.
final class MainQueue: TaskExecutor {
  static let shared = MainQueue()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.main.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
