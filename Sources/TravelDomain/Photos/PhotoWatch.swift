import Synchronization

/// A search for photos under way; letting go of it, or ``cancel()``, ends it.
public final class PhotoWatch: Sendable {
  private let state = Mutex<(isOver: Bool, tasks: [Task<Void, Never>])>((false, []))

  init() {}

  deinit { cancel() }

  public func cancel() {
    let tasks = state.withLock { state in
      state.isOver = true
      return state.tasks
    }
    for task in tasks { task.cancel() }
  }

  /// Returns when the last call back has.
  public func finished() async {
    var index = 0
    // A task adds those that follow it before it ends.
    while let task = state.withLock({ index < $0.tasks.count ? $0.tasks[index] : nil }) {
      await task.value
      index += 1
    }
  }

  func add(_ task: Task<Void, Never>) {
    let isOver = state.withLock { state in
      state.tasks.append(task)
      return state.isOver
    }
    if isOver { task.cancel() }
  }
}
