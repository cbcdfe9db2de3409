import CPlatform
import Glibc
import Synchronization

/// Processes that were left behind by their parents, as the server of tmux is, and so became children
/// of this process instead of `init`'s.
///
/// Each belongs to a program by the session in which it was first seen, that of the program's terminal, or
/// by the `HOME` that it was started with. While somebody ``adopt()``s, this process is the reaper of all
/// its descendants (prctl(2), `PR_SET_CHILD_SUBREAPER`).
public final class Daemons: Sendable {
  public static let shared = Daemons()

  /// The signs by which a daemon belongs to a program.
  private struct Origin {
    var session: Int32
    /// Empty for one without an environment; nil if it cannot be read, or names none.
    var home: String?

    func isOf(_ home: String?, _ session: Int32?) -> Bool {
      self.session == session || home != nil && self.home == home
    }
  }

  /// The origins of our children that have been looked at; nil for one that was started here: it is no
  /// daemon, and somebody else asks for its status. A number comes again only when its process was reaped,
  /// which takes it out of here.
  private let origins = Mutex<[Int32: Origin?]>([:])

  /// The number of callers of ``adopt()`` that have not let go.
  private let adopters = Mutex<Int>(0)

  private init() {}

  /// Begins to take what is left behind as children of this process, until as many have let go.
  public func adopt() {
    adopters.withLock { adopters in
      adopters += 1
      if adopters == 1 { cptw_adopt(1) }
    }
  }

  public func letGo() {
    adopters.withLock { adopters in
      adopters -= 1
      if adopters == 0 { cptw_adopt(0) }
    }
  }

  func exclude(_ child: Int32) { origins.withLock { $0[child] = .some(nil) } }

  /// Returns the daemons of this home or session. Those that have ended are reaped: thousands of them would
  /// hide the others.
  ///
  /// One that is just becoming another program has no environment for a moment. It may be anybody's, so it
  /// is returned too.
  func of(home: String?, session: Int32?) -> [Int32] {
    guard adopters.withLock({ $0 > 0 }) else { return [] }
    // They come to the first thread; those of the others were started here.
    let process = getpid()
    let children = ProcessHandle.numbers(inFile: "/proc/\(process)/task/\(process)/children")
    return origins.withLock { origins in
      origins = origins.filter { children.contains($0.key) }
      return children.filter { Self.isOf(home, session, $0, &origins) }
    }
  }

  private static func isOf(
    _ home: String?, _ session: Int32?, _ child: Int32, _ origins: inout [Int32: Origin?]
  ) -> Bool {
    if let known = origins[child] {
      guard let known, known.isOf(home, session) else { return false }
      return !isReaped(child)
    }
    var state: CChar = 0
    let origin = Origin(
      session: cptw_session("/proc", child, &state), home: Self.home(of: child))
    switch UInt8(bitPattern: state) {
    // Nobody else asks for what a program has left in its session.
    case UInt8(ascii: "Z"): return origin.session == session && !isReaped(child)
    case UInt8(ascii: "R"), UInt8(ascii: "D"):
      if origin.home == "" { return true }
    default: break
    }
    if origin.session >= 0 { origins[child] = .some(origin) }
    return origin.isOf(home, session)
  }

  private static func isReaped(_ child: Int32) -> Bool {
    var status: Int32 = 0
    return waitpid(child, &status, WNOHANG) == child
  }

  /// Kills all of this home or session, with what they have started, and waits for their end.
  public func end(home: String?, session: Int32? = nil) {
    // Whom they leave behind comes to us in turn; a few times, as one in the kernel may not die.
    for _ in 0..<4 {
      let daemons = of(home: home, session: session)
      if daemons.isEmpty { return }
      let all = daemons.compactMap { try? ProcessHandle($0) }
      for process in all.flatMap({ [$0] + $0.descendants }) { process.signal(SIGKILL) }
      for process in all { _ = process.waitForEnd(until: .now + .seconds(5)) }
    }
  }

  /// Returns the `HOME` of a process; empty if it has no environment, nil if that names none or cannot be
  /// read.
  private static func home(of process: Int32) -> String? {
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { _ = Glibc.close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(file, &bytes, bytes.count)
    if count == 0 { return "" }
    let entry = bytes.prefix(max(0, count)).split(separator: 0).first {
      $0.starts(with: "HOME=".utf8)
    }
    return entry.map { String(decoding: $0.dropFirst(5), as: UTF8.self) }
  }
}
