import CPseudoTerminal

/// What a thread of a watched program was seen to do.
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
  /// How long it waits at most; nil for a wait without end.
  public let limit: Duration?
  /// It waits at most for a time that the kernel does not tell.
  public let hasUnknownLimit: Bool

  init(_ task: cptw_task) {
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
    return "thread \(thread) (\(name)) \(verb)\(place)\(bound)"
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
    return limit.map { " for at most \($0)" } ?? ""
  }
}
