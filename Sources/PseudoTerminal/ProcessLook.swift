import CPseudoTerminal

/// What one look at the threads of a program has shown.
public struct ProcessLook {
  let tasks: [cptw_task]
  /// The sessions whose foreground waits for input, works or is stopped. Where it does none of that, as
  /// between the end of a job and the shell's next line, what is in the background counts too.
  private let attended: Set<Int32>

  init(tasks: [cptw_task]) {
    self.tasks = tasks
    let busy = tasks.filter {
      $0.group == $0.foreground && ![CPTW_OTHERS, CPTW_DEAD].contains($0.call)
    }
    attended = Set(busy.map(\.session))
  }

  /// Nobody works. Proves something only together with ``ProcessWatch/isUnchanged(since:)``.
  public var isQuiet: Bool { !tasks.contains(where: works) }

  /// The program itself has ended, and only its status is there; what it started may go on.
  public var hasEnded: Bool {
    guard let first = tasks.first?.process else { return true }
    return tasks.allSatisfy { $0.process != first || $0.call == CPTW_DEAD }
  }

  /// Somebody has another terminal, as what runs in tmux: what is on its way through that one is seen
  /// by nobody for the moment that the kernel takes.
  public var hasInnerTerminal: Bool {
    guard let own = tasks.first?.session else { return false }
    return tasks.contains { $0.session != own && $0.foreground > 0 }
  }

  public var threads: [WatchedThread] { tasks.map(WatchedThread.init) }

  /// Those who work, and so keep the program from being quiet.
  public var busy: [WatchedThread] { tasks.filter(works).map(WatchedThread.init) }

  /// Those whose wait ends by itself, and those who work in the background.
  public var limited: [WatchedThread] {
    tasks.filter { $0.limit != CPTW_NO_LIMIT || !counts($0) && Self.isActive($0) }
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

  private func works(_ task: cptw_task) -> Bool { Self.isActive(task) && counts(task) }

  /// In the foreground of its terminal, or without one; the shell always.
  private func counts(_ task: cptw_task) -> Bool {
    task.foreground <= 0 || task.group == task.foreground || task.process == task.session
      || !attended.contains(task.session)
  }

  private static func isActive(_ task: cptw_task) -> Bool {
    switch task.call {
    case CPTW_INPUT, CPTW_OTHERS, CPTW_STOPPED, CPTW_DEAD: false
    default: true
    }
  }
}
