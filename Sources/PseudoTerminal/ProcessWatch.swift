import CPlatform
import Glibc

/// A view of a program and all that it has started, which tells from proc(5) whether they wait or
/// work.
///
/// A thread works where it runs, sleeps for a time, or waits for a disk or for room; it waits where it
/// is in a call that only input, another thread or process, or a signal ends. A limit to such a wait,
/// as clocks and blinking cursors have, does not make it work. Of job control only the foreground
/// counts: a process in the background of its own terminal (a shell's `&`) may do what it likes, while
/// the shell itself and one without a terminal count. A daemon, left behind by its parent, is known by
/// its session, and by the home that it was started with, where the program has one of its own (``Daemons``).
///
/// One look proves nothing, as threads are read one after the other. What was asleep in one look and
/// has not run until a second one was asleep in between, all at once; so:
///
/// ```swift
/// let look = try watch.look()
/// // …here the output is drained and the input queue found empty…
/// let isSettled = look.isQuiet && watch.isUnchanged(since: look)
/// ```
public final class ProcessWatch {
  public let processID: Int32
  let proc: String
  private let home: String?
  private var tasks = [cptw_task](repeating: cptw_task(), count: 64)
  /// The open files of the program's first thread.
  private var files = cptw_files(stat: -1, runs: -1, call: -1, children: -1)

  /// - Parameters:
  ///   - proc: where proc(5) is mounted.
  ///   - home: the program's own `HOME`, by which its daemons are known; nil for one that it shares.
  public init(_ processID: Int32, proc: String = "/proc", home: String? = nil) {
    (self.processID, self.proc, self.home) = (processID, proc, home)
  }

  deinit { cptw_close(&files) }

  /// - Throws: ``SystemError`` where the process is gone (`ENOENT`, `ESRCH`), or where the kernel does
  ///   not tell what its threads wait for: it belongs to somebody else, or is not ours to trace.
  public func look() throws(SystemError) -> ProcessLook {
    var daemons = findDaemons()
    while true {
      let look = try look(at: [processID] + daemons)
      // Who was left behind while we looked was seen neither below its parent nor as a daemon.
      let now = findDaemons()
      if now == daemons { return look }
      daemons = now
    }
  }

  private func findDaemons() -> [Int32] { Daemons.shared.of(home: home, session: processID) }

  private func look(at roots: [Int32]) throws(SystemError) -> ProcessLook {
    while true {
      let count = Int(
        cptw_look(proc, roots, Int32(roots.count), &files, &tasks, Int32(tasks.count)))
      guard count >= 0 else { throw .last("\(proc)/\(processID)") }
      if count <= tasks.count { return ProcessLook(tasks: Array(tasks[..<count])) }
      tasks = Array(repeating: cptw_task(), count: count + 64)
    }
  }

  /// Returns true if none of the threads has run since. Costs about a third of a look.
  public func isUnchanged(since look: ProcessLook) -> Bool {
    cptw_unchanged(proc, &files, look.tasks, Int32(look.tasks.count)) != 0
  }

  /// Has the kernel deliver what is on its way through the terminals that the program has made for
  /// others, as tmux does. If something came, its reader is awake then, and no longer unchanged.
  ///
  /// - Returns: false where a process does not lend its files (pidfd_getfd(2)), as one of another
  ///   user, or in a container that forbids it.
  public func deliverInnerOutput(_ look: ProcessLook) -> Bool {
    [CPTW_SLAVE, CPTW_MASTER].allSatisfy { end in
      look.processes.allSatisfy { cptw_deliver(proc, $0, end) == 0 }
    }
  }

  /// Returns the sources that could wake the program without input or a time limit, in words: open
  /// sockets, timers, watched files, named pipes, handlers for signals that another process may send.
  public func outsideSources(_ look: ProcessLook) -> [String] {
    look.processes.flatMap { process in
      let links = links(of: process)
      let kinds = Self.sources.filter { source in
        links.contains { $0.target.hasPrefix(source.link) }
      }.map(\.words)
      let pipe = links.contains(where: isNamedPipe) ? ["a named pipe"] : []
      let timer = cptw_posix_timers(proc, process) > 0 ? ["a timer of timer_create"] : []
      return (kinds + pipe + timer + handlers(process)).map { "process \(process) has \($0)" }
    }
  }

  private func isNamedPipe(_ link: (path: String, target: String)) -> Bool {
    guard link.target.hasPrefix("/"), !link.target.hasPrefix("/dev/") else { return false }
    var facts = stat()
    return stat(link.path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFIFO
  }

  private static var sources: [(link: String, words: String)] {
    [
      ("socket:", "a socket"), ("anon_inode:[timerfd]", "a timer"),
      ("anon_inode:inotify", "watched files"), ("anon_inode:[io_uring]", "an io_uring"),
      ("anon_inode:[signalfd]", "a file of signals"),
    ]
  }

  /// Returns the armed timers that a program holds as files (`timerfd`).
  func timers(_ look: ProcessLook) -> [cptw_timer] {
    look.processes.flatMap { process in
      withUnsafeTemporaryAllocation(of: cptw_timer.self, capacity: 64) { buffer in
        let count = Int(cptw_timers(proc, process, buffer.baseAddress, Int32(buffer.count)))
        return Array(buffer.prefix(count))
      }
    }
  }

  /// The processes with timers of `timer_create`, of which proc(5) does not tell when they fire.
  func processesWithTimers(_ look: ProcessLook) -> [Int32] {
    look.processes.filter { cptw_posix_timers(proc, $0) > 0 }
  }

  private func links(of process: Int32) -> [(path: String, target: String)] {
    let folder = "\(proc)/\(process)/fd"
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var links: [(path: String, target: String)] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = "\(folder)/\(name)"
      if let target = Self.target(path) { links.append((path, target)) }
    }
    return links
  }

  private static func target(_ link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(link, start, buffer.count)
      return count < 0
        ? nil : String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  /// Returns the signals that a process handles and that time or another process may send. `SigCgt` of
  /// `status` is a hexadecimal mask with signal 1 in its last bit.
  private func handlers(_ process: Int32) -> [String] {
    var text = [UInt8](repeating: 0, count: 4096)
    let file = open("\(proc)/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return ["handlers that are not known"] }
    defer { close(file) }
    let count = read(file, &text, text.count)
    let lines = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("SigCgt:") }),
      let mask = UInt64(line.dropFirst(7).drop { $0 == "\t" || $0 == " " }, radix: 16)
    else { return ["handlers that are not known"] }
    return Self.signals.filter { mask & 1 << ($0.number - 1) != 0 }
      .map { "a handler for \($0.name)" }
  }

  private static var signals: [(number: Int32, name: String)] {
    [
      (SIGALRM, "SIGALRM"), (SIGUSR1, "SIGUSR1"), (SIGUSR2, "SIGUSR2"), (SIGIO, "SIGIO"),
      (SIGVTALRM, "SIGVTALRM"), (SIGPROF, "SIGPROF"),
    ]
  }
}
