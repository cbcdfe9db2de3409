import CPlatform

/// The result of one look at the threads of a program.
public struct ProcessLook {
  private(set) var tasks: [cptw_task]
  /// The sessions whose foreground waits for input, works or is stopped. Where it does none of that, as
  /// between the end of a job and the shell's next line, what is in the background counts too.
  private let attended: Set<Int32>
  /// The session of the program itself.
  private let session: Int32
  /// The debuggers among the processes that were seen.
  private let tracers: Set<Int32>

  init(tasks: [cptw_task]) {
    self.tasks = tasks
    session = tasks.first?.session ?? 0
    let busy = tasks.filter {
      $0.group == $0.foreground && ![CPTW_OTHERS, CPTW_DEAD].contains($0.call)
    }
    attended = Set(busy.map(\.session))
    let asked = Set(tasks.lazy.map(\.tracer).filter { $0 > 0 })
    tracers = asked.isEmpty ? [] : asked.intersection(tasks.map(\.process))
  }

  /// Nobody works. Proves something only together with ``ProcessWatch/isUnchanged(since:)``.
  public var isQuiet: Bool { isQuiet(besides: []) }

  /// - Parameter resting: the threads whose sleep is no work (``PutOffWork/resting(in:deadline:)``).
  public func isQuiet(besides resting: Set<Int32>) -> Bool {
    !tasks.contains { works($0) && !resting.contains($0.thread) }
  }

  /// The program itself has ended, and only its status is there; what it started may go on.
  public var hasEnded: Bool {
    guard let first = tasks.first?.process else { return true }
    return tasks.allSatisfy { $0.process != first || $0.call == CPTW_DEAD }
  }

  /// Somebody has another terminal, as what runs in tmux: what is on its way through that one is seen
  /// by nobody for the moment that the kernel takes (``ProcessWatch/deliverInnerOutput(_:)``).
  public var hasInnerTerminal: Bool {
    tasks.contains { $0.session != session && $0.foreground > 0 }
  }

  public var threads: [WatchedThread] { tasks.map { WatchedThread($0) } }
  /// The threads that work, which keep the program from being quiet.
  public var busy: [WatchedThread] { busy(besides: []) }

  public func busy(besides resting: Set<Int32>) -> [WatchedThread] {
    tasks.filter { works($0) && !resting.contains($0.thread) }.map { WatchedThread($0) }
  }

  /// Returns the look without some of the threads.
  public func without(_ threads: Set<Int32>) -> ProcessLook {
    var rest = self
    rest.tasks.removeAll { threads.contains($0.thread) }
    return rest
  }

  /// Returns true if a task works in a session of its own that has no terminal: it can reach the screen
  /// only through others.
  func isAside(_ task: cptw_task) -> Bool {
    works(task) && task.foreground <= 0 && task.session != session
  }

  /// Returns how often the threads of a process have run.
  func runs(of process: Int32) -> UInt64 {
    tasks.reduce(0) { $1.process == process ? $0 + $1.runs : $0 }
  }

  /// The time that all threads have been on a processor.
  public var processorTime: Duration { .nanoseconds(tasks.reduce(0) { $0 + Int64($1.run_time) }) }

  /// The threads whose wait ends by itself, and those that work in the background.
  public var limited: [WatchedThread] {
    tasks.compactMap { task in
      let isBackground = !counts(task) && Self.isActive(task)
      guard task.limit != CPTW_NO_LIMIT || isBackground else { return nil }
      return WatchedThread(task, isBackground: isBackground)
    }
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

  func works(_ task: cptw_task) -> Bool { Self.isActive(task) && counts(task) }

  /// Returns true if the task is in the foreground of its terminal, has none, or is the shell or one of
  /// its own group, as what a debugger asks while its program has the foreground; and if a debugger of the
  /// program runs it, which holds it whenever it stops.
  private func counts(_ task: cptw_task) -> Bool {
    task.foreground <= 0 || task.group == task.foreground || task.group == task.session
      || !attended.contains(task.session) || tracers.contains(task.tracer)
  }

  private static func isActive(_ task: cptw_task) -> Bool {
    switch task.call {
    case CPTW_INPUT, CPTW_OTHERS, CPTW_STOPPED, CPTW_DEAD: false
    default: true
    }
  }
}

/// The state of a thread of a watched program.
public struct WatchedThread: Hashable, Sendable, CustomStringConvertible {
  public enum Doing: Hashable, Sendable {
    case runs
    /// Waits until a descriptor can be read.
    case waitsForInput
    /// Waits for another thread or process, or for a signal.
    case waitsForOthers
    case sleeps
    /// Waits until what it writes finds room.
    case writes
    /// Waits for a disk, or in a call that is not known.
    case isBlocked
    case isStopped
    case isDead
  }

  public let process: Int32
  public let thread: Int32
  public let name: String
  public let doing: Doing
  /// The system call that it waits in.
  public let call: String?
  /// The limit of its wait; nil for a wait without end.
  public let limit: Duration?
  /// True if the limit of its wait is unknown.
  public let hasUnknownLimit: Bool
  /// True if it works in the background of its terminal, where it may do what it likes.
  public let isBackground: Bool

  init(_ task: cptw_task, isBackground: Bool = false) {
    self.isBackground = isBackground
    process = task.process
    thread = task.thread
    name = withUnsafeBytes(of: task.name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    doing = Self.doing(task)
    call = cptw_call_name(task.number).map { String(cString: $0) }
    hasUnknownLimit = task.limit == CPTW_SOME_LIMIT
    let isLimited = task.limit != CPTW_NO_LIMIT && !hasUnknownLimit
    limit = isLimited ? .nanoseconds(task.limit) : nil
  }

  private static func doing(_ task: cptw_task) -> Doing {
    switch task.call {
    case CPTW_INPUT: .waitsForInput
    case CPTW_OTHERS: .waitsForOthers
    case CPTW_TIME: .sleeps
    case CPTW_ROOM: .writes
    case CPTW_BLOCKED: .isBlocked
    case CPTW_STOPPED: .isStopped
    case CPTW_DEAD: .isDead
    default: .runs
    }
  }

  /// `thread 4711 (htop) waits in poll for at most 1.5 seconds`
  public var description: String {
    let place = call.map { " in \($0)" } ?? ""
    let background = isBackground ? " in the background" : ""
    return "thread \(thread) (\(name))\(background) \(verb)\(place)\(bound)"
  }

  private var verb: String {
    switch doing {
    case .runs: "runs"
    case .waitsForInput, .waitsForOthers: "waits"
    case .sleeps: "sleeps"
    case .writes: "waits for room to write"
    case .isBlocked: "is blocked"
    case .isStopped: "is stopped"
    case .isDead: "has ended"
    }
  }

  private var bound: String {
    if hasUnknownLimit { return " for a time" }
    guard let limit else { return "" }
    let milliseconds = (limit / .milliseconds(1)).rounded(.up)
    return " for at most \(Duration.milliseconds(milliseconds))"
  }
}
