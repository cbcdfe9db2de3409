import Dispatch
import Synchronization
import XCTest

@testable import AppRuntime

/// A job may be all that holds its queue: the thread that brings the job must be done with the queue
/// before the main thread can take the job.
final class MainQueueTests: XCTestCase {
  @MainActor
  func testNoJobIsTakenBeforeItWasBrought() async {
    let waiting = Mutex<CheckedContinuation<Void, Never>?>(nil)
    let isOver = Atomic(false)
    let wasEarly = Atomic(false)
    let isBack = Atomic(false)
    let queue = MainQueue { _ in
      // Whoever could take the job by now has the time to.
      for _ in 0..<20_000 where !isOver.load(ordering: .acquiring) { sched_yield() }
      wasEarly.store(isOver.load(ordering: .acquiring), ordering: .releasing)
    }
    queue.tend()
    Task.detached(executorPreference: queue) {
      await withCheckedContinuation { continuation in waiting.withLock { $0 = continuation } }
      isOver.store(true, ordering: .releasing)
    }
    while queue.runAll() {}
    queue.leave()
    let continuation = waiting.withLock { $0 }
    XCTAssertNotNil(continuation)
    DispatchQueue.global().async {
      continuation?.resume()
      isBack.store(true, ordering: .releasing)
    }
    while !isOver.load(ordering: .acquiring) { _ = queue.runAll() }
    while !isBack.load(ordering: .acquiring) { sched_yield() }
    XCTAssertFalse(wasEarly.load(ordering: .acquiring))
  }
}
