import CPlatform
import Glibc
import Synchronization

/// Any process of this machine, a child of ours or not, whose end can be waited for in the kernel.
public final class ProcessHandle {
  public let processID: Int32
  private let descriptor: Int32

  /// - Throws: ``SystemError`` where there is no such process.
  public init(_ processID: Int32) throws {
    descriptor = cpty_pidfd(processID)
    guard descriptor >= 0 else { throw SystemError.last("pidfd_open") }
    self.processID = processID
  }

  deinit { _ = Glibc.close(descriptor) }

  public var isRunning: Bool { !waitForEnd(until: .now) }

  /// Waits until the process has ended and let go of all its files and locks, whether or not its
  /// parent has asked for its status.
  ///
  /// - Returns: false where the deadline came first.
  public func waitForEnd(until deadline: ContinuousClock.Instant) -> Bool {
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if cpty_poll(&entry, 1, PseudoTerminal.nanoseconds(until: deadline)) > 0 { return true }
      if deadline <= .now { return false }
    }
  }

  /// Sends a signal; nothing happens where the process has ended.
  public func signal(_ number: Int32) {
    if isRunning { _ = kill(processID, number) }
  }

  /// The processes that it has started and that still run (proc(5), `children`).
  public var children: [ProcessHandle] {
    Self.children(of: processID).compactMap { try? ProcessHandle($0) }
  }

  /// Its children, theirs, and so on.
  public var descendants: [ProcessHandle] { children.flatMap { [$0] + $0.descendants } }

  /// Those of all its threads: each has its own list.
  static func children(of processID: Int32) -> [Int32] {
    let folder = "/proc/\(processID)/task"
    guard let threads = opendir(folder) else { return [] }
    defer { closedir(threads) }
    var children: [Int32] = []
    while let entry = readdir(threads) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if Int32(name) != nil { children += numbers(inFile: "\(folder)/\(name)/children") }
    }
    return children
  }

  fileprivate static func numbers(inFile path: String) -> [Int32] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { _ = Glibc.close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = Glibc.read(file, &bytes, bytes.count)
    let text = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return text.split(separator: " ").compactMap { Int32($0) }
  }
}

/// Processes that were left behind by their parents, as the server of tmux is, and so became children
/// of this process instead of `init`'s; each is known by the `HOME` that it was started with.
///
/// While somebody ``adopt()``s, this process is the reaper of all its descendants (prctl(2),
/// `PR_SET_CHILD_SUBREAPER`).
public final class Daemons: Sendable {
  public static let shared = Daemons()

  /// The homes of our children that have been looked at. A number comes again only when its process
  /// was reaped, which takes it out of here.
  private let homes = Mutex<[Int32: String]>([:])

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

  /// Excludes a child that was started here: it is no daemon, and somebody else asks for its
  /// status.
  func exclude(_ child: Int32) { homes.withLock { $0[child] = "" } }

  /// Returns the daemons with this home.
  func of(home: String) -> [Int32] {
    // They come to the first thread; those of the others were started here.
    let process = getpid()
    let children = ProcessHandle.numbers(inFile: "/proc/\(process)/task/\(process)/children")
    return homes.withLock { homes in
      homes = homes.filter { children.contains($0.key) }
      for child in children where homes[child] == nil { homes[child] = Self.home(of: child) }
      return children.filter { homes[$0] == home }
    }
  }

  /// Kills all who have this home, with what they have started, and waits for their end.
  public func end(home: String) {
    // Whom they leave behind comes to us in turn; a few times, as one in the kernel may not die.
    for _ in 0..<4 {
      let daemons = of(home: home)
      if daemons.isEmpty { return }
      let all = daemons.compactMap { try? ProcessHandle($0) }
      for process in all.flatMap({ [$0] + $0.descendants }) { process.signal(SIGKILL) }
      for process in all { _ = process.waitForEnd(until: .now + .seconds(5)) }
      var status: Int32 = 0
      for daemon in daemons { _ = waitpid(daemon, &status, WNOHANG) }
      homes.withLock { homes in for daemon in daemons { homes[daemon] = nil } }
    }
  }

  /// Returns the `HOME` of a process; nil if it has none, or its environment cannot be read.
  private static func home(of process: Int32) -> String? {
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { _ = Glibc.close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(file, &bytes, bytes.count)
    let entry = bytes.prefix(max(0, count)).split(separator: 0).first {
      $0.starts(with: "HOME=".utf8)
    }
    return entry.map { String(decoding: $0.dropFirst(5), as: UTF8.self) }
  }
}
