import CPseudoTerminal

/// What one look at the threads of a program has shown.
public struct ProcessLook {
  let tasks: [cptw_task]

  /// Nobody works. Proves something only together with ``ProcessWatch/isUnchanged(since:)``.
  public var isQuiet: Bool { !tasks.contains(where: Self.works) }

  /// The program itself has ended, and only its status is there; what it started may go on.
  public var hasEnded: Bool {
    guard let first = tasks.first?.process else { return true }
    return tasks.allSatisfy { $0.process != first || $0.call == CPTW_DEAD }
  }

  public var threads: [WatchedThread] { tasks.map(WatchedThread.init) }

  /// Those who work, and so keep the program from being quiet.
  public var busy: [WatchedThread] { tasks.filter(Self.works).map(WatchedThread.init) }

  /// Those whose wait ends by itself, and those who work in the background.
  public var limited: [WatchedThread] {
    tasks.filter { $0.limit != CPTW_NO_LIMIT || !Self.counts($0) && Self.isActive($0) }
      .map(WatchedThread.init)
  }

  /// The shortest time for which somebody waits for input at most; nil where nobody's wait has a
  /// limit that is known.
  public var shortestLimit: Duration? {
    let limits = tasks.lazy.filter {
      $0.call == CPTW_INPUT && $0.limit != CPTW_NO_LIMIT && $0.limit != CPTW_SOME_LIMIT
    }
    return limits.map(\.limit).min().map { .nanoseconds($0) }
  }

  /// The processes that were seen, parents first.
  public var processes: [Int32] {
    var seen: Set<Int32> = []
    return tasks.map(\.process).filter { seen.insert($0).inserted }
  }

  private static func works(_ task: cptw_task) -> Bool { counts(task) && isActive(task) }

  private static func isActive(_ task: cptw_task) -> Bool {
    switch task.call {
    case CPTW_INPUT, CPTW_OTHERS, CPTW_STOPPED, CPTW_DEAD: false
    default: true
    }
  }

  /// In the foreground of its terminal, or without one.
  private static func counts(_ task: cptw_task) -> Bool {
    task.foreground <= 0 || task.group == task.foreground
  }
}
